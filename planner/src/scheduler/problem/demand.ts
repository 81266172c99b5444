import { isOnDay } from "../../calendars/commitment-dates.ts";
import { type Interval, subtractIntervals } from "../../free-time/intervals.ts";
import { sessionLengthsOf, studyDeadlineOf } from "../../free-time/study-limits.ts";
import type { CalendarDay } from "../../model/model.ts";
import { wholeComfort } from "../../model/usual-comfort.ts";
import { parseDay } from "../../time/calendar-day.ts";
import { addDays, daysBetween, weekdayOf } from "../../time/day-number.ts";
import { gridMinutes } from "../../time/duration.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import { defaultStartMinute, gapMinutes as shortestGap } from "../../timeline/place-day.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import { capacityFinder } from "./day-capacity.ts";
import { type EarlierPlan, keptLengths } from "./earlier-plan.ts";
import { type Exam, examOf, examsOf } from "./exams.ts";
import { giveWay, type Limits } from "./give-way.ts";
import { dayTimesOf } from "./meals.ts";
import { type Need, needsOf } from "./needs.ts";
import { type PlanningDay, planningDaysFinder, type RhythmicDay } from "./planning-days.ts";
import { askedTimesOf, commonWindowsOf } from "./preferred-windows.ts";
import { keptFreeOf } from "./rest-days.ts";
import { chooseUnit } from "./session-unit.ts";
import { type SessionUnits, sessionUnitsOf } from "./session-units.ts";
import { type Level, type StudyDay, studyDaysOf } from "./study-days.ts";
import { closedTimesOf, hasClosedTimes, mayStudyOn, mostMinutesOn } from "./subject-rules.ts";
import { closedTimesFor, isLimitedOn, partBesideExams } from "./task-claims.ts";
import type { TimedSession } from "./timed-session.ts";
import { addTo, floatAt, runningSums, sumOf } from "./typed-values.ts";

/** The needs, and the days for them. */
export interface Demand extends Limits {
  readonly exams: readonly Exam[];
  readonly needs: readonly Need[];
  readonly days: readonly PlanningDay[];
  readonly units: SessionUnits;
  /** Times of day preferred by subjects without a wish of their own. */
  readonly preferred: readonly Interval[];
  /** Minutes of study that fit before each day, fixed ones included, free days left out. */
  readonly room: Float64Array;
  /** Minutes of fixed sessions of each exam on each day. */
  readonly fixed: readonly Float64Array[];
  /** Whether the rules let an exam be studied on a day, also on one that is to stay free. */
  readonly mayStudy: (exam: number, day: number) => boolean;
  /** Most minutes of an exam on a day beside its fixed sessions, by the rules for its subject. */
  readonly mostByRules: (exam: number, day: number) => number;
  /** Times of a day at which an exam's subject is not to be studied. */
  readonly closedOf: (exam: number, day: number) => readonly Interval[];
  /** Days that comfort would leave free and that are needed. */
  readonly givenUp: ReadonlySet<number>;
}

/** If there are only tasks without a date, they are planned for so many days. */
const spareDays = 28;
/** The part of the reserve that is a block to catch up each week; the rest keeps days from being full. */
const blockPart = 0.5;
/** With more weekdays than this painted or committed, the others are planned like them. */
const mostTouchedWeekdays = 3;

/**
 * Days without painted hours or commitments, of a student without preferred times: shown as the
 * specified day from 08:00.
 */
const plainDaysOf = (inputs: AdvancedInputs): ((day: CalendarDay) => boolean) => {
  const { grid, commitments } = inputs;
  const painted = new Set(Object.values(grid).map(({ day }) => day));
  const touched = new Set([...painted, ...commitments.flatMap(({ days }) => days)]);
  if (touched.size > mostTouchedWeekdays || askedTimesOf(inputs).length > 0) return () => false;
  if (hasClosedTimes(inputs)) return () => false;
  return (day) =>
    !painted.has(weekdayOf(day)) && !commitments.some((commitment) => isOnDay(commitment, day));
};

