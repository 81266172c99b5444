import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly onCheckedChange?: (checked: boolean) => void;
}

export const Checkbox = ({ label, hint, onCheckedChange, className, ...rest }: CheckboxProps) => {
  const hintId = useId();
  return (
    <div className={classNames("grid grid-cols-[auto_1fr] items-start gap-x-3", className)}>
      <label className="col-span-full grid grid-cols-subgrid items-start">
        <input
          aria-describedby={hint === undefined ? undefined : hintId}
          {...rest}
          type="checkbox"
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className="check mt-0.5"
        />
        <span className="font-(--weight-medium)">{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className="col-start-2 text-sm text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
};
