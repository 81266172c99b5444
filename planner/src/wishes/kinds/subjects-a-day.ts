import type { CalendarDay } from "../../model/model.ts";
import { daysBetween, weekdayOf } from "../../time/day-number.ts";
import { countDays, kept, times, unkept } from "./checking.ts";
import { daysAhead } from "./days.ts";
import { examIn, subjectNamesIn } from "./drafting.ts";
import type { Closed, Draft, Kind } from "./kind.ts";

/** So few subjects a day that each has its own days: first an exam of the next day, then who had fewest so far. */
const ownDays = (draft: Draft, most: number): Closed => {
  const names = subjectNamesIn(draft);
  if (most >= names.length) return () => false;
  const off = draft.inputs.wishes.weekdaysOff;
  const given = new Map<string, number>();
  const open = new Map<CalendarDay, ReadonlySet<string>>();
  for (const day of daysAhead(draft.inputs)) {
    if (off.includes(weekdayOf(day))) continue;
    const left = (name: string): number => daysBetween(day, examIn(draft, name) ?? day);
    const chosen = names
      .filter((name) => left(name) >= 1)
      .toSorted(
        (a, b) =>
          Number(left(b) === 1) - Number(left(a) === 1) ||
          (given.get(a) ?? 0) - (given.get(b) ?? 0) ||
          left(a) - left(b),
      )
      .slice(0, most);
    for (const name of chosen) given.set(name, (given.get(name) ?? 0) + 1);
    open.set(day, new Set(chosen));
  }
  return (name, day) => open.get(day)?.has(name) === false;
};

export const subjectsADay: Kind<"subjects-a-day"> = {
  apply: (draft, wishes) => {
    for (const wish of wishes) {
      draft.inputs.mostSubjectsADay = wish.most;
      draft.closed.push(ownDays(draft, wish.most));
    }
  },
  check: (facts, wish) => {
    const over = countDays(
      facts,
      (sessions) => new Set(sessions.map(({ subject }) => subject)).size > wish.most,
    );
    return over === 0
      ? kept
      : unkept(`${times(over, "One day has", "% days have")} more: the exams come close together.`);
  },
  describe: (wish) =>
    wish.most === 1 ? "One subject a day" : `At most ${wish.most} subjects a day`,
  topic: ({ kind }) => kind,
};
