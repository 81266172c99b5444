import {
  type AdvancedInputs,
  addDays,
  dayOfLabel,
  daysBetween,
  type PlanEntry,
  parseClock,
  type StudyPlan,
  sessionMinutesOf,
} from "@smart-planner/planner";

interface Session {
  readonly subject: string;
  readonly start: number;
  readonly minutes: number;
}

/** What a student sees of a plan at a glance; counts, so that plans can be added up. */
export interface PlanShape {
  /** Days from today to the last exam, and among them free ones and those at the limit. */
  readonly days: number;
  readonly freeDays: number;
  readonly daysAtLimit: number;
  /** Days with less than half an hour left of what the student allows, those at the limit included. */
  readonly daysNearLimit: number;
  readonly longestRun: number;
  /** Minutes of the last seven days beside those of the first; none for plans under three weeks. */
  readonly lastToFirst?: number;
  readonly mostSubjects: number;
  readonly crowdedDays: number;
  /** Minutes on the eve of an exam, and of those its own. */
  readonly eveMinutes: number;
  readonly ownEveMinutes: number;
  /** Exam days with study for a later exam, and those with some before noon. */
  readonly examDays: number;
  readonly examMornings: number;
  readonly sessions: number;
  readonly roundStarts: number;
  /** Sessions under 45 minutes that stand alone, more than an hour from any other. */
  readonly slivers: number;
  /** Days with a subject twice, and those where one is at least twice as long as the other. */
  readonly doubles: number;
  readonly unevenDoubles: number;
  /** Days of more than five hours with study before and after midday, and those with a pause there. */
  readonly longDays: number;
  readonly pausedDays: number;
  readonly minutes: number;
  /** Hours a day times days. */
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

const isSliver = (session: Session, day: readonly Session[]): boolean =>
  session.minutes < 45 &&
  day.length > 1 &&
  day.every(
    (other) =>
      other === session ||
      other.start - (session.start + session.minutes) > 60 ||
      session.start - (other.start + other.minutes) > 60,
  );

const doublesOf = (day: readonly Session[]): readonly (readonly number[])[] =>
  [...Map.groupBy(day, ({ subject }) => subject).values()]
    .filter((own) => own.length > 1)
    .map((own) => own.map(({ minutes }) => minutes));

export const shapeOf = (plan: StudyPlan, inputs: AdvancedInputs): PlanShape => {
  const { today, subjects, hoursPerDay } = inputs;
  const last = Math.max(...subjects.map(({ examDate }) => daysBetween(today, examDate)));
  const byDay = new Map(
    Object.entries(plan).map(([label, entries]) => [dayOfLabel(label), entries.map(sessionOf)]),
  );
  const days = Array.from({ length: last }, (_, index) => byDay.get(addDays(today, index)) ?? []);
  const all = days.flat();
  let run = 0;
  let longestRun = 0;
  for (const day of days) {
    run = day.length === 0 ? 0 : run + 1;
    longestRun = Math.max(longestRun, run);
  }
  const eves = subjects.map((exam) => {
    const day = days[daysBetween(today, exam.examDate) - 1] ?? [];
    return { all: minutesOf(day), own: minutesOf(day.filter((one) => one.subject === exam.name)) };
  });
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
    mostSubjects: Math.max(0, ...names),
    crowdedDays: names.filter((count) => count >= 4).length,
    eveMinutes: sum(eves.map((eve) => eve.all)),
    ownEveMinutes: sum(eves.map((eve) => eve.own)),
    examDays: examDays.length,
    examMornings: examDays.filter((day) => day.some(({ start }) => start < 12 * 60)).length,
    sessions: all.length,
    roundStarts: all.filter(({ start }) => start % 30 === 0).length,
    slivers: sum(days.map((day) => day.filter((session) => isSliver(session, day)).length)),
    doubles: doubles.length,
    unevenDoubles: doubles.filter((own) => Math.max(...own) >= 2 * Math.min(...own)).length,
    longDays: long.length,
    pausedDays: long.filter(hasMiddayPause).length,
    minutes: minutesOf(all),
    offeredMinutes: last * hoursPerDay * 60,
  };
};
