import { type InputEvent, useState } from "react";
import { NumberInput } from "../../ui/number-input.tsx";

const mostHours = 24;

/** Limited to 24; anything that is not a number of hours counts as 0. */
export const hoursOfText = (text: string): number => {
  const hours = Number(text);
  return text.trim() !== "" && hours > 0 ? Math.min(hours, mostHours) : 0;
};

/**
 * The field would otherwise keep showing text the browser cannot read as a number, such as "6e".
 */
const dropUnreadable = ({
  currentTarget: field,
  nativeEvent: { data },
}: InputEvent<HTMLInputElement>) => {
  // Some browsers cannot read "1." before the next digit comes.
  const isPoint = data === "." || data === ",";
  if (field.validity.badInput && !isPoint) field.value = "";
};

const textOf = (hours: number): string => (hours === 0 ? "" : String(hours));

export const HoursInput = ({
  hours,
  onHoursChange,
  placeholder,
}: {
  readonly hours: number;
  readonly onHoursChange: (hours: number) => void;
  readonly placeholder?: string;
}) => {
  // The text is stored beside the number, so that "1." is not cut to "1".
  const [text, setText] = useState(textOf(hours));
  const shown = hoursOfText(text) === hours ? text : textOf(hours);
  const type = (typed: string) => {
    const next = hoursOfText(typed);
    const isOutside = Number(typed) > mostHours || Number(typed) < 0;
    setText(isOutside ? textOf(next) : typed);
    onHoursChange(next);
  };
  return (
    <NumberInput
      min={1}
      max={mostHours}
      step="any"
      inputMode="decimal"
      value={shown}
      placeholder={placeholder}
      onInput={dropUnreadable}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setText(textOf(hours))}
    />
  );
};
