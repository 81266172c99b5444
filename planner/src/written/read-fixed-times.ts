import type { Weekday } from "../model/model.ts";
import { formatClock, minutesPerDay } from "../time/clock-time.ts";
import { clockStyleOf, resolveRange, resolveTime } from "./clock-style.ts";
import { rangesIn, timesIn } from "./clock-times.ts";
import { plainDigits } from "./languages.ts";
import { daysOfCell } from "./written-days.ts";

/** Something fixed in the week; times are `HH:MM`, as in a commitment. */
export interface FixedTime {
  readonly name: string;
  readonly days: readonly Weekday[];
  readonly startTime: string;
  readonly endTime: string;
}

/** "School Mon-Fri until 15:30" begins when school usually does. */
const usualStart = 8 * 60;

const clockOf = (minute: number): string => formatClock(minute % minutesPerDay);

const hoursIn = (text: string) => {
  const [found] = rangesIn(text, { bareHours: true });
  if (found !== undefined) {
    const { start, end } = found.range;
    const range = resolveRange(found.range, clockStyleOf([start, end]));
    return range && { ...range, from: found.from, to: found.to };
  }
  const until = /\b(?:until|till?|bis|hasta|jusqu['’]à|até)\s+(?=\d)/i.exec(text);
  const [time] = until === null ? [] : timesIn(text.slice(until.index + until[0].length));
  if (until === null || time === undefined) return undefined;
  const end = resolveTime(time.time, clockStyleOf([time.time]));
  const to = until.index + until[0].length + time.to;
  return end > usualStart ? { start: usualStart, end, from: until.index, to } : undefined;
};

/** `Mo-Fr`, `Di und Do`; one alone, such as `We` or `Do`, may be another word. */
const shortDays = /^\p{Lu}\p{Ll}(?:(?:\s*\p{Pd}\s*|\s(?:\p{Ll}+\s)?)\p{Lu}\p{Ll})+$/u;

/** The longest run of words that names days, and the words around it. */
const daysAmong = (words: readonly string[], codes = false) => {
  for (let length = words.length; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length).join(" ");
      const days = codes && !shortDays.test(run) ? undefined : daysOfCell(run, { codes });
      if (days !== undefined && days.length > 0)
        return { days, rest: [...words.slice(0, at), ...words.slice(at + length)] };
    }
  return undefined;
};

const filler = /^(?:on|at|from|every|each|and|is|i|have|um|am|von|jeden)$/i;

/** `football Tue Thu 18-19:30`; nothing if a name, a day or the hours are missing. */
const readFixedTime = (text: string): FixedTime | undefined => {
  const hours = hoursIn(text);
  if (hours === undefined) return undefined;
  const around = `${text.slice(0, hours.from)} ${text.slice(hours.to)}`;
  const words = around.split(/[\s,]+/).filter((word) => word !== "");
  const found = daysAmong(words) ?? daysAmong(words, true);
  const name = found?.rest
    .filter((word) => !filler.test(word))
    .join(" ")
    .replace(/^\P{L}+|[^\p{L}\p{M}\p{N})]+$/gu, "");
  if (found === undefined || name === undefined || name === "") return undefined;
  return {
    name: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    days: found.days.toSorted(),
    startTime: clockOf(hours.start),
    endTime: clockOf(hours.end),
  };
};

/** Fixed times between commas, semicolons and lines, and the parts that were not understood. */
export const readFixedTimes = (
  typed: string,
): { readonly times: readonly FixedTime[]; readonly rest: readonly string[] } => {
  const times: FixedTime[] = [];
  const rest: string[] = [];
  for (const line of plainDigits(typed).split(/[;\n]/)) {
    let open = "";
    for (const part of line.split(",")) {
      // "football Mon, Wed 4-6": a comma between days does not end it.
      open = open === "" ? part.trim() : `${open}, ${part.trim()}`;
      const time = readFixedTime(open);
      if (time === undefined) continue;
      times.push(time);
      open = "";
    }
    if (open.trim() !== "") rest.push(open.trim());
  }
  return { times, rest };
};
