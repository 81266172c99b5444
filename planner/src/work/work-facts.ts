import type { CalendarDay } from "../model/model.ts";
import { parseDay } from "../time/calendar-day.ts";
import { daysBetween } from "../time/day-number.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import type { KnownSubject } from "./exam-work.ts";
import { expectedRecall } from "./expected-recall.ts";
import { topicMemoryOf } from "./memory.ts";
import { datedExamsOf, examOfTopic } from "./subject-work.ts";
import { estimateOf } from "./topic.ts";
import { subjectProgressOf, type TopicState } from "./topic-progress.ts";

export interface WorkSums {
  readonly states: readonly TopicState[];
  readonly wholeMinutes: number;
  readonly doneMinutes: number;
  readonly doneTopics: number;
}

/** Sums as the student entered them: a learned pace changes plans, not estimates. */
export const workSumsOf = ({ work, topics, studied, reviews }: KnownSubject): WorkSums => {
  const { states } = subjectProgressOf({ topics, studied, reviews });
  const whole =
    work.way === "goal"
      ? (work.goalMinutes ?? 0)
      : topics.reduce((sum, topic) => sum + estimateOf(topic), 0);
  const done =
    work.way === "goal"
      ? totalMinutes(studied)
      : states.reduce(
          (sum, { wholeMinutes, leftMinutes }) => sum + Math.max(wholeMinutes - leftMinutes, 0),
          0,
        );
  return {
    states,
    wholeMinutes: whole,
    doneMinutes: Math.min(done, whole),
    doneTopics: states.filter(({ isDone }) => isDone).length,
  };
};

/** How much work a subject has, as the student entered it. */
export interface WorkFacts extends Omit<WorkSums, "states"> {
  readonly kind: "topics" | "goal" | "none";
  readonly topics: number;
  readonly exams: number;
  /** More was entered of its exams than one date. */
  readonly isTold: boolean;
}

export const workFactsOf = (subject: KnownSubject): WorkFacts => {
  const { work, topics } = subject;
  const { states: _, ...sums } = workSumsOf(subject);
  const hasGoal = work.way === "goal" && work.goalMinutes !== undefined;
  const [first] = work.exams;
  return {
    ...sums,
    kind: work.way === "topics" && topics.length > 0 ? "topics" : hasGoal ? "goal" : "none",
    topics: topics.length,
    exams: work.exams.length,
    isTold:
      work.exams.length > 1 ||
      (first !== undefined &&
        (first.name !== "" || first.time !== "" || first.weight !== undefined)),
  };
};

/** The next exam, by its name and in how many days; undefined if none has a date. */
export const nextWorkExamOf = (
  { work }: KnownSubject,
  formDate: string,
  today: CalendarDay,
): { readonly name: string; readonly days: number } | "over" | undefined => {
  const exams = datedExamsOf(work, formDate);
  const next = exams.find(({ day }) => day >= today);
  if (next === undefined) return exams.length === 0 ? undefined : "over";
  return { name: next.name.trim(), days: daysBetween(today, next.day) };
};

/** The rest of a subject's work, and how much of it a day until its last exam. */
export interface WorkPace {
  readonly leftMinutes: number;
  readonly until?: {
    readonly minutesADay: number;
    readonly day: CalendarDay;
    /** Of an exam among several. */
    readonly name?: string;
  };
}

/** Undefined if no work was entered. */
export const workPaceOf = (
  subject: KnownSubject,
  formDate: string,
  today: CalendarDay,
): WorkPace | undefined => {
  const { kind, wholeMinutes, doneMinutes, exams } = workFactsOf(subject);
  if (kind === "none") return undefined;
  const leftMinutes = Math.max(wholeMinutes - doneMinutes, 0);
  const last = datedExamsOf(subject.work, formDate).findLast(({ day }) => day > today);
  if (last === undefined || leftMinutes === 0) return { leftMinutes };
  const each = Math.round(leftMinutes / daysBetween(today, last.day) / 5) * 5;
  const name = last.name.trim();
  return {
    leftMinutes,
    until: {
      minutesADay: Math.max(each, 5),
      day: last.day,
      ...(exams > 1 && name !== "" && { name }),
    },
  };
};

/** The day of an exam that is too late to plan for. */
export const pastExamDayOf = (date: string, today: CalendarDay): CalendarDay | undefined => {
  const day = parseDay(date);
  return day === undefined || day > today ? undefined : day;
};

/** How often a chapter was reviewed, and how much of it would be known at its exam. */
export interface ReviewFacts {
  readonly times: number;
  readonly last?: CalendarDay | undefined;
  readonly forecast?: { readonly percent: number; readonly day: CalendarDay };
}

export const reviewFactsOf = (
  state: TopicState,
  subject: KnownSubject,
  formDate: string,
  today: CalendarDay,
): ReviewFacts => {
  const { topic, reviewedOn } = state;
  const gone = { times: reviewedOn.length, last: reviewedOn.at(-1) };
  const memory = topicMemoryOf(state, subject);
  const exam = examOfTopic(topic, datedExamsOf(subject.work, formDate), today);
  if (memory === undefined || exam === undefined) return gone;
  const percent = Math.round(expectedRecall(memory.model, memory.remembered, [], exam.day) * 100);
  return { ...gone, forecast: { percent, day: exam.day } };
};
