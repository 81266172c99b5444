import { subtractIntervals } from "../../free-time/intervals.ts";
import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import { sessionsOf } from "../../study-plan/plan-sessions.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { addDays } from "../../time/day-number.ts";
import { gridMinutes } from "../../time/duration.ts";
import { totalMinutes } from "../../time/total-minutes.ts";
import { gapMinutes } from "../../timeline/place-day.ts";
import type { AdvancedInputs, FixedSession, Stability } from "./advanced-inputs.ts";
import { type Exam, examsOf, timedSessionOf } from "./exams.ts";
import { studyDaysOf } from "./study-days.ts";
import { isWithin, type TimedSession, takenBy } from "./timed-session.ts";

/** The value of a unit that stays, relative to a unit of study. */
export const keepPrices: Readonly<Record<Stability, number>> = {
  least: 1,
  balanced: 0.11,
  best: 0.04,
};

/** Nothing within so many minutes from now moves unless it has to. */
const nearMinutes = minutesPerDay;

/** Sessions of the plan before that a new one may keep. */
export interface EarlierPlan {
  readonly keepPrice: number;
  readonly sessions: readonly TimedSession[];
}

/** In which sessions exams were studied on a day of the plan before, each way once. */
export const keptLengths = (sessions: readonly TimedSession[]): readonly (readonly number[])[] => {
  const cells = Map.groupBy(sessions, ({ exam, day }) => `${exam} ${day}`).values();
  const ways = [...cells].map((cell) =>
    cell.map(({ minutes }) => minutes).sort((one, other) => other - one),
  );
  return [...new Map(ways.map((way) => [way.join(), way])).values()];
};

/** Sessions ahead of the plan before that were made for exams still there. */
const aheadIn = (inputs: AdvancedInputs, exams: readonly Exam[]): readonly TimedSession[] => {
  const { before = {}, minuteOfDay, fixed = [] } = inputs;
  return sessionsOf(before)
    .flatMap((session): readonly TimedSession[] => {
      const timed = timedSessionOf(exams, inputs, session);
      if (timed === undefined || timed.minutes === 0) return [];
      const { exam, day, start, minutes } = timed;
      const { task } = exams[exam] ?? {};
      const isOver = day < (task?.opens ?? 0) || (day === 0 && start < minuteOfDay);
      const isClosed = (task?.closed ?? []).some(
        (time) => time.day === session.day && start < time.end && start + minutes > time.start,
      );
      const isFixed = fixed.some(
        (one) =>
          one.subject.trim() === exams[exam]?.name &&
          one.taskId === task?.input.key &&
          one.day === session.day &&
          one.start === start,
      );
      return isOver || isClosed || isFixed ? [] : [timed];
    })
    .sort((one, other) => one.day - other.day || one.start - other.start);
};

/** Those of the next hours that the day still allows: they become fixed. */
const keptNearOf = (
  inputs: AdvancedInputs,
  exams: readonly Exam[],
  ahead: readonly TimedSession[],
): readonly TimedSession[] => {
  const { minimum, maximum } = sessionLengthsOf(inputs);
  const keptNear: TimedSession[] = [];
  const days = studyDaysOf({ inputs, level: 3, days: 2 });
  for (const session of ahead) {
    const { exam, day, start, minutes } = session;
    if (day * minutesPerDay + start >= inputs.minuteOfDay + nearMinutes) break;
    const { free = [], limit = 0 } = days[day] ?? {};
    const isFree = isWithin(subtractIntervals(free, takenBy(keptNear, day, gapMinutes)), session);
    const { statedMinutes, settledMinutes } = exams[exam] ?? {};
    const work = statedMinutes ?? settledMinutes ?? Number.POSITIVE_INFINITY;
    const isAllowed =
      minutes >= minimum &&
      minutes <= maximum &&
      minutes % gridMinutes === 0 &&
      totalMinutes(keptNear.filter((one) => one.day === day)) + minutes <= limit &&
      totalMinutes(keptNear.filter((one) => one.exam === exam)) + minutes <= work;
    if (isFree && isAllowed) keptNear.push(session);
  }
  return keptNear;
};

export interface Continued {
  /** Sessions that may not move are among the locked ones. */
  readonly inputs: AdvancedInputs;
  readonly earlier: EarlierPlan | undefined;
  /** Sessions of the plan before that became fixed. */
  readonly keptNear: readonly TimedSession[];
}

export const continuedFrom = (
  inputs: AdvancedInputs,
  { isFreezing }: { readonly isFreezing: boolean },
): Continued => {
  const { before, stability = "balanced", fixed = [], today } = inputs;
  if (before === undefined) return { inputs, earlier: undefined, keptNear: [] };
  const exams = examsOf(inputs);
  const ahead = aheadIn(inputs, exams);
  const keptNear = isFreezing ? keptNearOf(inputs, exams, ahead) : [];
  const asFixed = keptNear.flatMap(({ exam, day, start, minutes }): readonly FixedSession[] => {
    const { name, examDate, task } = exams[exam] ?? {};
    const taskId = task === undefined ? {} : { taskId: task.input.key };
    return name === undefined
      ? []
      : [{ subject: name, examDate, ...taskId, day: addDays(today, day), start, minutes }];
  });
  return {
    inputs: { ...inputs, fixed: [...fixed, ...asFixed] },
    keptNear,
    earlier: {
      keepPrice: keepPrices[stability],
      sessions: ahead.filter((session) => !keptNear.includes(session)),
    },
  };
};
