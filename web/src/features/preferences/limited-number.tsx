import { preferencesWords } from "@smart-planner/words/en/preferences";
import { type ReactNode, useState } from "react";
import { Field } from "../../ui/field.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { type Limits, withinLimits } from "./limits.ts";

/**
 * The typed text beside the number in use. A text outside the limits stays and is reported; the
 * last valid number is used.
 */
export const useTypedNumber = ({
  value,
  limits,
  onValueChange,
}: {
  readonly value: number;
  readonly limits: Limits;
  readonly onValueChange: (value: number) => void;
}) => {
  const words = useWords(preferencesWords);
  const [text, setText] = useState(String(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    // Changed elsewhere, not by typing here.
    if (withinLimits(text, limits) !== value) setText(String(value));
  }
  const isWrong = withinLimits(text, limits) === undefined;
  return {
    text,
    limits,
    error: isWrong ? words.wholeNumber(limits.least, limits.most, value) : undefined,
    type: (typed: string) => {
      setText(typed);
      const number = withinLimits(typed, limits);
      if (number !== undefined && number !== value) onValueChange(number);
    },
  };
};

export type TypedNumber = ReturnType<typeof useTypedNumber>;

export const TypedNumberField = ({
  label,
  unit,
  number: { text, limits, error, type },
  hint,
}: {
  readonly label: string;
  readonly unit?: string;
  readonly number: TypedNumber;
  readonly hint?: ReactNode;
}) => {
  const words = useWords(preferencesWords);
  return (
    <Field label={label} error={error} hint={hint ?? words.range(limits.least, limits.most)}>
      <NumberInput
        min={limits.least}
        max={limits.most}
        step={1}
        value={text}
        onChange={(event) => type(event.target.value)}
        {...(unit === undefined ? {} : { unit })}
      />
    </Field>
  );
};

export const LimitedNumber = ({
  label,
  unit,
  ...typed
}: {
  readonly label: string;
  readonly unit?: string;
} & Parameters<typeof useTypedNumber>[0]) => (
  <TypedNumberField
    label={label}
    number={useTypedNumber(typed)}
    {...(unit === undefined ? {} : { unit })}
  />
);
