import { toolsOf } from "../tools.ts";

export const tools = toolsOf("ar");
export const { and, count, date, dayAndMonth, length, shortDayAndMonth, shortWeekdayOf } = tools;
