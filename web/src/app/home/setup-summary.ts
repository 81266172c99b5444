import type { PlanInputs } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import { shortDuration } from "@smart-planner/planner/progress";
import { dayAndMonth, formatClock, parseClock } from "@smart-planner/planner/time";
import type { EnteredInputs } from "../../planner-service/plan-states.ts";
import { counted } from "../../ui/counted.ts";

/** `5 subjects, 4 study hours per day, last exam 15 December`. */
export const subjectsSummaryOf = ({
  subjects,
  hoursPerDay,
}: Pick<EnteredInputs, "subjects" | "hoursPerDay">): string => {
  const last = subjects
    .map(({ examDate }) => examDate)
    .toSorted()
    .at(-1);
  return [
    // A subject with two exams is entered once for each.
    counted(new Set(subjects.map(({ name }) => name.trim())).size, "subject"),
    `${counted(hoursPerDay, "study hour")} per day`,
    ...(last === undefined ? [] : [`last exam ${dayAndMonth(last)}`]),
  ].join(", ");
};

const minutesOf = ({
  startTime,
  endTime,
}: {
  readonly startTime: string;
  readonly endTime: string;
}) => {
  const [start = 0, end = 0] = [parseClock(startTime), parseClock(endTime)];
  return end > start ? end - start : end + 24 * 60 - start;
};

/** `25 h 30 of classes, 3 commitments, evenings, 30 to 75 min sessions, sleep 23:00 to 07:00`. */
export const weekSummaryOf = ({
  grid,
  commitments,
  preferences: { preferredTimes, minSessionLength, maxSessionLength, sleepSchedule },
}: Pick<EnteredInputs, "grid" | "commitments" | "preferences">): string => {
  const painted = Object.values(grid).filter(({ type }) => type === "class").length * 60;
  const classes = commitments
    .filter(({ isClass }) => isClass === true)
    .reduce((sum, one) => sum + one.days.length * minutesOf(one), painted);
  const others = commitments.filter(({ isClass }) => isClass !== true).length;
  const times = preferredTimes.map((time) => `${time.toLowerCase()}s`);
  const { start, end } = sleepSchedule;
  return [
    ...(classes > 0 ? [`${shortDuration(classes)} of classes`] : []),
    ...(others > 0 ? [counted(others, "commitment")] : []),
    ...times,
    `${minSessionLength} to ${maxSessionLength} min sessions`,
    ...(start === end ? [] : [`sleep ${formatClock(start * 60)} to ${formatClock(end * 60)}`]),
  ].join(", ");
};

/** `Made on 8 November, changed today. Up to date.` */
export const madeText = (
  { today: changed, madeOn: made = changed }: Pick<PlanInputs, "today" | "madeOn">,
  today: CalendarDay,
  isUpToDate: boolean,
): string => {
  const when = (day: CalendarDay) => (day === today ? "today" : `on ${dayAndMonth(day)}`);
  const since = made === changed ? "" : `, changed ${when(changed)}`;
  return `Made ${when(made)}${since}. ${isUpToDate ? "Up to date." : "Out of date."}`;
};
