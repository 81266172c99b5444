import type { PlanningWishes } from "../model/model.ts";

/** Asks nothing of a plan. */
export const noWishes: PlanningWishes = {
  emphasis: {},
  difficulty: {},
  weekdaysOff: [],
  datesOff: [],
  dailyLimits: [],
  preferredTimes: [],
  avoidedTimes: [],
  finishDaysBefore: [],
};
