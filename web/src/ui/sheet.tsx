import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** The one raised surface of a page. Parts inside are split by hairlines, not by further cards. */
export const Sheet = ({ className, ...rest }: ComponentProps<"div">) => (
  <div
    {...rest}
    className={classNames(
      "rounded-sheet border border-line bg-surface shadow-sheet print:border-0 print:shadow-none",
      className,
    )}
  />
);
