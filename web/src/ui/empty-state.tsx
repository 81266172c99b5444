import type { ReactNode } from "react";

export const EmptyState = ({ children }: { readonly children: ReactNode }) => (
  <p className="rounded-card border border-dashed border-line-strong px-4 py-9 text-center text-ink-2">
    {children}
  </p>
);
