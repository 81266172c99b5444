import type { Weekday } from "@smart-planner/planner/model";
import { weekdayNames, weekdays } from "@smart-planner/planner/time";
import { useId } from "react";
import { useDisplay } from "../../platform/display.ts";
import { Chip } from "../../ui/chip.tsx";
import { FieldError } from "../../ui/field-error.tsx";

/** `Mon, Wed, Fri` */
export const dayListOf = (
  days: readonly Weekday[],
  order: readonly Weekday[] = weekdays,
): string =>
  days.length === 7
    ? "Every day"
    : order
        .filter((day) => days.includes(day))
        .map((day) => weekdayNames[day].slice(0, 3))
        .join(", ");

export const DayPicker = ({
  days,
  onDaysChange,
  error,
}: {
  readonly days: readonly Weekday[];
  readonly onDaysChange: (days: readonly Weekday[]) => void;
  readonly error: string | undefined;
}) => {
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
      <legend className="mb-1.5 text-sm font-(--weight-medium)">Days</legend>
      <div className="flex flex-wrap gap-2">
        {shownDays.map((day) => (
          <Chip
            key={day}
            pressed={days.includes(day)}
            onClick={() => toggle(day)}
            className="min-w-11.5 px-2"
          >
            {weekdayNames[day].slice(0, 3)}
          </Chip>
        ))}
      </div>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
};
