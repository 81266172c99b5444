import type { CalendarDay, PlanEntry, StudyPlan } from "@smart-planner/planner/model";
import type { AdvancedInputs } from "@smart-planner/planner/scheduler";
import { studyDaysOf } from "@smart-planner/planner/scheduler/problem/study-days.ts";
import {
  addDays,
  dayOfLabel,
  daysBetween,
  parseClock,
  sessionMinutesOf,
  weekdayOf,
} from "@smart-planner/planner/time";
import { isOnDay } from "../../planner/src/calendars/commitment-dates.ts";
import {
  type Interval,
  intersectIntervals,
  subtractIntervals,
} from "../../planner/src/free-time/intervals.ts";
import { median } from "../median.ts";

interface Session {
  readonly subject: string;
  readonly start: number;
  readonly minutes: number;
}

/** Counts, so that plans can be added up. */
export interface PlanShape {
  /** Days from today to the last exam, free ones, and those at the limit. */
  readonly days: number;
  readonly freeDays: number;
  readonly daysAtLimit: number;
  /** Less than half an hour left, including days at the limit. */
  readonly daysNearLimit: number;
  readonly longestRun: number;
  /** Minutes of the last week by those of the first; missing under three weeks. */
  readonly lastToFirst?: number;
  /** Minutes of the first week beside the mean of the next three; none for plans of four weeks or less. */
  readonly firstToNext?: number;
  readonly mostSubjects: number;
  readonly crowdedDays: number;
  readonly starved: number;
  /** Minutes on the day before an exam, and its own part. */
  readonly eveMinutes: number;
  readonly ownEveMinutes: number;
  /** Days before exams with study, those without their own subject, and usual minutes. */
  readonly eves: number;
  readonly strangeEves: number;
  readonly usualEveMinutes: number;
  /** Study in the two hours before bedtime. */
  readonly lateEves: number;
  /** Exams untouched for six days or more in their last 21. */
  readonly exams: number;
  readonly longGaps: number;
  /** The longest such run. */
  readonly longestGap: number;
  /** Exam days with study for a later exam, and before noon. */
  readonly examDays: number;
  readonly examMornings: number;
  readonly sessions: number;
  readonly roundStarts: number;
  /** Under 45 minutes and 45 minutes or more from any other. */
  readonly lonely: number;
  readonly halfHours: number;
  /** Free minutes in pauses of 45 to 75 minutes that are not meals. */
  readonly idleMinutes: number;
  /** Study before 17:30 and after 19:30, and without 45 minutes between. */
  readonly eveningDays: number;
  readonly unfedDays: number;
  /** A subject twice, and one at least twice as long. */
  readonly doubles: number;
  readonly unevenDoubles: number;
  /** More than five hours around midday, and those with a pause. */
  readonly longDays: number;
  readonly pausedDays: number;
  readonly minutes: number;
  readonly offeredMinutes: number;
}

const sessionOf = (entry: PlanEntry): Session => ({
  subject: entry.subject,
  start: parseClock(entry.startTime ?? "") ?? 0,
  minutes: sessionMinutesOf(entry),
});

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const minutesOf = (sessions: readonly Session[]): number => sum(sessions.map((one) => one.minutes));

const hasMiddayPause = (sessions: readonly Session[]): boolean => {
  const before = sessions.filter(({ start }) => start < 12 * 60);
  const after = sessions.filter(({ start }) => start >= 12 * 60);
  const end = Math.max(...before.map(({ start, minutes }) => start + minutes));
  return Math.min(...after.map(({ start }) => start)) - end >= 45;
};

const isLong = (sessions: readonly Session[]): boolean =>
  minutesOf(sessions) > 300 &&
  sessions.some(({ start }) => start < 11 * 60) &&
  sessions.some(({ start, minutes }) => start + minutes > 14 * 60);

const endOf = ({ start, minutes }: Session): number => start + minutes;

const isLonely = (session: Session, day: readonly Session[]): boolean =>
  session.minutes < 45 &&
  day.every(
    (other) =>
      other === session || other.start - endOf(session) >= 45 || session.start - endOf(other) >= 45,
  );

const pausesOf = (day: readonly Session[]) =>
  day.slice(1).map((session, index) => ({
    start: Math.max(...day.slice(0, index + 1).map(endOf)),
    end: session.start,
  }));

/** Overlaps lunch or dinner. */
const isMeal = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
  (start < 14 * 60 && end > 11 * 60 + 30) || (start < 20 * 60 + 30 && end > 17 * 60 + 30);

const idleOf = (
  day: readonly Session[],
  free: readonly { readonly start: number; readonly end: number }[],
): number =>
  sum(
    pausesOf(day)
      .filter((pause) => pause.end - pause.start >= 45 && pause.end - pause.start <= 75)
      .filter((pause) => !isMeal(pause))
      .filter((pause) => free.some(({ start, end }) => start <= pause.start && pause.end <= end))
      .map(({ start, end }) => end - start),
  );

const reachesEvening = (day: readonly Session[]): boolean =>
  day.some(({ start }) => start < 17.5 * 60) && day.some((session) => endOf(session) > 19.5 * 60);

const dinnerHours = { start: 17.5 * 60, end: 21 * 60 };

/** Classes and commitments of a weekday, which leave no time for dinner. */
const classesOn = (
  { commitments, grid }: AdvancedInputs,
  date: CalendarDay,
): readonly Interval[] => {
  const weekday = weekdayOf(date);
  return [
    ...commitments
      .filter((each) => each.type !== "meal" && isOnDay(each, date))
      .map(({ startTime, endTime }) => ({
        start: parseClock(startTime) ?? 0,
        end: parseClock(endTime) ?? 0,
      })),
    ...Object.values(grid)
      .filter(({ type, day }) => type !== "free" && type !== "sleep" && day === weekday)
      .map(({ hour }) => ({ start: hour * 60, end: (hour + 1) * 60 })),
  ];
};

