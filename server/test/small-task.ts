import { defaultPreferences } from "@smart-planner/planner/model";
import type { WishedTask } from "@smart-planner/planner/wishes";
import { day } from "./calendar-day.ts";

/** One subject over a week: planned in an instant. */
export const smallTask: WishedTask = {
  effort: "preview",
  wishes: [],
  inputs: {
    today: day("2027-03-01"),
    minuteOfDay: 0,
    subjects: [{ name: "Art", examDate: day("2027-03-08") }],
    hoursPerDay: 2,
    grid: {},
    commitments: [],
    preferences: defaultPreferences,
  },
};
