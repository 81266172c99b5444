import type { CalendarDay, Weekday } from "../../model/model.ts";
import type { AdvancedInputs } from "../../scheduler/problem/advanced-inputs.ts";
import { addDays, daysBetween, weekdayOf } from "../../time/day-number.ts";
import type { ReviewWish, RhythmWish } from "../wish.ts";
import { countDays, examOf, kept, unkept, unless, weeksOf } from "./checking.ts";
import { daysAhead, subjectsMeant } from "./days.ts";
import { examIn, meantIn, subjectNamesIn } from "./drafting.ts";
import {
  type Closed,
  type Draft,
  each,
  type Facts,
  type Kind,
  type PlannedSession,
} from "./kind.ts";
import type { Reason } from "./reasons.ts";

/** Weekdays to study a subject on, so many a week, well apart; near exams Friday may be free. */
const spreadWeekdays: readonly (readonly Weekday[] | undefined)[] = [
  undefined,
  [2],
  [0, 3],
  [0, 2, 4],
  [0, 1, 3, 5],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4, 5],
];

const otherDays = (draft: Draft, wish: RhythmWish): Closed => {
  const { perWeek, everyDays, bound, subjects } = wish;
  const off = draft.inputs.wishes.weekdaysOff;
  const chosen = spreadWeekdays[perWeek ?? 0];
  const open = chosen?.some((day) => off.includes(day)) === true ? undefined : chosen;
  return (name, day) => {
    if (!subjects.includes(name) || bound === "least") return false;
    const exam = examIn(draft, name);
    if (open !== undefined) return !open.includes(weekdayOf(day));
    if (everyDays === undefined || everyDays < 2 || exam === undefined) return false;
    return (daysBetween(day, exam) - 1) % everyDays !== 0;
  };
};

/** Small amounts for a subject that comes every day or two, or its hours are used up before the last day. */
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

const wrongFor = (facts: Facts, wish: RhythmWish, subject: string): Reason | undefined => {
  const { everyDays, perWeek, bound } = wish;
  const own = new Set(
    facts.sessions.filter((session) => session.subject === subject).map(({ day }) => day),
  );
  const exam = examOf(facts, subject);
  const isBefore = (day: CalendarDay): boolean => exam === undefined || day < exam;
  if (everyDays !== undefined && bound !== "most") {
    const count = missing(facts.days.filter(isBefore), own, everyDays);
    if (count > 0) return { kind: "missing", subject, count };
  }
  if (perWeek === undefined) return undefined;
  const counts = weeksOf(facts)
    .filter((week) => week.every(isBefore))
    .map((week) => week.filter((day) => own.has(day)).length);
  const over = bound === "least" ? undefined : counts.find((count) => count > perWeek);
  if (over !== undefined) return { kind: "days a week", subject, days: over, isFew: false };
  const under = bound === "most" ? undefined : counts.find((count) => count < perWeek);
  return under === undefined
    ? undefined
    : { kind: "days a week", subject, days: under, isFew: true };
};

export const rhythm: Kind<"rhythm"> = {
  apply: each((draft, wish) => {
    if (wish.everyDays === 1) draft.inputs.restDays = "none";
    draft.closed.push(otherDays(draft, wish));
    const everyDays =
      wish.everyDays ?? (wish.bound === "most" ? undefined : 7 / (wish.perWeek ?? 1));
    const mostMinutesADay = wish.minutes ?? dailyShare(draft.inputs, everyDays);
    if (mostMinutesADay !== undefined)
      draft.rules.push(...wish.subjects.map((subject) => ({ subject, mostMinutesADay })));
  }),
  check: (facts, wish) => {
    const [wrong] = wish.subjects.flatMap((subject) => wrongFor(facts, wish, subject) ?? []);
    return wrong === undefined ? kept : unkept(wrong);
  },
};

/** Each subject has its own days in turn, counted back from the nearest exam of them. */
const inTurns = (draft: Draft, subjects: readonly string[]): Closed => {
  const examDateOf = (name: string): string => examIn(draft, name) ?? "";
  const ordered = subjects.toSorted((a, b) => examDateOf(a).localeCompare(examDateOf(b)));
  const nearest = ordered.flatMap((name) => examIn(draft, name) ?? [])[0];
  return (name, day) => {
    const place = ordered.indexOf(name);
    if (place < 0 || nearest === undefined) return false;
    const left = daysBetween(day, nearest) - 1;
    return ((left % ordered.length) + ordered.length) % ordered.length !== place;
  };
};

const applyTurns = each<{ readonly subjects: readonly string[] }>((draft, { subjects }) => {
  draft.closed.push(inTurns(draft, subjects));
});

