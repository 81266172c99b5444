import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export interface ChipProps extends ComponentProps<"button"> {
  readonly pressed: boolean;
  /** Shows a tick while pressed, if several may be chosen. */
  readonly ticked?: boolean;
}

export const Chip = ({ pressed, ticked = false, className, children, ...rest }: ChipProps) => (
  <button
    type="button"
    {...rest}
    aria-pressed={pressed}
    className={classNames(
      "inline-flex min-h-9 max-w-full flex-none items-center justify-center gap-2 rounded-full px-3 text-sm font-(--weight-medium) transition-[background-color,color] duration-(--dur-1) disabled:cursor-not-allowed disabled:opacity-55 pointer-coarse:min-h-10 focus-visible:rounded-full forced-colors:border",
      pressed
        ? "bg-pen text-on-pen forced-colors:border-3"
        : "bg-surface text-ink-2 inset-ring inset-ring-line-control hover:bg-hover hover:text-ink",
      className,
    )}
  >
    {ticked && pressed && (
      <Check aria-hidden="true" strokeWidth={2.5} className="size-[0.9375rem]" />
    )}
    {children}
  </button>
);
