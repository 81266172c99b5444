import type { ReactNode } from "react";

/** The highlighter for today, now and the current step: one per region. */
export const Mark = ({ children }: { readonly children: ReactNode }) => (
  <span className="mark">{children}</span>
);
