import { weekdays as everyDay } from "../../time/day-number.ts";
import { contentOf } from "./fragment-kinds.ts";
import type { Outcome } from "./frame.ts";
import { type Item, symbolOf } from "./items.ts";

/** "evenings and weekends only": on weekends at any time, on the other days in the evening. */
export const eitherTime = (
  first: readonly Item[],
  second: readonly Item[],
): Outcome | undefined => {
  const content = [...contentOf(first), ...contentOf(second)];
  const said = content.filter((item) => !["only", "avail", "have"].includes(symbolOf(item)));
  const part = said.find(({ kind }) => kind === "part" || kind === "span");
  const days = said.find(({ kind }) => kind === "days");
  const isOnly = content.some((item) => symbolOf(item) === "only");
  if (!isOnly || said.length !== 2 || part === undefined || days?.kind !== "days") return undefined;
  const isApart = contentOf(first).includes(part) !== contentOf(first).includes(days);
  const window = part.kind === "part" || part.kind === "span" ? part.windows[0] : undefined;
  const others = everyDay.filter((day) => !days.weekdays.includes(day));
  return !isApart || window === undefined || others.length === 0 || contentOf(first).length === 0
    ? undefined
    : { wishes: [{ kind: "only", firmness: "firm", weekdays: others, window }] };
};