const gapMinutesOf = (inputs: AdvancedInputs, level: Level, isPlain: boolean): number => {
  const { longBreakDuration } = inputs.preferences.pomodoro;
  const minutes = inputs.breakMinutes ?? (isPlain ? shortestGap : longBreakDuration);
  if (level === 3 || !Number.isFinite(minutes)) return shortestGap;
  return Math.min(Math.max(Math.ceil(minutes / gridMinutes) * gridMinutes, shortestGap), 120);
};

/** Minutes of an exam's fixed sessions on each day. */
export const fixedMinutes = (
  exams: readonly Exam[],
  days: readonly Pick<StudyDay, "fixed">[],
): readonly Float64Array[] => {
  const rows = exams.map(() => new Float64Array(days.length));
  for (const [day, { fixed }] of days.entries())
    for (const session of fixed) {
      const row = rows[examOf(exams, session)];
      if (row !== undefined) addTo(row, day, session.minutes);
    }
  return rows;
};

/**
 * At most the time outside the hours closed to the subject. If that is nothing, they are ignored: a
 * wrong hour is better than no session.
 */
const mostBesideClosed = (
  days: readonly PlanningDay[],
  closedOn: (day: number) => readonly Interval[],
  { most, units, isTask }: { most: Float64Array; units: SessionUnits; isTask: boolean },
): Float64Array => {
  const capacityOf = capacityFinder(units);
  const beside = Float64Array.from(days, ({ free, capacity, gapMinutes }, day) => {
    const closed = closedOn(day);
    const whole = floatAt(most, day);
    if (closed.length === 0 || whole === 0) return whole;
    const open = subtractIntervals(free, closed);
    return Math.min(whole, capacityOf(open, capacity * units.unit, gapMinutes));
  });
  return sumOf(beside) > 0 || isTask ? beside : most;
};

/** Days on which a subject has no other hours than those before the usual start: these are open then. */
const opensEarly = (inputs: AdvancedInputs, exams: readonly Exam[], shortest: number) => {
  if (!hasClosedTimes(inputs)) return () => false;
  const closed = exams.map(({ name }) => closedTimesOf(inputs, name));
  const hasSession = (free: readonly Interval[]) =>
    free.some(({ start, end }) => end - start >= shortest);
  return ({ day, free }: StudyDay): boolean =>
    closed.some((closedOn) => {
      const open = subtractIntervals(free, closedOn(day));
      const usual = subtractIntervals(open, [{ start: 0, end: defaultStartMinute }]);
      return hasSession(open) && !hasSession(usual);
    });
};

/** Minutes that fit on each day: planned and fixed ones. */
const minutesOn = (days: readonly PlanningDay[], unit: number): readonly number[] =>
  days.map(({ capacity, fixed }) => capacity * unit + totalMinutes(fixed));

/** Minutes that fit before each day. */
const roomOf = (days: readonly PlanningDay[], unit: number): Float64Array =>
  runningSums(minutesOn(days, unit));

/** Minutes of each exam, stated or settled, that a plan before has no session for. */
const behindIn = (
  exams: readonly Exam[],
  fixed: readonly Float64Array[],
  before: readonly TimedSession[],
): readonly number[] =>
  exams.map(({ statedMinutes, settledMinutes }, exam) => {
    const planned = totalMinutes(before.filter((session) => session.exam === exam));
    return (statedMinutes ?? settledMinutes ?? 0) - planned - sumOf(fixed[exam] ?? []);
  });

/** Days of exams, and those by which their study ends. */
export const guardedDaysOf = ({ subjects, wishes }: AdvancedInputs): readonly CalendarDay[] =>
  subjects
    .filter(({ examDate }) => parseDay(examDate) !== undefined)
    .flatMap((subject) => [subject.examDate, studyDeadlineOf({ subject, wishes })]);

/** Whether an exam may have sessions on a day. */
const mayStudyIn = (
  inputs: AdvancedInputs,
  exams: readonly Exam[],
  days: readonly StudyDay[],
): ((exam: number, day: number) => boolean) => {
  const isOpenFor = exams.map(({ name }) => mayStudyOn(inputs, name));
  return (exam, day) => {
    const each = days[day];
    const { deadline = 0, task } = exams[exam] ?? {};
    const isInside = day < deadline && day >= (task?.opens ?? 0);
    return isInside && each !== undefined && isOpenFor[exam]?.(each) === true;
  };
};

