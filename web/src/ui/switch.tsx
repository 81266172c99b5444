import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "onChange"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly onCheckedChange?: (checked: boolean) => void;
}

/** Acts at once; use a checkbox where a button confirms. */
export const Switch = ({ label, hint, onCheckedChange, className, ...rest }: SwitchProps) => {
  const hintId = useId();
  return (
    <div className={classNames("grid grid-cols-1 gap-0.5", className)}>
      <label className="flex items-center justify-between gap-3">
        <span className="min-w-0 text-sm font-(--weight-medium) wrap-anywhere hyphens-auto">
          {label}
        </span>
        <input
          aria-describedby={hint === undefined ? undefined : hintId}
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own checked state
          role="switch"
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className="switch"
        />
      </label>
      {hint !== undefined && (
        <p id={hintId} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
};
