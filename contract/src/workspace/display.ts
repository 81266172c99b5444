import type { Weekday } from "@smart-planner/planner/model";
import {
  formatClock,
  formatClock12,
  parseClock,
  type ShowClock,
  weekdaysFrom,
} from "@smart-planner/planner/time";
import * as z from "zod/mini";

const choice = z.optional(z.string().check(z.maxLength(20)));

/** Texts, not enums: a later version's choice is automatic here, and survives. */
export const displaySchema = z.looseObject({ language: choice, weekStart: choice, clock: choice });

export type DisplayChoice = z.infer<typeof displaySchema>;

const firstDays = new Map<string | undefined, Weekday>([
  ["monday", 0],
  ["saturday", 5],
  ["sunday", 6],
]);

/** Twelve hours with the language's own words for morning and afternoon. */
const clock12In = (language = "en"): ShowClock => {
  if (language === "en" || !/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language))
    return formatClock12;
  const formatOf = (minute: "2-digit" | undefined) =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
      hour: "numeric",
      minute,
      hour12: true,
      timeZone: "UTC",
    });
  const [whole, exact] = [formatOf(undefined), formatOf("2-digit")];
  // A line never ends inside a time.
  return (minute) =>
    (minute % 60 === 0 ? whole : exact).format(minute * 60_000).replace(/\s/gu, "\u00a0");
};

/** How a student reads texts, weeks and times. */
export interface Display {
  /** As chosen; the server may not know it. */
  readonly language: string | undefined;
  readonly firstDay: Weekday;
  readonly weekdays: readonly Weekday[];
  /** Minutes from midnight or a stored `HH:MM`; other text stays. */
  readonly showTime: (time: number | string) => string;
  /** A whole hour of the weekly grid. */
  readonly showHour: (hour: number) => string;
}

/** Automatic is Monday, a 24-hour calendar and a grid of `9 AM`. */
export const displayOf = (chosen: DisplayChoice | null): Display => {
  const firstDay = firstDays.get(chosen?.weekStart) ?? 0;
  const clock = chosen?.clock === "12" || chosen?.clock === "24" ? chosen.clock : undefined;
  const clocks = { "12": clock12In(chosen?.language), "24": formatClock };
  const showClock = clocks[clock ?? "24"];
  const showHour = clocks[clock ?? "12"];
  return {
    language: chosen?.language,
    firstDay,
    weekdays: weekdaysFrom(firstDay),
    showTime: (time) => {
      const minute = typeof time === "number" ? time : parseClock(time);
      return minute === undefined ? String(time) : showClock(minute);
    },
    showHour: (hour) => showHour(hour * 60),
  };
};
