import type { ExamAlert, Occasion, WeeklyDigest } from "@smart-planner/planner/calendars";
import type { CalendarDay } from "@smart-planner/planner/model";
import { shortDuration } from "@smart-planner/planner/progress";
import { dayNumberOf, longLabelOf } from "@smart-planner/planner/time";
import { type Display, displayOf } from "../workspace/display.ts";
import { quotes } from "./quotes.ts";

export interface NotificationWords {
  readonly title: string;
  readonly lines: readonly string[];
}

const longestName = 80;
const mostSubjects = 20;

const short = (name: string): string => {
  const letters = [...name.replaceAll(/\s+/g, " ").trim()];
  return letters.length <= longestName
    ? letters.join("")
    : `${letters.slice(0, longestName - 1).join("")}…`;
};

type ShowTime = Display["showTime"];

const examWords = (alert: ExamAlert, showTime: ShowTime): NotificationWords => {
  const { subject, examDay, daysLeft, minutesLeft, work } = alert;
  const when = daysLeft === 1 ? "tomorrow" : `in ${daysLeft} days`;
  const at = work?.minute === undefined ? "" : ` at ${showTime(work.minute)}`;
  return {
    title:
      work === undefined ? `${short(subject)} exam ${when}` : `${short(work.title)} is due ${when}`,
    lines: [
      work === undefined
        ? `Your ${short(subject)} exam is on ${longLabelOf(examDay)}.`
        : `${short(work.title)}${subject === "" ? "" : ` for ${short(subject)}`} is due on ${longLabelOf(examDay)}${at}.`,
      minutesLeft === 0
        ? "Nothing more is planned for it."
        : `Your plan has ${shortDuration(minutesLeft)} left for it until then.`,
    ],
  };
};

const digestWords = ({
  plannedMinutes,
  doneMinutes,
  ahead,
  examsAhead,
  dueAhead = [],
}: WeeklyDigest): NotificationWords => ({
  title: "Your week in Smart Planner",
  lines: [
    plannedMinutes === 0
      ? "Nothing was planned this week."
      : `This week you did ${shortDuration(doneMinutes)} of ${shortDuration(plannedMinutes)}.`,
    ahead.length === 0
      ? "Nothing is planned for next week yet."
      : `Next week: ${ahead
          .slice(0, mostSubjects)
          .map(({ subject, minutes }) => `${short(subject)} ${shortDuration(minutes)}`)
          .join(", ")}.`,
    ...examsAhead
      .slice(0, mostSubjects)
      .map(({ name, examDate }) => `Exam ahead: ${short(name)}, ${longLabelOf(examDate)}.`),
    ...dueAhead
      .slice(0, mostSubjects)
      .map(({ title, day }) => `Due: ${short(title)}, ${longLabelOf(day)}.`),
  ],
});

const quoteWords = (day: CalendarDay): NotificationWords => {
  const { text, author } = quotes[dayNumberOf(day) % quotes.length] ?? quotes[0];
  return { title: "A line to start the day", lines: [`“${text}”`, author] };
};

export const wordsOf = (
  { content, day }: Pick<Occasion, "content" | "day">,
  { showTime }: Pick<Display, "showTime"> = displayOf(null),
): NotificationWords => {
  switch (content.kind) {
    case "studyReminder":
      return {
        title: `${short(content.subject)} at ${showTime(content.startTime)}`,
        lines: [
          `${short(content.subject)} starts at ${showTime(content.startTime)} and goes on until ${showTime(content.endTime)} (${content.duration}).`,
        ],
      };
    case "examAlert":
      return examWords(content, showTime);
    case "weeklyDigest":
      return digestWords(content);
    case "morningQuote":
      return quoteWords(day);
  }
};
