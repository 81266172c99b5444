import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "danger-solid";
export type ButtonSize = "sm" | "md" | "lg";

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly block?: boolean | undefined;
}

const base =
  "inline-flex items-center justify-center gap-2 border px-[calc(var(--btn-pad)-var(--btn-give,0rem))] font-(--weight-semi) leading-[1.2] no-underline transition-[background-color,border-color,box-shadow,color] duration-(--dur-1) aria-disabled:cursor-not-allowed disabled:cursor-not-allowed";

const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: "min-h-(--ctl-h-sm) rounded-lg text-xs [--btn-pad:0.75rem]",
  md: "min-h-(--ctl-h) rounded-control text-sm",
  lg: "min-h-[max(2.875rem,var(--ctl-h))] rounded-control text-md [--btn-pad:1.25rem]",
};

const mediumPadding: Readonly<Record<ButtonVariant, string>> = {
  primary: "[--btn-pad:1rem]",
  secondary: "[--btn-pad:1rem]",
  quiet: "[--btn-pad:0.75rem]",
  danger: "[--btn-pad:0.75rem]",
  "danger-solid": "[--btn-pad:1rem]",
};

/** Reserves the width of the spinner and its gap, so that the button keeps its width. */
const roomForSpinner = "[--btn-give:0.75rem]";

/** Enabled or busy. */
const active: Readonly<Record<ButtonVariant, string>> = {
  primary:
    "border-transparent bg-pen text-on-pen shadow-[var(--shadow-ctl),inset_0_1px_0_var(--pen-edge)] not-aria-busy:hover:bg-pen-hover aria-busy:opacity-85",
  secondary:
    "border-line-strong bg-surface text-ink shadow-ctl not-aria-busy:hover:border-line-control not-aria-busy:hover:bg-hover",
  quiet:
    "border-transparent bg-transparent text-ink-2 not-aria-busy:hover:bg-hover not-aria-busy:hover:text-ink",
  danger: "border-transparent bg-transparent text-danger not-aria-busy:hover:bg-danger-soft",
  "danger-solid": "border-transparent bg-danger text-on-danger aria-busy:opacity-85",
};

const disabled = "border-line bg-sunk text-ink-3";

export interface ButtonState {
  readonly isDisabled?: boolean;
  readonly makesRoomForSpinner?: boolean;
}

/** Also for a link that looks like a button. */
export const buttonClass = (
  { variant = "secondary", size = "md", block = false }: ButtonLook = {},
  { isDisabled = false, makesRoomForSpinner = false }: ButtonState = {},
): string =>
  classNames(
    base,
    sizes[size],
    size === "md" && mediumPadding[variant],
    isDisabled ? disabled : active[variant],
    makesRoomForSpinner && roomForSpinner,
    // One line, unless the room is narrower than that.
    block ? "w-full" : "min-w-fit",
  );
