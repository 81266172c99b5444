import type { CalendarDay } from "../../model.ts";
import { addDays, weekdayOf } from "../../time/day-number.ts";
import { weekdayOfWord } from "../../written/weekday-words.ts";
import type { DateSpan, DayWindow } from "../wish.ts";
import type { Clock, Item, Relation } from "./items.ts";

const unsaid: ReadonlySet<string> = new Set(["about", "firm", "soft"]);

const isFiller = (item: Item | undefined): boolean =>
  item?.kind === "filler" || (item?.kind === "word" && unsaid.has(item.symbol));

/** What belongs together stands together. */
const furthest = 6;

/** The next item that is no filler, and where it stands. */
const nextOf = (items: readonly Item[], at: number): { item?: Item; at: number } => {
  let place = at + 1;
  while (place < at + furthest && isFiller(items[place])) place += 1;
  const item = items[place];
  return item === undefined ? { at: place } : { item, at: place };
};

const meals: ReadonlyMap<string, "am" | "pm"> = new Map([
  ["breakfast", "am"],
  ["dinner", "pm"],
  ["supper", "pm"],
  ["work", "pm"],
  ["school", "pm"],
]);

/** When meals, school and work usually begin and end, in hours. */
const usualHours: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:breakfast)$/, 8, 9],
  [/^(?:dinner|supper)$/, 18, 19],
  [/^(?:lunch)$/, 12, 13],
  [/^(?:school|uni|university|college|class|classes|lecture|lectures)$/, 8, 16],
  [/^(?:work|working|my job)$/, 9, 17],
];

/** "before dinner", "after school": a part of the day. */
const partAround = (relation: Relation, label: string): DayWindow | undefined => {
  const usual = usualHours.find(([pattern]) => pattern.test(label.toLowerCase()));
  if (usual === undefined) return undefined;
  const [, begins, ends] = usual;
  if (relation === "before") return { from: 0, to: begins * 60 };
  return relation === "after" ? { from: ends * 60, to: 24 * 60 } : undefined;
};

const isAmount = (items: readonly Item[]): boolean =>
  items
    .slice(-furthest)
    .some((item) => item.kind === "duration" || (item.kind === "word" && item.symbol === "travel"));

const halfDay = 12 * 60;

const withHalf = (clock: Clock, half: "am" | "pm" | undefined): Clock => {
  if (clock.sure || half === undefined) return clock;
  const hours = clock.minutes % halfDay;
  return { minutes: half === "pm" ? hours + halfDay : hours, sure: true };
};

/** A weekday that is one day to come and no weekly habit: "until Friday", but not "until Fridays". */
const comingWeekday = (item: Item, text: string, today: CalendarDay): CalendarDay | undefined => {
  if (item.kind !== "days" || item.weekdays.length !== 1) return undefined;
  if (text.slice(item.start, item.end).toLowerCase().endsWith("s")) return undefined;
  const [weekday = 0] = item.weekdays;
  if (today > "9999-12-01") return undefined;
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7);
};

/** "from Friday until Monday", but not "Fridays to Mondays". */
const journeyOf = (item: Item, text: string, today: CalendarDay): DateSpan | undefined => {
  if (item.kind !== "days" || item.weekdays.length < 2 || today > "9999-12-01") return undefined;
  const [, name] =
    /^(?:from )?(\p{L}+) ?(?:to|until|till|through|thru|-|–) ?\p{L}*[^s]$/iu.exec(
      text.slice(item.start, item.end),
    ) ?? [];
  const first = name === undefined ? undefined : weekdayOfWord(name.toLowerCase());
  if (first === undefined || name?.toLowerCase().endsWith("days") === true) return undefined;
  const from = addDays(today, (first - weekdayOf(today) + 7) % 7);
  return { from, to: addDays(from, item.weekdays.length - 1) };
};

const datedOf = (
  relation: Relation,
  item: Item,
  text: string,
  today: CalendarDay,
): CalendarDay | undefined => {
  if (relation === "at") return undefined;
  if (item.kind !== "dates") return comingWeekday(item, text, today);
  const [span] = item.spans;
  if (span === undefined || item.spans.length > 1) return undefined;
  return relation === "after" ? (span.to ?? span.from) : span.from;
};

/** "before 10", "after 20 March", "Physics before Chemistry": two or three items become one. */
export const relate = (
  items: readonly Item[],
  { text, today }: { readonly text: string; readonly today: CalendarDay },
): readonly Item[] => {
  const written = (start: number, end: number): string =>
    text.slice(start, end).replace(/\s+/g, " ");
  const result: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) continue;
    if (item.kind !== "relation") {
      const coming = comingWeekday(item, text, today);
      const journey = journeyOf(item, text, today);
      result.push(
        item.kind === "days"
          ? { ...item, ...(coming && { coming }), ...(journey && { journey }) }
          : item,
      );
      continue;
    }
    const { relation } = item;
    const next = nextOf(items, at);
    const target = next.item;
    if (target?.kind === "clock") {
      const { start } = item;
      result.push({ ...target, relation, start, written: written(start, target.end) });
      at = next.at;
      continue;
    }
    if (target?.kind === "activity" && (relation === "before" || relation === "after")) {
      const meal = nextOf(items, next.at);
      // "before dinner at 7"; "after school until 6" has two ends.
      const isAt = meal.item?.kind === "relation" && meal.item.relation === "at";
      const clock = isAt ? nextOf(items, meal.at) : undefined;
      if (clock?.item?.kind === "clock") {
        const half = meals.get(target.label.toLowerCase());
        result.push({
          ...clock.item,
          clock: withHalf(clock.item.clock, half),
          relation,
          start: item.start,
        });
        at = clock.at;
        continue;
      }
    }
    const part =
      target?.kind === "activity" && !isAmount(result)
        ? partAround(relation, target.label)
        : undefined;
    if (part !== undefined && target !== undefined) {
      result.push({
        kind: "part",
        windows: [part],
        start: item.start,
        end: target.end,
        written: written(item.start, target.end),
      });
      at = next.at;
      continue;
    }
    const day = target === undefined ? undefined : datedOf(relation, target, text, today);
    if (day !== undefined && target !== undefined) {
      result.push({
        kind: "dated",
        relation,
        day,
        today,
        start: item.start,
        end: target.end,
        written: written(item.start, target.end),
      });
      at = next.at;
      continue;
    }
    const before = result.slice(-furthest).findLast((each) => !isFiller(each));
    if (
      target?.kind === "who" &&
      before?.kind === "who" &&
      (relation === "before" || relation === "after")
    ) {
      const [first, second] =
        relation === "before" ? [before.names, target.names] : [target.names, before.names];
      result.splice(result.lastIndexOf(before), result.length);
      result.push({
        kind: "order",
        first,
        second,
        start: before.start,
        end: target.end,
        written: written(before.start, target.end),
      });
      at = next.at;
      continue;
    }
    // "at weekends", "from home": nothing is related to anything.
    result.push(
      relation === "at" || relation === "from"
        ? { kind: "filler", start: item.start, end: item.end, written: item.written }
        : item,
    );
  }
  return result;
};
