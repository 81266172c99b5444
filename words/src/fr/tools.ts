import { toolsOf } from "../tools.ts";

export const tools = toolsOf<"one" | "other">("fr");
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
