import { listed } from "../../model/listed.ts";
import type { When, Who } from "../wish.ts";
import { spokenDateSpans, spokenWeekdays, spokenWindow } from "./spoken.ts";

/** `Maths and Physics`, `hard subjects`; nothing where a wish is about all. */
export const whoText = ({ subjects, level }: Who): string | undefined => {
  if (subjects !== undefined && subjects.length > 0) return listed(subjects);
  if (level === undefined) return undefined;
  return level === "easy" ? "easy subjects" : "hard subjects";
};

export const examText = (subjects: readonly string[] | undefined): string =>
  subjects === undefined || subjects.length === 0
    ? "each exam"
    : `the ${listed(subjects)} exam${subjects.length === 1 ? "" : "s"}`;

/** `on Sundays`, `from 14 to 16 March 2027 after 18:00`; empty where a wish holds always. */
export const whenText = ({ weekdays, dates, window, daysBeforeExam, examsOf }: When): string =>
  [
    ...(weekdays === undefined ? [] : [`on ${spokenWeekdays(weekdays)}`]),
    ...(dates === undefined ? [] : [listed(spokenDateSpans(dates))]),
    ...(daysBeforeExam === undefined
      ? []
      : [
          `on the ${daysBeforeExam === 1 ? "day" : `last ${daysBeforeExam} days`} before ${examText(examsOf)}`,
        ]),
    ...(window === undefined ? [] : [spokenWindow(window)]),
  ].join(" ");

export const withWhen = (text: string, when: When): string => {
  const spoken = whenText(when);
  return spoken === "" ? text : `${text} ${spoken}`;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
