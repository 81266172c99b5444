import { type ComponentProps, useState } from "react";
import { NumberInput } from "../../ui/number-input.tsx";

/**
 * A number that is used while it is typed, as far as it is within its bounds; else the field says
 * so.
 */
export const TypedNumber = ({
  value,
  least,
  most,
  onNumber,
  ...rest
}: Omit<ComponentProps<typeof NumberInput>, "value" | "onChange" | "onBlur"> & {
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  /** Undefined if the field was emptied. */
  readonly onNumber: (value: number | undefined) => void;
}) => {
  const shown = value === undefined ? "" : String(value);
  const [text, setText] = useState<string | null>(null);
  const number = text === null || text.trim() === "" ? undefined : Number(text);
  const isOutside = number !== undefined && !(number >= least && number <= most);
  return (
    <NumberInput
      step="any"
      inputMode="decimal"
      {...rest}
      min={least}
      max={most}
      value={text ?? shown}
      aria-invalid={isOutside || undefined}
      onChange={({ target }) => {
        setText(target.value);
        const typed = target.value.trim() === "" ? undefined : Number(target.value);
        if (typed === undefined) onNumber(undefined);
        else if (typed >= least && typed <= most) onNumber(typed);
      }}
      onBlur={() => setText(null)}
    />
  );
};
