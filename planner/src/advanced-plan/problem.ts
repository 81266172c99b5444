import type { Interval } from "../free-time/intervals.ts";
import { sessionLengthsOf, studyDeadlineOf } from "../free-time/study-limits.ts";
import type { CalendarDay, Weekday } from "../model.ts";
import { parseDay } from "../time/calendar-day.ts";
import { gridMinutes } from "../time/duration.ts";
import { gapMinutes as shortestGap } from "../timeline/place-day.ts";
import { wholeComfort } from "../usual-comfort.ts";
import type { AdvancedInputs, FixedSession } from "./advanced-inputs.ts";
import { divisiblePlan } from "./divisible-plan.ts";
import { examFrameOf } from "./exam-frame.ts";
import { type Exam, examsOf } from "./exams.ts";
import { type Need, needsOf, reachableOf, tightest } from "./needs.ts";
import { type PlanningDay, type PlanningDaysInputs, planningDaysOf } from "./planning-days.ts";
import { askedTimesOf, commonWindowsOf, ownWindowsOf } from "./preferred-windows.ts";
import { restDaysOf } from "./rest-days.ts";
import { type ScoreTables, scoreTablesOf } from "./score-tables.ts";
import type { DayFrame, ScoreFrame } from "./scoring.ts";
import { chooseUnit } from "./session-unit.ts";
import { type SessionUnits, sessionUnitsOf } from "./session-units.ts";
import { isOpenDay, type Level, type StudyDay, studyDaysOf } from "./study-days.ts";
import { addTo, floatAt, runningSums, sumOf } from "./typed-values.ts";

/** What a plan is to stay close to, in units of this problem. */
export interface Earlier {
  /** Sessions of each exam on each day, at `exam * days + day`. */
  readonly sessions: readonly (readonly EarlierSession[])[];
  readonly keepPrice: number;
}

export interface EarlierSession {
  readonly start: number;
  readonly minutes: number;
}

/** The planning problem in whole units. */
export interface Problem {
  readonly level: Level;
  readonly exams: readonly Exam[];
  readonly needs: readonly Need[];
  readonly days: readonly PlanningDay[];
  readonly units: SessionUnits;
  readonly gapMinutes: number;
  /** Times of day that an exam's subject prefers: its own, or those of all. */
  readonly preferredOf: (exam: number) => readonly Interval[];
  /** Whether the rules let an exam be studied on a day, also on one that is to stay free. */
  readonly mayStudy: (exam: number, day: number) => boolean;
  /** Exams whose preferred times are not those of all. */
  readonly ownTimes: ReadonlySet<number>;
  readonly isPlain: boolean;
  /** Minutes of study that fit before each day, fixed ones included, free days left out. */
  readonly room: Float64Array;
  readonly frame: ScoreFrame;
  readonly tables: ScoreTables;
  readonly earlier?: Earlier;
}

/** Sessions of the plan before that a new one may keep. */
export interface EarlierPlan {
  readonly keepPrice: number;
  readonly sessions: readonly (EarlierSession & { readonly exam: string; readonly day: number })[];
}

/** Earlier sessions in quarter hours are kept as they are; odder lengths may be rounded away. */
const quarterHour = 15;
/** On the eve of an exam. */
const subjectsOnEve = 2;

/** Nothing painted, committed or preferred: such a student sees the specified day from 08:00. */
const isPlainDay = (inputs: AdvancedInputs): boolean =>
  Object.keys(inputs.grid).length === 0 &&
  inputs.commitments.length === 0 &&
  askedTimesOf(inputs).length === 0;

const gapMinutesOf = (inputs: AdvancedInputs, level: Level): number => {
  const { longBreakDuration } = inputs.preferences.pomodoro;
  const { breakMinutes } = inputs;
  if (breakMinutes !== undefined && level < 3 && Number.isFinite(breakMinutes))
    return Math.min(
      Math.max(Math.ceil(breakMinutes / gridMinutes) * gridMinutes, shortestGap),
      120,
    );
  if (level === 3 || isPlainDay(inputs) || !Number.isFinite(longBreakDuration)) return shortestGap;
  return Math.min(
    Math.max(Math.ceil(longBreakDuration / gridMinutes) * gridMinutes, shortestGap),
    120,
  );
};

