import type { Weekday } from "@smart-planner/planner/model";
import { formatClock, formatClock12, parseClock, weekdaysFrom } from "@smart-planner/planner/time";
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

const hourNames = { "12": formatClock12, "24": formatClock };

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
  const showClock = hourNames[clock ?? "24"];
  const showHour = hourNames[clock ?? "12"];
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
