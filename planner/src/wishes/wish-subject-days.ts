import { sessionLengthsOf } from "../free-time/study-limits.ts";
import type { CalendarDay, Weekday } from "../model.ts";
import type { AdvancedInputs, SubjectRule } from "../scheduler/problem/advanced-inputs.ts";
import { daysBetween, weekdayOf } from "../time/day-number.ts";
import type { Wish } from "./wish.ts";
import { daysAhead, holdsAlways, holdsOn } from "./wish-days.ts";

/** Weekdays to study a subject on, so many a week, well apart. */
const spreadWeekdays: Readonly<Record<number, readonly Weekday[]>> = {
  1: [2],
  2: [1, 4],
  3: [0, 2, 4],
  4: [0, 1, 3, 5],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
};

interface Names {
  readonly inputs: AdvancedInputs;
  readonly days: readonly CalendarDay[];
  readonly names: readonly string[];
}

const examOf = ({ inputs }: Names, name: string): CalendarDay | undefined =>
  inputs.subjects.find((subject) => subject.name.trim() === name)?.examDate;

/** On which days a wish closes a subject; nothing where it does not speak of it. */
type Closed = (name: string, day: CalendarDay) => boolean;

const rhythmClosed = (all: Names, wish: Extract<Wish, { kind: "rhythm" }>): Closed => {
  const { perWeek, everyDays, bound, subjects } = wish;
  const off = all.inputs.wishes?.weekdaysOff ?? [];
  const chosen = perWeek === undefined ? undefined : spreadWeekdays[perWeek];
  const open = chosen?.filter((day) => !off.includes(day));
  return (name, day) => {
    if (!subjects.includes(name) || bound === "least") return false;
    const exam = examOf(all, name);
    if (open !== undefined && open.length === chosen?.length) return !open.includes(weekdayOf(day));
    if (everyDays === undefined || everyDays < 2 || exam === undefined) return false;
    return (daysBetween(day, exam) - 1) % everyDays !== 0;
  };
};

/** Each subject has its own days in turn, counted back from the nearest exam of them. */
const turnsClosed = (all: Names, subjects: readonly string[]): Closed => {
  const exams = subjects.flatMap((name) => examOf(all, name) ?? []).toSorted();
  const nearest = exams[0];
  const ordered = subjects.toSorted((a, b) =>
    (examOf(all, a) ?? "").localeCompare(examOf(all, b) ?? ""),
  );
  return (name, day) => {
    const place = ordered.indexOf(name);
    if (place < 0 || nearest === undefined) return false;
    const left = daysBetween(day, nearest) - 1;
    return ((left % ordered.length) + ordered.length) % ordered.length !== place;
  };
};

const reviewClosed = (all: Names, wish: Extract<Wish, { kind: "review" }>): Closed => {
  const isLast = (name: string, day: CalendarDay): boolean => {
    const exam = examOf(all, name);
    const left = exam === undefined ? 0 : daysBetween(day, exam);
    return left >= 1 && left <= wish.days;
  };
  const reviewed = wish.subjects ?? all.names;
  return (name, day) =>
    wish.only &&
    !(reviewed.includes(name) && isLast(name, day)) &&
    reviewed.some((other) => other !== name && isLast(other, day));
};

/** The first day of the plan belongs to who is to come first; an exam in two days comes before that. */
const firstClosed = (all: Names, wish: Extract<Wish, { kind: "first" }>): Closed => {
  const [opening] = all.days;
  const first = wish.subjects ?? [];
  return (name, day) => {
    const exam = examOf(all, name);
    return (
      first.length > 0 &&
      wish.of === "plan" &&
      day === opening &&
      !first.includes(name) &&
      exam !== undefined &&
      daysBetween(day, exam) > 2
    );
  };
};

/** So few subjects a day that each has its own days: who has an exam next day, then who had the fewest so far. */
const fewADayClosed = (all: Names, most: number): Closed => {
  const { names, days, inputs } = all;
  if (most >= names.length) return () => false;
  const off = new Set<number>(inputs.wishes?.weekdaysOff ?? []);
  const given = new Map<string, number>();
  const open = new Map<CalendarDay, ReadonlySet<string>>();
  for (const day of days) {
    if (off.has(weekdayOf(day))) continue;
    const left = (name: string): number => daysBetween(day, examOf(all, name) ?? day);
    const waiting = names.filter((name) => left(name) >= 1);
    const ranked = waiting.toSorted(
      (a, b) =>
        Number(left(b) === 1) - Number(left(a) === 1) ||
        (given.get(a) ?? 0) - (given.get(b) ?? 0) ||
        left(a) - left(b),
    );
    const chosen = ranked.slice(0, most);
    for (const name of chosen) given.set(name, (given.get(name) ?? 0) + 1);
    open.set(day, new Set(chosen));
  }
  return (name, day) => open.get(day)?.has(name) === false;
};

