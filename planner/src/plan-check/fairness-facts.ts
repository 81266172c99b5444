import { type FreeDay, freeDaysFrom } from "../free-time/free-days.ts";
import { type Interval, subtractIntervals } from "../free-time/intervals.ts";
import type { SessionLengths } from "../free-time/study-limits.ts";
import type { CalendarDay } from "../model/model.ts";
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

/** Shared facts of the checks per exam. */
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
  /** Minutes that the plan's sessions should give an exam; nothing where neither student nor plan said. */
  readonly needOf: (exam: KnownExam) => number | undefined;
  /** Whether one more session, as short as allowed, fits beside those planned on a day. */
  readonly hasRoom: (freeDay: FreeDay) => boolean;
  /** The same once those planned are as short as allowed, wherever on the day. */
  readonly hasRoomBesideShort: (freeDay: FreeDay) => boolean;
}

export const fairnessFactsOf = ({
  sessions,
  sessionsOn,
  known,
  lengths,
  inputs,
  shares,
}: Pick<FairnessFacts, "sessions" | "sessionsOn" | "lengths" | "inputs"> & {
  readonly known: readonly KnownExam[];
  readonly shares: ReadonlyMap<string, number> | undefined;
}): FairnessFacts => {
  const { today, minuteOfDay = 0 } = inputs;
  const ahead = known.filter(({ deadline }) => deadline > today);
  const furthest = Math.max(0, ...ahead.map(({ deadline }) => daysBetween(today, deadline)));
  const sessionsFor = Map.groupBy(
    sessions,
    ({ exam, taskId, subject }) => exam ?? taskId ?? subject,
  );
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
  const timesAround = (times: readonly Interval[]): readonly Interval[] =>
    times.map(({ start, end }) => ({ start: start - gapMinutes, end: end + gapMinutes }));
  const fixedTimesOn = (day: CalendarDay): readonly Interval[] =>
    fixedOn(inputs, day).map(({ start, minutes }) => ({ start, end: start + minutes }));
  const besideMidnight = (day: CalendarDay): readonly Interval[] =>
    [-1, 1].flatMap((away) =>
      (sessionsOn.get(addDays(day, away)) ?? []).map(({ start, end }) => ({
        start: start + away * minutesPerDay,
        end: end + away * minutesPerDay,
      })),
    );
  const fixedFor = ({ subject, day }: KnownExam): number =>
    (inputs.fixed ?? []).reduce(
      (sum, session) =>
        session.taskId === undefined &&
        session.subject.trim() === subject &&
        (session.examDate ?? day) === day
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
      const { key, statedMinutes, settledMinutes, studiedMinutes } = exam;
      const share = shares?.get(key);
      const need = statedMinutes ?? (share === undefined ? settledMinutes : share - studiedMinutes);
      return need === undefined ? undefined : Math.max(need - fixedFor(exam), 0);
    },
    hasRoom: ({ day, free }) => {
      const planned = sessionsOn.get(day) ?? [];
      const used = totalMinutes(planned) + totalMinutes(fixedOn(inputs, day));
      if (used + lengths.minimum > allowedMinutesOn(inputs, day)) return false;
      const taken = [...planned, ...fixedTimesOn(day), ...besideMidnight(day)];
      return subtractIntervals(free, timesAround(taken)).some(isLongEnough);
    },
    hasRoomBesideShort: ({ day, free }) => {
      const count = (sessionsOn.get(day) ?? []).length + 1;
      const used = totalMinutes(fixedOn(inputs, day)) + count * lengths.minimum;
      if (used > allowedMinutesOn(inputs, day)) return false;
      const taken = timesAround([...fixedTimesOn(day), ...besideMidnight(day)]);
      const places = subtractIntervals(free, taken).map(({ start, end }) => {
        const minutes = end - Math.ceil(start / gridMinutes) * gridMinutes;
        return Math.max(Math.floor((minutes + gapMinutes) / (lengths.minimum + gapMinutes)), 0);
      });
      return places.reduce((sum, each) => sum + each, 0) >= count;
    },
  };
};
