import { subtractIntervals } from "../../free-time/intervals.ts";
import { minutesPerDay } from "../../time/clock-time.ts";
import { weekdays as everyDay } from "../../time/day-number.ts";
import type { DayWindow, OnlyWish } from "../wish.ts";
import { isOutside, liesIn, onDays, sessionsOf, unlessAny, windowFaults } from "./checking.ts";
import { daysAhead, holdsOn, isWeekly } from "./days.ts";
import {
  addDatesOff,
  closeTimes,
  distinct,
  drawTo,
  intervalsOf,
  isAboutAll,
  meantIn,
} from "./drafting.ts";
import type { Draft, Kind } from "./kind.ts";
import { keepWindowFree } from "./off.ts";
import { capital, whoText, withWhen } from "./words.ts";

/** The other days are free. */
const openDays = (draft: Draft, wishes: readonly OnlyWish[]): void => {
  const { inputs } = draft;
  if (wishes.length === 0) return;
  if (!wishes.every(isWeekly)) {
    addDatesOff(
      draft,
      daysAhead(inputs).filter((day) => !wishes.some((wish) => holdsOn(wish, day, inputs))),
    );
    return;
  }
  const open = wishes.flatMap(({ weekdays }) => weekdays ?? everyDay);
  inputs.wishes.weekdaysOff = distinct([
    ...inputs.wishes.weekdaysOff,
    ...everyDay.filter((day) => !open.includes(day)),
  ]);
};

/** What is left of a day around some windows. */
const around = (windows: readonly DayWindow[]): readonly DayWindow[] => {
  const result: DayWindow[] = [];
  let at = 0;
  for (const { from, to } of windows.toSorted((a, b) => a.from - b.from)) {
    if (from > at) result.push({ from: at, to: from });
    at = Math.max(at, to > from ? to : minutesPerDay);
  }
  if (at < minutesPerDay) result.push({ from: at, to: minutesPerDay });
  return result;
};

/** Several of the same days are one: mornings or evenings. */
const openWindows = (draft: Draft, wishes: readonly OnlyWish[]): void => {
  const byDays = Map.groupBy(wishes, ({ weekdays, dates, daysBeforeExam, examsOf }) =>
    JSON.stringify([weekdays, dates, daysBeforeExam, examsOf]),
  );
  for (const same of byDays.values()) {
    const [first] = same;
    if (first === undefined) continue;
    for (const window of around(same.flatMap((wish) => wish.window ?? [])))
      keepWindowFree(draft, { ...first, kind: "off" }, window);
  }
};

const openToSubjects = (draft: Draft, wishes: readonly OnlyWish[]): void => {
  const { inputs } = draft;
  for (const wish of wishes) {
    const meant = meantIn(draft, wish) ?? [];
    if (wish.window === undefined)
      draft.closed.push((subject, day) => meant.includes(subject) && !holdsOn(wish, day, inputs));
    drawTo(draft, meant, wish);
  }
  const timed = wishes.map((wish) => ({ wish, names: meantIn(draft, wish) ?? [] }));
  const named = distinct(timed.flatMap(({ names }) => names));
  closeTimes(draft, named, (subject, day) => {
    const open = timed
      .filter(({ wish, names }) => names.includes(subject) && holdsOn(wish, day, inputs))
      .flatMap(({ wish: { window } }) => (window === undefined ? [] : intervalsOf(window)));
    return open.length === 0 ? [] : subtractIntervals([{ start: 0, end: minutesPerDay }], open);
  });
};

export const only: Kind<"only"> = {
  apply: (draft, wishes) => {
    const general = wishes.filter(isAboutAll);
    openDays(
      draft,
      general.filter(({ window }) => window === undefined),
    );
    openWindows(
      draft,
      general.filter(({ window }) => window !== undefined),
    );
    openToSubjects(
      draft,
      wishes.filter((wish) => !isAboutAll(wish)),
    );
  },
  check: (facts, wish) => {
    const { window } = wish;
    const sessions = sessionsOf(facts, wish);
    const wrong =
      window === undefined
        ? sessions.filter(({ day }) => !holdsOn(wish, day, facts))
        : onDays(facts, wish, sessions).filter((each) => !liesIn(each, window));
    return unlessAny(wrong, "is at another time", "are at other times");
  },
  describe: (wish) => {
    const { window, ...days } = wish;
    const name = capital(whoText(wish) ?? "study");
    if (window === undefined) return withWhen(`${name} only`, wish);
    return withWhen(`${withWhen(name, days)} only`, { window });
  },
  faults: ({ window }, subjects) => windowFaults(window, subjects, isOutside),
};
