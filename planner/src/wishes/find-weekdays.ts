import type { Weekday } from "../model.ts";
import { weekdays as everyDay, weekdayNames } from "../time/calendar-day.ts";
import type { Found } from "./items.ts";
import type { Token } from "./tokens.ts";

const schoolDays: readonly Weekday[] = [0, 1, 2, 3, 4];
const weekend: readonly Weekday[] = [5, 6];

const shortNames: readonly (readonly [Weekday, string])[] = [
  [0, "mon mons"],
  [1, "tue tues"],
  [2, "wed weds"],
  [3, "thu thur thurs"],
  [4, "fri fris"],
  [5, "sat sats"],
  [6, "sun suns"],
];

const names: ReadonlyMap<string, Weekday> = new Map([
  ...everyDay.flatMap((day) => {
    const name = weekdayNames[day].toLowerCase();
    return [[name, day] as const, [`${name}s`, day] as const];
  }),
  ...shortNames.flatMap(([day, words]) => words.split(" ").map((word) => [word, day] as const)),
]);

export const weekdayNamed = (word: string): Weekday | undefined => names.get(word);

const groups: readonly (readonly [string, readonly Weekday[]])[] = [
  ["monday to friday", schoolDays],
  ["during the week", schoolDays],
  ["week days", schoolDays],
  ["weekdays", schoolDays],
  ["weekday", schoolDays],
  ["school days", schoolDays],
  ["school day", schoolDays],
  ["week ends", weekend],
  ["weekends", weekend],
  ["weekend", weekend],
  ["per day", everyDay],
  ["each day", everyDay],
  ["every day", everyDay],
  ["every single day", everyDay],
  ["any day", everyDay],
  ["all days", everyDay],
  ["in a day", everyDay],
  ["on a day", everyDay],
  ["a day", everyDay],
  ["everyday", everyDay],
  ["daily", everyDay],
];

const groupsByFirstWord: ReadonlyMap<
  string,
  readonly (readonly [readonly string[], readonly Weekday[]])[]
> = Map.groupBy(
  groups.map(([phrase, days]) => [phrase.split(" "), days] as const),
  ([words]) => words[0] ?? "",
);

/** `Monday to Thursday`, also across the end of the week. */
const rangeAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const opened = tokens[at]?.text === "from" ? 1 : 0;
  const first = names.get(tokens[at + opened]?.text ?? "");
  const joiner = tokens[at + opened + 1]?.text ?? "";
  const last = names.get(tokens[at + opened + 2]?.text ?? "");
  if (first === undefined || last === undefined || first === last) return undefined;
  if (!["to", "till", "until", "through", "-", "–"].includes(joiner)) return undefined;
  const count = ((last - first + 7) % 7) + 1;
  const weekdays = everyDay.filter((day) => (day - first + 7) % 7 < count);
  return { meaning: { kind: "days", weekdays }, length: opened + 3 };
};

/** Days of the week: named, a range, or a group such as "weekends" and "a day". */
export const findWeekdays = (tokens: readonly Token[], at: number): Found | undefined => {
  const range = rangeAt(tokens, at);
  if (range !== undefined) return range;
  const word = tokens[at]?.text ?? "";
  const weekday = names.get(word);
  if (weekday !== undefined) return { meaning: { kind: "days", weekdays: [weekday] }, length: 1 };
  const group = groupsByFirstWord
    .get(word)
    ?.find(([words]) => words.every((each, index) => tokens[at + index]?.text === each));
  return group && { meaning: { kind: "days", weekdays: group[1] }, length: group[0].length };
};
