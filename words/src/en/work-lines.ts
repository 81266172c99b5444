import type { CalendarDay } from "@smart-planner/planner/model";
import { dayAndMonth, longLabelOf, shortDuration } from "@smart-planner/planner/time";
import type { nextWorkExamOf, ReviewFacts, WorkFacts, WorkPace } from "@smart-planner/planner/work";
import { counted } from "../said.ts";

/** `9 of 22 h`; with minutes where hours alone would not be true. */
const hoursOf = (done: number, whole: number): string =>
  done % 60 === 0 && whole % 60 === 0
    ? `${done / 60} of ${whole / 60} h`
    : `${shortDuration(done)} of ${shortDuration(whole)}`;

const left = ({ kind, topics, doneTopics, wholeMinutes, doneMinutes }: WorkFacts) => {
  if (wholeMinutes <= 0 || kind === "none") return undefined;
  const chapters = kind === "topics" ? `${doneTopics} of ${counted(topics, "chapter")}, ` : "";
  return `${chapters}${shortDuration(wholeMinutes - doneMinutes)} left`;
};

/** The work of a subject, in lines. */
export const workLineWords = {
  /** Under a row of the form; undefined if nothing was said of the subject yet. */
  line: ({ kind, exams, isTold, topics, wholeMinutes, doneMinutes }: WorkFacts) => {
    const count = counted(exams, "exam");
    if (kind === "none") return isTold ? count : undefined;
    if (doneMinutes > 0) return `${count}, ${hoursOf(doneMinutes, wholeMinutes)} done`;
    return kind === "topics"
      ? `${count}, ${counted(topics, "chapter")}`
      : `${count}, goal ${shortDuration(wholeMinutes)}`;
  },
  /** `14 chapters, 22 h, 9 h done`. */
  head: ({ kind, topics, wholeMinutes, doneMinutes }: WorkFacts): string => {
    const whole = shortDuration(wholeMinutes);
    const done = doneMinutes > 0 ? `, ${shortDuration(doneMinutes)} done` : "";
    if (kind === "none") return "No goal set";
    return kind === "topics"
      ? `${counted(topics, "chapter")}, ${whole}${done}`
      : `Goal ${whole}${done}`;
  },
  /** `9 of 14 chapters, 13 h left`; undefined if nothing was entered. */
  left,
  /** `9 of 14 chapters, 13 h left, 3 h to spare`. */
  fit: (facts: WorkFacts, missingMinutes: number, spareMinutes: number) => {
    const rest = left(facts);
    if (rest === undefined) return undefined;
    if (missingMinutes > 0) return `${rest}, ${shortDuration(missingMinutes)} do not fit`;
    return `${rest}, ${spareMinutes > 0 ? shortDuration(spareMinutes) : "nothing"} to spare`;
  },
  /** `Midterm in 9 days`. */
  nextExam: (next: NonNullable<ReturnType<typeof nextWorkExamOf>>): string => {
    if (next === "over") return "All exams are over";
    const name = next.name === "" ? "Exam" : next.name;
    if (next.days === 0) return `${name} today`;
    return next.days === 1 ? `${name} tomorrow` : `${name} in ${next.days} days`;
  },
  /** `13 h left, about 30 min a day until the final`. */
  foot: ({ leftMinutes, until }: WorkPace): string => {
    if (leftMinutes <= 0) return "All of it is done";
    const rest = `${shortDuration(leftMinutes)} left`;
    if (until === undefined) return rest;
    const end =
      until.name === undefined ? dayAndMonth(until.day) : `the ${until.name.toLowerCase()}`;
    return `${rest}, about ${shortDuration(until.minutesADay)} a day until ${end}`;
  },
  examOver: (day: CalendarDay, today: CalendarDay): string =>
    day === today
      ? "This exam is today, so no time is planned for it."
      : `${longLabelOf(day)} is over, so no time is planned for it.`,
  /** `Gone over 2 times, last on 12 November.` */
  review: ({ times, last, forecast }: ReviewFacts): string => {
    const gone =
      last === undefined
        ? "Not gone over yet."
        : `Gone over ${times === 1 ? "once" : `${times} times`}, last on ${dayAndMonth(last)}.`;
    if (forecast === undefined) return gone;
    return `${gone} Without another time, you would know about ${forecast.percent} % of it on ${dayAndMonth(forecast.day)}.`;
  },
};
