import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import type { CalendarDay } from "../../model.ts";
import type { SubjectRule } from "../../scheduler/problem/advanced-inputs.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import type { LimitWish } from "../wish.ts";
import { examOf, kept, sessionsOf, times, unkept, weeksOf } from "./checking.ts";
import { holdsAlways, holdsOn } from "./days.ts";
import { daysOf, isAboutAll } from "./drafting.ts";
import { minutesAWeek, oneOf, optional, when, who } from "./fields.ts";
import type { Draft, Facts, Kind, Verdict } from "./kind.ts";
import { leastADay } from "./least-a-day.ts";
import { spokenMinutes } from "./spoken.ts";
import { whenText, whoText, withWhen } from "./words.ts";

const limitDays = ({ inputs, limits }: Draft, wish: LimitWish, most: number): void => {
  const openDays = Math.max(7 - new Set(inputs.wishes.weekdaysOff).size, 1);
  limits.push(
    wish.per === "day"
      ? { when: wish, minutes: most, does: "sets" }
      : { when: wish, minutes: Math.floor(most / openDays), does: "lowers" },
  );
};

const limitSubjects = (draft: Draft, wish: LimitWish, most: number): void => {
  if (wish.per === "week") return;
  const subjects = wish.subjects ?? [];
  const limit: SubjectRule = holdsAlways(wish)
    ? { mostMinutesADay: most }
    : { mostOn: daysOf(draft, wish).map((day) => ({ day, minutes: most })) };
  draft.rules.push(...subjects.map((subject) => ({ ...limit, subject })));
  // Where no session is as short, none of it then.
  if (most < sessionLengthsOf(draft.inputs).minimum && !holdsAlways(wish))
    draft.closed.push(
      (subject, day) => subjects.includes(subject) && holdsOn(wish, day, draft.inputs),
    );
};

const checkWeeks = (facts: Facts, { most, least, ...wish }: LimitWish): Verdict => {
  const sessions = sessionsOf(facts, wish);
  const weeks = weeksOf(facts).map((week) =>
    totalMinutes(sessions.filter(({ day }) => week.includes(day))),
  );
  if (most !== undefined && weeks.some((minutes) => minutes > most))
    return unkept("One week has more than that.");
  if (least !== undefined && weeks.some((minutes) => minutes < least))
    return unkept("One week has less than that.");
  return kept;
};

const checkDays = (facts: Facts, { most, least, ...wish }: LimitWish): Verdict => {
  const sessions = sessionsOf(facts, wish);
  // After its exam nothing of a subject is missing.
  const last = (wish.subjects ?? [])
    .flatMap((subject) => examOf(facts, subject) ?? [])
    .toSorted()
    .at(-1);
  const isMeant = (day: CalendarDay): boolean =>
    holdsOn(wish, day, facts) && (last === undefined || day < last);
  const minutes = facts.days
    .filter(isMeant)
    .map((day) => totalMinutes(sessions.filter((each) => each.day === day)));
  const over = minutes.filter((each) => most !== undefined && each > most).length;
  if (over > 0) return unkept(`${times(over, "One day has", "% days have")} more than that.`);
  const under = minutes.filter((each) => least !== undefined && each < least).length;
  return under > 0 ? unkept(`${times(under, "One day has", "% days have")} less than that.`) : kept;
};

const perText = (wish: LimitWish): string => {
  if (wish.per === "week") return withWhen("a week", wish);
  return whenText(wish) === "" ? "a day" : whenText(wish);
};

export const limit: Kind<LimitWish> = {
  fields: {
    ...who,
    ...when,
    per: oneOf("day", "week"),
    most: optional(minutesAWeek),
    least: optional(minutesAWeek),
  },
  apply: (draft, wishes) => {
    for (const wish of wishes) {
      const { most } = wish;
      if (wish.least !== undefined && holdsAlways(wish)) draft.inputs.restDays = "none";
      if (most === undefined) continue;
      if (isAboutAll(wish)) limitDays(draft, wish, most);
      else limitSubjects(draft, wish, most);
    }
    leastADay(draft, wishes);
  },
  check: (facts, wish) => (wish.per === "week" ? checkWeeks(facts, wish) : checkDays(facts, wish)),
  describe: (wish) => {
    const { most, least } = wish;
    const name = whoText(wish);
    const what = `${name === undefined ? "" : ` of ${name}`} ${perText(wish)}`;
    if (most === 0) return withWhen("No study", wish);
    if (most !== undefined && most === least) return `${spokenMinutes(most)}${what}`;
    return [
      ...(least === undefined ? [] : [`At least ${spokenMinutes(least)}${what}`]),
      ...(most === undefined ? [] : [`At most ${spokenMinutes(most)}${what}`]),
    ].join("; ");
  },
  topic: ({ firmness: _firmness, most, least, ...scope }) => [
    scope,
    most === undefined,
    least === undefined,
  ],
};
