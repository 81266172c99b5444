import type { FlatWish, ModelAnswer } from "../src/timetable/model-answer.ts";
import type { Behaviour } from "./fake-model.ts";

const emptyWish: FlatWish = {
  kind: "off",
  words: "",
  firm: true,
  subjects: [],
  secondSubjects: [],
  level: null,
  weekdays: [],
  dates: [],
  fromTime: null,
  toTime: null,
  daysBeforeExam: null,
  per: null,
  bound: null,
  least: null,
  most: null,
  minutes: null,
  count: null,
  factor: null,
  rating: null,
  part: null,
  fromDate: null,
  toDate: null,
  choice: null,
  only: false,
  label: null,
};

/** A wish as a model writes it. */
export const said = (words: string, wish: Partial<FlatWish>): FlatWish => ({
  ...emptyWish,
  words,
  ...wish,
});

/** A model that understood this and nothing else. */
export const modelSays = (answer: Partial<ModelAnswer>): Behaviour & { readonly say: string } => ({
  say: JSON.stringify({ wishes: [], ambiguous: [], notUnderstood: [], ...answer }),
});
