import type {
  AdvancedInputs,
  ExamInput,
  SubjectRule,
} from "../../scheduler/problem/advanced-inputs.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import type { LimitWish } from "../wish.ts";
import { daysAhead, holdsAlways, isOff } from "./days.ts";
import type { Draft } from "./kind.ts";

type LeastWish = LimitWish & { readonly least: number; readonly subjects: readonly string[] };

const isLeast = (wish: LimitWish): wish is LeastWish =>
  wish.per === "day" &&
  wish.least !== undefined &&
  wish.least > 0 &&
  wish.subjects !== undefined &&
  holdsAlways(wish);

const step = 15;

/** Days on which a subject can be studied; today only if enough of it is left. */
const daysFor = (inputs: AdvancedInputs, { examDate }: ExamInput, least: number): number => {
  const { today, minuteOfDay, preferences } = inputs;
  const { start } = preferences.sleepSchedule;
  const bedtime = start > 12 ? start * 60 : minutesPerDay;
  return daysAhead(inputs).filter(
    (day) =>
      day < examDate && (day !== today || minuteOfDay + least <= bedtime) && !isOff(inputs, day),
  ).length;
};

interface Share {
  readonly name: string;
  readonly examDate: string;
  readonly least: number;
}

/** No subject takes the minutes that a day owes to another: its last days before an exam would fill whole days. */
const besides = (inputs: AdvancedInputs, shares: readonly Share[]): readonly SubjectRule[] => {
  const names = [...new Set(inputs.subjects.map(({ name }) => name.trim()))];
  const days = daysAhead(inputs);
  return names.flatMap((subject): readonly SubjectRule[] => {
    const mostOn = days.flatMap((day) => {
      const owed = totalLeast(
        shares.filter(({ name, examDate }) => name !== subject && day < examDate),
      );
      return owed === 0 ? [] : [{ day, minutes: Math.max(inputs.hoursPerDay * 60 - owed, 0) }];
    });
    return mostOn.length === 0 ? [] : [{ subject, mostOn }];
  });
};

const totalLeast = (shares: readonly Share[]): number =>
  shares.reduce((sum, { least }) => sum + least, 0);

/**
 * "at least 2 hours of physics a day": as much work as that makes, and no more of it on one day, so
 * that every day has its part. Time that no day can hold is left out, and the check reports the
 * wish as not kept.
 */
export const leastADay = ({ inputs, rules }: Draft, wishes: readonly LimitWish[]): void => {
  const shares: Share[] = [];
  const asked = wishes.filter(isLeast).filter(({ least }) => least <= inputs.hoursPerDay * 60);
  inputs.subjects = inputs.subjects.map((subject) => {
    const name = subject.name.trim();
    const least = Math.max(
      0,
      ...asked.flatMap((wish) => (wish.subjects.includes(name) ? [wish.least] : [])),
    );
    const days = least === 0 ? 0 : daysFor(inputs, subject, least);
    if (days === 0) return subject;
    const { studiedMinutes = 0, workMinutes = 0 } = subject;
    const left = Math.max(workMinutes - studiedMinutes, least * days);
    const evenly = Math.ceil(left / days / step) * step;
    shares.push({ name, examDate: subject.examDate, least });
    rules.push({ subject: name, mostMinutesADay: Math.max(least, evenly) });
    return { ...subject, workMinutes: left + studiedMinutes };
  });
  rules.push(...besides(inputs, shares));
};
