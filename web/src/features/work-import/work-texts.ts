import {
  type DueTime,
  endOfDueDay,
  type OfferedCourse,
  type WorkChoice,
} from "@smart-planner/planner/due-work";
import { type ShowClock, shortDayAndMonth, shortWeekday } from "@smart-planner/planner/time";
import { durationOf } from "@smart-planner/planner/written";
import { counted } from "../../ui/counted.ts";

export const choiceLabels: Readonly<Record<WorkChoice, string>> = {
  "hand-in": "Hand-in",
  reading: "Reading",
  quiz: "Quiz",
  exam: "Exam",
  "leave out": "Leave out",
};

export const dayText = ({ day }: DueTime): string =>
  `${shortWeekday(day)} ${shortDayAndMonth(day)}`;

/** `Tue 24 Nov, 23:59`. */
export const whenText = (when: DueTime | undefined, showTime: ShowClock): string =>
  when === undefined ? "No date" : `${dayText(when)}, ${showTime(when.minute ?? endOfDueDay)}`;

/** Minutes of what was typed as a length; a number alone is hours. `undefined` where it is none. */
export const typedMinutes = (text: string): number | undefined => {
  const [, hours] = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*h?\s*$/i.exec(text) ?? [];
  if (hours === undefined) return durationOf(text);
  const minutes = Math.round(Number(hours.replace(",", ".")) * 60);
  return minutes > 0 && minutes <= 500 * 60 ? minutes : undefined;
};

const mostNamed = 3;

/** `12 hand-ins found in Canvas (CS101, HIST 20)`. */
export const foundTitle = (sourceName: string, courses: readonly OfferedCourse[]): string => {
  const rows = courses.flatMap(({ rows: own }) => own);
  const offered = rows.filter(({ choice }) => choice !== "leave out");
  if (offered.length === 0) return `Nothing new is due in ${sourceName}`;
  const noun = offered.every(({ choice }) => choice === "exam") ? "exam" : "hand-in";
  const names = courses.map(({ course }) => course).filter((name) => name !== "");
  const listed = names.length > 0 && names.length <= mostNamed ? ` (${names.join(", ")})` : "";
  return `${counted(offered.length, noun)} found in ${sourceName}${listed}`;
};
