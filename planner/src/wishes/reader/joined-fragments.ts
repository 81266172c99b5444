import type { TextSpan } from "../wish.ts";
import { isSlot } from "./fragment-kinds.ts";
import { type Item, itemsOfKind, symbolOf } from "./items.ts";
import type { Fragment } from "./split-sentences.ts";

export const dayKinds: ReadonlySet<string> = new Set(["days", "dates", "examdays", "dated"]);

/** Whom and which days are two things: a clause may narrow one and leave the other to its lead. */
export const sameScope = (lead: readonly Item[], own: readonly Item[]): boolean =>
  lead.some((item) =>
    own.some(({ kind }) => kind === item.kind || (dayKinds.has(kind) && dayKinds.has(item.kind))),
  );

const pauseOf = ({ joint, items }: Fragment): Item => ({
  kind: "pause",
  word: joint === "and" || joint === "or" ? joint : ",",
  start: items[0]?.start ?? 0,
  end: items[0]?.start ?? 0,
  written: "",
});

export const joinedItems = (fragments: readonly Fragment[]): readonly Item[] =>
  fragments.flatMap((fragment, index) =>
    index === 0 ? fragment.items : [pauseOf(fragment), ...fragment.items],
  );

export const spanOf = (items: readonly Item[]): TextSpan => ({
  start: items[0]?.start ?? 0,
  end: items.at(-1)?.end ?? 0,
});

/** "the rest" are the subjects that nobody has spoken of yet. */
export const withRest = (
  items: readonly Item[],
  names: readonly string[],
  mentioned: ReadonlySet<string>,
): readonly Item[] => {
  const isEach =
    items.some(({ kind }) => kind === "duration") &&
    !items.some((item) => ["who", "rest", "days", "dates"].includes(symbolOf(item)));
  // "no other subjects before an exam", "less than the others": whoever they are.
  const isCompared = items.some(
    (item) =>
      item.kind === "who" ||
      item.kind === "examdays" ||
      ["than", "followed", "first", "relation"].includes(symbolOf(item)),
  );
  return items.map((item) => {
    const isAll = symbolOf(item) === "persubject" || (isEach && symbolOf(item) === "each");
    if (isAll && names.length > 0) return { ...item, kind: "who", names: [...new Set(names)] };
    if (symbolOf(item) !== "rest" || isCompared) return item;
    const rest = names.filter((name) => !mentioned.has(name));
    return rest.length === 0 || rest.length === names.length
      ? item
      : { ...item, kind: "who", names: rest };
  });
};

/** "English last": after all the others. */
export const withLast = (items: readonly Item[], names: readonly string[]): readonly Item[] => {
  const [who, ...more] = itemsOfKind(items, "who");
  const isLast = items.some((item) => symbolOf(item) === "lastly");
  if (!isLast || who === undefined || more.length > 0) return items;
  const first = names.filter((name) => !who.names.includes(name));
  if (first.length === 0) return items;
  const { start, end, written } = who;
  return items.map((item) =>
    item === who ? { kind: "order", first, second: who.names, start, end, written } : item,
  );
};

/** "and 5 on weekends": a bare number is what the number before it was. */
export const withMeasure = (items: readonly Item[], before: readonly Item[]): readonly Item[] => {
  const [duration] = itemsOfKind(before, "duration");
  const [clock] = itemsOfKind(before, "clock");
  return items.map((item) => {
    if (item.kind !== "number") return item;
    const { start, end, written, value } = item;
    if (duration !== undefined) {
      const minutes = value * (duration.most >= 60 ? 60 : 1);
      return { kind: "duration", least: minutes, most: minutes, start, end, written };
    }
    if (clock === undefined || value > 24) return item;
    const { relation } = clock;
    return {
      kind: "clock",
      clock: { minutes: value * 60, sure: value > 12 },
      ...(relation === undefined ? {} : { relation }),
      start,
      end,
      written,
    };
  });
};

/** Which kinds of things a fragment names, days and dates being one. */
export const kindsOf = (items: readonly Item[]): string =>
  [...new Set(items.filter(isSlot).map(({ kind }) => (dayKinds.has(kind) ? "days" : kind)))]
    .toSorted()
    .join();

/** "that day" and "after that" are what was said just before. */
export const withAntecedent = (
  items: readonly Item[],
  before: readonly Item[],
): readonly Item[] => {
  const days = before.filter(({ kind }) => dayKinds.has(kind) || kind === "part");
  // "school until 4, then gym until 6, after that": the last of them.
  const clock = itemsOfKind(before, "clock").at(-1);
  return items.flatMap((item): readonly Item[] => {
    const { start, end, written } = item;
    if (symbolOf(item) === "that") return days.map((day) => ({ ...day, start, end, written }));
    if (symbolOf(item) !== "afterthat") return [item];
    if (clock === undefined) return [item];
    const isEvening = before.some((each) => symbolOf(each) === "sleep");
    const minutes = clock.clock.minutes + (!clock.clock.sure && isEvening ? 12 * 60 : 0);
    return [
      {
        kind: "clock",
        clock: { minutes, sure: clock.clock.sure || isEvening },
        relation: "after",
        start,
        end,
        written,
      },
    ];
  });
};