/** The units that each exam and those before other exams may have on each day. */
const limitsOf = ({
  exams,
  days,
  fixed,
  rules: { mayStudy, mostByRules, closedOf },
  units,
}: {
  readonly exams: readonly Exam[];
  readonly days: readonly PlanningDay[];
  /** Minutes of each exam on each day. */
  readonly fixed: readonly Float64Array[];
  readonly rules: Pick<Demand, "mayStudy" | "mostByRules" | "closedOf">;
  readonly units: SessionUnits;
}): Limits => {
  const limitedOn = exams.map((exam) => isLimitedOn(exam, exams));
  const isLimited = (exam: number, day: number) => limitedOn[exam]?.(day) === true;
  const mostLimited = Float64Array.from(days, ({ capacity, fixed: own }, day) => {
    const whole = capacity * units.unit + totalMinutes(own);
    const taken = sumOf(fixed.map((row, exam) => (isLimited(exam, day) ? floatAt(row, day) : 0)));
    return Math.max(Math.floor((whole * partBesideExams - taken) / units.unit), 0);
  });
  const most = exams.map((exam, index) => {
    const byRules = Float64Array.from(days, ({ capacity }, day) => {
      const minutes = mayStudy(index, day) ? mostByRules(index, day) : 0;
      const shared = isLimited(index, day) ? floatAt(mostLimited, day) : capacity;
      return Math.min(capacity, shared, Math.floor(minutes / units.unit));
    });
    const isTask = exam.task !== undefined;
    return mostBesideClosed(days, (day) => closedOf(index, day), { most: byRules, units, isTask });
  });
  return { most, isLimited, mostLimited };
};

/** Days to plan: with tasks but no exams some days of spare time. */
const horizonOf = ({ tasks = [] }: AdvancedInputs, exams: readonly Exam[]): number => {
  const hasOnlySpare = exams.length === 0 && tasks.length > 0;
  return Math.max(hasOnlySpare ? spareDays : 0, ...exams.map(({ deadline }) => deadline));
};

/** Days of which a plan knows the usual hours: this week and all that it may cover. */
const usualDays = 7 + 400;

/**
 * Minutes of study that a date, also one that has passed, usually holds. Hours that pauses leave no
 * room for do not count: a higher limit would keep more of the same day free.
 */
const usualMinutes = <Day>(
  inputs: AdvancedInputs,
  daysIn: (of: AdvancedInputs, level: Level, days: number) => readonly Day[],
  minutesOf: (day: Day) => number,
) => {
  const monday = addDays(inputs.today, -weekdayOf(inputs.today));
  const usual = { ...inputs, today: monday, minuteOfDay: 0, subjects: [], fixed: [] };
  const days = daysIn(usual, 0, usualDays);
  const known: number[] = [];
  return (date: CalendarDay): number => {
    const index = daysBetween(monday, date);
    const day = days[index];
    known[index] ??= day === undefined ? 0 : minutesOf(day);
    return known[index];
  };
};

