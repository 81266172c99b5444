import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly bordered?: boolean;
  readonly size?: "sm" | "md";
}

export const IconButton = ({
  label,
  icon,
  bordered = false,
  size = "md",
  type = "button",
  className,
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    className={classNames(
      "inline-grid flex-none place-items-center border text-ink-2 transition-[background-color,color] duration-(--dur-1) enabled:hover:bg-hover enabled:hover:text-ink disabled:cursor-not-allowed disabled:text-ink-disabled",
      bordered ? "border-line-strong bg-surface shadow-ctl" : "border-transparent bg-transparent",
      size === "sm"
        ? "size-(--ctl-h-sm) rounded-lg [&_svg]:size-4"
        : "size-(--ctl-h) rounded-control [&_svg]:size-4.5",
      className,
    )}
  >
    <span aria-hidden="true" className="inline-flex">
      {icon}
    </span>
  </button>
);
