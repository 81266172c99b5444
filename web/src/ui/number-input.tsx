import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useFieldControl } from "./field-control.ts";

export interface NumberInputProps extends Omit<ComponentProps<"input">, "type"> {
  readonly unit?: string;
}

export const NumberInput = ({ unit, className, ...rest }: NumberInputProps) => {
  const input = (
    <input
      inputMode="numeric"
      {...rest}
      {...useFieldControl(rest)}
      type="number"
      className={classNames("control", unit !== undefined && "pe-12", className)}
    />
  );
  if (unit === undefined) return input;
  return (
    <span className="relative block">
      {input}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-sm text-ink-3"
      >
        {unit}
      </span>
    </span>
  );
};
