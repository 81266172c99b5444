import { type FreeDay, freeDaysFrom } from "../free-time/free-days.ts";
import { subtractIntervals } from "../free-time/intervals.ts";
import { dailyMinutesOn, type SessionLengths } from "../free-time/study-limits.ts";
import { takenOn } from "../free-time/taken-times.ts";
import type { CalendarDay } from "../model.ts";
import { daysBetween } from "../time/calendar-day.ts";
import { gridMinutes } from "../time/duration.ts";
import { gapMinutes } from "../timeline/place-day.ts";
import type { ExamSession, KnownExam } from "./known-exams.ts";
import { availabilityOf, type PlanCheckInputs } from "./plan-check-inputs.ts";

/** A mistyped year must not make the check run for minutes. */
const furthestDays = 3653;

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
  const { today, minuteOfDay = 0, hoursPerDay, wishes, taken } = inputs;
  const ahead = known.filter(({ deadline }) => deadline > today);
  const furthest = Math.max(0, ...ahead.map(({ deadline }) => daysBetween(today, deadline)));
  const sessionsFor = Map.groupBy(sessions, ({ exam, subject }) => exam ?? subject);
  return {
    inputs,
    lengths,
    sessions,
    sessionsFor,
    sessionsOn,
    ahead,
    freeDays: freeDaysFrom({
      today,
      minuteOfDay,
      availability: availabilityOf(inputs),
      days: Math.min(furthest, furthestDays),
      taken,
    }),
    minutesFor: (exam) =>
      (sessionsFor.get(exam) ?? []).reduce((total, { minutes }) => total + minutes, 0),
    hasRoom: ({ day, weekday, free }) => {
      const planned = sessionsOn.get(day) ?? [];
      const used = planned.reduce(
        (total, { minutes }) => total + minutes,
        takenOn(taken, day).minutes,
      );
      if (used + lengths.minimum > dailyMinutesOn({ weekday, hoursPerDay, wishes })) return false;
      const held = planned.map(({ start, end }) => ({
        start: start - gapMinutes,
        end: end + gapMinutes,
      }));
      return subtractIntervals(free, held).some(
        ({ start, end }) => end - Math.ceil(start / gridMinutes) * gridMinutes >= lengths.minimum,
      );
    },
  };
};
