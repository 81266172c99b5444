import type { Item } from "./items.ts";

/** Once, and not every week. */
const onceWords =
  /\b(?:doctor|dentist|appointment|party|wedding|concert|interview|funeral|trip|birthday|festival|marathon|race|tournament|graduation|prom|gig|reunion|excursion|hairdresser|barber)\b/i;

/** Whether something that is called so happens once. */
export const isOnce = (written: string): boolean => onceWords.test(written);

const comingDate = (item: Item): Item => {
  if (item.kind !== "days" || item.coming === undefined) return item;
  const { start, end, written, coming } = item;
  return { kind: "dates", spans: [{ from: coming, to: coming }], start, end, written };
};

/** "dentist on Tuesday" is the next one. */
export const onComingDays = (items: readonly Item[]): readonly Item[] => items.map(comingDate);

/** The same where something among these words happens once: a birthday on Saturday takes one Saturday. */
export const onceOnComingDays = (items: readonly Item[]): readonly Item[] =>
  items.some(({ written }) => isOnce(written)) ? onComingDays(items) : items;
