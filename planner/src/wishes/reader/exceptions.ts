import { weekdays as everyDay } from "../../time/day-number.ts";
import type { Wish } from "../wish.ts";
import { clauseOf } from "./clause.ts";
import { type Outcome, sureOf } from "./frame.ts";
import { type Item, itemsOfKind, symbolOf } from "./items.ts";

/** What holds on some days of the week as well as on all. */
const narrowable = (wish: Wish): boolean => {
  switch (wish.kind) {
    case "limit":
      return wish.per === "day";
    case "only":
    case "off":
    case "prefer":
      return wish.window !== undefined;
    default:
      return false;
  }
};

/** "max 2 hours a day except Sundays": what is said before it holds on the other days. */
export const withException = (
  items: readonly Item[],
  read: (items: readonly Item[]) => Outcome | undefined,
): Outcome | undefined => {
  const at = items.findIndex((item) => symbolOf(item) === "except");
  // "except Wednesday and Sunday" are two days in one.
  const after = clauseOf(items.slice(at + 1)).items;
  const [days] = itemsOfKind(after, "days");
  if (at < 1 || days === undefined || after.length !== 1) return undefined;
  const made = sureOf(read(items.slice(0, at)));
  if (made?.every(narrowable) !== true) return undefined;
  const wishes = made.map((wish): Wish => {
    const own = "weekdays" in wish && wish.weekdays !== undefined ? wish.weekdays : everyDay;
    return { ...wish, weekdays: own.filter((day) => !days.weekdays.includes(day)) } as Wish;
  });
  return wishes.every((wish) => "weekdays" in wish && wish.weekdays?.length !== 0)
    ? [wishes]
    : undefined;
};
