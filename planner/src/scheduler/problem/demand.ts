import { isOnDay } from "../../calendars/commitment-dates.ts";
import { type Interval, subtractIntervals } from "../../free-time/intervals.ts";
import { sessionLengthsOf, studyDeadlineOf } from "../../free-time/study-limits.ts";
import type { CalendarDay } from "../../model/model.ts";
import { wholeComfort } from "../../model/usual-comfort.ts";
import { parseDay } from "../../time/calendar-day.ts";
import { weekdayOf } from "../../time/day-number.ts";
import { gridMinutes } from "../../time/duration.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import { defaultStartMinute, gapMinutes as shortestGap } from "../../timeline/place-day.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import { capacityFinder } from "./day-capacity.ts";
import { type Earlier, type EarlierPlan, earlierOf, keptLengths } from "./earlier-plan.ts";
import { type Exam, examOf, examsOf } from "./exams.ts";
import { type Need, needsOf, sharesAsNeeded, tightest, wishedShares } from "./needs.ts";
import { type PlanningDay, type PlanningDaysInputs, planningDaysOf } from "./planning-days.ts";
import { askedTimesOf, commonWindowsOf } from "./preferred-windows.ts";
import { keptFreeOf } from "./rest-days.ts";
import { chooseUnit } from "./session-unit.ts";
import { type SessionUnits, sessionUnitsOf } from "./session-units.ts";
import { type Level, type StudyDay, studyDaysOf } from "./study-days.ts";
import { closedTimesOf, hasClosedTimes, mayStudyOn, rulesFor } from "./subject-rules.ts";
import { closedTimesFor, isLimitedOn, partBesideExams } from "./task-claims.ts";
import { addTo, floatAt, runningSums, sumOf } from "./typed-values.ts";
import { usualMinutes } from "./whole-room.ts";

