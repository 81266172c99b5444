import type { CalendarDay } from "../../model/model.ts";
import { addDays, weekdayOf } from "../../time/day-number.ts";
import type { DayWindow } from "../wish.ts";
import { type Item, isTagged, type Relation } from "./items.ts";

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

/** "before dinner", "after school": a part of the day. */
const partAround = (relation: Relation, usual: DayWindow | undefined): DayWindow | undefined => {
  if (usual === undefined) return undefined;
  if (relation === "before") return { from: 0, to: usual.from };
  return relation === "after" ? { from: usual.to, to: 24 * 60 } : undefined;
};

const isAmount = (items: readonly Item[]): boolean =>
  items
    .slice(-furthest)
    .some((item) => item.kind === "duration" || (item.kind === "word" && item.symbol === "travel"));

/** A weekday that is one day to come and no weekly habit: "until Friday", but not "until Fridays". */
const comingWeekday = (item: Item, today: CalendarDay): CalendarDay | undefined => {
  if (item.kind !== "days" || item.weekdays.length !== 1) return undefined;
  if (isTagged(item, "weekly")) return undefined;
  const [weekday = 0] = item.weekdays;
  if (today > "9999-12-01") return undefined;
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7);
};

const datedOf = (relation: Relation, item: Item, today: CalendarDay): CalendarDay | undefined => {
  if (relation === "at") return undefined;
  if (item.kind !== "dates") return comingWeekday(item, today);
  const [span] = item.spans;
  if (span === undefined || item.spans.length > 1) return undefined;
  return relation === "after" ? (span.to ?? span.from) : span.from;
};

interface Relating {
  readonly items: readonly Item[];
  readonly at: number;
  readonly item: Item & { readonly kind: "relation" };
  /** What was made of the items before. */
  readonly result: readonly Item[];
  readonly text: string;
  readonly today: CalendarDay;
  readonly usualHours: ReadonlyMap<string, DayWindow>;
}

/** An item in the place of those up to `at`, and of what was made from `from` on. */
interface Related {
  readonly item: Item;
  readonly at: number;
  readonly from?: number;
}

const placed = ({ text }: Relating, start: number, end: number) => ({
  start,
  end,
  written: text.slice(start, end).replace(/\s+/g, " "),
});

/** "before 10". */
const beforeClock = (relating: Relating): Related | undefined => {
  const { items, at, item } = relating;
  const { item: target, at: next } = nextOf(items, at);
  return target?.kind === "clock"
    ? {
        item: {
          ...target,
          relation: item.relation,
          ...placed(relating, item.start, target.end),
        },
        at: next,
      }
    : undefined;
};

/** "before dinner", "after school". */
const beforeActivity = (relating: Relating): Related | undefined => {
  const { items, at, item, result } = relating;
  const { item: target, at: next } = nextOf(items, at);
  if (target?.kind !== "activity" || isAmount(result)) return undefined;
  const part = partAround(item.relation, relating.usualHours.get(target.label.toLowerCase()));
  return part === undefined
    ? undefined
    : {
        item: { kind: "part", windows: [part], ...placed(relating, item.start, target.end) },
        at: next,
      };
};

/** "after 20 March". */
const beforeDay = (relating: Relating): Related | undefined => {
  const { items, at, item, today } = relating;
  const { item: target, at: next } = nextOf(items, at);
  const day = target && datedOf(item.relation, target, today);
  return day === undefined || target === undefined
    ? undefined
    : {
        item: {
          kind: "dated",
          relation: item.relation,
          day,
          today,
          ...placed(relating, item.start, target.end),
        },
        at: next,
      };
};

/** "Physics before Chemistry". */
const beforeSubject = (relating: Relating): Related | undefined => {
  const { items, at, item, result } = relating;
  const { item: target, at: next } = nextOf(items, at);
  const before = result.slice(-furthest).findLast((each) => !isFiller(each));
  if (target?.kind !== "who" || before?.kind !== "who" || !isOrder(item.relation)) return undefined;
  const [first, second] =
    item.relation === "before" ? [before.names, target.names] : [target.names, before.names];
  return {
    item: { kind: "order", first, second, ...placed(relating, before.start, target.end) },
    at: next,
    from: result.lastIndexOf(before),
  };
};

const isOrder = (relation: Relation): boolean => relation === "before" || relation === "after";

/** "at weekends", "from home": nothing is related to anything. */
const alone = ({ item, at }: Relating): Related => {
  const { start, end, written, relation } = item;
  const isSilent = relation === "at" || relation === "from";
  return { item: isSilent ? { kind: "filler", start, end, written } : item, at };
};

/** "before 10", "after 20 March", "Physics before Chemistry": two or three items become one. */
export const relate = (
  items: readonly Item[],
  { text, today, usualHours }: Pick<Relating, "text" | "today" | "usualHours">,
): readonly Item[] => {
  const result: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) continue;
    if (item.kind !== "relation") {
      const coming = comingWeekday(item, today);
      result.push(item.kind === "days" && coming !== undefined ? { ...item, coming } : item);
      continue;
    }
    const relating = { items, at, item, result, text, today, usualHours };
    const related =
      beforeClock(relating) ??
      beforeActivity(relating) ??
      beforeDay(relating) ??
      beforeSubject(relating) ??
      alone(relating);
    result.splice(related.from ?? result.length);
    result.push(related.item);
    at = related.at;
  }
  return result;
};
