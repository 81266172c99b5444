import {
  type Commitment,
  datesFrom,
  isOnDay,
  nextDatesOf,
  parseDay,
  type Repeats,
  repeatsOf,
} from "@smart-planner/planner";
import { useMoment } from "../../platform/use-moment.ts";
import { Button } from "../../ui/button.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Field } from "../../ui/field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { nextInWords } from "./repeats-words.ts";

const segments = [
  { value: "weekly", label: "Every week" },
  { value: "second-week", label: "Every second week" },
  { value: "once", label: "Only this week" },
] as const satisfies readonly { readonly value: Repeats; readonly label: string }[];

/** How often it comes back, until when, and on which dates that is. */
export const RepeatsFields = ({
  commitment,
  onDatesChange,
}: {
  readonly commitment: Commitment;
  readonly onDatesChange: (dates: Commitment["dates"]) => void;
}) => {
  const { day: today } = useMoment();
  const { dates } = commitment;
  const repeats = repeatsOf(commitment);
  const until = repeats === "once" ? undefined : dates?.until;
  const [first] = nextDatesOf({ commitment, today, count: 1 });
  const usual = { ...commitment, dates: datesFrom({ repeats: "second-week", today }) };
  const isThisWeekFirst = first !== undefined && isOnDay(usual, first);
  const choose = (change: { repeats?: Repeats; nextWeek?: boolean; until?: string }) => {
    const last = change.until === undefined ? until : parseDay(change.until);
    onDatesChange(
      datesFrom({
        repeats: change.repeats ?? repeats,
        today,
        until: last,
        nextWeek: change.nextWeek ?? (repeats === "second-week" && !isThisWeekFirst),
      }),
    );
  };
  return (
    <div className="grid gap-4">
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-sm font-(--weight-medium)">Repeats</legend>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SegmentedControl<Repeats>
            label="Repeats"
            segments={segments}
            value={repeats}
            onValueChange={(next) => choose({ repeats: next, nextWeek: false })}
            className="max-md:w-full max-md:flex-col"
          />
          {repeats !== "weekly" && (
            <span className="text-sm text-ink-2">{nextInWords(commitment, today)}</span>
          )}
          {repeats === "second-week" && commitment.days.length > 0 && (
            <Button variant="quiet" size="sm" onClick={() => choose({ nextWeek: isThisWeekFirst })}>
              {isThisWeekFirst ? "Begin a week later" : "Begin a week earlier"}
            </Button>
          )}
        </div>
      </fieldset>
      {repeats !== "once" && (
        <Field label="Until (optional)" className="max-w-56">
          <DateInput
            value={until ?? ""}
            min={today}
            max="9999-12-31"
            onChange={(event) => choose({ until: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
};
