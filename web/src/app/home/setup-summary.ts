import type { PlanInputs } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import { formatClock, type ShowClock } from "@smart-planner/planner/time";
import type { homeWords } from "@smart-planner/words/en/home";
import type { EnteredInputs } from "../../planner-service/plan-states.ts";

type Words = typeof homeWords;
type SubjectInputs = Pick<EnteredInputs, "subjects" | "hoursPerDay">;

const mostNamed = 4;

/** A subject with two exams counts once. */
const countOf = ({ subjects }: SubjectInputs): number =>
  new Set(subjects.map(({ name }) => name.trim())).size;

/** `4 subjects, 3 h a day`. */
export const hoursSummaryOf = (words: Words, entered: SubjectInputs): string =>
  words.hours(countOf(entered), entered.hoursPerDay * 60);

/** `4 subjects, 3 h a day, last exam 14 December`. */
export const subjectsSummaryOf = (words: Words, entered: SubjectInputs): string => {
  const last = entered.subjects
    .map(({ examDate }) => examDate)
    .toSorted()
    .at(-1);
  return last === undefined
    ? hoursSummaryOf(words, entered)
    : words.hoursUntil(countOf(entered), entered.hoursPerDay * 60, last);
};

/** `12 h of classes, Football, Café, sleep 23:00 to 07:00`. */
export const weekSummaryOf = (
  words: Words,
  {
    grid,
    commitments,
    preferences: { sleepSchedule },
  }: Pick<EnteredInputs, "grid" | "commitments" | "preferences">,
  showTime: ShowClock = formatClock,
): string => {
  const painted = Object.values(grid).filter(({ type }) => type === "class").length * 60;
  const names = [...new Set(commitments.map(({ name }) => name.trim()))];
  const { start, end } = sleepSchedule;
  const sleep = start === end ? undefined : { from: showTime(start * 60), to: showTime(end * 60) };
  return words.week(painted, names.slice(0, mostNamed), names.length - mostNamed, sleep);
};

/** `Made on 8 November, changed today`. */
export const madeText = (
  words: Words,
  { today: changed, madeOn: made = changed }: Pick<PlanInputs, "today" | "madeOn">,
  today: CalendarDay,
): string =>
  made === changed ? words.made(made, today) : words.madeAndChanged(made, changed, today);
