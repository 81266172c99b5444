import { defaultPreferences } from "../src/model/default-preferences.ts";
import type { AdvancedInputs } from "../src/scheduler/problem/advanced-inputs.ts";
import { addDays } from "../src/time/day-number.ts";
import { day } from "./calendar-day.ts";

export const monday = day("2026-06-08");

/** One exam, three hours on any day; a test overrides the rest. */
export const inputsWith = (parts: Partial<AdvancedInputs>): AdvancedInputs => ({
  today: monday,
  minuteOfDay: 0,
  subjects: [{ name: "Maths", examDate: addDays(monday, 14) }],
  grid: {},
  commitments: [],
  preferences: defaultPreferences,
  hoursPerDay: 3,
  ...parts,
});
