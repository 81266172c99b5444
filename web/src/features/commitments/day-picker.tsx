import type { Weekday } from "@smart-planner/planner/model";
import { weekdays } from "@smart-planner/planner/time";
import { commitmentsWords } from "@smart-planner/words/en/commitments";
import { dateWords } from "@smart-planner/words/en/dates";
import { useId } from "react";
import { useDisplay } from "../../platform/display.ts";
import { Chip } from "../../ui/chip.tsx";
import { FieldError } from "../../ui/field-error.tsx";
import { useWords } from "../../ui/use-words.ts";

/** `Mon, Wed, Fri`, in the student's order. */
export const useDayList = (): ((days: readonly Weekday[]) => string) => {
  const words = useWords(commitmentsWords);
  const dates = useWords(dateWords);
  const { weekdays: order } = useDisplay();
  return (days) =>
    days.length === 7
      ? words.everyDay
      : dates.list(order.filter((day) => days.includes(day)).map(dates.shortWeekday));
};

export const DayPicker = ({
  days,
  onDaysChange,
  error,
}: {
  readonly days: readonly Weekday[];
  readonly onDaysChange: (days: readonly Weekday[]) => void;
  readonly error: string | undefined;
}) => {
  const words = useWords(commitmentsWords);
  const dates = useWords(dateWords);
  const id = useId();
  const { weekdays: shownDays } = useDisplay();
  const toggle = (day: Weekday) =>
    onDaysChange(
      days.includes(day)
        ? days.filter((other) => other !== day)
        : weekdays.filter((other) => other === day || days.includes(other)),
    );
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : id}
      data-invalid={error !== undefined || undefined}
      className="grid gap-1.5"
    >
      <legend className="mb-1.5 text-sm font-(--weight-medium)">{words.days}</legend>
      <div className="flex flex-wrap gap-2">
        {shownDays.map((day) => (
          <Chip
            key={day}
            pressed={days.includes(day)}
            onClick={() => toggle(day)}
            className="min-w-11.5 px-2"
          >
            {dates.shortWeekday(day)}
          </Chip>
        ))}
      </div>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
};
