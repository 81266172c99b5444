import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export const EmptyState = ({
  art,
  action,
  className,
  children,
}: {
  readonly art?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <div
    className={classNames(
      "grid place-items-center gap-3 rounded-card border border-dashed border-line-strong px-4 py-9 text-center text-ink-2",
      className,
    )}
  >
    {art}
    <p>{children}</p>
    {action}
  </div>
);
