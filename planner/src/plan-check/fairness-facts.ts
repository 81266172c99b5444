import { type FreeDay, freeDaysFrom } from "../free-time/free-days.ts";
import { type Interval, subtractIntervals } from "../free-time/intervals.ts";
import type { SessionLengths } from "../free-time/study-limits.ts";
import type { CalendarDay } from "../model/model.ts";
import { type FixedSession, maxPlanDays } from "../scheduler/problem/advanced-inputs.ts";
import { limitOn } from "../scheduler/problem/study-days.ts";
import { closedTimesOf, mayStudyOn, mostMinutesOn } from "../scheduler/problem/subject-rules.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { addDays, daysBetween, weekdayOf } from "../time/day-number.ts";
import { gridMinutes } from "../time/duration.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import { gapMinutes } from "../timeline/place-day.ts";
import type { ExamSession, KnownExam } from "./known-exams.ts";
import { availabilityOf, busyOn, fixedOn, type PlanCheckInputs } from "./plan-check-inputs.ts";

/** Shared facts of the checks per exam. */
export interface FairnessFacts {
  readonly inputs: PlanCheckInputs;
  readonly lengths: SessionLengths;
  readonly sessions: readonly ExamSession[];
  /** Under the subject's name if it is not one of those given. */
  readonly sessionsFor: ReadonlyMap<KnownExam | string, readonly ExamSession[]>;
  readonly fixedFor: (exam: KnownExam) => readonly FixedSession[];
  readonly sessionsOn: ReadonlyMap<CalendarDay, readonly ExamSession[]>;
  /** Exams that can still be studied for. */
  readonly ahead: readonly KnownExam[];
  /** Days before an exam on which the rules let its subject be studied, without the hours closed to it. */
  readonly freeDaysFor: (exam: KnownExam) => readonly FreeDay[];
  readonly mayStudy: (subject: string, day: CalendarDay) => boolean;
  /** Whether the most minutes of a subject on a day leave it one more session. */
  readonly mayAdd: (exam: KnownExam, day: CalendarDay) => boolean;
  /**
   * Minutes of its sessions that an exam misses; nothing if neither student nor plan stated a need.
   */
  readonly missingFor: (exam: KnownExam) => number | undefined;
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
  const {
    today,
    minuteOfDay = 0,
    fixed = [],
    mostSessionsADay = Number.POSITIVE_INFINITY,
  } = inputs;
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
    // A mistyped year must not make the check run for minutes.
    days: Math.min(furthest, maxPlanDays),
  }).map((freeDay) => ({
    ...freeDay,
    free: subtractIntervals(freeDay.free, busyOn(inputs, freeDay.day)),
  }));
  const startOnGrid = ({ start }: Interval): number => Math.ceil(start / gridMinutes) * gridMinutes;
  const mayStudy = (subject: string, day: CalendarDay): boolean =>
    mayStudyOn(inputs, subject)({ day, weekday: weekdayOf(day) });
  const timesOn = (day: CalendarDay): readonly Interval[] =>
    fixedOn(inputs, day).map(({ start, minutes }) => ({ start, end: start + minutes }));
  const besideMidnight = (day: CalendarDay): readonly Interval[] =>
    [-1, 1].flatMap((away) =>
      (sessionsOn.get(addDays(day, away)) ?? []).map(({ start, end }) => ({
        start: start + away * minutesPerDay,
        end: end + away * minutesPerDay,
      })),
    );
  /** Free time of a day with a gap around some sessions, those that are fixed and the days beside it. */
  const freeAround = ({ day, free }: FreeDay, planned: readonly Interval[]) =>
    subtractIntervals(
      free,
      [...planned, ...timesOn(day), ...besideMidnight(day)].map(({ start, end }) => ({
        start: start - gapMinutes,
        end: end + gapMinutes,
      })),
    );
  /** Whether the limits of a day allow one more session, with so many minutes in all. */
  const fitsInto = (day: CalendarDay, minutes: number): boolean => {
    const own = fixedOn(inputs, day);
    return (
      (sessionsOn.get(day) ?? []).length + own.length < mostSessionsADay &&
      minutes + totalMinutes(own) <= limitOn(inputs, day)
    );
  };
  const fixedFor = ({ subject, day }: KnownExam): readonly FixedSession[] =>
    fixed.filter(
      (session) =>
        session.taskId === undefined &&
        session.subject.trim() === subject &&
        (session.examDate ?? day) === day,
    );
  return {
    inputs,
    lengths,
    sessions,
    sessionsFor,
    fixedFor,
    sessionsOn,
    ahead,
    mayStudy,
    mayAdd: (exam, on) => {
      const isThen = ({ day }: { readonly day: CalendarDay }) => day === on;
      const own = totalMinutes((sessionsFor.get(exam) ?? []).filter(isThen));
      const most = mostMinutesOn(inputs, exam.subject, lengths.minimum);
      return own + lengths.minimum <= most(on, totalMinutes(fixedFor(exam).filter(isThen)));
    },
    freeDaysFor: ({ subject, deadline }) => {
      const closedOn = closedTimesOf(inputs, subject);
      return freeDays
        .filter(({ day }) => day < deadline && mayStudy(subject, day))
        .map((freeDay) => ({
          ...freeDay,
          free: subtractIntervals(freeDay.free, closedOn(freeDay.day)),
        }));
    },
    missingFor: (exam) => {
      const { key, statedMinutes, settledMinutes, studiedMinutes } = exam;
      const share = shares?.get(key);
      const need = statedMinutes ?? (share === undefined ? settledMinutes : share - studiedMinutes);
      return need === undefined
        ? undefined
        : Math.max(need - totalMinutes(fixedFor(exam)), 0) -
            totalMinutes(sessionsFor.get(exam) ?? []);
    },
    hasRoom: (freeDay) => {
      const planned = sessionsOn.get(freeDay.day) ?? [];
      return (
        fitsInto(freeDay.day, totalMinutes(planned) + lengths.minimum) &&
        freeAround(freeDay, planned).some((time) => time.end - startOnGrid(time) >= lengths.minimum)
      );
    },
    hasRoomBesideShort: (freeDay) => {
      const count = (sessionsOn.get(freeDay.day) ?? []).length + 1;
      const places = freeAround(freeDay, []).map((time) =>
        Math.max(
          Math.floor((time.end - startOnGrid(time) + gapMinutes) / (lengths.minimum + gapMinutes)),
          0,
        ),
      );
      return (
        fitsInto(freeDay.day, count * lengths.minimum) &&
        places.reduce((sum, each) => sum + each, 0) >= count
      );
    },
  };
};
