import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface BlockProps {
  readonly heading: ReactNode;
  /** A smaller heading, on one line with the aside where there is room. */
  readonly compact?: boolean;
  /** Beside the heading; not in the region's name. */
  readonly mark?: ReactNode;
  /** At the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

export const Block = ({
  heading,
  compact = false,
  mark,
  aside,
  className,
  children,
}: BlockProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames("px-4 py-5 md:p-6 print:px-0", className)}>
      <div
        className={classNames(
          "flex items-center justify-between gap-3 not-last:mb-4",
          compact ? "max-md:flex-wrap" : "flex-wrap",
        )}
      >
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1.5">
          <h2 id={id} className={compact ? "text-lg" : undefined}>
            {heading}
          </h2>
          {mark}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
};
