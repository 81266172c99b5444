import { defaultPreferences } from "@smart-planner/planner";

/** Nothing is known of the week of a smart timetable. */
export const emptyWeek = { grid: {}, commitments: [], preferences: defaultPreferences };