/** The needs, and the days for them. */
export interface Demand {
  readonly level: Level;
  readonly exams: readonly Exam[];
  readonly needs: readonly Need[];
  readonly days: readonly PlanningDay[];
  readonly units: SessionUnits;
  readonly oracles: PlanningDaysInputs["oracles"];
  /** Times of day preferred by subjects without a wish of their own. */
  readonly preferred: readonly Interval[];
  /** Minutes of study that fit before each day, fixed ones included, free days left out. */
  readonly room: Float64Array;
  /** Of each exam on each day: minutes of fixed sessions, and most units beside them. */
  readonly fixed: readonly Float64Array[];
  readonly most: readonly Float64Array[];
  /** Due work that shares a part of a day with other such work, and the units of that part on each day. */
  readonly isLimited: (exam: number, day: number) => boolean;
  readonly mostLimited: Float64Array;
  /** Whether the rules let an exam be studied on a day, also on one that is to stay free. */
  readonly mayStudy: (exam: number, day: number) => boolean;
  /** Days that comfort would leave free and that are needed. */
  readonly givenUp: ReadonlySet<number>;
  readonly earlier?: Earlier;
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
  if (level === 2 || !Number.isFinite(minutes)) return shortestGap;
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

/** Most units of an exam on each day, by the rules for its subject; one session is always allowed. */
const mostUnits = (
  inputs: AdvancedInputs,
  name: string,
  days: readonly PlanningDay[],
  fixed: Float64Array,
  mayStudy: (day: number) => boolean,
  { unit, shortest }: SessionUnits,
): Float64Array => {
  const rules = rulesFor(inputs, name);
  const limits = rules.flatMap(({ mostMinutesADay }) => mostMinutesADay ?? []);
  const dated = Map.groupBy(
    rules.flatMap(({ mostOn }) => mostOn ?? []),
    ({ day }) => day,
  );
  return Float64Array.from(days, (each, day) => {
    if (!mayStudy(day)) return 0;
    const done = floatAt(fixed, day);
    const least = done > 0 ? 0 : shortest;
    const own = (dated.get(each.day) ?? []).map(({ minutes }) => minutes);
    const most = [...limits, ...own].map((minutes) =>
      Math.max(Math.floor((minutes - done) / unit), least),
    );
    return Math.min(each.capacity, ...most);
  });
};

/**
 * At most the time outside the hours closed to the subject. If that is nothing, they are ignored: a
 * wrong hour is better than no session.
 */
const mostBesideClosed = (
  inputs: AdvancedInputs,
  exam: Exam,
  days: readonly PlanningDay[],
  most: Float64Array,
  lengths: SessionUnits,
): Float64Array => {
  const closedOn = closedTimesFor(inputs, exam);
  const capacityOf = capacityFinder(lengths);
  const beside = Float64Array.from(days, ({ day, free, capacity, gapMinutes }, index) => {
    const closed = closedOn(day);
    const whole = floatAt(most, index);
    if (closed.length === 0 || whole === 0) return whole;
    const open = subtractIntervals(free, closed);
    return Math.min(whole, capacityOf(open, capacity * lengths.unit, gapMinutes));
  });
  return sumOf(beside) > 0 || exam.task !== undefined ? beside : most;
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

/** Minutes that fit before each day: planned and fixed ones. */
const roomOf = (days: readonly PlanningDay[], unit: number): Float64Array =>
  runningSums(
    days.map(({ capacity, fixed }) => capacity * unit + sumOf(fixed.map(({ minutes }) => minutes))),
  );

/** Blocks to catch up go to the exams that are behind, the earliest first. */
const giveUpBlocks = (
  kept: Map<number, number>,
  behind: readonly number[],
  mayStudy: (exam: number, day: number) => boolean,
  shortest: number,
): void => {
  const blocks = [...kept].filter(([, minutes]) => minutes < Number.POSITIVE_INFINITY);
  for (const [exam, minutesBehind] of behind.entries()) {
    let missing = minutesBehind;
    for (const [day, minutes] of blocks)
      if (missing >= shortest && mayStudy(exam, day) && kept.delete(day)) missing -= minutes;
  }
};

/** An exam whose days are all kept free gets the latest of them. */
const openLastDay = (
  kept: Map<number, number>,
  mayStudy: (day: number) => boolean,
  whole: readonly PlanningDay[],
  days: readonly PlanningDay[],
): void => {
  const own = [...whole.keys()].filter((day) => mayStudy(day) && (whole[day]?.capacity ?? 0) > 0);
  const isShut = own.every((day) => kept.has(day) && days[day]?.capacity === 0);
  if (isShut) kept.delete(own.at(-1) ?? -1);
};

/**
 * The time that stays free, given up piece by piece while work is short or an exam has no session: an
 * exam's only days first, then the latest that work of the tightest window can use, blocks to catch up
 * before free days.
 */
const stillFree = ({
  exams,
  kept: all,
  whole,
  daysWith,
  behind,
  mayStudy,
  units: { unit, shortest },
}: {
  readonly exams: readonly Exam[];
  readonly kept: ReadonlyMap<number, number>;
  /** The days with nothing kept free. */
  readonly whole: readonly PlanningDay[];
  readonly daysWith: (kept: ReadonlyMap<number, number>) => readonly PlanningDay[];
  /** Minutes of each exam that the plan before has no session for. */
  readonly behind: readonly number[];
  readonly mayStudy: (exam: number, day: number) => boolean;
  readonly units: SessionUnits;
}): {
  readonly free: ReadonlyMap<number, number>;
  readonly shared: ReadonlyMap<number, number>;
} => {
  const kept = new Map(all);
  if (kept.size === 0) return { free: kept, shared: kept };
  giveUpBlocks(kept, behind, mayStudy, shortest * unit);
  const due = exams.map(({ deadline, task, statedMinutes, settledMinutes }) => ({
    opens: task?.opens ?? 0,
    deadline,
    minutes: statedMinutes ?? settledMinutes ?? shortest * unit,
  }));
  const days = daysWith(kept);
  for (const [exam, { minutes }] of due.entries()) {
    if (minutes > 0) openLastDay(kept, (day) => mayStudy(exam, day), whole, days);
  }
  const shared = new Map(kept);
  const room = roomOf(daysWith(kept), unit);
  for (;;) {
    const { opens, deadline, missing } = tightest(due, room);
    const inside = [...kept].filter(([day]) =>
      due.some(
        (one, exam) =>
          one.opens >= opens && one.deadline <= deadline && one.minutes > 0 && mayStudy(exam, day),
      ),
    );
    const [latest] =
      inside.findLast(([, minutes]) => minutes < Number.POSITIVE_INFINITY) ?? inside.at(-1) ?? [];
    if (missing <= 0 || latest === undefined) return { free: kept, shared };
    kept.delete(latest);
    const won = ((whole[latest]?.capacity ?? 0) - (days[latest]?.capacity ?? 0)) * unit;
    for (let day = latest + 1; day < room.length; day++) addTo(room, day, won);
  }
};

/** Minutes of each day in the plan before. */
const usedIn = (earlier: Earlier | undefined, days: number): Float64Array => {
  const used = new Float64Array(days);
  for (const [cell, sessions] of (earlier?.sessions ?? []).entries())
    addTo(used, cell % days, totalMinutes(sessions));
  return used;
};

/** Minutes of each exam, stated or settled, that a plan before has no session for. */
const behindIn = (
  exams: readonly Exam[],
  fixed: readonly Float64Array[],
  earlier: Earlier | undefined,
): readonly number[] =>
  exams.map(({ statedMinutes, settledMinutes }, exam) => {
    if (earlier === undefined) return 0;
    const days = earlier.sessions.length / exams.length;
    const planned = earlier.sessions.slice(exam * days, (exam + 1) * days).flat();
    return (
      (statedMinutes ?? settledMinutes ?? 0) - totalMinutes(planned) - sumOf(fixed[exam] ?? [])
    );
  });

/** Days of exams, and those by which their study ends. */
const guardedDaysOf = ({ subjects, wishes }: AdvancedInputs): readonly CalendarDay[] =>
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
  inputs,
  exams,
  days,
  fixed,
  mayStudy,
  units,
}: {
  readonly inputs: AdvancedInputs;
  readonly exams: readonly Exam[];
  readonly days: readonly PlanningDay[];
  /** Minutes of each exam on each day. */
  readonly fixed: readonly Float64Array[];
  readonly mayStudy: Demand["mayStudy"];
  readonly units: SessionUnits;
}): Pick<Demand, "most" | "isLimited" | "mostLimited"> => {
  const limitedOn = exams.map((exam) => isLimitedOn(exam, exams));
  const isLimited = (exam: number, day: number) => limitedOn[exam]?.(day) === true;
  const mostLimited = Float64Array.from(days, ({ capacity, fixed: own }, day) => {
    const whole = capacity * units.unit + totalMinutes(own);
    const taken = sumOf(fixed.map((row, exam) => (isLimited(exam, day) ? floatAt(row, day) : 0)));
    return Math.max(Math.floor((whole * partBesideExams - taken) / units.unit), 0);
  });
  const most = exams.map((exam, index) => {
    const own = fixed[index] ?? new Float64Array(0);
    const mayStudyIt = (day: number) => mayStudy(index, day);
    const byRules = mostUnits(inputs, exam.name, days, own, mayStudyIt, units).map((each, day) =>
      isLimited(index, day) ? Math.min(each, floatAt(mostLimited, day)) : each,
    );
    return hasClosedTimes(inputs) || (exam.task?.closed.length ?? 0) > 0
      ? mostBesideClosed(inputs, exam, days, byRules, units)
      : byRules;
  });
  return { most, isLimited, mostLimited };
};

