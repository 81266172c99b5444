import { preferencesWords } from "@smart-planner/words/en/preferences";
import { type ReactNode, useId } from "react";
import { FieldError } from "../../ui/field-error.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import type { TypedNumber } from "./limited-number.tsx";

interface End {
  readonly label: string;
  readonly number: TypedNumber;
}

/** "From 30 to 120 minutes": two numbers on one line, their errors below it. */
export const NumberRange = ({
  ends,
  unit,
  after,
}: {
  readonly ends: readonly [from: End, to: End];
  /** Inside both fields. */
  readonly unit?: string;
  readonly after?: ReactNode;
}) => {
  const words = useWords(preferencesWords);
  const id = useId();
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5 text-sm text-ink-2">
        {ends.map(({ label, number: { text, limits, error, type } }, index) => (
          <span key={label} className="flex items-center gap-2.5">
            <span aria-hidden="true">{index === 0 ? words.from : words.to}</span>
            <NumberInput
              aria-label={label}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? undefined : `${id}-${index}`}
              min={limits.least}
              max={limits.most}
              step={1}
              value={text}
              onChange={(event) => type(event.target.value)}
              className="w-24"
              {...(unit === undefined ? {} : { unit })}
            />
          </span>
        ))}
        {after}
      </div>
      {ends.map(
        ({ label, number: { error } }, index) =>
          error !== undefined && (
            <FieldError key={label} id={`${id}-${index}`}>
              {`${label}: ${error}`}
            </FieldError>
          ),
      )}
    </>
  );
};
