import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field-control.ts";

export interface RangeInputProps
  extends Omit<ComponentProps<"input">, "type" | "value" | "min" | "max" | "onChange"> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onValueChange: (value: number) => void;
}

export const RangeInput = ({
  value,
  min,
  max,
  onValueChange,
  className,
  style,
  ...rest
}: RangeInputProps) => (
  <input
    {...rest}
    {...useFieldControl(rest)}
    type="range"
    min={min}
    max={max}
    value={value}
    onChange={(event) => onValueChange(event.target.valueAsNumber)}
    className={classNames("range", className)}
    style={{ ...style, ["--range-filled" as string]: `${((value - min) / (max - min)) * 100}%` }}
  />
);
