import type { CalendarDay } from "../../model/model.ts";
import { daysBetween } from "../../time/day-number.ts";
import type { ReviewWish } from "../wish.ts";
import { kept, unkept } from "./checking.ts";
import { examIn, subjectNamesIn } from "./drafting.ts";
import type { Closed, Draft, Kind } from "./kind.ts";
import { examText } from "./words.ts";

const isLast = (exam: CalendarDay | undefined, day: CalendarDay, days: number): boolean => {
  const left = exam === undefined ? 0 : daysBetween(day, exam);
  return left >= 1 && left <= days;
};

const ownLastDays = (draft: Draft, { subjects, days }: ReviewWish): Closed => {
  const reviewed = subjects ?? subjectNamesIn(draft);
  const isOwn = (name: string, day: CalendarDay): boolean =>
    reviewed.includes(name) && isLast(examIn(draft, name), day, days);
  return (name, day) =>
    !isOwn(name, day) && reviewed.some((other) => other !== name && isOwn(other, day));
};

export const review: Kind<"review"> = {
  apply: (draft, wishes) => {
    for (const wish of wishes) if (wish.only) draft.closed.push(ownLastDays(draft, wish));
  },
  check: (facts, { subjects, days, only }) => {
    for (const { name, examDate } of facts.subjects) {
      const own = name.trim();
      if (subjects !== undefined && !subjects.includes(own)) continue;
      const last = facts.sessions.filter(({ day }) => isLast(examDate, day, days));
      const count = last.filter(({ subject }) => subject === own).length;
      if (count === 0) return unkept(`The last days before ${own} have none of it.`);
      if (only && count < last.length)
        return unkept(`Other exams come so soon that the last days before ${own} are shared.`);
    }
    return kept;
  },
  describe: ({ subjects, days, only }) =>
    `The last ${days === 1 ? "day" : `${days} days`} before ${examText(subjects)} ${only ? "only " : ""}for its subject`,
};
