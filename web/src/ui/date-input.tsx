import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field-control.ts";

export interface DateInputProps extends Omit<ComponentProps<"input">, "type" | "value"> {
  readonly value: string;
}

export const DateInput = ({ value, className, ...rest }: DateInputProps) => (
  <input
    {...rest}
    {...useFieldControl(rest)}
    type="date"
    value={value}
    data-empty={value === "" || undefined}
    className={classNames("control", className)}
  />
);
