import { toolsOf } from "../tools.ts";

export const tools = toolsOf<"one" | "other">("de");
export const {
  and,
  count,
  date,
  dayAndMonth,
  decimal,
  length,
  number,
  shortDayAndMonth,
  shortWeekdayOf,
} = tools;