/** Which exam a fixed session is for: the one it names, else the next of its subject. */
const examOf = (exams: readonly Exam[], { subject, examDate }: FixedSession): number => {
  const name = subject.trim();
  const named = exams.findIndex((exam) => exam.name === name && exam.examDate === examDate);
  return named >= 0 ? named : exams.findIndex((exam) => exam.name === name);
};

/** Minutes of an exam's fixed sessions on each day. */
const fixedMinutes = (
  exams: readonly Exam[],
  days: readonly StudyDay[],
): readonly Float64Array[] => {
  const rows = exams.map(() => new Float64Array(days.length));
  for (const [day, { fixed }] of days.entries())
    for (const session of fixed) {
      const row = rows[examOf(exams, session)];
      if (row !== undefined) addTo(row, day, session.minutes);
    }
  return rows;
};

const rulesFor = ({ rules = [] }: AdvancedInputs, name: string) =>
  rules.filter(({ subject }) => subject === undefined || subject.trim() === name);

/** Whether the rules let a subject be studied on a day. */
const mayStudyOn = (inputs: AdvancedInputs, name: string) => {
  const rules = rulesFor(inputs, name);
  const closed = new Set(rules.flatMap(({ notOn }) => notOn ?? []));
  return ({ day, weekday }: { readonly day: CalendarDay; readonly weekday: Weekday }): boolean =>
    !closed.has(day) &&
    rules.every(({ onlyOn }) => onlyOn === undefined || onlyOn.includes(weekday));
};

/** Most units of an exam on each day, by the rules for its subject; one session is always allowed. */
const mostUnits = (
  inputs: AdvancedInputs,
  { name, deadline }: Exam,
  days: readonly PlanningDay[],
  fixed: Float64Array,
  { unit, shortest }: SessionUnits,
): Float64Array => {
  const limits = rulesFor(inputs, name).flatMap(({ mostMinutesADay }) => mostMinutesADay ?? []);
  const isOpen = mayStudyOn(inputs, name);
  return Float64Array.from(days, (each, day) => {
    if (day >= deadline || !isOpen(each)) return 0;
    const done = floatAt(fixed, day);
    const least = done > 0 ? 0 : shortest;
    const most = limits.map((minutes) => Math.max(Math.floor((minutes - done) / unit), least));
    return Math.min(each.capacity, ...most);
  });
};

/** Minutes that fit before each day: what is planned there, and what is fixed there. */
const roomOf = (days: readonly PlanningDay[], unit: number): Float64Array =>
  runningSums(
    days.map(({ capacity, fixed }) => capacity * unit + sumOf(fixed.map(({ minutes }) => minutes))),
  );

/** Free days, given up one by one, the latest before the tightest deadline first, while work is short. */
const keptRestDays = (
  exams: readonly Exam[],
  rest: readonly number[],
  daysWith: (rest: ReadonlySet<number>) => readonly PlanningDay[],
  unit: number,
): ReadonlySet<number> => {
  const due = exams.map(({ deadline, statedMinutes, settledMinutes }) => ({
    deadline,
    minutes: statedMinutes ?? settledMinutes ?? 0,
  }));
  if (due.every(({ minutes }) => minutes === 0)) return new Set(rest);
  const whole = daysWith(new Set());
  const kept = new Set(rest);
  const room = roomOf(daysWith(kept), unit);
  for (;;) {
    const { deadline, missing } = tightest(due, room);
    const latest = Math.max(-1, ...[...kept].filter((day) => day < deadline));
    if (missing <= 0 || latest < 0) return kept;
    kept.delete(latest);
    const won = (whole[latest]?.capacity ?? 0) * unit;
    for (let day = latest + 1; day < room.length; day++) addTo(room, day, won);
  }
};

