import { listed } from "../../model/listed.ts";
import type { DoneWish } from "../wish.ts";
import { checkAmounts, kept } from "./checking.ts";
import { emphasise } from "./drafting.ts";
import type { Draft, Kind } from "./kind.ts";
import { spokenMinutes } from "./spoken.ts";

/** Known work loses what is done of it; without known work, less of the time is shared out to the subject. */
const takeOff = (draft: Draft, { subjects, part = 0, minutes }: DoneWish): void => {
  const { inputs } = draft;
  const meant = inputs.subjects.filter(({ name }) => subjects.includes(name.trim()));
  inputs.subjects = inputs.subjects.map((subject) => {
    const { workMinutes, studiedMinutes = 0 } = subject;
    const done =
      minutes ?? (workMinutes === undefined ? undefined : Math.round(workMinutes * part));
    return meant.includes(subject) && done !== undefined
      ? { ...subject, studiedMinutes: studiedMinutes + done }
      : subject;
  });
  const shared = meant.filter(({ workMinutes }) => workMinutes === undefined);
  emphasise(
    draft,
    shared.map(({ name }) => name.trim()),
    1 - part,
  );
};

export const done: Kind<"done"> = {
  apply: (draft, wishes) => {
    for (const wish of wishes) takeOff(draft, wish);
  },
  check: (facts, { subjects, part, minutes }) =>
    part === 0 && minutes === undefined ? kept : checkAmounts(facts, subjects, "less"),
  describe: ({ subjects, part, minutes }) =>
    minutes !== undefined
      ? `${spokenMinutes(minutes)} of ${listed(subjects)} are done`
      : `${listed(subjects)}: ${Math.round((part ?? 0) * 100)} % done`,
  isSoft: true,
  topic: ({ kind, subjects }) => [kind, subjects],
};
