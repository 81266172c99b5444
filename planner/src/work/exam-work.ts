import type { CalendarDay, Subject } from "../model/model.ts";
import type { ExamInput } from "../scheduler/problem/advanced-inputs.ts";
import { examKeyOf } from "../study-plan/exam-key.ts";
import { parseClock } from "../time/clock-time.ts";
import { addDays, daysBetween } from "../time/day-number.ts";
import { type MemoryModel, type ReviewRecord, topicMemoryOf } from "./memory.ts";
import { reviewsWanted } from "./reviews-wanted.ts";
import { type DatedExam, datedExamsOf, examOfTopic, type SubjectWork } from "./subject-work.ts";
import type { KeptTopic } from "./topic.ts";
import { type StudiedTime, subjectProgressOf, type TopicState } from "./topic-progress.ts";
import { reviewDaysOf, reviewMinutesOf } from "./topic-reviews.ts";

export const hasGoal = ({ way, goalMinutes }: SubjectWork): boolean =>
  way === "goal" && goalMinutes !== undefined;

/** One subject, from either form. */
export interface KnownSubject {
  readonly work: SubjectWork;
  readonly topics: readonly KeptTopic[];
  /** Of this subject alone. */
  readonly studied: readonly StudiedTime[];
  /** The accepted pace; a goal in hours has none. */
  readonly pace: number;
  /** Chapters gone over again, of this subject alone. */
  readonly reviews?: readonly ReviewRecord[] | undefined;
  /** Only there once an answer is. */
  readonly model?: MemoryModel | undefined;
  /** Minutes of sessions from today on that are done: the plan keeps them, and counts them as planned. */
  readonly doneAheadMinutes?: number | undefined;
}

interface Amounts {
  readonly workMinutes: number;
  readonly studiedMinutes: number;
  readonly enteredMinutes: number;
}

/** A chapter with its remaining minutes. */
export interface TopicAhead {
  readonly topic: KeptTopic;
  readonly wholeMinutes: number;
  readonly leftMinutes: number;
  readonly reviewMinutes: number;
}

const total = <One>(all: readonly One[], minutesOf: (one: One) => number): number =>
  all.reduce((sum, one) => sum + minutesOf(one), 0);

/** Reviews of a chapter that are still to come, for one that is open from the day it should be done. */
const reviewsAhead = (
  state: TopicState,
  subject: KnownSubject,
  expected: CalendarDay,
  exam: CalendarDay,
  today: CalendarDay,
): number => {
  const { topic, doneOn, reviewedOn } = state;
  const memory = topicMemoryOf(state, subject);
  if (memory !== undefined)
    return reviewsWanted({ ...memory, exam, today }) * reviewMinutesOf(topic);
  const days = reviewDaysOf({
    from: reviewedOn.at(-1) ?? doneOn ?? expected,
    taken: reviewedOn.length,
    known: topic.known,
    exam,
  });
  return days.filter((day) => day >= today).length * reviewMinutesOf(topic);
};

/** Remaining work of each chapter for one exam, and its reviews. */
const aheadFor = (
  exam: DatedExam,
  states: readonly TopicState[],
  subject: KnownSubject,
  { exams, today }: { readonly exams: readonly DatedExam[]; readonly today: CalendarDay },
): readonly TopicAhead[] => {
  const before = exams.filter(({ day }) => day > today && day < exam.day);
  const isOwn = ({ topic }: TopicState) => examOfTopic(topic, exams, today)?.id === exam.id;
  const left = total(states.filter(isOwn), ({ leftMinutes }) => leftMinutes);
  let passed = 0;
  return states.flatMap((state): readonly TopicAhead[] => {
    const { topic, leftMinutes, wholeMinutes } = state;
    if (isOwn(state)) {
      passed += leftMinutes;
      const share = left === 0 ? 0 : passed / left;
      const expected = addDays(today, Math.floor(daysBetween(today, exam.day) * share * 0.8));
      const reviewMinutes = reviewsAhead(state, subject, expected, exam.day, today);
      return [{ topic, wholeMinutes, leftMinutes, reviewMinutes }];
    }
    // Chapters learned for an earlier exam come back before this one.
    const isEarlier = before.some(({ id }) => id === examOfTopic(topic, exams, today)?.id);
    if (topic.exam !== undefined || !isEarlier) return [];
    const previous = before.at(-1)?.day ?? today;
    const reviewMinutes = reviewsAhead(state, subject, previous, exam.day, previous);
    return [{ topic, wholeMinutes: 0, leftMinutes: 0, reviewMinutes }];
  });
};

const topicWork = (
  subject: KnownSubject,
  exams: readonly DatedExam[],
  today: CalendarDay,
): ReadonlyMap<string, Amounts> => {
  const { states } = subjectProgressOf(subject);
  return new Map(
    exams
      .filter(({ day }) => day > today)
      .map((exam) => {
        const ahead = aheadFor(exam, states, subject, { exams, today });
        const entered = Math.round(total(ahead, ({ wholeMinutes }) => wholeMinutes));
        return [
          exam.id,
          {
            workMinutes: Math.round(entered + total(ahead, ({ reviewMinutes }) => reviewMinutes)),
            studiedMinutes: Math.round(entered - total(ahead, ({ leftMinutes }) => leftMinutes)),
            enteredMinutes: entered,
          },
        ];
      }),
  );
};

