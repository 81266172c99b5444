import { defaultPreferences } from "@smart-planner/planner/model";

/** Nothing is known of the week of a smart timetable. */
export const emptyWeek = { grid: {}, commitments: [], preferences: defaultPreferences };
