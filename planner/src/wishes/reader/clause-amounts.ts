import type { Clause } from "./clause.ts";
import { type ItemOf, itemsOfKind } from "./items.ts";

export const durationOf = (clause: Clause): ItemOf<"duration"> | undefined =>
  itemsOfKind(clause.items, "duration")[0];

export const perOf = (clause: Clause): "day" | "week" =>
  itemsOfKind(clause.items, "per").some(({ of }) => of === "week") ? "week" : "day";

/** "every day" or "a day". */
export const isPerDay = (clause: Clause): boolean =>
  itemsOfKind(clause.items, "days").some(({ daily }) => daily === true) ||
  itemsOfKind(clause.items, "per").some(({ of }) => of === "day");

export const countOf = (clause: Clause, of: ItemOf<"count">["of"]): number | undefined =>
  itemsOfKind(clause.items, "count").find((count) => count.of === of)?.value;
