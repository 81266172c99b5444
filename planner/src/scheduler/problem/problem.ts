import type { Interval } from "../../free-time/intervals.ts";
import { sessionDaysOf } from "../../study-plan/plan-sessions.ts";
import { daysBetween } from "../../time/day-number.ts";
import type { AdvancedInputs } from "./advanced-inputs.ts";
import { type Demand, demandOf } from "./demand.ts";
import { divisiblePlan } from "./divisible-plan.ts";
import type { EarlierPlan } from "./earlier-plan.ts";
import { examFrameOf } from "./exam-frame.ts";
import { type Exam, examOf } from "./exams.ts";
import { reachableOf } from "./needs.ts";
import type { PlanningDay } from "./planning-days.ts";
import { ownWindowsOf } from "./preferred-windows.ts";
import { type ScoreTables, scoreTablesOf } from "./score-tables.ts";
import type { DayFrame, ScoreFrame } from "./scoring.ts";
import { possibleUpTo } from "./session-units.ts";
import type { Level } from "./study-days.ts";
import { isWithin, type TimedSession } from "./timed-session.ts";
import { floatAt, sumOf } from "./typed-values.ts";

export interface Problem extends Demand {
  /** Times of day that an exam's subject prefers: its own, or those of all. */
  readonly preferredOf: (exam: number) => readonly Interval[];
  /** Exams whose preferred or closed times are not those of all. */
  readonly ownTimes: ReadonlySet<number>;
  /** Units that due work takes first: its part of a full term, or the first due would take it all. */
  readonly parts: readonly number[];
  /** Sessions of the plan before. */
  readonly before: readonly TimedSession[];
  readonly frame: ScoreFrame;
  readonly tables: ScoreTables;
}

/** On the eve of an exam. */
const subjectsOnEve = 2;

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
  const dueAfter = Map.groupBy(
    exams.filter(({ task }) => task === undefined),
    ({ deadline }) => deadline - 1,
  );
  let wanted = 0;
  let given = 0;
  return days.map(({ fixed, capacity, limit }, day) => {
    const fixedLoad = sumOf(fixed.map(({ minutes }) => minutes)) / unit;
    wanted += floatAt(loads, day);
    // Rounded so that no unit is lost over the days.
    const target = Math.min(Math.max(Math.round(wanted - given), 0), capacity + fixedLoad);
    given += target;
    return {
      target,
      limit: Math.floor(limit / unit + fixedLoad + 1e-9),
      fixedLoad,
      fixedExams: new Set(fixed.map((session) => examOf(exams, session))).size,
      subjectLimit: dueAfter.has(day)
        ? Math.max(Math.min(subjectsOnEve, mostSubjectsADay), dueAfter.get(day)?.length ?? 0)
        : mostSubjectsADay,
    };
  });
};

/** A plan of more than four weeks begins with a lighter one, which is over once it has lasted a week. */
const light = { days: 7, ofMoreThan: 28 } as const;

const lightDaysOf = ({ before = {}, today }: AdvancedInputs, horizon: number): number => {
  const first = sessionDaysOf(before)[0]?.day ?? today;
  const passed = Math.max(daysBetween(first, today), 0);
  return horizon + passed > light.ofMoreThan ? Math.max(light.days - passed, 0) : 0;
};

export const problemOf = (inputs: AdvancedInputs, earlier?: EarlierPlan): Problem => {
  const { sessions: before = [] } = earlier ?? {};
  const demand = demandOf(inputs, earlier);
  const { exams, needs, days, units, room, fixed, most, preferred } = demand;
  const { unit } = units;
  const horizon = days.length;
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
    lightDays: lightDaysOf(inputs, horizon),
    capacity,
    rows: exams.map(({ deadline, task }, index) => ({
      deadline,
      aim: task?.aim,
      amount: reachable[index] ?? 0,
      fixed: fixedUnits[index] ?? new Float64Array(horizon),
      most: most[index] ?? capacity,
    })),
  });
  const partOf = ({ task }: Exam, index: number): number => {
    const need = needs[index]?.units ?? 0;
    if (task === undefined) return need;
    const part = (reachable[index] ?? 0) - sumOf(fixedUnits[index] ?? []);
    return Math.min(need, possibleUpTo(Math.max(part, units.shortest), units));
  };
  const total = Math.max(sumOf(totals), 1);
  const weightOf = (exam: Exam, index: number) =>
    (totals[index] ?? 0) > 0 ? exam.weight * exam.emphasis : 0;
  const allWeights = Math.max(sumOf(exams.map(weightOf)), 1e-9);
  const frame: ScoreFrame = {
    exams: exams.map((exam, index) =>
      examFrameOf(
        exam,
        {
          open: needs[index]?.units ?? 0,
          need: totals[index] ?? 0,
          part: weightOf(exam, index) / allWeights,
          pace: divisible.paces[index] ?? new Float64Array(exam.deadline),
          fixed: fixedUnits[index] ?? new Float64Array(horizon),
          most: most[index] ?? capacity,
          before: beforeUnits(before, index, exam.deadline, unit),
        },
        capacity,
        units,
      ),
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
  const hasClosed = (exam: number): boolean =>
    exams[exam]?.task === undefined && days.some((_, day) => demand.closedOf(exam, day).length > 0);
  return {
    ...demand,
    before,
    preferredOf: (exam) => own.get(exam) ?? preferred,
    ownTimes: new Set([...exams.keys()].filter((exam) => own.has(exam) || hasClosed(exam))),
    parts: exams.map(partOf),
    frame,
    tables: scoreTablesOf({ frame, units, capacities: days.map(({ capacity: each }) => each) }),
  };
};

/** The most comfort that any day with sessions gives up: a pause that moved for a session is none. */
export const levelOf = (
  { days }: Pick<Problem, "days">,
  sessions: readonly TimedSession[],
): Level =>
  sessions.reduce<Level>((most, session) => {
    const day = days[session.day];
    const own = day?.isRest === true ? 1 : (day?.level ?? 0);
    const level = isWithin(day?.open ?? [], session) ? own : 3;
    return level > most ? level : most;
  }, 0);

/** Whether a session overlaps a time at which its subject is not to be studied. */
export const isAtClosedTime = (
  { closedOf }: Pick<Problem, "closedOf">,
  { exam, day, start, minutes }: TimedSession,
): boolean => closedOf(exam, day).some((time) => start < time.end && start + minutes > time.start);

/** Minutes of an exam's stated work, share or need that no fixed session does. */
export const workLeftOf = (
  { exams, needs, frame, units }: Pick<Problem, "exams" | "needs" | "frame" | "units">,
  exam: number,
): number => {
  const { statedMinutes, settledMinutes } = exams[exam] ?? {};
  const work = statedMinutes ?? settledMinutes ?? needs[exam]?.minutes ?? 0;
  return work - (frame.exams[exam]?.fixedBy.at(-1) ?? 0) * units.unit;
};

const beforeUnits = (
  before: readonly TimedSession[],
  exam: number,
  deadline: number,
  unit: number,
): readonly (readonly number[])[] => {
  const own = Map.groupBy(
    before.filter((session) => session.exam === exam),
    ({ day }) => day,
  );
  return Array.from({ length: deadline }, (_, day) =>
    (own.get(day) ?? []).map(({ minutes }) => minutes / unit),
  );
};
