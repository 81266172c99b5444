import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly size?: "sm" | "md";
  readonly className?: string;
}

/** Radio buttons: arrows move, one is always chosen. */
export const SegmentedControl = <Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  size = "md",
  className,
}: SegmentedControlProps<Value>) => {
  const name = useId();
  const isSmall = size === "sm";
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(
        "inline-flex max-w-full flex-wrap gap-0.5 bg-sunk p-[3px]",
        isSmall ? "rounded-[10px]" : "rounded-xl",
        className,
      )}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={classNames(
            "relative inline-flex max-w-full flex-auto items-center justify-center gap-2 text-center text-ink-2 font-(--weight-medium) hover:text-ink has-checked:bg-raise has-checked:font-(--weight-semi) has-checked:text-pen-text has-checked:shadow-[0_0_0_1px_var(--line-control),var(--shadow-ctl)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:border-2",
            isSmall
              ? "min-h-[calc(var(--ctl-h-sm)-6px)] rounded-[7px] px-3 text-xs"
              : "min-h-[calc(var(--ctl-h)-6px)] rounded-[9px] px-3.5 text-sm",
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onValueChange(segment.value)}
            className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
          />
          {segment.label}
        </label>
      ))}
    </div>
  );
};