/** "at most 20 minutes of history on weekdays", where no session is as short: none of it then. */
const limitClosed = ({ inputs }: Names, wish: Extract<Wish, { kind: "limit" }>): Closed => {
  const { minimum } = sessionLengthsOf(inputs);
  const isTooLittle = wish.per === "day" && wish.most !== undefined && wish.most < minimum;
  return (name, day) =>
    isTooLittle &&
    wish.subjects?.includes(name) === true &&
    !holdsAlways(wish) &&
    holdsOn(wish, day, inputs);
};

const closedBy = (all: Names, wish: Wish): Closed | undefined => {
  const { inputs } = all;
  switch (wish.kind) {
    case "limit":
      return limitClosed(all, wish);
    case "off":
      if (wish.subjects === undefined || wish.window !== undefined) return undefined;
      return (name, day) => wish.subjects?.includes(name) === true && holdsOn(wish, day, inputs);
    case "only":
      if (wish.subjects === undefined || wish.window !== undefined) return undefined;
      return (name, day) => wish.subjects?.includes(name) === true && !holdsOn(wish, day, inputs);
    case "only-subjects":
      if (wish.window !== undefined || holdsAlways(wish)) return undefined;
      return (name, day) => !wish.subjects.includes(name) && holdsOn(wish, day, inputs);
    case "period":
      return (name, day) =>
        wish.subjects?.includes(name) === true &&
        ((wish.from !== undefined && day < wish.from) || (wish.to !== undefined && day > wish.to));
    case "rhythm":
      return rhythmClosed(all, wish);
    case "apart":
    case "alternate":
      return turnsClosed(all, wish.subjects);
    case "subjects-a-day":
      return fewADayClosed(all, wish.most);
    case "review":
      return reviewClosed(all, wish);
    case "first":
      return firstClosed(all, wish);
    default:
      return undefined;
  }
};

/** What is studied every day or two comes in small amounts, or its hours are used up before the last day. */
const dailyShare = (
  { hoursPerDay, subjects }: AdvancedInputs,
  everyDays: number | undefined,
): number | undefined =>
  everyDays === undefined || subjects.length === 0
    ? undefined
    : Math.max(Math.round((hoursPerDay * 60 * everyDays) / subjects.length / 15) * 15, 30);

/**
 * The days on which each subject may not be studied, and its daily minutes. A wish that would leave a subject
 * without any day is left out, and found to be not kept when the plan is looked at.
 */
export const subjectRulesOf = (
  inputs: AdvancedInputs,
  wishes: readonly Wish[],
): readonly SubjectRule[] => {
  const names = [...new Set(inputs.subjects.map(({ name }) => name.trim()))];
  const days = daysAhead(inputs);
  const all: Names = { inputs, days, names };
  const closed = wishes.flatMap((wish) => closedBy(all, wish) ?? []);
  const isOff = (day: CalendarDay): boolean =>
    inputs.wishes?.weekdaysOff.includes(weekdayOf(day)) === true ||
    inputs.wishes?.datesOff.includes(day) === true;
  const byDay = names.flatMap((subject): readonly SubjectRule[] => {
    const exam = examOf(all, subject);
    const own = days.filter((day) => exam === undefined || day < exam);
    let notOn: ReadonlySet<CalendarDay> = new Set();
    for (const isClosed of closed) {
      const more = new Set([...notOn, ...own.filter((day) => isClosed(subject, day))]);
      if (own.some((day) => !more.has(day) && !isOff(day))) notOn = more;
    }
    return notOn.size === 0 ? [] : [{ subject, notOn: [...notOn] }];
  });
  const byMinutes = wishes.flatMap((wish): readonly SubjectRule[] => {
    if (wish.kind === "limit" && wish.per === "day" && wish.most !== undefined) {
      const { most } = wish;
      const limit: Omit<SubjectRule, "subject"> = holdsAlways(wish)
        ? { mostMinutesADay: most }
        : {
            mostOn: days
              .filter((day) => holdsOn(wish, day, inputs))
              .map((day) => ({ day, minutes: most })),
          };
      return (wish.subjects ?? []).map((subject) => ({ subject, ...limit }));
    }
    if (wish.kind === "sessions-a-day") {
      const mostMinutesADay = wish.most * sessionLengthsOf(inputs).maximum;
      return (wish.subjects ?? []).map((subject) => ({ subject, mostMinutesADay }));
    }
    if (wish.kind !== "rhythm") return [];
    const mostMinutesADay = wish.minutes ?? dailyShare(inputs, wish.everyDays);
    return mostMinutesADay === undefined
      ? []
      : wish.subjects.map((subject) => ({ subject, mostMinutesADay }));
  });
  return [...byDay, ...byMinutes];
};
