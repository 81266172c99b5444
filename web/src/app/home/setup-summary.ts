import type { PlanInputs } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import { shortDuration } from "@smart-planner/planner/progress";
import { dayAndMonth, formatClock, type ShowClock } from "@smart-planner/planner/time";
import type { EnteredInputs } from "../../planner-service/plan-states.ts";
import { counted } from "../../ui/counted.ts";

const mostNamed = 4;

/** `4 subjects, 3 h a day`; a subject with two exams counts once. */
export const hoursSummaryOf = ({
  subjects,
  hoursPerDay,
}: Pick<EnteredInputs, "subjects" | "hoursPerDay">): string => {
  const names = new Set(subjects.map(({ name }) => name.trim()));
  return `${counted(names.size, "subject")}, ${shortDuration(hoursPerDay * 60)} a day`;
};

/** `4 subjects, 3 h a day, last exam 14 December`. */
export const subjectsSummaryOf = (
  entered: Pick<EnteredInputs, "subjects" | "hoursPerDay">,
): string => {
  const last = entered.subjects
    .map(({ examDate }) => examDate)
    .toSorted()
    .at(-1);
  return `${hoursSummaryOf(entered)}${last === undefined ? "" : `, last exam ${dayAndMonth(last)}`}`;
};

/** `12 h of classes, Football, Café, sleep 23:00 to 07:00`. */
export const weekSummaryOf = (
  {
    grid,
    commitments,
    preferences: { sleepSchedule },
  }: Pick<EnteredInputs, "grid" | "commitments" | "preferences">,
  showTime: ShowClock = formatClock,
): string => {
  const painted = Object.values(grid).filter(({ type }) => type === "class").length * 60;
  const names = [...new Set(commitments.map(({ name }) => name.trim()))];
  const more = names.length - mostNamed;
  const { start, end } = sleepSchedule;
  const parts = [
    ...(painted > 0 ? [`${shortDuration(painted)} of classes`] : []),
    ...names.slice(0, mostNamed),
    ...(more > 0 ? [`${more} more`] : []),
    ...(start === end ? [] : [`sleep ${showTime(start * 60)} to ${showTime(end * 60)}`]),
  ];
  return parts.length === 0 ? "Any free hour" : parts.join(", ");
};

/** `Made on 8 November, changed today`. */
export const madeText = (
  { today: changed, madeOn: made = changed }: Pick<PlanInputs, "today" | "madeOn">,
  today: CalendarDay,
): string => {
  const when = (day: CalendarDay) => (day === today ? "today" : `on ${dayAndMonth(day)}`);
  return `Made ${when(made)}${made === changed ? "" : `, changed ${when(changed)}`}`;
};
