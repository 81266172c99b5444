import { type DueTime, endOfDueDay, type OfferedCourse } from "@smart-planner/planner/due-work";
import type { ShowClock } from "@smart-planner/planner/time";
import { durationOf } from "@smart-planner/planner/written";
import type { workImportWords } from "@smart-planner/words/en/work-import";

type ImportWords = typeof workImportWords;

/** `Tue 24 Nov, 23:59`. */
export const whenText = (
  words: ImportWords,
  when: DueTime | undefined,
  showTime: ShowClock,
): string =>
  when === undefined ? words.noDate : words.when(when.day, showTime(when.minute ?? endOfDueDay));

/** Minutes of a typed length; a number alone is hours. `undefined` if it is none. */
export const typedMinutes = (text: string): number | undefined => {
  const [, hours] = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*h?\s*$/i.exec(text) ?? [];
  if (hours === undefined) return durationOf(text);
  const minutes = Math.round(Number(hours.replace(",", ".")) * 60);
  return minutes > 0 && minutes <= 500 * 60 ? minutes : undefined;
};

const mostNamed = 3;

/** `12 hand-ins found in Canvas (CS101, HIST 20)`. */
export const foundTitle = (
  words: ImportWords,
  sourceName: string,
  courses: readonly OfferedCourse[],
): string => {
  const rows = courses.flatMap(({ rows: own }) => own);
  const offered = rows.filter(({ choice }) => choice !== "leave out");
  if (offered.length === 0) return words.nothingNew(sourceName);
  const areExams = offered.every(({ choice }) => choice === "exam");
  const names = courses.map(({ course }) => course).filter((name) => name !== "");
  const named = names.length <= mostNamed ? names : [];
  return words.found(offered.length, areExams, sourceName, named);
};
