import type { CalendarDay } from "../../model/model.ts";
import { addDays, weekdayOf } from "../../time/day-number.ts";
import type { DayWindow } from "../wish.ts";
import { type Item, type ItemOf, isOneOf, isTagged, type Meaning, type Relation } from "./items.ts";

const isUnsaid = isOneOf("filler about firm soft");
const isFiller = (item: Item | undefined): boolean => item !== undefined && isUnsaid(item);

/** Related items are no further apart. */
const furthest = 6;

/** The place of the next item that is not a filler. */
const nextOf = (items: readonly Item[], at: number): number => {
  let place = at + 1;
  while (place < at + furthest && isFiller(items[place])) place += 1;
  return place;
};

/** A weekday that is one day to come and not a weekly habit: "until Friday", but not "until Fridays". */
const comingWeekday = (item: Item, today: CalendarDay): CalendarDay | undefined => {
  if (item.kind !== "days" || item.weekdays.length !== 1 || today > "9999-12-01") return undefined;
  const [weekday = 0] = item.weekdays;
  return isTagged(item, "weekly")
    ? undefined
    : addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7);
};

/** "after 20 March", "until Friday". */
const datedOf = (relation: Relation, item: Item, today: CalendarDay): Meaning | undefined => {
  const [span, ...others] = item.kind === "dates" ? item.spans : [];
  const ofSpan = relation === "after" ? (span?.to ?? span?.from) : span?.from;
  const day = item.kind === "dates" ? ofSpan : comingWeekday(item, today);
  return day === undefined || others.length > 0 || relation === "at"
    ? undefined
    : { kind: "dated", relation, day, today };
};

const isBound = isOneOf("start finish");

/** "before dinner", "after school": a part of the day; "finish before dinner": its hour. */
const partOf = (
  relation: Relation,
  usual: DayWindow | undefined,
  before: readonly Item[],
): Meaning | undefined => {
  if (usual === undefined || !isOrder(relation)) return undefined;
  const minutes = relation === "before" ? usual.from : usual.to;
  if (before.some(isBound)) return { kind: "clock", clock: { minutes, sure: true }, relation };
  const window = relation === "before" ? { from: 0, to: usual.from } : { from: usual.to, to: 1440 };
  return { kind: "part", windows: [window] };
};

/** "an hour after training" is an amount, and not a part of the day. */
const isAmount = (items: readonly Item[]): boolean =>
  items.some(
    (item) => item.kind === "duration" || (item.kind === "word" && item.symbol === "travel"),
  );

const isOrder = (relation: Relation): boolean => relation === "before" || relation === "after";

interface Known {
  readonly text: string;
  readonly today: CalendarDay;
  readonly usualHours: ReadonlyMap<string, DayWindow>;
}

/** The meaning of a relation with the item after it: "before 10", "after 20 March", "before dinner". */
const relatedTo = (
  relation: Relation,
  target: Item,
  before: readonly Item[],
  { today, usualHours }: Known,
): Meaning | undefined => {
  if (target.kind === "clock") return { ...target, relation };
  if (target.kind !== "activity") return datedOf(relation, target, today);
  return isAmount(before)
    ? undefined
    : partOf(relation, usualHours.get(target.label.toLowerCase()), before);
};

/** "at weekends", "from home": nothing is related to anything. */
const alone = (item: ItemOf<"relation">): Item => {
  const { start, end, written, relation } = item;
  const isSilent = relation === "at" || relation === "from";
  return isSilent ? { kind: "filler", start, end, written } : item;
};

/** "Physics before Chemistry". */
const orderOf = (
  relation: Relation,
  before: Item | undefined,
  after: Item,
): Meaning | undefined => {
  if (before?.kind !== "who" || after.kind !== "who" || !isOrder(relation)) return undefined;
  const [one, other] = [before.names, after.names];
  const [first, second] = relation === "before" ? [one, other] : [other, one];
  return { kind: "order", first, second };
};

/** A relation and its neighbours as one item, in the place of the results from `from` on. */
const joinedWith = (
  relation: ItemOf<"relation">,
  target: Item | undefined,
  result: readonly Item[],
  known: Known,
): { readonly item: Item; readonly from: number } | undefined => {
  const near = result.slice(-furthest);
  const before = near.findLast((each) => !isFiller(each));
  const order = target && orderOf(relation.relation, before, target);
  const meaning = order ?? (target && relatedTo(relation.relation, target, near, known));
  if (target === undefined || meaning === undefined) return undefined;
  const first = order === undefined || before === undefined ? relation : before;
  const from = first === before ? result.lastIndexOf(before) : result.length;
  const written = known.text.slice(first.start, target.end).replace(/\s+/g, " ");
  return { item: { ...meaning, start: first.start, end: target.end, written }, from };
};

/** Two or three items become one: "before 10", "Physics before Chemistry". */
export const relate = (items: readonly Item[], known: Known): readonly Item[] => {
  const result: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    const next = nextOf(items, at);
    const joined =
      item?.kind === "relation" ? joinedWith(item, items[next], result, known) : undefined;
    if (joined !== undefined) {
      result.splice(joined.from, result.length, joined.item);
      at = next;
    } else if (item?.kind === "relation") result.push(alone(item));
    else if (item !== undefined) {
      const coming = comingWeekday(item, known.today);
      result.push(item.kind === "days" && coming !== undefined ? { ...item, coming } : item);
    }
  }
  return result;
};
