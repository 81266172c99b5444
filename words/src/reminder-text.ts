import type { ExamAlert, Occasion, WeeklyDigest } from "@smart-planner/planner/calendars";
import { parseClock } from "@smart-planner/planner/time";
import { reminderWords } from "./en/reminders.ts";
import type { Words } from "./said.ts";

interface ReminderText {
  readonly title: string;
  readonly lines: readonly string[];
}

interface Spoken {
  readonly words: Words;
  readonly showTime: (time: number | string) => string;
  /** The quote of a day, in the language of its source. */
  readonly quoteOf: (day: Occasion["day"]) => { readonly text: string; readonly author: string };
}

const longestName = 80;
const mostSubjects = 20;

const short = (name: string): string => {
  const letters = [...name.replaceAll(/\s+/g, " ").trim()];
  return letters.length <= longestName
    ? letters.join("")
    : `${letters.slice(0, longestName - 1).join("")}…`;
};

type Texts = typeof reminderWords;

const examText = (words: Texts, alert: ExamAlert, showTime: Spoken["showTime"]): ReminderText => {
  const { examDay, daysLeft, minutesLeft, work } = alert;
  const subject = short(alert.subject);
  const left = minutesLeft === 0 ? words.nothingMore : words.left(minutesLeft);
  if (work === undefined)
    return {
      title: words.exam(subject, daysLeft),
      lines: [words.examOn(subject, examDay), left],
    };
  const [title, time] = [short(work.title), work.minute];
  return {
    title: words.due(title, daysLeft),
    lines: [
      words.dueOn(title, subject, examDay, time === undefined ? undefined : showTime(time)),
      left,
    ],
  };
};

const digestText = (words: Texts, digest: WeeklyDigest): ReminderText => {
  const { plannedMinutes, doneMinutes, ahead, examsAhead, dueAhead = [] } = digest;
  const subjects = ahead.slice(0, mostSubjects);
  return {
    title: words.week,
    lines: [
      plannedMinutes === 0 ? words.nothingPlanned : words.doneOf(doneMinutes, plannedMinutes),
      subjects.length === 0
        ? words.nothingNext
        : words.next(subjects.map(({ subject, minutes }) => ({ name: short(subject), minutes }))),
      ...examsAhead
        .slice(0, mostSubjects)
        .map(({ name, examDate }) => words.examAhead(short(name), examDate)),
      ...dueAhead.slice(0, mostSubjects).map(({ title, day }) => words.dueAhead(short(title), day)),
    ],
  };
};

/** A notification as shown, pushed and sent by email. */
export const reminderText = (
  { content, day }: Pick<Occasion, "content" | "day">,
  { words: wordsOf, showTime, quoteOf }: Spoken,
): ReminderText => {
  const words = wordsOf(reminderWords);
  switch (content.kind) {
    case "studyReminder": {
      const subject = short(content.subject);
      const [from, to] = [showTime(content.startTime), showTime(content.endTime)];
      const minutes = (parseClock(content.endTime) ?? 0) - (parseClock(content.startTime) ?? 0);
      return {
        title: words.session(subject, from),
        lines: [words.sessionText(subject, from, to, minutes)],
      };
    }
    case "examAlert":
      return examText(words, content, showTime);
    case "weeklyDigest":
      return digestText(words, content);
    case "morningQuote": {
      const { text, author } = quoteOf(day);
      return { title: words.quote, lines: [`“${text}”`, author] };
    }
  }
};
