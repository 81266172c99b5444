import { assignmentWords } from "@smart-planner/words/en/assignment";
import { useState } from "react";
import { NumberInput } from "../../ui/number-input.tsx";
import { useWords } from "../../ui/use-words.ts";

const partsOf = (minutes: number | undefined) =>
  minutes === undefined
    ? { hours: "", rest: "" }
    : { hours: String(Math.floor(minutes / 60)), rest: String(minutes % 60) };

/** A length in two fields; both empty is not known. */
export const HoursAndMinutes = ({
  label,
  minutes,
  isFixed,
  onChange,
}: {
  readonly label: string;
  readonly minutes: number | undefined;
  /** The sum of something else. */
  readonly isFixed: boolean;
  readonly onChange: (minutes: number | undefined) => void;
}) => {
  const words = useWords(assignmentWords);
  const fields = [
    { part: "hours", name: words.hours, unit: words.h, max: 500 },
    { part: "rest", name: words.minutes, unit: words.min, max: 59 },
  ] as const;
  const [typed, setTyped] = useState({ minutes, ...partsOf(minutes) });
  // Changed elsewhere: the fields follow.
  const shown = typed.minutes === minutes && !isFixed ? typed : partsOf(minutes);
  const type = (next: { readonly hours: string; readonly rest: string }) => {
    const sum = Math.round(Number(next.hours) * 60 + Number(next.rest));
    const known = sum > 0 ? sum : undefined;
    setTyped({ ...next, minutes: known });
    onChange(known);
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-(--weight-medium)">{label}</legend>
      <span className="flex min-w-0 flex-wrap gap-1.5 *:flex-[1_1_6rem]">
        {fields.map(({ part, name, ...field }) => (
          <NumberInput
            key={part}
            {...field}
            aria-label={name}
            min={0}
            disabled={isFixed}
            value={shown[part]}
            onChange={({ target }) => type({ ...shown, [part]: target.value })}
          />
        ))}
      </span>
    </fieldset>
  );
};