/** Days kept free from morning to night. */
const wholeDays = (kept: ReadonlyMap<number, number>): readonly number[] =>
  [...kept].flatMap(([day, minutes]) => (minutes === Number.POSITIVE_INFINITY ? [day] : []));

/** Days to plan: with tasks but no exams some days of spare time. */
const horizonOf = ({ tasks = [] }: AdvancedInputs, exams: readonly Exam[]): number => {
  const hasOnlySpare = exams.length === 0 && tasks.length > 0;
  return Math.max(hasOnlySpare ? spareDays : 0, ...exams.map(({ deadline }) => deadline));
};

/** The days already laid out in the same units. */
const oraclesWith = (
  units: SessionUnits,
  demand: Demand | undefined,
): Demand["oracles"] | undefined =>
  JSON.stringify(units) === JSON.stringify(demand?.units) ? demand?.oracles : undefined;

const unitWithRoom = (demand: Demand): number | undefined =>
  hasRoom(demand) ? demand.units.unit : undefined;

/** Whether there is any time at all for a session. */
export const hasRoom = ({ room }: Pick<Demand, "room">): boolean => (room.at(-1) ?? 0) > 0;

/**
 * The demand of a plan. Relaxing comfort adds time only to exams that would get none: others keep
 * their shares within comfort, or one more hour a day could leave them less.
 */
