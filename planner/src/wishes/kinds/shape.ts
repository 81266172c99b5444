import type { CalendarDay } from "../../model/model.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { daysBetween } from "../../time/day-number.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import type { ShapeWish } from "../wish.ts";
import { idle, kept, unkept } from "./checking.ts";
import { daysAhead } from "./days.ts";
import type { Draft, Facts, Kind } from "./kind.ts";

const texts = {
  even: "Work spread evenly",
  rising: "More work closer to the exams",
  early: "More work at the beginning",
} as const;

/** A day has at least this part of the usual hours. */
const lightest = 0.4;
const step = 15;

/** The part of the usual hours that a day may have: how far it is on the way to the exam it is closest to. */
const partOn = (shape: ShapeWish["shape"], draft: Draft, day: CalendarDay): number => {
  const { today, subjects } = draft.inputs;
  const parts = subjects
    .filter(({ examDate }) => examDate > day)
    .map(({ examDate }) => {
      const way = daysBetween(today, day) / Math.max(daysBetween(today, examDate) - 1, 1);
      return lightest + (1 - lightest) * (shape === "rising" ? way : 1 - way);
    });
  return Math.min(Math.max(...parts, lightest), 1);
};

/** Stated work that fills only a part of the days is shaped as well: the hours of a day come down to it. */
const hoursNeeded = ({ inputs }: Draft, room: number): number => {
  const stated = inputs.subjects.map(({ workMinutes, studiedMinutes = 0 }) =>
    workMinutes === undefined ? room : Math.max(workMinutes - studiedMinutes, 0),
  );
  return Math.min(
    stated.reduce((sum, minutes) => sum + minutes, 0),
    room,
  );
};

const limitDays = (draft: Draft, shape: ShapeWish["shape"]): void => {
  const days = daysAhead(draft.inputs);
  const usual = Math.min(draft.inputs.hoursPerDay * 60, minutesPerDay);
  const parts = days.map((day) => (shape === "even" ? 1 : partOn(shape, draft, day)));
  const room = parts.reduce((sum, part) => sum + part * usual, 0);
  // One day in seven may stay free, and sessions do not fill every limit.
  const scale = Math.min((hoursNeeded(draft, room) / room) * 1.25, 1);
  for (const [place, day] of days.entries()) {
    const minutes = Math.ceil(((parts[place] ?? 1) * usual * scale) / step) * step;
    draft.limits.push({
      isOn: (other) => other === day,
      isOfSomeDays: true,
      minutes: Math.max(minutes, 30),
      does: "lowers",
    });
  }
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
  apply: (draft, wishes) => {
    for (const wish of wishes) limitDays(draft, wish.shape);
  },
  check: (facts, wish) => {
    if (facts.days.length < 4) return idle("The plan is too short for that.");
    const [first, second] = halvesOf(facts);
    const ratio = second / Math.max(first, 1);
    const isKept = {
      even: ratio <= tolerance && ratio >= 1 / tolerance,
      rising: ratio > 1,
      early: ratio < 1,
    }[wish.shape];
    return isKept
      ? kept
      : unkept(
          `The first half has ${Math.round(first)} minutes a day, the second ${Math.round(second)}.`,
        );
  },
  describe: (wish) => texts[wish.shape],
  isSoft: true,
  topic: ({ kind }) => kind,
};
