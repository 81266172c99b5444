import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import type { CalendarDay, Weekday } from "../../model/model.ts";
import type { AdvancedInputs } from "../../scheduler/problem/advanced-inputs.ts";
import { limitOn } from "../../scheduler/problem/study-days.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { daysBetween, weekdayOf } from "../../time/day-number.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import { gapMinutes } from "../../timeline/place-day.ts";
import type { LightWish, ShapeWish } from "../wish.ts";
import {
  countDays,
  idle,
  kept,
  onDays,
  sessionsOf,
  unkept,
  unless,
  unlessAny,
  weeksOf,
} from "./checking.ts";
import { daysAhead, holdsAlways } from "./days.ts";
import { distinct, examIn, isAboutAll, meantIn, subjectNamesIn } from "./drafting.ts";
import { type Closed, type Draft, each, type Facts, type Kind } from "./kind.ts";
import { saidWhen } from "./precedence.ts";

const usualMinutes = ({ hoursPerDay }: Pick<AdvancedInputs, "hoursPerDay">): number =>
  Math.min(hoursPerDay * 60, minutesPerDay);

const leastMinutes = 30;
const step = 15;

/** A lighter day has half of the usual hours; a light load on all days three quarters. */
const lightMinutes = (inputs: AdvancedInputs, wish: LightWish): number => {
  const minutes = usualMinutes(inputs) * (holdsAlways(wish) ? 0.75 : 0.5);
  return Math.max(Math.round(minutes / step) * step, leastMinutes);
};

export const light: Kind<"light"> = {
  apply: each(({ inputs, limits }, wish) => {
    const minutes = lightMinutes(inputs, wish);
    limits.push({ ...saidWhen(wish, inputs), minutes, does: "lowers" });
  }),
  check: (facts, wish) => {
    const most = lightMinutes(facts.asked, wish);
    const count = countDays(
      facts,
      (sessions) => onDays(facts, wish, sessions).length > 0 && totalMinutes(sessions) > most,
    );
    return unless({ kind: "above", count, minutes: most });
  },
};

/** A day has at least this part of the usual hours. */
const lightest = 0.4;

/** The part of the usual hours that a day may have: how far it is on the way to the exam it is closest to. */
const partOn = (shape: ShapeWish["shape"], draft: Draft, day: CalendarDay): number => {
  if (shape === "even") return 1;
  const { today, subjects } = draft.inputs;
  const parts = subjects
    .filter(({ examDate }) => examDate > day)
    .map(({ examDate }) => {
      const way = daysBetween(today, day) / Math.max(daysBetween(today, examDate) - 1, 1);
      return lightest + (1 - lightest) * (shape === "rising" ? way : 1 - way);
    });
  return Math.min(Math.max(...parts, lightest), 1);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, next) => all + next, 0);

/** Stated work that fills only a part of the days is shaped as well: the hours of a day come down to it. */
const minutesNeeded = ({ inputs }: Draft, room: number): number => {
  const stated = inputs.subjects.map(({ workMinutes, studiedMinutes = 0 }) =>
    workMinutes === undefined ? room : Math.max(workMinutes - studiedMinutes, 0),
  );
  return Math.min(sum(stated), room);
};

/** Minutes a day in the first half of the plan and in the second. */
const halvesOf = ({ days, byDay }: Facts): readonly [number, number] => {
  const middle = Math.floor(days.length / 2);
  const average = (some: readonly CalendarDay[]): number =>
    totalMinutes(some.flatMap((day) => byDay.get(day) ?? [])) / Math.max(some.length, 1);
  return [average(days.slice(0, middle)), average(days.slice(middle))];
};

/** Halves that differ by less than this are even. */
const tolerance = 1.25;

export const shape: Kind<"shape"> = {
  apply: each((draft, wish) => {
    const days = daysAhead(draft.inputs);
    const parts = days.map((day) => partOn(wish.shape, draft, day) * usualMinutes(draft.inputs));
    const room = sum(parts);
    // One day in seven may stay free, and sessions do not fill every limit.
    const scale = Math.min((minutesNeeded(draft, room) / room) * 1.25, 1);
    for (const [place, day] of days.entries()) {
      const minutes = Math.ceil(((parts[place] ?? 0) * scale) / step) * step;
      draft.limits.push({
        isOn: (other) => other === day,
        isOfSomeDays: true,
        minutes: Math.max(minutes, leastMinutes),
        does: "lowers",
      });
    }
  }),
  check: (facts, wish) => {
    if (facts.days.length < 4) return idle({ kind: "short plan" });
    const [first, second] = halvesOf(facts);
    const ratio = second / Math.max(first, 1);
    const isKept = {
      even: ratio <= tolerance && ratio >= 1 / tolerance,
      rising: ratio > 1,
      early: ratio < 1,
    }[wish.shape];
    return isKept
      ? kept
      : unkept({ kind: "halves", first: Math.round(first), second: Math.round(second) });
  },
  topic: ({ kind }) => kind,
};

