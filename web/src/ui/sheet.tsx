import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** The raised surface of a page. Hairlines separate its parts. */
export const Sheet = ({ className, ...rest }: ComponentProps<"div">) => (
  <div
    {...rest}
    className={classNames(
      "rounded-sheet border border-line bg-surface shadow-sheet print:border-0 print:shadow-none",
      className,
    )}
  />
);
