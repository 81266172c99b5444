import { useId } from "react";
import { classNames } from "./class-names.ts";

/** Radio buttons of which none needs to be chosen. */
export const RadioPills = <Value extends string | number>({
  labelledBy,
  label,
  options,
  value,
  onValueChange,
  className,
  pillClassName,
}: {
  readonly labelledBy?: string;
  readonly label?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  readonly className: string;
  readonly pillClassName: string;
}) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} aria-labelledby={labelledBy} className={className}>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            "relative grid place-items-center font-(--weight-medium) hover:bg-hover has-checked:bg-pen has-checked:text-on-pen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:border forced-colors:has-checked:border-3",
            pillClassName,
          )}
        >
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
};
