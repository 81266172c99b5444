import type { ReactNode } from "react";

/** The highlighter: today, now, the current step. One in a region, never decoration. */
export const Mark = ({ children }: { readonly children: ReactNode }) => (
  <span className="mark">{children}</span>
);
