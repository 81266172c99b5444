import type { CalendarDay } from "../model/model.ts";
import type { SubjectFit } from "../scheduler/explain/fit.ts";
import type { AdvancedInputs } from "../scheduler/problem/advanced-inputs.ts";
import { examKeyOf } from "../study-plan/exam-key.ts";
import { examInputsOf, type KnownSubject, openTopicsOf, type TopicAhead } from "./exam-work.ts";
import type { KeptTopic } from "./topic.ts";

/** Less work, as the student entered it. */
export type LessWorkChange =
  | { readonly kind: "leave out"; readonly subject: string; readonly chapters: readonly string[] }
  /** The only open chapter, or else each of them. */
  | {
      readonly kind: "shorten";
      readonly subject: string;
      readonly percent: number;
      readonly chapter?: string | undefined;
    }
  | {
      readonly kind: "lower goal";
      readonly subject: string;
      readonly from: number;
      readonly to: number;
    };

/** Less work for one subject, so that the rest fits. */
export interface WorkRemedy {
  readonly change: LessWorkChange;
  readonly subject: string;
  /** Chapters as they would be. */
  readonly topics: readonly KeptTopic[];
  readonly goalMinutes?: number | undefined;
}

/** One way to less work, in steps: each leaves out more than the one before it. */
export interface LessWork {
  /** The present value of this subject. */
  readonly missingMinutes: number;
  readonly steps: readonly WorkRemedy[];
}

type Step = Omit<WorkRemedy, "subject">;

/** More than this is another subject, not a shorter one. */
const mostShortened = 0.5;
const step = 5;
const quarterHour = 15;
/** Enough minutes may leave no room for whole sessions: then try a little more. */
const mostSteps = 4;
/** Of the subjects that are short those that miss most: each way is tried with a plan of its own. */
const mostSubjects = 3;

const furtherFrom = (first: number, by: number): readonly number[] =>
  Array.from({ length: mostSteps }, (_, further) => first + further * by);

/** With a chapter go its reviews. */
const aheadOf = ({ leftMinutes, reviewMinutes }: TopicAhead): number => leftMinutes + reviewMinutes;

/** The last chapters, as many as it takes by their minutes, and some more. */
const leaveOut = (
  open: readonly TopicAhead[],
  subject: string,
  missing: number,
): readonly Step[] => {
  const steps: Step[] = [];
  let freed = 0;
  // With nothing left to learn there is no exam to plan for.
  for (let from = open.length - 1; from > 0 && steps.length < mostSteps; from -= 1) {
    const one = open[from];
    freed += one === undefined ? 0 : aheadOf(one);
    if (freed < missing) continue;
    const gone = open.slice(from).map(({ topic }) => topic);
    steps.push({
      change: { kind: "leave out", subject, chapters: gone.map(({ name }) => name) },
      topics: gone.map((topic) => ({ ...topic, leftOut: true })),
    });
  }
  return steps;
};

const shortened = (topic: KeptTopic, part: number): KeptTopic =>
  topic.by === "pages"
    ? {
        ...topic,
        minutesPerPage: Math.max(Math.round((topic.minutesPerPage ?? 0) * part * 10) / 10, 0.1),
      }
    : { ...topic, minutes: Math.max(Math.round((topic.minutes * part) / step) * step, step) };

/** The same chapters in less time each. */
const shorten = (
  open: readonly TopicAhead[],
  subject: string,
  missing: number,
): readonly Step[] => {
  const ahead = open.reduce((sum, one) => sum + aheadOf(one), 0);
  const least = Math.max(Math.ceil((100 * missing) / Math.max(ahead, 1) / step), 1) * step;
  return furtherFrom(least, step)
    .filter((percent) => percent <= 100 * mostShortened)
    .map((percent) => {
      const topics = open.map(({ topic }) => shortened(topic, 1 - percent / 100));
      const chapter = topics.length === 1 ? topics[0]?.name : undefined;
      return { change: { kind: "shorten", subject, percent, chapter }, topics };
    });
};

