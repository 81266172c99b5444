import { difficultyOf } from "../../scheduler/plan-advanced.ts";
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
      : unkept({ kind: "work", subject: wrong, minutes: minutesOf(facts, wrong) });
  },
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
  topic: ({ kind, subjects }) => [kind, subjects],
};

export const weight: Kind<"weight"> = {
  apply: each((draft, { subjects, factor }) => emphasise(draft, subjects, factor)),
  check: (facts, { subjects, factor }) =>
    factor === 1 ? kept : checkAmounts(facts, subjects, factor > 1 ? "more" : "less"),
  topic: ({ kind, subjects }) => [kind, subjects],
};

export const difficulty: Kind<"difficulty"> = {
  apply: each(({ inputs: { wishes } }, { subjects, rating }) => {
    wishes.difficulty = setFor(wishes.difficulty, subjects, () => rating);
  }),
  check: (facts, { subjects, rating }) =>
    unlessAny(
      "other rating",
      sessionsOf(facts, { subjects }).filter((each) => each.difficulty !== difficultyOf(rating)),
    ),
  topic: ({ kind, subjects }) => [kind, subjects],
};

export const skip: Kind<"skip"> = {
  apply: each((draft, { subjects }) => leaveOut(draft, subjects)),
  check: (facts, wish) => unlessAny("had to stay", sessionsOf(facts, wish)),
};

export const exam: Kind<"exam"> = {
  apply: () => undefined,
  check: (facts, { subject, date, isNew }) =>
    examOf(facts, subject) === date ? kept : unkept({ kind: "exam", isNew }),
};