const dayFramesOf = ({
  inputs,
  exams,
  days,
  loads,
  unit,
}: {
  readonly inputs: AdvancedInputs;
  readonly exams: readonly Exam[];
  readonly days: readonly PlanningDay[];
  /** Of each day, in units. */
  readonly loads: Float64Array;
  readonly unit: number;
}): readonly DayFrame[] => {
  const { mostSubjectsADay = exams.length } = inputs;
  const eves = new Set(exams.map(({ deadline }) => deadline - 1));
  let wanted = 0;
  let given = 0;
  return days.map(({ fixed, capacity }, day) => {
    const fixedLoad = sumOf(fixed.map(({ minutes }) => minutes)) / unit;
    wanted += floatAt(loads, day);
    // Rounded so that no unit is lost over the days.
    const target = Math.min(Math.max(Math.round(wanted - given), 0), capacity + fixedLoad);
    given += target;
    return {
      target,
      fixedLoad,
      fixedExams: new Set(fixed.map((session) => examOf(exams, session))).size,
      subjectLimit: eves.has(day) ? Math.min(subjectsOnEve, mostSubjectsADay) : mostSubjectsADay,
    };
  });
};

/** Earlier sessions by exam and day, and the lengths that a unit must divide to keep them. */
const earlierOf = (
  exams: readonly Exam[],
  days: number,
  earlier: EarlierPlan | undefined,
): Earlier | undefined => {
  if (earlier === undefined) return undefined;
  const sessions: EarlierSession[][] = Array.from({ length: exams.length * days }, () => []);
  for (const { exam: key, day, start, minutes } of earlier.sessions) {
    const exam = exams.findIndex((one) => one.key === key);
    if (exam >= 0 && day < (exams[exam]?.deadline ?? 0))
      sessions[exam * days + day]?.push({ start, minutes });
  }
  return { sessions, keepPrice: earlier.keepPrice };
};

/** In which sessions exams were studied on a day of the plan before, each way once. */
const keptLengths = (earlier: Earlier | undefined): readonly (readonly number[])[] => {
  const ways = (earlier?.sessions ?? [])
    .filter((sessions) => sessions.length > 0)
    .map((sessions) => sessions.map(({ minutes }) => minutes).sort((one, other) => other - one));
  return [...new Map(ways.map((way) => [way.join(), way])).values()];
};

