import {
  type FoundEntry,
  type FoundWork,
  limitedReading,
  type WorkItem,
  type WorkReading,
} from "@smart-planner/planner/due-work";
import { hashOfText } from "../write/text-hash.ts";

/** A title this frequent is a class, not work. */
const oftenInFeed = 3;

/** All entries, also those not taken, by key. */
export const foundEntriesOf = (reading: WorkReading): readonly FoundEntry[] => {
  const { items, leftOut } = limitedReading(reading);
  const taken = new Set<string>();
  const keyOf = ({ id, course = "", title, due, start, leftOut: reason = "" }: FoundWork) => {
    const name = hashOfText(id ?? `${course}\n${title}\n${reason}`);
    let key = taken.has(name) ? `${name}-${due ?? start ?? ""}` : name;
    while (taken.has(key)) key += "+";
    taken.add(key);
    return key;
  };
  return [
    ...items,
    ...leftOut.map(({ title, reason }): FoundWork => ({ title, kind: "other", leftOut: reason })),
  ].map((item) => ({ ...item, key: keyOf(item) }));
};

/** Possible work of the next months. Events are offered beside the work of their course; classes are not. */
export const foundWorkOf = (
  { items, leftOut }: WorkReading,
  { from, to }: { readonly from: string; readonly to: string },
): readonly FoundEntry[] => {
  const isEvent = ({ kind }: WorkItem) => kind === "class" || kind === "event";
  const counts = new Map<string, number>();
  for (const { title } of items) counts.set(title, (counts.get(title) ?? 0) + 1);
  const ahead = items.filter(({ due, start }) => {
    const day = (due ?? start)?.slice(0, 10);
    return day === undefined || (day >= from && day < to);
  });
  const courses = new Set(ahead.filter((item) => !isEvent(item)).map(({ course }) => course));
  const offered = ahead.filter(
    (item) =>
      !isEvent(item) ||
      (item.course !== undefined &&
        courses.has(item.course) &&
        (counts.get(item.title) ?? 0) < oftenInFeed),
  );
  // A calendar without work is a personal one.
  return foundEntriesOf({ items: offered, leftOut: offered.length === 0 ? [] : leftOut });
};
