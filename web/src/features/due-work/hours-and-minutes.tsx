import { type Assignment, minutesOfEstimate } from "@smart-planner/planner/due-work";
import { assignmentWords } from "@smart-planner/words/en/assignment";
import { dueWorkWords } from "@smart-planner/words/en/due-work";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { useWords } from "../../ui/use-words.ts";
import { useTyped } from "./use-typed.ts";

type Estimate = Assignment["estimate"];

/** The texts of the two fields: hours and minutes, or pages and minutes a page. */
type Typed = readonly [string, string];

const typedOf = (estimate: Estimate, inPages: boolean): Typed => {
  if (estimate === undefined || "pages" in estimate !== inPages) return ["", ""];
  return "pages" in estimate
    ? [String(estimate.pages), String(estimate.minutesPerPage)]
    : [String(Math.floor(estimate.minutes / 60)), String(estimate.minutes % 60)];
};

const estimateOf = ([first, second]: Typed, inPages: boolean): Estimate => {
  const [amount, rest] = [Number(first), Number(second)];
  if (inPages) return { pages: amount, minutesPerPage: rest };
  const minutes = Math.round(amount * 60 + rest);
  return minutes > 0 ? { minutes } : undefined;
};

/** A length in two fields; both empty is not known. A value that was typed is stored on leaving them. */
export const HoursAndMinutes = ({
  label,
  estimate,
  isFixed,
  onChange,
}: {
  readonly label: string;
  readonly estimate: Estimate;
  /** The sum of something else. */
  readonly isFixed: boolean;
  readonly onChange: (estimate: Estimate) => void;
}) => {
  const words = useWords(assignmentWords);
  const { length } = useWords(dueWorkWords);
  const [isInPages, setInPages] = useState(estimate !== undefined && "pages" in estimate);
  const inPages = isInPages && !isFixed;
  const [typed, setTyped, leave] = useTyped((typed: Typed) => {
    // Pages alone do not say how long it takes.
    if (inPages && typed.filter((text) => Number(text) > 0).length === 1) return false;
    onChange(typed.every((text) => text === "") ? undefined : estimateOf(typed, inPages));
    return true;
  });
  const shown = typed ?? typedOf(estimate, inPages);
  const fields = inPages
    ? [
        { name: words.pages, unit: words.pages, max: 9_999 },
        { name: words.minutesAPage, unit: words.minutesAPage, max: 999 },
      ]
    : [
        { name: words.hours, unit: words.h, max: 500 },
        { name: words.minutes, unit: words.min, max: 59 },
      ];
  return (
    <fieldset
      className="grid gap-1.5"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
      onKeyDown={({ key }) => {
        if (key === "Enter") leave();
      }}
    >
      <legend className="mb-1.5 text-sm font-(--weight-medium)">
        {label}
        {inPages && estimate !== undefined && ` (${length(minutesOfEstimate(estimate))})`}
      </legend>
      <span className="flex min-w-0 flex-wrap gap-1.5 *:flex-[1_1_6rem]">
        {fields.map(({ name, ...field }, at) => (
          <NumberInput
            key={name}
            {...field}
            aria-label={name}
            min={0}
            step="any"
            disabled={isFixed}
            value={shown[at]}
            onChange={({ target }) =>
              setTyped(at === 0 ? [target.value, shown[1]] : [shown[0], target.value])
            }
          />
        ))}
      </span>
      {!isFixed && (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          onClick={() => {
            leave();
            setTyped(undefined);
            setInPages(!inPages);
          }}
        >
          {inPages ? words.inHours : words.inPages}
        </Button>
      )}
    </fieldset>
  );
};
