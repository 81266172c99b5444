import { datesFrom, nextDatesOf, type Repeats, repeatsOf } from "@smart-planner/planner/calendars";
import type { Commitment } from "@smart-planner/planner/model";
import { parseDay } from "@smart-planner/planner/time";
import { commitmentsWords } from "@smart-planner/words/en/commitments";
import { useMoment } from "../../platform/use-moment.ts";
import { Button } from "../../ui/button.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { useWords } from "../../ui/use-words.ts";
import { nextInWords } from "./repeats-words.ts";

const kinds: readonly Repeats[] = ["weekly", "second-week", "once"];

/** How often it comes back, until when, and on which dates that is. */
export const RepeatsFields = ({
  commitment,
  onDatesChange,
}: {
  readonly commitment: Commitment;
  readonly onDatesChange: (dates: Commitment["dates"]) => void;
}) => {
  const words = useWords(commitmentsWords);
  const { day: today } = useMoment();
  const { days, dates } = commitment;
  const repeats = repeatsOf(commitment);
  const until = repeats === "once" ? undefined : dates?.until;
  const firstWith = (given: Commitment["dates"]) =>
    nextDatesOf({ commitment: { ...commitment, dates: given }, today, count: 1 })[0];
  const otherWeeks =
    repeats === "second-week"
      ? [false, true]
          .map((isWeekLater) => datesFrom({ repeats, days, today, until, isWeekLater }))
          .map((given) => ({ dates: given, first: firstWith(given) }))
          .find(({ first }) => first !== undefined && first !== firstWith(dates))
      : undefined;
  const end = (text: string) => {
    const last = parseDay(text);
    const { until: _, ...rest } = dates ?? {};
    // Which weeks it is in, and since when, must not change with its end.
    onDatesChange(
      repeats === "second-week"
        ? { ...rest, ...(last !== undefined && { until: last }) }
        : datesFrom({ repeats, days, today, until: last }),
    );
  };
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-sm font-(--weight-medium)">{words.repeats}</legend>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SegmentedControl<Repeats>
            label={words.repeats}
            segments={kinds.map((value) => ({ value, label: words.repeatsKinds[value] }))}
            value={repeats}
            onValueChange={(next) =>
              onDatesChange(datesFrom({ repeats: next, days, today, until }))
            }
            className="max-md:w-full max-md:flex-col"
          />
          {repeats !== "weekly" && (
            <span className="text-sm text-ink-2">{nextInWords(commitment, today, words)}</span>
          )}
          {otherWeeks?.first !== undefined && (
            <Button variant="quiet" size="sm" onClick={() => onDatesChange(otherWeeks.dates)}>
              {words.begin(otherWeeks.first)}
            </Button>
          )}
        </div>
      </fieldset>
      {repeats !== "once" && (
        <Field label={words.until} className="max-w-56">
          <DateInput
            value={until ?? ""}
            min={today}
            max="9999-12-31"
            onChange={(event) => end(event.target.value)}
          />
        </Field>
      )}
    </div>
  );
};
