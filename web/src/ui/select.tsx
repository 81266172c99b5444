import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field-control.ts";

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string>
  extends Omit<ComponentProps<"select">, "value" | "onChange" | "children"> {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onValueChange: (value: Value) => void;
}

export const Select = <Value extends string>({
  value,
  options,
  onValueChange,
  className,
  ...rest
}: SelectProps<Value>) => (
  <span className="relative block">
    <select
      {...rest}
      {...useFieldControl(rest)}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen !== undefined) onValueChange(chosen.value);
      }}
      className={classNames("control", className)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-2"
    />
  </span>
);
