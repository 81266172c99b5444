import type { CalendarDay } from "@smart-planner/planner/model";
import { longLabelOf } from "@smart-planner/planner/time";

export const keptWaysWords = {
  /** A provider that the operator gave no name. */
  schoolAccount: "your school account",
  passkey: (day: CalendarDay) => `Passkey, added ${longLabelOf(day)}`,
  hosted: (day: CalendarDay) => `Connected account, added ${longLabelOf(day)}`,
};
