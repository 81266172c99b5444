import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** A named scroll area that the keyboard reaches. */
export const TableScroller = ({
  label,
  className,
  ...rest
}: ComponentProps<"section"> & { readonly label: string }) => (
  <section
    {...rest}
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    tabIndex={0}
    className={classNames(
      "relative overflow-auto overscroll-contain rounded-card border border-line print:overflow-visible print:border-0 focus-visible:rounded-card [scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin]",
      className,
    )}
  />
);

export const Table = ({ className, ...rest }: ComponentProps<"table">) => (
  <table {...rest} className={classNames("w-full border-collapse text-sm", className)} />
);

export const TableHead = ({ className, ...rest }: ComponentProps<"thead">) => (
  <thead {...rest} className={classNames("sticky top-0 z-1 bg-surface print:static", className)} />
);

export const TableHeading = ({ className, scope = "col", ...rest }: ComponentProps<"th">) => (
  <th
    {...rest}
    scope={scope}
    className={classNames(
      "px-2.5 py-2.5 text-start text-xs font-(--weight-semi) text-ink-3 shadow-[inset_0_-1px_0_var(--line)] md:px-4",
      className,
    )}
  />
);

export const TableCell = ({ className, ...rest }: ComponentProps<"td">) => (
  <td
    {...rest}
    className={classNames("h-9.5 px-2.5 py-1.5 print:h-auto print:py-1 md:px-4", className)}
  />
);
