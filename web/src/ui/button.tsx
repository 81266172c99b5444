import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Before the label; hidden from assistive technology. */
  readonly icon?: ReactNode;
  /** Shows a spinner, keeps focus and width, ignores presses. */
  readonly loading?: boolean;
  /** For a button that its own press disables: it keeps the focus. */
  readonly focusableWhenDisabled?: boolean;
}

const ButtonIcon = ({ children }: { readonly children: ReactNode }) =>
  children === undefined ? null : (
    <span aria-hidden="true" className="-ms-0.5 inline-flex flex-none [&>svg]:size-4">
      {children}
    </span>
  );

export const Button = ({
  variant,
  size,
  block,
  icon,
  loading = false,
  type = "button",
  disabled = false,
  focusableWhenDisabled = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A focusable button gets presses, so it must also prevent the form's submission.
    if (loading || disabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !focusableWhenDisabled}
      aria-disabled={loading || (disabled && focusableWhenDisabled) || undefined}
      aria-busy={loading || undefined}
      onClick={press}
      className={classNames(
        buttonClass(
          { variant, size, block },
          { isDisabled: disabled, makesRoomForSpinner: loading && icon === undefined },
        ),
        loading && "cursor-progress!",
        className,
      )}
    >
      {loading ? <Spinner /> : <ButtonIcon>{icon}</ButtonIcon>}
      {children}
    </button>
  );
};
