import { formatClock, minutesPerDay } from "../../time/clock-time.ts";
import { weekdays as everyDay } from "../../time/day-number.ts";
import type { DayWindow, OffWish } from "../wish.ts";
import { meets, onDays, sessionsOf, unlessAny, windowFaults } from "./checking.ts";
import { holdsAlways, holdsOn, isWeekly } from "./days.ts";
import {
  addDatesOff,
  closeTimes,
  daysOf,
  distinct,
  intervalsOf,
  isAboutAll,
  meantIn,
} from "./drafting.ts";
import type { Draft, Kind } from "./kind.ts";
import { whoText, withWhen } from "./words.ts";

const asked = "a time you asked to keep free";

const keepDaysFree = (draft: Draft, wish: OffWish): void => {
  const { wishes } = draft.inputs;
  if (isWeekly(wish))
    wishes.weekdaysOff = distinct([...wishes.weekdaysOff, ...(wish.weekdays ?? [])]);
  else addDatesOff(draft, daysOf(draft, wish));
};

/** No study in a window of single dates. */
const keepDatesFree = (draft: Draft, wish: OffWish, { from, to }: DayWindow): void => {
  const { inputs } = draft;
  const end = to > from ? to : to + minutesPerDay;
  const because = wish.label ?? asked;
  inputs.busy = [
    ...(inputs.busy ?? []),
    ...daysOf(draft, wish).map((day) => ({ day, start: from, end, because })),
  ];
};

/** No study in a window: of single dates, before or after a time of every day, or each week. */
export const keepWindowFree = (draft: Draft, wish: OffWish, window: DayWindow): void => {
  const { inputs } = draft;
  const { wishes } = inputs;
  const { from, to } = window;
  const isDaily = holdsAlways(wish) && wish.label === undefined;
  if (!isWeekly(wish)) keepDatesFree(draft, wish, window);
  else if (isDaily && from === 0) wishes.earliestStart = Math.max(wishes.earliestStart ?? 0, to);
  else if (isDaily && to === minutesPerDay)
    wishes.latestEnd = Math.min(wishes.latestEnd ?? minutesPerDay, from);
  else
    inputs.commitments = [
      ...inputs.commitments,
      {
        name: wish.label ?? asked,
        days: wish.weekdays ?? everyDay,
        startTime: formatClock(from),
        endTime: formatClock(to === minutesPerDay ? 0 : to),
        type: "other",
      },
    ];
};

const keepFreeOfSubjects = (draft: Draft, wish: OffWish): void => {
  const { window } = wish;
  const meant = meantIn(draft, wish) ?? [];
  if (window === undefined)
    draft.closed.push(
      (subject, day) => meant.includes(subject) && holdsOn(wish, day, draft.inputs),
    );
  else
    closeTimes(draft, meant, (_, day) =>
      holdsOn(wish, day, draft.inputs) ? intervalsOf(window) : [],
    );
};

export const off: Kind<"off"> = {
  apply: (draft, wishes) => {
    for (const wish of wishes) {
      if (!isAboutAll(wish)) keepFreeOfSubjects(draft, wish);
      else if (wish.window === undefined) keepDaysFree(draft, wish);
      else keepWindowFree(draft, wish, wish.window);
    }
  },
  check: (facts, wish) =>
    unlessAny(
      onDays(facts, wish, sessionsOf(facts, wish)).filter((each) => meets(each, wish.window)),
      "could not be moved away from then",
    ),
  describe: (wish) => {
    const name = whoText(wish);
    return withWhen(wish.label ?? (name === undefined ? "No study" : `No ${name}`), wish);
  },
  topic: ({ kind: _kind, firmness: _firmness, ...scope }) => ["off", scope],
  faults: ({ window }, subjects) =>
    windowFaults(window, subjects, (start, end, { from, to }) => start < to && end > from),
};
