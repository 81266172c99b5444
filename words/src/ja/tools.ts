import { toolsOf } from "../tools.ts";

export const tools = toolsOf<"other">("ja");
export const { and, count, date, dayAndMonth, decimal, length, shortDayAndMonth, shortWeekdayOf } =
  tools;
