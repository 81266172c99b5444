import { listed } from "../../model/listed.ts";
import type { OnlySubjectsWish } from "../wish.ts";
import { meets, onDays, unlessAny } from "./checking.ts";
import { holdsAlways, holdsOn } from "./days.ts";
import { closeTimes, intervalsOf, leaveOut, subjectNamesIn } from "./drafting.ts";
import type { Draft, Kind } from "./kind.ts";
import { withWhen } from "./words.ts";

const closeToOthers = (draft: Draft, wish: OnlySubjectsWish): void => {
  const { window, subjects } = wish;
  const others = subjectNamesIn(draft).filter((name) => !subjects.includes(name));
  if (window !== undefined)
    closeTimes(draft, others, (_, day) =>
      holdsOn(wish, day, draft.inputs) ? intervalsOf(window) : [],
    );
  else if (holdsAlways(wish)) leaveOut(draft, others);
  else
    draft.closed.push(
      (subject, day) => !subjects.includes(subject) && holdsOn(wish, day, draft.inputs),
    );
};

export const onlySubjects: Kind<"only-subjects"> = {
  apply: (draft, wishes) => {
    for (const wish of wishes) closeToOthers(draft, wish);
  },
  check: (facts, wish) =>
    unlessAny(
      onDays(facts, wish, facts.sessions).filter(
        (each) => !wish.subjects.includes(each.subject) && meets(each, wish.window),
      ),
      "of another subject is then: its exam comes too soon",
      "of other subjects are then: their exams come too soon",
    ),
  describe: (wish) => withWhen(`Only ${listed(wish.subjects)}`, wish),
};
