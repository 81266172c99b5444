import { toolsOf } from "../tools.ts";

export const tools = toolsOf<Intl.LDMLPluralRule>("ar");
export const { and, count, date, dayAndMonth, decimal, length, shortDayAndMonth, shortWeekdayOf } =
  tools;
