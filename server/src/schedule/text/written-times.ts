import {
  type FoundRange,
  plainDigits,
  rangesIn,
  timesIn,
  type WrittenTime,
} from "@smart-planner/planner/written";

/** When a row of a week is: a start, and an end if it is written. */
export interface TimeLabel {
  readonly start: WrittenTime;
  readonly end?: WrittenTime;
}

/** Plain digits and spaces. */
export const timeText = (text: string): string =>
  plainDigits(text)
    .replace(/[\t\u00a0 ]+/g, " ")
    // A narrow cell breaks a time in two: `17:0` and `0`, `13:` and `00`.
    .replace(/(?<=\d:\d)\s+(?=\d\b)|(?<=\b\d{1,2}:)\s+(?=\d\d\b)/g, "");

/** A time without a date, telephone or price around it. */
const isSure = (form: string): boolean => form !== "bare" && form !== "digits";

/** How many times of day a text states. */
export const countTimes = (text: string): number =>
  timesIn(timeText(text)).filter(({ form }) => isSure(form)).length;

/** The number of a lesson, in any language: `3`, `P3`, `Period 3`, `3.`, `3rd`, `3. Stunde`, `第3节`, `3교시`. */
export const lessonNumberOf = (text: string): number | undefined => {
  const plain = plainDigits(text.replace(/[\s()[\]|#*-]+/g, " ").trim());
  const match = /^(?:\p{L}{1,8}\.?)?\s?(1?\d)(?:[.):ªº°]{1,2}|\s?\p{L}{1,8}\.?)?$/u.exec(plain);
  if (match === null || timesIn(plain).some(({ form }) => isSure(form))) return undefined;
  return Number(match[1]);
};

/** The rest around a time in a row heading: `Period 2 (`, `1.`, `Lesson 3`, `P4 -`. */
const isLabelRest = (rest: string): boolean => {
  const plain = rest.replace(/[\s()[\].,:;|#*-]+/g, " ").trim();
  if (plain === "" || lessonNumberOf(plain) !== undefined) return true;
  return /^(?:(?:from|at|von|de|da|das|du|dalle|kl|om|od|с|period|lesson|hour|slot|time|stunde|hora|aula|jam|ke|h|p|l|no|st|nd|rd|th|and|am|pm|hrs?|uhr|break|lunch|1?\d|[ivx]{1,4})\b\.?\s*)+$/i.test(
    plain,
  );
};

/**
 * The time of a heading or cell, with at most a lesson number beside it. `9` and `9-10` count only
 * with `bareHours`.
 */
export const labelOfText = (
  text: string,
  { bareHours = false }: { readonly bareHours?: boolean } = {},
): TimeLabel | undefined => {
  const plain = timeText(text.replace(/\s+/g, " "));
  if (plain.length > 60) return undefined;
  const [range, second] = rangesIn(plain, { bareHours, stacked: true });
  if (range !== undefined) {
    const rest = `${plain.slice(0, range.from)} ${plain.slice(range.to)}`;
    if (second !== undefined || !isLabelRest(rest)) return undefined;
    return range.range;
  }
  const times = timesIn(plain).filter(({ form }) => isSure(form) || bareHours);
  const sure = times.filter(({ form }) => isSure(form));
  const [only] = sure.length > 0 ? sure : times;
  if (only === undefined || sure.length > 1 || (sure.length === 0 && times.length > 1))
    return undefined;
  const rest = `${plain.slice(0, only.from)} ${plain.slice(only.to)}`;
  return isLabelRest(rest) ? { start: only.time } : undefined;
};

/** The first range in a text and the words around it. */
export const rangeWithin = (
  text: string,
  options: { readonly bareHours?: boolean; readonly stacked?: boolean } = {},
): (FoundRange & { readonly before: string; readonly after: string }) | undefined => {
  const plain = timeText(text);
  const [found] = rangesIn(plain, options);
  return found && { ...found, before: plain.slice(0, found.from), after: plain.slice(found.to) };
};
