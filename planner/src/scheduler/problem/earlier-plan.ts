import { subtractIntervals } from "../../free-time/intervals.ts";
import { sessionLengthsOf } from "../../free-time/study-limits.ts";
import type { StudyPlan } from "../../model/model.ts";
import { type PlanSession, sessionDaysOf } from "../../study-plan/plan-sessions.ts";
import { minutesPerDay, parseClock } from "../../time/clock-time.ts";
import { daysBetween } from "../../time/day-number.ts";
import { gridMinutes } from "../../time/duration.ts";
import { gapMinutes } from "../../timeline/place-day.ts";
import type { AdvancedInputs, FixedSession } from "./advanced-inputs.ts";
import { examOf } from "./demand.ts";
import { type EarlierPlan, keepPrices } from "./earlier-sessions.ts";
import { type Exam, examsOf } from "./exams.ts";
import { studyDaysOf } from "./study-days.ts";

/** Nothing within so many minutes from now moves unless it has to. */
const frozenMinutes = minutesPerDay;

interface EarlierSession {
  readonly exam: Exam;
  readonly day: number;
  readonly start: number;
  readonly minutes: number;
}

export const examOfSession = (
  exams: readonly Exam[],
  { subject, entry: { examDate, taskId } }: PlanSession,
): Exam | undefined => exams[examOf(exams, { subject, examDate, taskId })];

/** Sessions ahead of a plan that were made for exams still there. */
const aheadIn = (plan: StudyPlan, inputs: AdvancedInputs): readonly EarlierSession[] => {
  const exams = examsOf(inputs);
  const now = inputs.minuteOfDay;
  return sessionDaysOf(plan)
    .flatMap(({ sessions }) => sessions)
    .flatMap((session) => {
      const exam = examOfSession(exams, session);
      const day = daysBetween(inputs.today, session.day);
      const start = parseClock(session.entry.startTime ?? "");
      if (exam === undefined || start === undefined || session.minutes === 0) return [];
      if (day < 0 || day >= exam.deadline || (day === 0 && start < now)) return [];
      if (day < (exam.task?.opens ?? 0)) return [];
      const isClosed = (exam.task?.closed ?? []).some(
        (time) =>
          time.day === session.day && start < time.end && start + session.minutes > time.start,
      );
      if (isClosed) return [];
      return [{ exam, day, start, minutes: session.minutes }];
    })
    .sort((one, other) => one.day - other.day || one.start - other.start);
};

const isSame = (one: EarlierSession, fixed: FixedSession, today: AdvancedInputs["today"]) =>
  one.exam.name === fixed.subject.trim() &&
  one.exam.task?.input.key === fixed.taskId &&
  one.day === daysBetween(today, fixed.day) &&
  one.start === fixed.start;

/** Those of the next hours that the day still allows: they become fixed. */
const frozenOf = (
  inputs: AdvancedInputs,
  ahead: readonly EarlierSession[],
): readonly EarlierSession[] => {
  const { minimum, maximum } = sessionLengthsOf(inputs);
  const frozen: EarlierSession[] = [];
  const days = studyDaysOf({ inputs, level: 2, days: 2 });
  const leftOf = new Map<string, number>();
  for (const session of ahead) {
    const { exam, day, start, minutes } = session;
    if (day * minutesPerDay + start >= inputs.minuteOfDay + frozenMinutes) break;
    const { free = [], limit = 0 } = days[day] ?? {};
    const used = frozen.reduce((sum, one) => (one.day === day ? sum + one.minutes : sum), 0);
    const end = start + minutes;
    const around = frozen.map((one) => ({
      start: one.start - gapMinutes + (one.day - day) * minutesPerDay,
      end: one.start + one.minutes + gapMinutes + (one.day - day) * minutesPerDay,
    }));
    const isFree = subtractIntervals(free, around).some(
      (time) => time.start <= start && end <= time.end,
    );
    const work = exam.statedMinutes ?? exam.settledMinutes ?? Number.POSITIVE_INFINITY;
    const left = leftOf.get(exam.key) ?? work;
    const isAllowed =
      minutes >= minimum &&
      minutes <= maximum &&
      minutes % gridMinutes === 0 &&
      used + minutes <= limit &&
      minutes <= left;
    if (!isFree || !isAllowed) continue;
    leftOf.set(exam.key, left - minutes);
    frozen.push(session);
  }
  return frozen;
};

export interface Continued {
  /** Sessions that may not move are among the locked ones. */
  readonly inputs: AdvancedInputs;
  readonly earlier: EarlierPlan | undefined;
  /** Sessions of the plan before that became fixed. */
  readonly frozen: readonly FixedSession[];
}

export const continuedFrom = (
  inputs: AdvancedInputs,
  { isFreezing }: { readonly isFreezing: boolean },
): Continued => {
  const { before, stability = "balanced", fixed = [], today } = inputs;
  if (before === undefined) return { inputs, earlier: undefined, frozen: [] };
  const ahead = aheadIn(before, inputs).filter(
    (session) => !fixed.some((own) => isSame(session, own, today)),
  );
  const held = isFreezing ? frozenOf(inputs, ahead) : [];
  const days = studyDaysOf({ inputs, level: 2, days: 2 });
  const frozen = held.flatMap(({ exam, day, start, minutes }): readonly FixedSession[] => {
    const date = days[day]?.day;
    return date === undefined
      ? []
      : [
          {
            subject: exam.name,
            examDate: exam.examDate,
            ...(exam.task === undefined ? {} : { taskId: exam.task.input.key }),
            day: date,
            start,
            minutes,
          },
        ];
  });
  return {
    inputs: { ...inputs, fixed: [...fixed, ...frozen] },
    frozen,
    earlier: {
      keepPrice: keepPrices[stability],
      sessions: ahead
        .filter((session) => !held.includes(session))
        .map(({ exam, day, start, minutes }) => ({ exam: exam.key, day, start, minutes })),
    },
  };
};
