import type { DayWindow, Wish } from "../wish.ts";
import { type Clause, daysOf } from "./clause.ts";
import { endsOfDay, momentsOf, startsAfter, startsOfDay } from "./find-clock.ts";
import type { Outcome } from "./frame.ts";
import { type Clock, type ItemOf, itemsOfKind, type Relation } from "./items.ts";

const fullDay = 24 * 60;
const noon = 12 * 60;

/** `off`: nothing then. `only`: study then. `busy`: something else then. */
export type WindowRole = "off" | "only" | "busy";

type ClockItem = ItemOf<"clock">;

/** Study that goes on after midnight ends before this. */
const nightEnd = 6 * 60;

/** A day ends at midnight: a time only before or only after it is not part of the day. */
const within = (window: DayWindow): readonly DayWindow[] =>
  window.from < window.to ? [window] : [];

const until = (minutes: number): readonly DayWindow[] =>
  within({ from: 0, to: Math.min(minutes, fullDay) });
/** Until some time before midnight: the beginning of a time until midnight is unknown. */
const untilThen = (minutes: number): readonly DayWindow[] =>
  minutes < fullDay ? until(minutes) : [];
const from = (minutes: number): readonly DayWindow[] => within({ from: minutes, to: fullDay });
/** After some time of the day: all of it comes after midnight. */
const fromThen = (minutes: number): readonly DayWindow[] => (minutes > 0 ? from(minutes) : []);
const hourFrom = (minutes: number): DayWindow => ({
  from: minutes % fullDay,
  to: Math.min((minutes % fullDay) + 60, fullDay),
});

/** "nothing after 1am" ends an evening, and not the day that begins there. */
const restOfNight = (minutes: number): readonly DayWindow[] => {
  const isNight = minutes >= fullDay || minutes < 4 * 60;
  return isNight ? within({ from: minutes % fullDay, to: nightEnd }) : from(minutes);
};

type Bound = (clock: Clock) => readonly DayWindow[];

const offUntil: Bound = (clock) => startsOfDay(clock).flatMap(untilThen);
const offFrom: Bound = (clock) => endsOfDay(clock).flatMap(restOfNight);
const onlyUntil: Bound = (clock) => endsOfDay(clock).flatMap(until);
const onlyFrom: Bound = (clock) => startsOfDay(clock).flatMap(fromThen);
const after: Bound = (clock) => startsAfter(clock).flatMap(fromThen);
const anHour: Bound = (clock) => momentsOf(clock).map(hourFrom);
// "lectures until 12" end at noon.
const busyUntil: Bound = (clock) => endsOfDay(clock).slice(0, 1).flatMap(untilThen);

const boundsBy: Readonly<Record<WindowRole, Readonly<Record<Relation, Bound>>>> = {
  off: {
    before: offUntil,
    until: offUntil,
    by: offUntil,
    after: offFrom,
    from: offFrom,
    at: anHour,
  },
  only: {
    before: (clock) => momentsOf(clock).flatMap((minutes) => until(minutes || fullDay)),
    until: onlyUntil,
    by: onlyUntil,
    after,
    from: onlyFrom,
    at: onlyFrom,
  },
  busy: {
    before: busyUntil,
    until: busyUntil,
    by: busyUntil,
    after,
    from: (clock) => momentsOf(clock).flatMap(fromThen),
    at: anHour,
  },
};

/** "evenings after 8": the part of the day says which eight. */
const sureBy = (item: ClockItem, part: DayWindow | undefined): ClockItem => {
  if (part === undefined || item.clock.sure) return item;
  const hour = item.clock.minutes % noon;
  // Twelve is noon in a morning and an afternoon, and midnight in an evening.
  const twelve = part.from >= 17 * 60 ? fullDay : noon;
  // "mornings until 12.30" end after noon.
  const minutes = hour < 60 ? twelve + hour : part.from >= noon ? hour + noon : hour;
  return { ...item, clock: { minutes, sure: true } };
};

/** "5.30 to 7.30 every morning": the part of the day says which. */
const spanWindows = (
  spans: readonly ItemOf<"span">[],
  part: DayWindow | undefined,
): readonly (readonly DayWindow[])[] => {
  const [windows = [], ...others] = spans.map((span) => span.windows);
  const fitting = windows.filter(
    (window) => part === undefined || window.from >= noon === part.from >= noon,
  );
  const turned = windows
    .map(({ from, to }) => ({ from: from - noon, to: to - noon }))
    .filter(({ from, to }) => from >= 4 * 60 && to > from);
  const isMorning = part !== undefined && part.from < noon && part.to <= noon;
  const meant = [fitting, isMorning ? turned : [], windows].find((each) => each.length > 0) ?? [];
  return meant.map((window) => [window, ...others.flatMap((each) => each.slice(0, 1))]);
};

/** Each likely set of windows a clause speaks of; one empty set if it names no time of day. */
export const windowChoices = (
  clause: Clause,
  role: WindowRole,
): readonly (readonly DayWindow[])[] => {
  const parts = itemsOfKind(clause.items, "part").flatMap(({ windows }) => windows);
  const spans = itemsOfKind(clause.items, "span");
  const clocks = itemsOfKind(clause.items, "clock").map((item) => sureBy(item, parts[0]));
  const [clock, ...others] = clocks;
  if (spans.length > 0) return spanWindows(spans, parts[0]);
  if (clock === undefined) return [parts];
  // "volleyball after school until 6": from the one to the other.
  const [begin] = parts.filter(({ from, to }) => from > 0 && to === fullDay);
  const [end = 0] = endsOfDay(clock.clock);
  if (role === "busy" && clock.relation === "until" && begin !== undefined && others.length === 0)
    return end > begin.from ? [[{ from: begin.from, to: end }]] : [];
  const choices = others.length === 0 ? boundsBy[role][clock.relation ?? "at"](clock.clock) : [];
  // "Fridays nothing after midnight" speaks of the next morning, which is not a Friday.
  const isNextDay = clock.relation === "after" && Object.keys(daysOf(clause)).length > 0;
  return choices.filter(({ to }) => !isNextDay || to !== nightEnd).map((window) => [window]);
};

/** One wish for each window, or one for the whole day. */
export const perWindow = (
  windows: readonly DayWindow[],
  make: (window: { readonly window?: DayWindow }) => Wish,
): readonly Wish[] =>
  windows.length === 0 ? [make({})] : windows.map((window) => make({ window }));

/** The readings of the likely windows, two at most. */
export const decide = <Choice>(
  choices: readonly Choice[],
  make: (choice: Choice) => readonly Wish[],
): Outcome | undefined => {
  const made = choices.map(make).filter((wishes) => wishes.length > 0);
  return made.length === 0 ? undefined : made.slice(0, 2);
};

/** The clock of a clause as the end or the beginning of a time. */
export const bound = (clause: Clause, relation: "before" | "after"): Clause => ({
  ...clause,
  items: clause.items.map((item) => (item.kind === "clock" ? { ...item, relation } : item)),
});