export const task: Kind<"task"> = {
  // A plan has subjects only: it leaves as much time free of them.
  apply: each(({ inputs, limits }, wish) => {
    if (wish.minutes !== undefined)
      limits.push({ ...saidWhen(wish, inputs), minutes: wish.minutes, does: "takes" });
  }),
  check: (facts, wish) => {
    if (wish.minutes === undefined) return unkept({ kind: "say how long" });
    const count = countDays(facts, (sessions) => {
      const [first] = onDays(facts, wish, sessions);
      return first !== undefined && totalMinutes(sessions) > limitOn(facts.applied, first.day);
    });
    return unless({ kind: "full day", count });
  },
};

/** Sunday first. */
const restOrder: readonly Weekday[] = [6, 5, 4, 2, 0, 1, 3];

export const restDays: Kind<"rest-days"> = {
  apply: each(({ inputs: { wishes } }, { perWeek }) => {
    const more = restOrder.slice(0, Math.max(perWeek - wishes.weekdaysOff.length, 0));
    wishes.weekdaysOff = distinct([...wishes.weekdaysOff, ...more]);
  }),
  check: (facts, { perWeek }) => {
    const count = weeksOf(facts).filter(
      (week) => week.filter((day) => !facts.byDay.has(day)).length < perWeek,
    ).length;
    return unless({ kind: "fewer free days", count });
  },
  topic: ({ kind }) => kind,
};

export const session: Kind<"session"> = {
  apply: each(({ inputs: { wishes } }, wish) => {
    if (!isAboutAll(wish)) return;
    if (wish.least !== undefined) wishes.minSessionLength = wish.least;
    if (wish.most !== undefined) wishes.maxSessionLength = wish.most;
  }),
  check: (facts, wish) => {
    const { least = 0, most = minutesPerDay } = wish;
    return unlessAny(
      "other length",
      sessionsOf(facts, wish).filter(({ minutes }) => minutes > most || minutes < least),
    );
  },
  topic: ({ kind, subjects, level, least, most }) => [
    kind,
    subjects,
    level,
    most === undefined,
    least === undefined,
  ],
};

export const breaks: Kind<"break"> = {
  apply: each(({ inputs }, { minutes }) => {
    inputs.breakMinutes = minutes;
  }),
  check: (facts, { minutes }) => {
    if (minutes < gapMinutes) return unkept({ kind: "least break", minutes: gapMinutes });
    const shortDays = countDays(facts, (sessions) =>
      sessions.some(({ start = 0, minutes: length }, place) => {
        const next = sessions[place + 1]?.start;
        return next !== undefined && next - start - length < minutes;
      }),
    );
    return shortDays > 0 ? unkept({ kind: "shorter breaks" }) : kept;
  },
  topic: ({ kind }) => kind,
};

export const sessionsADay: Kind<"sessions-a-day"> = {
  apply: each((draft, wish) => {
    const { inputs, rules } = draft;
    const { most } = wish;
    const subjects = meantIn(draft, wish);
    if (subjects === undefined)
      inputs.mostSessionsADay = Math.min(inputs.mostSessionsADay ?? most, most);
    // The scheduler counts those of one subject as time.
    const mostMinutesADay = most * sessionLengthsOf(inputs).maximum;
    rules.push(...(subjects ?? []).map((subject) => ({ subject, mostMinutesADay })));
  }),
  check: (facts, wish) => {
    const byDay = Map.groupBy(sessionsOf(facts, wish), ({ day }) => day);
    const count = [...byDay.values()].filter(({ length }) => length > wish.most).length;
    return unless({ kind: "more sessions", count });
  },
};

/** So few subjects a day that each has its own days: an exam on the next day first, then the subject with the fewest days. */
const ownDays = (draft: Draft, most: number): Closed => {
  const names = subjectNamesIn(draft);
  if (most >= names.length) return () => false;
  const off = draft.inputs.wishes.weekdaysOff;
  const given = new Map<string, number>();
  const open = new Map<CalendarDay, readonly string[]>();
  for (const day of daysAhead(draft.inputs)) {
    if (off.includes(weekdayOf(day))) continue;
    const left = (name: string): number => daysBetween(day, examIn(draft, name) ?? day);
    const chosen = names
      .filter((name) => left(name) >= 1)
      .toSorted(
        (a, b) =>
          Number(left(b) === 1) - Number(left(a) === 1) ||
          (given.get(a) ?? 0) - (given.get(b) ?? 0) ||
          left(a) - left(b),
      )
      .slice(0, most);
    for (const name of chosen) given.set(name, (given.get(name) ?? 0) + 1);
    open.set(day, chosen);
  }
  return (name, day) => open.get(day)?.includes(name) === false;
};

export const subjectsADay: Kind<"subjects-a-day"> = {
  apply: each((draft, { most }) => {
    draft.inputs.mostSubjectsADay = most;
    draft.closed.push(ownDays(draft, most));
  }),
  check: (facts, { most }) => {
    const count = countDays(
      facts,
      (sessions) => new Set(sessions.map(({ subject }) => subject)).size > most,
    );
    return unless({ kind: "more subjects", count });
  },
  topic: ({ kind }) => kind,
};