/** The needs of a student, and the days for them: each gives up so much comfort as it must. */
export const demandOf = (inputs: AdvancedInputs, earlier?: EarlierPlan): Demand => {
  const { sessions: before = [] } = earlier ?? {};
  const comfort = wholeComfort(inputs);
  const exams = examsOf(inputs);
  const { minimum, maximum } = sessionLengthsOf(inputs);
  const isPlain = plainDaysOf(inputs);
  const horizon = horizonOf(inputs, exams);
  const allAt = (level: Level) => Array.from({ length: horizon }, () => level);
  const daysIn = (of: AdvancedInputs, level: Level, days: number): readonly RhythmicDay[] => {
    const gapOn = (day: CalendarDay) => gapMinutesOf(inputs, level, isPlain(day));
    return studyDaysOf({ inputs: of, level, days, gapOn }).map((day) => ({
      ...day,
      level,
      isPlain: isPlain(day.day),
      gapMinutes: gapOn(day.day),
    }));
  };
  const known: (readonly RhythmicDay[])[] = [];
  const rhythmicDays = (level: Level): readonly RhythmicDay[] => {
    known[level] ??= daysIn(inputs, level, horizon);
    return known[level];
  };
  const studyDays = rhythmicDays(0);
  const unit = chooseUnit({ days: studyDays, minimum, maximum });
  const units = sessionUnitsOf({
    unit,
    minimum,
    maximum,
    mostMinutes: Math.max(0, ...rhythmicDays(3).map(({ limit }) => limit)),
    kept: keptLengths(before),
  });
  const painted = new Set(
    Object.values(inputs.grid).flatMap(({ day, type }) => (type === "free" ? [day] : [])),
  );
  const prefersEarly = askedTimesOf(inputs).includes("Early Morning");
  const mustStartEarly = opensEarly(inputs, exams, minimum);
  const preferred = commonWindowsOf(inputs);
  const { wholeOf, planningDaysOf } = planningDaysFinder({
    units,
    lunch: comfort.lunch,
    timesOn: dayTimesOf(inputs),
    preferred,
    mayStartEarly: (day) => painted.has(day.weekday) || prefersEarly || mustStartEarly(day),
    mostSessions: inputs.mostSessionsADay ?? Number.POSITIVE_INFINITY,
    before,
  });
  const daysWith = (levels: readonly Level[], keptFree: ReadonlyMap<number, number>) =>
    planningDaysOf(
      levels.flatMap((level, day) => rhythmicDays(level)[day] ?? []),
      keptFree,
    );
  const whole = daysWith(allAt(1), new Map());
  const kept = keptFreeOf({
    today: inputs.today,
    days: horizon,
    exams: guardedDaysOf(inputs),
    restDays: comfort.restDays,
    reserve: comfort.cushion * blockPart,
    minutesOn: usualMinutes(inputs, daysIn, (day) => wholeOf(day) * unit),
    whole: minutesOn(whole, unit),
  });
  const closedOn = exams.map((exam) => closedTimesFor(inputs, exam));
  const closedOf = (exam: number, day: number): readonly Interval[] =>
    closedOn[exam]?.(studyDays[day]?.day ?? inputs.today) ?? [];
  const fixed = fixedMinutes(exams, studyDays);
  const mayStudy = mayStudyIn(inputs, exams, studyDays);
  const mostOf = exams.map(({ name }) => mostMinutesOn(inputs, name, units.shortest * unit));
  const mostByRules = (exam: number, day: number): number =>
    mostOf[exam]?.(studyDays[day]?.day ?? inputs.today, fixed[exam]?.[day] ?? 0) ?? 0;
  const rules = { mayStudy, mostByRules, closedOf };
  const daysAt = (levels: readonly Level[]) => daysWith(levels, kept);
  const limitsOn = (of: readonly PlanningDay[]) =>
    limitsOf({ exams, days: of, fixed, rules, units });
  const { levels, forShares, statedOn } = giveWay({
    exams,
    kept,
    daysAt,
    length: horizon,
    behind: earlier === undefined ? [] : behindIn(exams, fixed, before),
    fixed,
    mayStudy,
    limitsOn,
    units,
  });
  const days = daysAt(levels);
  const limits = limitsOn(days);
  const reach = new Map(
    exams.map((exam, index) => [
      exam,
      exam.statedMinutes === undefined
        ? sumOf(limits.most[index] ?? []) * unit + sumOf(fixed[index] ?? [])
        : sumOf(statedOn[index] ?? []),
    ]),
  );
  const usual = minutesOn(daysAt(forShares), unit);
  const needs = needsOf({
    reach,
    exams,
    fixed: fixed.map(sumOf),
    wholeRoom: roomOf(daysAt(levels.map((level) => (level === 0 ? 1 : level))), unit),
    room: runningSums(
      usual.map((each, day) => Math.max(each, sumOf(statedOn.map((row) => floatAt(row, day))))),
    ),
    roomForShares: runningSums(usual),
    usesSpare: comfort.usesSpare,
    slack: comfort.cushion * (1 - blockPart),
    minimum,
    units,
  });
  return {
    exams,
    needs,
    days,
    units,
    preferred,
    room: roomOf(days, unit),
    fixed,
    ...limits,
    ...rules,
    givenUp: new Set(
      [...kept].flatMap(([day, minutes]) =>
        minutes === Number.POSITIVE_INFINITY && levels[day] !== 0 ? [day] : [],
      ),
    ),
  };
};
