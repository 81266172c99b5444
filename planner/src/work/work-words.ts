import { counted } from "../model/counted.ts";
import type { CalendarDay } from "../model/model.ts";
import { dayAndMonth, longLabelOf } from "../time/day-labels.ts";
import { daysBetween } from "../time/day-number.ts";
import { shortDuration } from "../time/duration.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import type { KnownSubject } from "./exam-work.ts";
import { expectedRecall } from "./expected-recall.ts";
import { rememberedOf } from "./memory.ts";
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

/** The line under a row of the form; undefined where nothing was said of the subject yet. */
export const workLineOf = (subject: KnownSubject): string | undefined => {
  const { work, topics } = subject;
  const exams = counted(work.exams.length, "exam");
  const { wholeMinutes, doneMinutes } = workSumsOf(subject);
  if (work.way === "topics" && topics.length > 0)
    return doneMinutes > 0
      ? `${exams}, ${hoursOf(doneMinutes, wholeMinutes)} done`
      : `${exams}, ${counted(topics.length, "chapter")}`;
  if (work.way === "goal" && work.goalMinutes !== undefined)
    return doneMinutes > 0
      ? `${exams}, ${hoursOf(doneMinutes, wholeMinutes)} done`
      : `${exams}, goal ${shortDuration(work.goalMinutes)}`;
  const [first] = work.exams;
  const isTold =
    work.exams.length > 1 ||
    (first !== undefined && (first.name !== "" || first.time !== "" || first.weight !== undefined));
  return isTold ? exams : undefined;
};

/** `9 of 22 h`; with minutes where hours alone would not be true. */
const hoursOf = (done: number, whole: number): string =>
  done % 60 === 0 && whole % 60 === 0
    ? `${done / 60} of ${whole / 60} h`
    : `${shortDuration(done)} of ${shortDuration(whole)}`;

/** The head of the sheet: `14 chapters, 22 h, 9 h done`. */
export const workHeadOf = (subject: KnownSubject): string => {
  const { work, topics } = subject;
  const { wholeMinutes, doneMinutes } = workSumsOf(subject);
  const done = doneMinutes > 0 ? `, ${shortDuration(doneMinutes)} done` : "";
  if (work.way === "topics" && topics.length > 0)
    return `${counted(topics.length, "chapter")}, ${shortDuration(wholeMinutes)}${done}`;
  if (work.way === "goal" && work.goalMinutes !== undefined)
    return `Goal ${shortDuration(work.goalMinutes)}${done}`;
  return "No goal set";
};

/** `Midterm in 9 days`, of the next exam; undefined where none is ahead. */
export const nextExamWords = (
  { work }: KnownSubject,
  formDate: string,
  today: CalendarDay,
): string | undefined => {
  const exams = datedExamsOf(work, formDate);
  const next = exams.find(({ day }) => day >= today);
  if (next === undefined) return exams.length === 0 ? undefined : "All exams are over";
  const days = daysBetween(today, next.day);
  const name = next.name.trim() === "" ? "Exam" : next.name.trim();
  return days === 0 ? `${name} today` : days === 1 ? `${name} tomorrow` : `${name} in ${days} days`;
};

/** The foot of the sheet: `13 h left, about 30 min a day until the final`. */
export const workFootOf = (
  subject: KnownSubject,
  formDate: string,
  today: CalendarDay,
): string | undefined => {
  const { wholeMinutes, doneMinutes } = workSumsOf(subject);
  const { work, topics } = subject;
  const hasWork =
    (work.way === "topics" && topics.length > 0) ||
    (work.way === "goal" && work.goalMinutes !== undefined);
  if (!hasWork) return undefined;
  const left = wholeMinutes - doneMinutes;
  if (left <= 0) return "All of it is done";
  const last = datedExamsOf(work, formDate).findLast(({ day }) => day > today);
  if (last === undefined) return `${shortDuration(left)} left`;
  const each = Math.max(Math.round(left / daysBetween(today, last.day) / 5) * 5, 5);
  const until =
    work.exams.length > 1 && last.name.trim() !== ""
      ? `the ${last.name.trim().toLowerCase()}`
      : dayAndMonth(last.day);
  return `${shortDuration(left)} left, about ${shortDuration(each)} a day until ${until}`;
};

/** Notes on dates without effect. */
export const examDateWarning = (date: string, today: CalendarDay): string | undefined => {
  const [exam] = datedExamsOf({ way: "none", exams: [{ id: "", name: "", date, time: "" }] }, date);
  if (exam === undefined || exam.day > today) return undefined;
  return exam.day === today
    ? "This exam is today, so no time is planned for it."
    : `${longLabelOf(exam.day)} is over, so no time is planned for it.`;
};

/** `9 of 14 chapters, 13 h left`; undefined if nothing was entered. */
export const workLeftOf = (subject: KnownSubject): string | undefined => {
  const { work, topics } = subject;
  const { wholeMinutes, doneMinutes, doneTopics } = workSumsOf(subject);
  if (wholeMinutes <= 0 || work.way === "none") return undefined;
  return [
    ...(work.way === "topics" ? [`${doneTopics} of ${counted(topics.length, "chapter")}`] : []),
    `${shortDuration(wholeMinutes - doneMinutes)} left`,
  ].join(", ");
};

/** `9 of 14 chapters, 13 h left, 3 h to spare`. */
export const fitWordsOf = (
  subject: KnownSubject,
  {
    missingMinutes,
    spareMinutes,
  }: { readonly missingMinutes: number; readonly spareMinutes: number },
): string | undefined => {
  const left = workLeftOf(subject);
  if (left === undefined) return undefined;
  if (missingMinutes > 0) return `${left}, ${shortDuration(missingMinutes)} without a place`;
  return `${left}, ${spareMinutes > 0 ? shortDuration(spareMinutes) : "nothing"} to spare`;
};

/** `Gone over twice, last on 12 November.` */
export const reviewWordsOf = (
  { topic, doneOn, reviewedOn }: TopicState,
  { work, reviews = [], model }: KnownSubject,
  formDate: string,
  today: CalendarDay,
): string => {
  const last = reviewedOn.at(-1);
  const times = reviewedOn.length === 1 ? "once" : `${reviewedOn.length} times`;
  const gone =
    last === undefined ? "Not gone over yet." : `Gone over ${times}, last on ${dayAndMonth(last)}.`;
  const answers = reviews.filter(
    ({ topicId, grade }) => topicId === topic.id && grade !== undefined,
  );
  const exam = examOfTopic(topic, datedExamsOf(work, formDate), today);
  if (model === undefined || doneOn === undefined || answers.length === 0 || exam === undefined)
    return gone;
  const remembered = rememberedOf({ model, known: topic.known, doneOn, reviews: answers });
  const percent = Math.round(expectedRecall(model, remembered, [], exam.day) * 100);
  return `${gone} Without another time, you would know about ${percent} % of it on ${dayAndMonth(exam.day)}.`;
};
