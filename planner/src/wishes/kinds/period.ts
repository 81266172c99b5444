import type { CalendarDay } from "../../model/model.ts";
import { longLabelOf } from "../../time/day-labels.ts";
import { addDays, daysBetween } from "../../time/day-number.ts";
import type { PeriodWish } from "../wish.ts";
import { sessionsOf, unlessAny } from "./checking.ts";
import { daysAhead } from "./days.ts";
import { addDatesOff, meantIn } from "./drafting.ts";
import type { Draft, Kind } from "./kind.ts";
import { capital, whoText } from "./words.ts";

const isOutside = ({ from, to }: PeriodWish, date: CalendarDay): boolean =>
  (from !== undefined && date < from) || (to !== undefined && date > to);

const bound = (draft: Draft, wish: PeriodWish): void => {
  const { to } = wish;
  const { inputs } = draft;
  const subjects = meantIn(draft, wish);
  if (subjects === undefined) {
    addDatesOff(
      draft,
      daysAhead(inputs).filter((date) => isOutside(wish, date)),
    );
    return;
  }
  draft.closed.push((subject, date) => subjects.includes(subject) && isOutside(wish, date));
  if (to === undefined) return;
  const early = inputs.subjects
    .filter(({ name }) => subjects.includes(name.trim()))
    .map(({ name, examDate }) => ({
      subject: name.trim(),
      days: Math.max(daysBetween(addDays(to, 1), examDate), 0),
    }));
  inputs.wishes.finishDaysBefore = [...inputs.wishes.finishDaysBefore, ...early];
};

export const period: Kind<"period"> = {
  apply: (draft, wishes) => {
    for (const wish of wishes) bound(draft, wish);
  },
  check: (facts, wish) =>
    unlessAny(
      sessionsOf(facts, wish).filter((each) => isOutside(wish, each.day)),
      "is outside of it",
      "are outside of it",
    ),
  describe: ({ from, to, ...rest }) =>
    capital(
      [
        whoText(rest) ?? "study",
        ...(from === undefined ? [] : [`from ${longLabelOf(from)} on`]),
        ...(to === undefined ? [] : [`until ${longLabelOf(to)}`]),
      ].join(" "),
    ),
};