/** Those of some subjects that have a session on a day. */
const studiedOn = (facts: Facts, day: CalendarDay, subjects: readonly string[]) =>
  subjects.filter((name) => facts.byDay.get(day)?.some(({ subject }) => subject === name));

export const apart: Kind<"apart"> = {
  apply: applyTurns,
  check: (facts, { subjects }) => {
    const count = facts.days.filter((day) => studiedOn(facts, day, subjects).length > 1).length;
    return unless({ kind: "both", count });
  },
};

export const alternate: Kind<"alternate"> = {
  apply: applyTurns,
  check: (facts, { subjects }) => {
    const count = facts.days.filter((day) => {
      const own = studiedOn(facts, day, subjects);
      const next = studiedOn(facts, addDays(day, 1), subjects);
      return own.length > 1 || own.some((name) => next.includes(name));
    }).length;
    return unless({ kind: "both or twice", count });
  },
};

const isLast = (exam: CalendarDay | undefined, day: CalendarDay, days: number): boolean => {
  const left = exam === undefined ? 0 : daysBetween(day, exam);
  return left >= 1 && left <= days;
};

const ownLastDays = (draft: Draft, { subjects, days }: ReviewWish): Closed => {
  const reviewed = subjects ?? subjectNamesIn(draft);
  const isOwn = (name: string, day: CalendarDay): boolean =>
    reviewed.includes(name) && isLast(examIn(draft, name), day, days);
  return (name, day) =>
    !isOwn(name, day) && reviewed.some((other) => other !== name && isOwn(other, day));
};

export const review: Kind<"review"> = {
  apply: each((draft, wish) => {
    if (wish.only) draft.closed.push(ownLastDays(draft, wish));
  }),
  check: (facts, { subjects, days, only }) => {
    for (const { name, examDate } of facts.subjects) {
      const own = name.trim();
      if (subjects !== undefined && !subjects.includes(own)) continue;
      const last = facts.sessions.filter(({ day }) => isLast(examDate, day, days));
      const count = last.filter(({ subject }) => subject === own).length;
      if (count === 0) return unkept({ kind: "no review", subject: own });
      if (only && count < last.length) return unkept({ kind: "shared review", subject: own });
    }
    return kept;
  },
};

/** An exam sooner than this does not wait for a subject that is to come first. */
const soonDays = 2;

/** The first day of the plan belongs to the subjects that come first. */
const firstDay = (draft: Draft, names: readonly string[]): Closed => {
  const [opening] = daysAhead(draft.inputs);
  return (name, day) => {
    const exam = examIn(draft, name);
    if (names.length === 0 || day !== opening || names.includes(name)) return false;
    return exam !== undefined && daysBetween(day, exam) > soonDays;
  };
};

/** Whether a day has sessions of some subjects and begins with another one. */
const beginsOtherwise = (
  row: readonly { readonly subject: string }[],
  names: readonly string[],
): boolean =>
  row.some(({ subject }) => names.includes(subject)) && !names.includes(row[0]?.subject ?? "");

export const first: Kind<"first"> = {
  apply: each((draft, wish) => {
    if (wish.of === "plan") draft.closed.push(firstDay(draft, meantIn(draft, wish) ?? []));
  }),
  check: (facts, wish) => {
    const names = subjectsMeant(wish, facts.subjects, facts.ratingOf) ?? [];
    if (wish.of === "plan")
      return names.includes(facts.sessions[0]?.subject ?? "")
        ? kept
        : unkept({ kind: "other begins" });
    const count = countDays(facts, (sessions) => beginsOtherwise(sessions, names));
    return unless({ kind: "begins otherwise", count });
  },
  faults: (wish, names) =>
    wish.of === "plan" || names === undefined
      ? undefined
      : (row) => Number(beginsOtherwise(row, names)),
};

/** Sessions of `second` with one of `former` after them on the same day. */
const tooEarly = (
  row: readonly { readonly subject: string }[],
  former: readonly string[],
  second: readonly string[],
): number =>
  row.filter(
    ({ subject }, place) =>
      second.includes(subject) &&
      row.slice(place + 1).some((later) => former.includes(later.subject)),
  ).length;

export const order: Kind<"order"> = {
  // The order within a day is made when its sessions are arranged.
  apply: () => undefined,
  check: (facts, wish) => {
    const timed = (sessions: readonly PlannedSession[]) =>
      sessions.filter(({ start }) => start !== undefined);
    const count = countDays(
      facts,
      (sessions) => tooEarly(timed(sessions), wish.first, wish.second) > 0,
    );
    return unless({ kind: "other order", count });
  },
  faults: (wish) => (row) => tooEarly(row, wish.first, wish.second),
};