/** What is to be planned, and what a plan of it is measured against. */
export const problemOf = (
  inputs: AdvancedInputs,
  level: Level = 0,
  earlierPlan?: EarlierPlan,
): Problem => {
  const { preferences, wishes, today, cushion = 0 } = inputs;
  const comfort = wholeComfort(inputs);
  const exams = examsOf(inputs);
  const { minimum, maximum } = sessionLengthsOf({ preferences, wishes });
  const gapMinutes = gapMinutesOf(inputs, level);
  const horizon = Math.max(0, ...exams.map(({ deadline }) => deadline));
  const studyDays = studyDaysOf({ inputs, level, days: horizon, gapMinutes });
  const earlier = earlierOf(exams, horizon, earlierPlan);
  const unit = chooseUnit({
    days: studyDays,
    minimum,
    maximum,
    gapMinutes,
    kept: (earlierPlan?.sessions ?? []).flatMap(({ minutes }) =>
      minutes % quarterHour === 0 ? [minutes] : [],
    ),
  });
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
  const common: Omit<PlanningDaysInputs, "restDays"> = {
    days: studyDays,
    level,
    units,
    gapMinutes,
    lunch: comfort.lunch,
    preferred: commonWindowsOf(inputs),
    mayStartEarly: ({ weekday }) => painted.has(weekday) || prefersEarly,
    isPlain: isPlainDay(inputs),
  };
  const daysWith = (restDays: ReadonlySet<number>) => planningDaysOf({ ...common, restDays });
  const rest =
    level === 0
      ? restDaysOf({
          today,
          days: horizon,
          exams: inputs.subjects.flatMap((subject) =>
            parseDay(subject.examDate) === undefined
              ? []
              : [subject.examDate, studyDeadlineOf({ subject, wishes })],
          ),
          restDays: comfort.restDays,
          isOpen: isOpenDay(inputs, minimum),
        })
      : [];
  const days = daysWith(keptRestDays(exams, rest, daysWith, unit));

  const room = roomOf(days, unit);
  const fixed = fixedMinutes(exams, studyDays);
  const most = exams.map((exam, index) =>
    mostUnits(inputs, exam, days, fixed[index] ?? new Float64Array(0), units),
  );
  const needs = needsOf({
    alone: new Map(
      exams.map((exam, index) => [
        exam,
        sumOf(most[index] ?? []) * unit + sumOf(fixed[index] ?? []),
      ]),
    ),
    exams,
    fixed: fixed.map(sumOf),
    room,
    wholeRoom: roomOf(daysWith(new Set()), unit),
    cushion,
    usesSpare: comfort.usesSpare,
    minimum,
    units,
  });
  const fixedUnits = fixed.map((row) => row.map((minutes) => minutes / unit));
  const totals = needs.map((need, index) => need.units + sumOf(fixedUnits[index] ?? []));
  const capacity = Float64Array.from(
    days,
    ({ capacity: open, fixed: own }) => open + sumOf(own.map(({ minutes }) => minutes)) / unit,
  );
  const reachable = reachableOf({
    exams,
    needs: totals.map((units, index) =>
      Math.min(units, sumOf(most[index] ?? []) + sumOf(fixedUnits[index] ?? [])),
    ),
    room: room.map((each) => each / unit),
  });
  const divisible = divisiblePlan({
    capacity,
    rows: exams.map(({ deadline }, index) => ({
      deadline,
      amount: reachable[index] ?? 0,
      fixed: fixedUnits[index] ?? new Float64Array(horizon),
      most: most[index] ?? capacity,
    })),
  });
  const total = Math.max(sumOf(totals), 1);
  const weightOf = (exam: Exam, index: number) =>
    (totals[index] ?? 0) > 0 ? exam.weight * exam.emphasis : 0;
  const allWeights = Math.max(sumOf(exams.map(weightOf)), 1e-9);
  const frame: ScoreFrame = {
    exams: exams.map((exam, index) =>
      examFrameOf({
        exam,
        open: needs[index]?.units ?? 0,
        need: totals[index] ?? 0,
        part: weightOf(exam, index) / allWeights,
        pace: divisible.paces[index] ?? new Float64Array(exam.deadline),
        fixed: fixedUnits[index] ?? new Float64Array(horizon),
        most: most[index] ?? capacity,
        capacity,
        units,
        before: earlier && beforeUnits(earlier, index, horizon, exam.deadline, unit),
      }),
    ),
    days: dayFramesOf({ inputs, exams, days, loads: divisible.loads, unit }),
    total,
    unit,
    keepPrice: earlier?.keepPrice ?? 0,
  };
  const own = new Map(
    exams.flatMap(({ name }, index) => {
      const windows = ownWindowsOf(inputs, name);
      return windows === undefined ? [] : [[index, windows] as const];
    }),
  );
  const isOpenFor = exams.map(({ name }) => mayStudyOn(inputs, name));
  return {
    level,
    exams,
    needs,
    days,
    units,
    gapMinutes,
    preferredOf: (exam) => own.get(exam) ?? common.preferred,
    mayStudy: (exam, day) => {
      const each = days[day];
      const { deadline = 0 } = exams[exam] ?? {};
      return day < deadline && each !== undefined && isOpenFor[exam]?.(each) === true;
    },
    ownTimes: new Set(own.keys()),
    isPlain: common.isPlain,
    room,
    frame,
    tables: scoreTablesOf({ frame, units, capacities: days.map(({ capacity: each }) => each) }),
    ...(earlier === undefined ? {} : { earlier }),
  };
};

const beforeUnits = (
  { sessions }: Earlier,
  exam: number,
  days: number,
  deadline: number,
  unit: number,
): readonly (readonly number[])[] =>
  Array.from({ length: deadline }, (_, day) =>
    (sessions[exam * days + day] ?? []).map(({ minutes }) => minutes / unit),
  );