const lowerGoal = (goalMinutes: number, subject: string, missing: number): readonly Step[] =>
  furtherFrom(Math.floor((goalMinutes - missing) / quarterHour) * quarterHour, -2 * quarterHour)
    .filter((goal) => goal >= 30)
    .map((goal) => ({
      change: { kind: "lower goal", subject, from: goalMinutes, to: goal },
      topics: [],
      goalMinutes: goal,
    }));

/** Less work for a subject that does not fit, in steps. */
export const lessWorkOf = ({
  fit,
  known,
  today,
}: {
  readonly fit: readonly SubjectFit[];
  readonly known: ReadonlyMap<string, KnownSubject>;
  readonly today: CalendarDay;
}): readonly LessWork[] => {
  const stated = Map.groupBy(
    fit.filter(({ kind }) => kind === "stated"),
    ({ subject }) => subject,
  );
  const short = [...stated].flatMap(([name, exams]) => {
    const subject = known.get(name);
    const missingMinutes = exams.reduce((sum, exam) => sum + exam.missingMinutes, 0);
    // The form's exam comes first.
    const formDate = exams[0]?.examDate;
    return subject === undefined || formDate === undefined || missingMinutes <= 0
      ? []
      : [{ name, subject, missingMinutes, formDate }];
  });
  const most = short
    .toSorted((one, other) => other.missingMinutes - one.missingMinutes)
    .slice(0, mostSubjects);
  return most.flatMap(({ name, subject, missingMinutes, formDate }) => {
    const { work, topics } = subject;
    const open = openTopicsOf(subject, formDate, today);
    const ways =
      work.way === "topics" && topics.length > 0
        ? [leaveOut(open, name, missingMinutes), shorten(open, name, missingMinutes)]
        : work.way === "goal" && work.goalMinutes !== undefined
          ? [lowerGoal(work.goalMinutes, name, missingMinutes)]
          : [];
    return ways.map((steps) => ({
      missingMinutes,
      steps: steps.map((step) => ({ ...step, subject: name })),
    }));
  });
};

/** The planned part of a subject. */
export const activeOf = (subject: KnownSubject): KnownSubject => ({
  ...subject,
  topics: subject.topics.filter(({ leftOut }) => leftOut !== true),
});

/** A subject with less work; chapters that are left out are kept with it. */
export const withLessWork = (
  subject: KnownSubject,
  { topics: changes, goalMinutes }: WorkRemedy,
): KnownSubject => {
  const changed = new Map(changes.map((topic) => [topic.id, topic]));
  return {
    ...subject,
    work: goalMinutes === undefined ? subject.work : { ...subject.work, goalMinutes },
    topics: subject.topics.map((topic) => changed.get(topic.id) ?? topic),
  };
};

/** Inputs with less work of one subject; its exams stay otherwise. */
export const inputsWithLess = (
  inputs: AdvancedInputs,
  known: ReadonlyMap<string, KnownSubject>,
  remedy: WorkRemedy,
): AdvancedInputs => {
  const subject = known.get(remedy.subject);
  const ofSubject = inputs.subjects.filter(({ name }) => name.trim() === remedy.subject);
  const form = ofSubject.find(({ isFurther }) => isFurther !== true);
  if (subject === undefined || form === undefined) return inputs;
  const less = examInputsOf({
    name: form.name,
    formDate: form.examDate,
    subject: activeOf(withLessWork(subject, remedy)),
    today: inputs.today,
  });
  const amounts = new Map(less.map((exam) => [examKeyOf(exam), exam]));
  return {
    ...inputs,
    subjects: inputs.subjects.map((exam) => {
      const own = ofSubject.includes(exam) ? amounts.get(examKeyOf(exam)) : undefined;
      if (own === undefined || exam.workMinutes === undefined) return exam;
      const { workMinutes, studiedMinutes, enteredMinutes } = own;
      return { ...exam, workMinutes, studiedMinutes, enteredMinutes };
    }),
  };
};
