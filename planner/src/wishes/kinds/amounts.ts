import { listed } from "../../model/listed.ts";
import { difficultyOf } from "../../scheduler/plan-advanced.ts";
import { longLabelOf } from "../../time/day-labels.ts";
import {
  checkAmounts,
  examOf,
  kept,
  minutesOf,
  sessionsOf,
  unkept,
  unlessAny,
} from "./checking.ts";
import { changeSubjects, emphasise, leaveOut, setFor } from "./drafting.ts";
import { each, type Kind } from "./kind.ts";
import { spokenMinutes } from "./words.ts";

export const work: Kind<"work"> = {
  apply: each((draft, { subjects, minutes }) =>
    changeSubjects(draft, subjects, () => ({ workMinutes: minutes })),
  ),
  check: (facts, { subjects, minutes }) => {
    const isWrong = (name: string): boolean =>
      Math.abs(minutesOf(facts, name) - minutes) > Math.max(minutes * 0.1, 30);
    const wrong = subjects.find(isWrong);
    return wrong === undefined
      ? kept
      : unkept(`${wrong} gets ${Math.round(minutesOf(facts, wrong) / 6) / 10} hours.`);
  },
  describe: ({ minutes, subjects }) =>
    `${spokenMinutes(minutes)} for ${subjects.length > 1 ? "each of " : ""}${listed(subjects)}`,
  topic: ({ kind, subjects }) => [kind, subjects],
};

export const done: Kind<"done"> = {
  // Known work loses the part that is done; a subject without known work gets less of the time.
  apply: each((draft, { subjects, part = 0, minutes }) => {
    const shared = draft.inputs.subjects
      .filter(({ workMinutes }) => workMinutes === undefined)
      .map(({ name }) => name.trim())
      .filter((name) => subjects.includes(name));
    changeSubjects(draft, subjects, ({ workMinutes, studiedMinutes = 0 }) => {
      const share = workMinutes === undefined ? undefined : Math.round(workMinutes * part);
      const finished = minutes ?? share;
      return finished === undefined ? {} : { studiedMinutes: studiedMinutes + finished };
    });
    emphasise(draft, shared, 1 - part);
  }),
  check: (facts, { subjects, part, minutes }) =>
    part === 0 && minutes === undefined ? kept : checkAmounts(facts, subjects, "less"),
  describe: ({ subjects, part = 0, minutes }) =>
    minutes !== undefined
      ? `${spokenMinutes(minutes)} of ${listed(subjects)} are done`
      : `${listed(subjects)}: ${Math.round(part * 100)} % done`,
  isSoft: true,
  topic: ({ kind, subjects }) => [kind, subjects],
};

/** From the highest factor down: the lowest factor of each text. */
const weightTexts: readonly (readonly [number, string])[] = [
  [1.75, "Much more time for"],
  [1.4, "More time for"],
  [1 + Number.EPSILON, "A little more time for"],
  [0.75, "A little less time for"],
  [0.5 + Number.EPSILON, "Less time for"],
  [0, "Much less time for"],
];

export const weight: Kind<"weight"> = {
  apply: each((draft, { subjects, factor }) => emphasise(draft, subjects, factor)),
  check: (facts, { subjects, factor }) =>
    factor === 1 ? kept : checkAmounts(facts, subjects, factor > 1 ? "more" : "less"),
  describe: ({ factor, subjects }) =>
    `${weightTexts.find(([least]) => factor >= least)?.[1]} ${listed(subjects)}`,
  isSoft: true,
  topic: ({ kind, subjects }) => [kind, subjects],
};

const levels = ["very easy", "easy", "medium", "hard", "very hard"];

export const difficulty: Kind<"difficulty"> = {
  apply: each(({ inputs: { wishes } }, { subjects, rating }) => {
    wishes.difficulty = setFor(wishes.difficulty, subjects, () => rating);
  }),
  check: (facts, { subjects, rating }) =>
    unlessAny(
      sessionsOf(facts, { subjects }).filter((each) => each.difficulty !== difficultyOf(rating)),
      "still counts otherwise",
      "still count otherwise",
    ),
  describe: ({ subjects, rating }) =>
    `${listed(subjects)} ${subjects.length > 1 ? "count" : "counts"} as ${levels[rating - 1] ?? "medium"}`,
  isSoft: true,
  topic: ({ kind, subjects }) => [kind, subjects],
};

export const skip: Kind<"skip"> = {
  apply: each((draft, { subjects }) => leaveOut(draft, subjects)),
  check: (facts, wish) =>
    unlessAny(sessionsOf(facts, wish), "had to stay: there is no other subject"),
  describe: ({ subjects }) => `No ${listed(subjects)}`,
};

export const exam: Kind<"exam"> = {
  apply: () => undefined,
  check: (facts, { subject, date, isNew }) => {
    if (examOf(facts, subject) === date) return kept;
    const where = isNew ? "Add it to" : "Change the exam date among";
    return unkept(`${where} your subjects, and plan again.`);
  },
  describe: ({ subject, date }) => `${subject} exam on ${longLabelOf(date)}`,
};