const hasDinner = (day: readonly Session[], classes: readonly Interval[]): boolean =>
  subtractIntervals(intersectIntervals(pausesOf(day), [dinnerHours]), classes).some(
    ({ start, end }) => end - start >= 45,
  );

/** The longest run without the subject in its last 21 days. */
const gapBefore = (days: readonly (readonly Session[])[], exam: string, deadline: number) => {
  let run = 0;
  let longest = 0;
  for (const day of days.slice(Math.max(deadline - 21, 0), deadline)) {
    run = day.some(({ subject }) => subject === exam) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
};

const doublesOf = (day: readonly Session[]): readonly (readonly number[])[] =>
  [...Map.groupBy(day, ({ subject }) => subject).values()]
    .filter((own) => own.length > 1)
    .map((own) => own.map(({ minutes }) => minutes));

/** A bedtime after midnight is past the day's end. */
const bedtimeOf = ({ preferences: { sleepSchedule } }: AdvancedInputs): number =>
  (sleepSchedule.start < sleepSchedule.end ? 24 + sleepSchedule.start : sleepSchedule.start) * 60;

export const shapeOf = (plan: StudyPlan, inputs: AdvancedInputs): PlanShape => {
  const { today, subjects, hoursPerDay } = inputs;
  const last = Math.max(...subjects.map(({ examDate }) => daysBetween(today, examDate)));
  const byDay = new Map(
    Object.entries(plan).map(([label, entries]) => [dayOfLabel(label), entries.map(sessionOf)]),
  );
  const days = Array.from({ length: last }, (_, index) => byDay.get(addDays(today, index)) ?? []);
  const all = days.flat();
  const study = studyDaysOf({ inputs, level: 3, days: last, gapOn: () => 0 });
  const usual = median(days.filter((day) => day.length > 0).map(minutesOf));
  const gaps = subjects.map(({ name, examDate }) =>
    gapBefore(days, name, daysBetween(today, examDate)),
  );
  let run = 0;
  let longestRun = 0;
  for (const day of days) {
    run = day.length === 0 ? 0 : run + 1;
    longestRun = Math.max(longestRun, run);
  }
  const eves = subjects.map((exam) => {
    const day = days[daysBetween(today, exam.examDate) - 1] ?? [];
    return {
      all: minutesOf(day),
      own: minutesOf(day.filter((one) => one.subject === exam.name)),
      end: Math.max(0, ...day.map(endOf)),
    };
  });
  const studied = eves.filter((eve) => eve.all > 0);
  const examDays = [...new Set(subjects.map(({ examDate }) => daysBetween(today, examDate)))]
    .map((index) => days[index] ?? [])
    .filter((day) => day.length > 0);
  const long = days.filter(isLong);
  const doubles = days.flatMap(doublesOf);
  const names = days.map((day) => new Set(day.map(({ subject }) => subject)).size);
  const firstWeek = minutesOf(days.slice(0, 7).flat());
  return {
    days: last,
    freeDays: days.filter((day) => day.length === 0).length,
    daysAtLimit: days.filter((day) => minutesOf(day) > hoursPerDay * 60 - 15).length,
    daysNearLimit: days.filter((day) => minutesOf(day) > hoursPerDay * 60 - 30).length,
    longestRun,
    ...(last >= 20 && firstWeek > 0
      ? { lastToFirst: minutesOf(days.slice(-7).flat()) / firstWeek }
      : {}),
    ...(last > 28
      ? { firstToNext: (3 * firstWeek) / Math.max(minutesOf(days.slice(7, 28).flat()), 1) }
      : {}),
    mostSubjects: Math.max(0, ...names),
    crowdedDays: names.filter((count) => count >= 4).length,
    starved: subjects.filter(({ name }) => all.every(({ subject }) => subject !== name)).length,
    eves: studied.length,
    strangeEves: studied.filter((eve) => eve.own === 0).length,
    usualEveMinutes: usual * studied.length,
    lateEves: studied.filter((eve) => eve.end > bedtimeOf(inputs) - 120).length,
    exams: subjects.length,
    longGaps: gaps.filter((gap) => gap >= 6).length,
    longestGap: Math.max(...gaps),
    eveMinutes: sum(eves.map((eve) => eve.all)),
    ownEveMinutes: sum(eves.map((eve) => eve.own)),
    examDays: examDays.length,
    examMornings: examDays.filter((day) => day.some(({ start }) => start < 12 * 60)).length,
    sessions: all.length,
    roundStarts: all.filter(({ start }) => start % 30 === 0).length,
    lonely: sum(days.map((day) => day.filter((session) => isLonely(session, day)).length)),
    halfHours: all.filter(({ minutes }) => minutes <= 30).length,
    idleMinutes: sum(days.map((day, index) => idleOf(day, study[index]?.free ?? []))),
    eveningDays: days.filter(reachesEvening).length,
    unfedDays: days.filter(
      (day, index) =>
        reachesEvening(day) && !hasDinner(day, classesOn(inputs, addDays(today, index))),
    ).length,
    doubles: doubles.length,
    unevenDoubles: doubles.filter((own) => Math.max(...own) >= 2 * Math.min(...own)).length,
    longDays: long.length,
    pausedDays: long.filter(hasMiddayPause).length,
    minutes: minutesOf(all),
    offeredMinutes: last * hoursPerDay * 60,
  };
};
