import type { CalendarDay, PlanEntry, StudyPlan } from "../model/model.ts";
import { planDaysOf } from "../study-plan/plan-days.ts";

const isSameTime = (one: PlanEntry["time"], other: PlanEntry["time"]): boolean =>
  one === other || (one?.hours === other?.hours && one?.minutes === other?.minutes);

/** Apart from id and key, which a plan that was just made has not got yet. */
const isSameEntry = (one: PlanEntry, other: PlanEntry): boolean =>
  one.subject === other.subject &&
  one.hours === other.hours &&
  one.timeFormatted === other.timeFormatted &&
  one.startTime === other.startTime &&
  one.examDate === other.examDate &&
  one.taskId === other.taskId &&
  one.difficulty === other.difficulty &&
  one.preferredStartHour === other.preferredStartHour &&
  one.released === other.released &&
  isSameTime(one.time, other.time) &&
  (other.id === undefined || other.id === one.id) &&
  (other.key === undefined || other.key === one.key);

/**
 * Whether a new plan equals the present one from today on: the commonest press, and checked first
 * because the rest is slower than planning.
 */
export const isSameAhead = ({
  before,
  made,
  today,
}: {
  readonly before: StudyPlan;
  readonly made: StudyPlan;
  readonly today: CalendarDay;
}): boolean => {
  const old = planDaysOf(before).filter(({ day }) => day >= today);
  const fresh = planDaysOf(made);
  return (
    old.length === fresh.length &&
    fresh.every(({ day, entries }, index) => {
      const known = old[index];
      return (
        known?.day === day &&
        known.entries.length === entries.length &&
        entries.every((entry, at) => {
          const other = known.entries[at];
          return other !== undefined && isSameEntry(other, entry);
        })
      );
    })
  );
};
