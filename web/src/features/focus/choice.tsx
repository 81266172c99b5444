import { type ReactNode, useId } from "react";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

/** Two or three large answers to one question: real radio buttons, none chosen at first. */
export const Choices = <Value extends string>({
  label,
  choices,
  value,
  onChoose,
}: {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChoose: (value: Value) => void;
}) => {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="grid auto-cols-fr grid-flow-col gap-2.5">
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="relative inline-flex min-h-12 items-center justify-center gap-2 rounded-control bg-surface px-4 text-md font-(--weight-semi) text-ink inset-ring inset-ring-line-control has-checked:bg-pen-soft has-checked:text-pen-text has-checked:inset-ring-2 has-checked:inset-ring-pen has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:border forced-colors:has-checked:border-3"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            className="absolute inset-0 m-0 cursor-pointer appearance-none opacity-0"
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
};
