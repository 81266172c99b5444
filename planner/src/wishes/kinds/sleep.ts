import type { Preferences } from "../../model/model.ts";
import type { SleepWish } from "../wish.ts";
import { meets, unlessAny } from "./checking.ts";
import { each, type Kind } from "./kind.ts";

type Night = Preferences["sleepSchedule"];

/** Hours, to the half hour. */
const sleepWith = (usual: Night, { from, to, minutes = 0 }: SleepWish): Night => {
  const start = from === undefined ? usual.start : (Math.floor(from / 30) / 2) % 24;
  const end = to === undefined ? usual.end : (Math.ceil(to / 30) / 2) % 24;
  const asleep = ((end - start + 24) % 24) * 60;
  return { start, end: asleep < minutes ? (start + Math.ceil(minutes / 30) / 2) % 24 : end };
};

export const sleep: Kind<"sleep"> = {
  apply: each(({ inputs }, wish) => {
    const { preferences } = inputs;
    const sleepSchedule = sleepWith(preferences.sleepSchedule, wish);
    inputs.preferences = { ...preferences, sleepSchedule };
  }),
  check: (facts, wish) => {
    const { start, end } = sleepWith(facts.asked.preferences.sleepSchedule, wish);
    const night = { from: start * 60, to: end * 60 };
    return unlessAny(
      "asleep",
      facts.sessions.filter((each) => meets(each, night)),
    );
  },
};
