import type { CalendarDay } from "../model/model.ts";
import { dayOf } from "../time/calendar-day.ts";
import { plainDigits } from "./languages.ts";
import { monthOfWord } from "./month-words.ts";
import { dayEnding, ofMonth } from "./named-date-parts.ts";

export type DateOrder = "day-first" | "month-first";

const numeric = /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})\b/;
const yearFirst = /^(\d{4})[./年-](\d{1,2})[./月-](\d{1,2})/;
const named = new RegExp(
  `^(?:\\p{L}+[.,]?\\s+)?(\\d{1,2})${dayEnding}[\\s-]+${ofMonth}(\\p{L}+)\\.?,?[\\s-]+${ofMonth}(\\d{4})`,
  "u",
);
const namedFirst = /^(?:\p{L}+[.,]?\s+)?(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/u;

/** Exports write `09/15/2026` and `15/09/2026`: a number above twelve decides, else the American order. */
export const dateOrderOf = (dates: readonly string[]): DateOrder => {
  const parts = dates.map((text) => numeric.exec(plainDigits(text).trim()));
  const above = (group: 1 | 2) => parts.some((match) => Number(match?.[group] ?? "0") > 12);
  if (above(1)) return "day-first";
  return above(2) || !dates.some((text) => /^\d{1,2}[.-]/.test(text.trim()))
    ? "month-first"
    : "day-first";
};

/** A date as a cell writes it: `2026-09-14`, `14/09/2026`, `14 Sep 2026`, `September 14, 2026`. */
export const writtenDate = (text: string, order: DateOrder): CalendarDay | undefined => {
  const plain = plainDigits(text).trim();
  const iso = yearFirst.exec(plain);
  if (iso !== null)
    return dayOf({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) });
  const digits = numeric.exec(plain);
  if (digits !== null) {
    const [first, second] = [Number(digits[1]), Number(digits[2])];
    const year = Number((digits[3] ?? "").padStart(4, "20"));
    const [day, month] = order === "day-first" ? [first, second] : [second, first];
    return dayOf({ year, month, day });
  }
  const spoken = named.exec(plain);
  const spokenFirst = spoken === null ? namedFirst.exec(plain) : null;
  const month = monthOfWord(spoken?.[2] ?? spokenFirst?.[1] ?? "");
  if (month === undefined) return undefined;
  return dayOf({
    year: Number(spoken?.[3] ?? spokenFirst?.[3]),
    month,
    day: Number(spoken?.[1] ?? spokenFirst?.[2]),
  });
};
