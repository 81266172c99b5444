import fc from "fast-check";
import { expect, it } from "vitest";
import { anyLivingStudent } from "../../../test/any-student.ts";
import { guaranteeRuns, guaranteeTimeout } from "../../../test/guarantee-runs.ts";
import { plannedOnce } from "../../../test/planned-once.ts";
import { freeDaysFrom } from "../../free-time/free-days.ts";
import { dailyMinutesOn, sessionLengthsOf, studyDeadlineOf } from "../../free-time/study-limits.ts";
import { addDays, daysBetween } from "../../time/day-number.ts";
import type { AdvancedInputs, ExamInput, SubjectRule } from "../problem/advanced-inputs.ts";

const slotMinutes = 5;
const slotsADay = 288;
const slotsApart = 3;

/** The most minutes of whole sessions in some slots, over all layouts. */
const mostIn = (free: readonly boolean[], limit: number, shortest: number, longest: number) => {
  /** Before each slot: a bit for every number of slots that can be studied until then. */
  const reached = Array.from({ length: slotsADay + 1 }, () => 0n);
  reached[0] = 1n;
  for (let slot = 0; slot < slotsADay; slot++) {
    const ways = reached[slot] ?? 0n;
    reached[slot + 1] = (reached[slot + 1] ?? 0n) | ways;
    for (let length = 1; free[slot + length - 1] && length <= longest; length++) {
      const next = Math.min(slot + length + slotsApart, slotsADay);
      if (length >= shortest) reached[next] = (reached[next] ?? 0n) | (ways << BigInt(length));
    }
  }
  const amounts = reached[slotsADay] ?? 0n;
  for (let amount = Math.floor(limit / slotMinutes); amount > 0; amount--)
    if ((amounts >> BigInt(amount)) & 1n) return amount * slotMinutes;
  return 0;
};

/** Capacity of each day, counted slot by slot. */
const daysOf = (inputs: AdvancedInputs, days: number) => {
  const { today, minuteOfDay, grid, commitments, preferences, wishes, hoursPerDay } = inputs;
  const { minimum, maximum } = sessionLengthsOf({ preferences, wishes });
  const availability = {
    grid,
    commitments,
    sleepSchedule: preferences.sleepSchedule,
    ...(wishes === undefined ? {} : { wishes }),
  };
  const known = new Map<string, number>();
  return freeDaysFrom({ today, minuteOfDay, availability, days }).map(({ day, weekday, free }) => {
    const busy = (inputs.busy ?? []).map((time) => {
      const shift = daysBetween(day, time.day) * 1440;
      return { start: time.start + shift, end: time.end + shift };
    });
    const slots = Array.from({ length: slotsADay }, (_, slot) => {
      const [start, end] = [slot * slotMinutes, (slot + 1) * slotMinutes];
      return (
        free.some((time) => time.start <= start && end <= time.end) &&
        busy.every((time) => end <= time.start || time.end <= start)
      );
    });
    const limit =
      inputs.dateLimits?.findLast((own) => own.day === day)?.minutes ??
      dailyMinutesOn({ weekday, hoursPerDay, wishes });
    const key = JSON.stringify([slots, limit]);
    const most =
      known.get(key) ??
      mostIn(slots, limit, Math.ceil(minimum / slotMinutes), Math.floor(maximum / slotMinutes));
    known.set(key, most);
    return { weekday, most };
  });
};

const rulesOf = ({ rules = [] }: AdvancedInputs, name: string): readonly SubjectRule[] =>
  rules.filter(({ subject }) => subject === name);

it(
  "work said not to fit does not fit by an independent count, and work said to fit fits to the minute",
  () => {
    fc.assert(
      fc.property(anyLivingStudent, (inputs) => {
        const { certificate, fit } = plannedOnce(inputs, "preview");
        const { minimum } = sessionLengthsOf(inputs);
        if (certificate === undefined) {
          const short = fit.filter(
            ({ missingMinutes, plannedMinutes, needMinutes }) =>
              missingMinutes > 0 && (plannedMinutes > 0 || needMinutes >= minimum),
          );
          expect(short).toEqual([]);
          return;
        }
        const ahead = inputs.subjects.flatMap((subject) => {
          const { studiedMinutes = 0, workMinutes, shareMinutes } = subject;
          const deadline = studyDeadlineOf({ subject, wishes: inputs.wishes });
          const left = (minutes: number) => Math.max(minutes - studiedMinutes, 0);
          const due =
            workMinutes !== undefined
              ? left(workMinutes)
              : Math.min(minimum, shareMinutes === undefined ? minimum : left(shareMinutes));
          return deadline > inputs.today ? [{ ...subject, deadline, due }] : [];
        });
        const days = daysOf(
          inputs,
          Math.max(...ahead.map(({ deadline }) => daysBetween(inputs.today, deadline))),
        );
        const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
        /** Minutes due before a date, and those that the days before it hold. */
        const until = (date: string) => ({
          due: total(ahead.filter(({ deadline }) => deadline <= date).map(({ due }) => due)),
          room: total(days.map(({ most }, day) => (addDays(inputs.today, day) < date ? most : 0))),
        });
        /** Most of a subject on a day, by its rules; one session is always allowed. */
        const mostOf = ({ name }: ExamInput, { weekday, most }: (typeof days)[number]) =>
          Math.min(
            most,
            ...rulesOf(inputs, name).map(({ onlyOn, mostMinutesADay = 1440 }) =>
              onlyOn?.includes(weekday) === false ? 0 : Math.max(mostMinutesADay, minimum),
            ),
          );
        const { before, subjects, neededMinutes, roomMinutes, isProven } = certificate;
        if (isProven && subjects === undefined) {
          expect(until(before)).toEqual({ due: neededMinutes, room: roomMinutes });
          expect(neededMinutes).toBeGreaterThan(roomMinutes);
          return;
        }
        for (const { deadline } of ahead) {
          const { due, room } = until(deadline);
          expect(due).toBeLessThanOrEqual(room);
        }
        const isOpen = ({ deadline }: (typeof ahead)[number], day: number) =>
          addDays(inputs.today, day) < deadline;
        const roomFor = (exams: typeof ahead) =>
          total(
            days.map((each, day) =>
              Math.min(
                each.most,
                total(exams.map((exam) => (isOpen(exam, day) ? mostOf(exam, each) : 0))),
              ),
            ),
          );
        // Units of half an hour may make the one session that is always allowed a little longer.
        const isExact = minimum % 30 === 0;
        if (subjects === undefined) {
          if (isExact)
            for (const exam of ahead) expect(exam.due).toBeLessThanOrEqual(roomFor([exam]));
          return;
        }
        const named = ahead.filter(({ name }) => subjects.includes(name));
        expect(total(named.map(({ due }) => due))).toBe(neededMinutes);
        if (isExact) expect(roomFor(named)).toBe(roomMinutes);
        expect(neededMinutes).toBeGreaterThan(roomMinutes);
      }),
      guaranteeRuns(12),
    );
  },
  guaranteeTimeout,
);
