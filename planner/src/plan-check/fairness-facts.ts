import { type FreeDay, freeDaysFrom } from "../free-time/free-days.ts";
import { type Interval, minutesIn, subtractIntervals } from "../free-time/intervals.ts";
import type { SessionLengths } from "../free-time/study-limits.ts";
import type { CalendarDay } from "../model.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { addDays, daysBetween } from "../time/day-number.ts";
import { gridMinutes } from "../time/duration.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { gapMinutes } from "../timeline/place-day.ts";
import type { ExamSession, KnownExam } from "./known-exams.ts";
import {
  allowedMinutesOn,
  availabilityOf,
  busyOn,
  fixedOn,
  type PlanCheckInputs,
} from "./plan-check-inputs.ts";

/** Plans reach no further; a mistyped year must not make the check run for minutes. */
const furthestDays = 400;

/**
 * The check's own idea of what an exam without stated work needs, whatever a planner thinks: a
 * quarter of an even part of the hours before it, and no more than ten hours.
 */
const ownNeed = { evenPart: 0.25, mostMinutes: 600 } as const;

/** What the checks on all sessions for an exam have in common. */
export interface FairnessFacts {
  readonly inputs: PlanCheckInputs;
  readonly lengths: SessionLengths;
  readonly sessions: readonly ExamSession[];
  /** Under the subject's name where it is not one of those given. */
  readonly sessionsFor: ReadonlyMap<KnownExam | string, readonly ExamSession[]>;
  readonly sessionsOn: ReadonlyMap<CalendarDay, readonly ExamSession[]>;
  /** Exams that can still be studied for. */
  readonly ahead: readonly KnownExam[];
  readonly freeDays: readonly FreeDay[];
  readonly minutesFor: (exam: KnownExam) => number;
  /** Minutes an exam still needs in all, sessions of the plan included. */
  readonly needOf: (exam: KnownExam) => number;
  /** Whether one more session, as short as allowed, fits beside those planned on a day. */
  readonly hasRoom: (freeDay: FreeDay) => boolean;
}

export const fairnessFactsOf = ({
  sessions,
  sessionsOn,
  known,
  lengths,
  inputs,
}: Pick<FairnessFacts, "sessions" | "sessionsOn" | "lengths" | "inputs"> & {
  readonly known: readonly KnownExam[];
}): FairnessFacts => {
  const { today, minuteOfDay = 0 } = inputs;
  const ahead = known.filter(({ deadline }) => deadline > today);
  const furthest = Math.max(0, ...ahead.map(({ deadline }) => daysBetween(today, deadline)));
  const sessionsFor = Map.groupBy(sessions, ({ exam, subject }) => exam ?? subject);
  const freeDays = freeDaysFrom({
    today,
    minuteOfDay,
    availability: availabilityOf(inputs),
    days: Math.min(furthest, furthestDays),
  }).map((freeDay) => ({
    ...freeDay,
    free: subtractIntervals(freeDay.free, busyOn(inputs, freeDay.day)),
  }));
  const isLongEnough = ({ start, end }: Interval): boolean =>
    end - Math.ceil(start / gridMinutes) * gridMinutes >= lengths.minimum;
  const held = freeDays.map(({ day, free }) => ({
    day,
    minutes: Math.min(minutesIn(free.filter(isLongEnough)), allowedMinutesOn(inputs, day)),
  }));
  const minutesBefore = (deadline: CalendarDay): number =>
    held.reduce((sum, { day, minutes }) => (day < deadline ? sum + minutes : sum), 0);
  const fixedFor = ({ subject, day }: KnownExam): number =>
    (inputs.fixed ?? []).reduce(
      (sum, session) =>
        session.subject.trim() === subject && (session.examDate ?? day) === day
          ? sum + session.minutes
          : sum,
      0,
    );
  return {
    inputs,
    lengths,
    sessions,
    sessionsFor,
    sessionsOn,
    ahead,
    freeDays,
    minutesFor: (exam) => totalMinutes(sessionsFor.get(exam) ?? []),
    needOf: (exam) => {
      const even = (ownNeed.evenPart * minutesBefore(exam.deadline)) / ahead.length;
      const own = Math.min(even, ownNeed.mostMinutes) * Math.min(exam.emphasis, 1);
      const { statedMinutes, settledMinutes = Infinity, studiedMinutes } = exam;
      const need = statedMinutes ?? Math.min(own - studiedMinutes, settledMinutes);
      return Math.max(Math.floor((need - fixedFor(exam)) / gridMinutes) * gridMinutes, 0);
    },
    hasRoom: ({ day, free }) => {
      const planned = [
        ...(sessionsOn.get(day) ?? []),
        ...fixedOn(inputs, day).map(({ start, minutes }) => ({
          start,
          minutes,
          end: start + minutes,
        })),
      ];
      const used = totalMinutes(planned);
      if (used + lengths.minimum > allowedMinutesOn(inputs, day)) return false;
      const beside = [-1, 1].flatMap((away) =>
        (sessionsOn.get(addDays(day, away)) ?? []).map(({ start, end }) => ({
          start: start + away * minutesPerDay,
          end: end + away * minutesPerDay,
        })),
      );
      const taken = [...planned, ...beside].map(({ start, end }) => ({
        start: start - gapMinutes,
        end: end + gapMinutes,
      }));
      return subtractIntervals(free, taken).some(isLongEnough);
    },
  };
};