/** The open chapters with all that they will take until the last exam they are for, in their order. */
export const openTopicsOf = (
  subject: KnownSubject,
  formDate: CalendarDay,
  today: CalendarDay,
): readonly TopicAhead[] => {
  const exams = datedExamsOf(subject.work, formDate);
  const { states } = subjectProgressOf(subject);
  const all = exams
    .filter(({ day }) => day > today)
    .flatMap((exam) => aheadFor(exam, states, subject, { exams, today }));
  const byTopic = Map.groupBy(all, ({ topic }) => topic.id);
  return states.flatMap(({ topic, isDone, leftMinutes, wholeMinutes }) => {
    const reviewMinutes = total(byTopic.get(topic.id) ?? [], (one) => one.reviewMinutes);
    return isDone ? [] : [{ topic, wholeMinutes, leftMinutes, reviewMinutes }];
  });
};

/**
 * A goal is one number for the subject: its exams share it by weight, earlier study counts first.
 */
const goalWork = (
  { work, studied }: KnownSubject,
  exams: readonly DatedExam[],
  today: CalendarDay,
): ReadonlyMap<string, Amounts> => {
  const ahead = exams.filter(({ day }) => day > today);
  const known = ahead.flatMap(({ weight }) => (weight === undefined ? [] : [weight]));
  const usual = known.length === 0 ? 1 : total(known, (one) => one) / known.length;
  const weightOf = ({ weight }: DatedExam): number => Math.max(weight ?? usual, 0);
  const all = total(ahead, weightOf);
  let done = total(studied, ({ minutes }) => minutes);
  return new Map(
    ahead.map((exam) => {
      const share = all === 0 ? 1 / ahead.length : weightOf(exam) / all;
      const minutes = Math.round((work.goalMinutes ?? 0) * share);
      const counted = Math.min(done, minutes);
      done -= counted;
      return [
        exam.id,
        {
          workMinutes: minutes,
          studiedMinutes: Math.round(counted),
          enteredMinutes: minutes,
        },
      ];
    }),
  );
};

/** The importance of an exam when hours are short: its weight within the subject and, for shared hours, the pace. */
const importanceOf = (
  { weight }: DatedExam,
  exams: readonly DatedExam[],
  pace: number,
): number | undefined => {
  const known = exams.flatMap((exam) => (exam.weight === undefined ? [] : [exam.weight]));
  const mean = total(known, (one) => one) / Math.max(known.length, 1);
  const share = weight === undefined || known.length < 2 || mean <= 0 ? 1 : weight / mean;
  const importance = Math.min(Math.max(share * pace, 0.25), 4);
  return importance === 1 ? undefined : importance;
};

/** The exams of a subject for the planner: the form's first, then those of the work. */
export const examInputsOf = ({
  name,
  formDate,
  subject,
  today,
}: {
  readonly name: string;
  readonly formDate: CalendarDay;
  readonly subject: KnownSubject;
  readonly today: CalendarDay;
}): readonly ExamInput[] => {
  const { work, topics, doneAheadMinutes = 0 } = subject;
  const exams = datedExamsOf(work, formDate);
  const next = exams.find(({ day }) => day > today)?.id;
  const amounts =
    work.way === "topics" && topics.length > 0
      ? topicWork(subject, exams, today)
      : hasGoal(work)
        ? goalWork(subject, exams, today)
        : undefined;
  return exams.map((exam) => {
    const start = parseClock(exam.time);
    const amount = amounts?.get(exam.id);
    const importance = importanceOf(exam, exams, amount === undefined ? subject.pace : 1);
    return {
      name,
      examDate: exam.day,
      ...(start === undefined ? {} : { examStart: start }),
      ...(importance === undefined ? {} : { importance }),
      ...(exam.id === work.exams[0]?.id ? {} : { isFurther: true }),
      ...(amount === undefined
        ? {}
        : {
            ...amount,
            workMinutes: amount.workMinutes + (exam.id === next ? doneAheadMinutes : 0),
          }),
    };
  });
};

/** The first row of a name has the subject's work; a second row of it is an exam by itself, as before. */
const expanded = (
  subjects: readonly Subject[],
  known: ReadonlyMap<string, KnownSubject>,
  examsOf: (subject: Subject, found: KnownSubject) => readonly ExamInput[],
): readonly ExamInput[] => {
  const seen = new Set<string>();
  const further: ExamInput[] = [];
  const rows = subjects.map((row): ExamInput => {
    const found = known.get(row.name);
    if (found === undefined || seen.has(row.name)) return row;
    seen.add(row.name);
    const exams = examsOf(row, found);
    further.push(...exams.filter(({ isFurther }) => isFurther === true));
    return exams.find(({ isFurther }) => isFurther !== true) ?? row;
  });
  // An exam that has a row of its own is not planned for twice.
  const dates = new Set(rows.map(examKeyOf));
  return [...rows, ...further.filter((exam) => !dates.has(examKeyOf(exam)))];
};

/** The rows of a form with the work of their subjects, and the further exams behind them. */
export const withWork = (
  subjects: readonly Subject[],
  known: ReadonlyMap<string, KnownSubject>,
  today: CalendarDay,
): readonly ExamInput[] =>
  expanded(subjects, known, ({ name, examDate }, subject) =>
    examInputsOf({ name, formDate: examDate, subject, today }),
  );

/** The rows of a form and the further exams of their subjects, without any work. */
export const withFurtherExams = (
  subjects: readonly Subject[],
  known: ReadonlyMap<string, KnownSubject>,
): readonly ExamInput[] =>
  expanded(subjects, known, ({ name, examDate }, { work }) =>
    datedExamsOf(work, examDate).map(({ id, day }) => ({
      name,
      examDate: day,
      ...(id === work.exams[0]?.id ? {} : { isFurther: true }),
    })),
  );