export const demandOf = (
  inputs: AdvancedInputs,
  level: Level = 0,
  earlierPlan?: EarlierPlan,
  inComfort?: Demand,
): Demand => {
  const { preferences, wishes, today } = inputs;
  const comfort = wholeComfort(inputs);
  const exams = examsOf(inputs);
  const lengths = sessionLengthsOf({ preferences, wishes });
  const { minimum, maximum } = lengths;
  const isPlain = plainDaysOf(inputs);
  const gapOn = (day: CalendarDay) => gapMinutesOf(inputs, level, isPlain(day));
  const horizon = horizonOf(inputs, exams);
  const studyDays = studyDaysOf({ inputs, level, days: horizon, gapOn }).map((day) => ({
    ...day,
    isPlain: isPlain(day.day),
    gapMinutes: gapOn(day.day),
  }));
  const earlier = earlierPlan && earlierOf(exams, horizon, earlierPlan);
  // Already rounded to units in comfort: do not round up again.
  const unit =
    (inComfort && unitWithRoom(inComfort)) ?? chooseUnit({ days: studyDays, minimum, maximum });
  const mostMinutes = Math.max(0, ...studyDays.map(({ limit }) => limit));
  const units = sessionUnitsOf({
    unit,
    minimum,
    maximum,
    mostMinutes,
    kept: keptLengths(earlier),
  });
  const painted = new Set(
    Object.values(inputs.grid).flatMap(({ day, type }) => (type === "free" ? [day] : [])),
  );
  const prefersEarly = askedTimesOf(inputs).includes("Early Morning");
  const mustStartEarly = opensEarly(inputs, exams, minimum);
  const common: Omit<PlanningDaysInputs, "keptFree"> = {
    oracles: oraclesWith(units, inComfort) ?? new Map(),
    days: studyDays,
    level,
    units,
    lunch: comfort.lunch,
    preferred: commonWindowsOf(inputs),
    mayStartEarly: (day) => painted.has(day.weekday) || prefersEarly || mustStartEarly(day),
    mostSessions: inputs.mostSessionsADay ?? Number.POSITIVE_INFINITY,
    used: usedIn(earlier, horizon),
  };
  const fixed = fixedMinutes(exams, studyDays);
  const daysWith = (keptFree: ReadonlyMap<number, number>) =>
    planningDaysOf({ ...common, keptFree });
  const whole = daysWith(new Map());
  const kept =
    level === 0
      ? keptFreeOf({
          today,
          days: horizon,
          exams: guardedDaysOf(inputs),
          restDays: comfort.restDays,
          reserve: comfort.cushion * blockPart,
          minutesOn: usualMinutes(inputs, gapOn),
          whole: whole.map((day) => day.capacity * unit + totalMinutes(day.fixed)),
        })
      : new Map<number, number>();
  const mayStudy = mayStudyIn(inputs, exams, studyDays);
  const { free, shared } = stillFree({
    exams,
    kept,
    whole,
    daysWith,
    behind: behindIn(exams, fixed, earlier),
    mayStudy,
    units,
  });
  const days = free.size === 0 ? whole : daysWith(free);

  const room = roomOf(days, unit);
  const limits = limitsOf({ inputs, exams, days, fixed, mayStudy, units });
  const { most } = limits;
  const alone = new Map(
    exams.map((exam, index) => [exam, sumOf(most[index] ?? []) * unit + sumOf(fixed[index] ?? [])]),
  );
  const slack = inComfort === undefined ? comfort.cushion * (1 - blockPart) : 0;
  const shares =
    inComfort === undefined
      ? wishedShares({
          exams,
          room: free.size === shared.size ? room : roomOf(daysWith(shared), unit),
          alone,
          slack,
          usesSpare: comfort.usesSpare,
        })
      : sharesAsNeeded(inComfort);
  const needs = needsOf({
    alone,
    exams,
    fixed: fixed.map(sumOf),
    wholeRoom: roomOf(whole, unit),
    shares,
    slack,
    minimum,
    units,
  });
  return {
    level,
    exams,
    needs,
    days,
    units,
    oracles: common.oracles,
    preferred: common.preferred,
    room,
    fixed,
    ...limits,
    mayStudy,
    givenUp: new Set(wholeDays(kept).filter((day) => !free.has(day))),
    ...(earlier === undefined ? {} : { earlier }),
  };
};
