import { listed } from "../../model/listed.ts";
import type { CalendarDay, Weekday } from "../../model/model.ts";
import type { AdvancedInputs } from "../../scheduler/problem/advanced-inputs.ts";
import { daysBetween, weekdayOf } from "../../time/day-number.ts";
import type { RhythmWish } from "../wish.ts";
import { examOf, kept, times, unkept, weeksOf } from "./checking.ts";
import { examIn } from "./drafting.ts";
import type { Closed, Draft, Facts, Kind } from "./kind.ts";
import { spokenMinutes } from "./spoken.ts";

/** Weekdays to study a subject on, so many a week, well apart. */
const spreadWeekdays: Readonly<Record<number, readonly Weekday[]>> = {
  1: [2],
  2: [1, 4],
  3: [0, 2, 4],
  4: [0, 1, 3, 5],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
};

const otherDays = (draft: Draft, wish: RhythmWish): Closed => {
  const { perWeek, everyDays, bound, subjects } = wish;
  const off = draft.inputs.wishes.weekdaysOff;
  const chosen = perWeek === undefined ? undefined : spreadWeekdays[perWeek];
  const open = chosen?.some((day) => off.includes(day)) === true ? undefined : chosen;
  return (name, day) => {
    if (!subjects.includes(name) || bound === "least") return false;
    const exam = examIn(draft, name);
    if (open !== undefined) return !open.includes(weekdayOf(day));
    if (everyDays === undefined || everyDays < 2 || exam === undefined) return false;
    return (daysBetween(day, exam) - 1) % everyDays !== 0;
  };
};

/** What is studied every day or two comes in small amounts, or its hours are used up before the last day. */
const dailyShare = (
  { hoursPerDay, subjects }: AdvancedInputs,
  everyDays: number | undefined,
): number | undefined =>
  everyDays === undefined || subjects.length === 0
    ? undefined
    : Math.max(Math.round((hoursPerDay * 60 * everyDays) / subjects.length / 15) * 15, 30);

/** Days from which on the subject does not come within the days that were asked for. */
const missing = (days: readonly CalendarDay[], own: ReadonlySet<CalendarDay>, every: number) =>
  days.filter(
    (_, index) =>
      index + every <= days.length && !days.slice(index, index + every).some((day) => own.has(day)),
  ).length;

const wrongFor = (facts: Facts, wish: RhythmWish, subject: string): string | undefined => {
  const { everyDays, perWeek, bound } = wish;
  const own = new Set(
    facts.sessions.filter((each) => each.subject === subject).map(({ day }) => day),
  );
  const exam = examOf(facts, subject);
  const isBefore = (day: CalendarDay): boolean => exam === undefined || day < exam;
  if (everyDays !== undefined && bound !== "most") {
    const free = missing(facts.days.filter(isBefore), own, everyDays);
    if (free > 0) return `${subject} is missing on ${times(free, "one day", "% days")}.`;
  }
  if (perWeek === undefined) return undefined;
  const counts = weeksOf(facts)
    .filter((week) => week.every(isBefore))
    .map((week) => week.filter((day) => own.has(day)).length);
  const over = bound === "least" ? undefined : counts.find((count) => count > perWeek);
  if (over !== undefined) return `In one week ${subject} comes on ${over} days.`;
  const under = bound === "most" ? undefined : counts.find((count) => count < perWeek);
  return under === undefined
    ? undefined
    : `In one week ${subject} comes on ${times(under, "one day", "% days")} only.`;
};

const bounds = { exactly: "", most: "at most ", least: "at least " } as const;

export const rhythm: Kind<"rhythm"> = {
  apply: (draft, wishes) => {
    for (const wish of wishes) {
      if (wish.everyDays === 1) draft.inputs.restDays = "none";
      draft.closed.push(otherDays(draft, wish));
      const everyDays =
        wish.everyDays ?? (wish.bound === "most" ? undefined : 7 / (wish.perWeek ?? 1));
      const mostMinutesADay = wish.minutes ?? dailyShare(draft.inputs, everyDays);
      if (mostMinutesADay !== undefined)
        draft.rules.push(...wish.subjects.map((subject) => ({ subject, mostMinutesADay })));
    }
  },
  check: (facts, wish) => {
    const wrong = wish.subjects.flatMap((subject) => wrongFor(facts, wish, subject) ?? []);
    return wrong[0] === undefined ? kept : unkept(wrong[0]);
  },
  describe: ({ subjects, bound, perWeek, everyDays, minutes }) => {
    const name = listed(subjects);
    const what = minutes === undefined ? name : `${spokenMinutes(minutes)} of ${name}`;
    const start = `${what} ${bounds[bound]}`;
    if (everyDays === 1) return `${start}every day`;
    if (everyDays !== undefined)
      return `${start}every ${everyDays === 2 ? "second day" : `${everyDays} days`}`;
    const often = perWeek === 1 ? "once" : perWeek === 2 ? "twice" : `${perWeek ?? 0} times`;
    return `${start}${often} a week`;
  },
};
