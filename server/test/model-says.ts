import type { ModelAnswer } from "../src/timetable/model-answer.ts";
import type { Behaviour } from "./fake-model.ts";

const nothingSaid: ModelAnswer = {
  emphasis: [],
  difficulty: [],
  weekdaysOff: [],
  datesOff: [],
  dailyLimits: [],
  preferredTimes: [],
  avoidedTimes: [],
  earliestStart: null,
  latestEnd: null,
  finishDaysBefore: [],
  minSessionMinutes: null,
  maxSessionMinutes: null,
  notUnderstood: [],
};

/** A model that understood this and nothing else. */
export const modelSays = (answer: Partial<ModelAnswer>): Behaviour & { readonly say: string } => ({
  say: JSON.stringify({ ...nothingSaid, ...answer }),
});
