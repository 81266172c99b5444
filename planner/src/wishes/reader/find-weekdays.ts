import type { Weekday } from "../../model.ts";
import { weekdays as everyDay } from "../../time/day-number.ts";
import { weekdayOfWord } from "../../written/weekday-words.ts";
import type { Found } from "./items.ts";
import { patternOf, phrasesOf } from "./pattern.ts";
import type { Token } from "./tokens.ts";

const schoolDays: readonly Weekday[] = [0, 1, 2, 3, 4];
const weekend: readonly Weekday[] = [5, 6];

type Meanings = Found["meanings"];

const days = (weekdays: readonly Weekday[]): Meanings => [{ kind: "days", weekdays }];
const daily: Meanings = [{ kind: "days", weekdays: everyDay, daily: true }];

const groups: readonly (readonly [Meanings, string])[] = [
  [
    days(schoolDays),
    `m - f, mo - fr, during the week, week days, weekdays, weekday, school days, school day, working days, work
    days, on week days, week nights, weeknights, school nights, school night, weeknight, term days, through the week, monday through friday, workdays, mid week, midweek`,
  ],
  [
    days(weekend),
    "week ends, weekends, weekend, at weekends, the weekend, sat and sun, saturday and sunday",
  ],
  [
    daily,
    `each day, every day, every single day, all days, everyday, daily, day in day out, seven days
    a week, 7 days a week, all week, the whole week, each and every day, every day of the week, on all days, any day, every weekday and weekend, all seven days`,
  ],
  [
    [{ kind: "per", of: "day" }],
    "per day, in a day, on a day, a day, on any day, on any given day, in one day, during a day, in the day, the day",
  ],
  [
    [{ kind: "per", of: "week" }],
    "per week, a week, each week, every week, weekly, in a week, every single week",
  ],
];

const groupsByFirstWord: ReadonlyMap<string, readonly (readonly [readonly string[], Meanings])[]> =
  Map.groupBy(
    groups
      .flatMap(([meanings, list]) =>
        list
          .split(",")
          .flatMap((each) => phrasesOf(patternOf(each).body))
          .map((phrase) => [phrase.split(" "), meanings] as const),
      )
      .toSorted(([a], [b]) => b.length - a.length),
    ([words]) => words[0] ?? "",
  );

const rangeJoiners: ReadonlySet<string> = new Set([
  "to",
  "till",
  "until",
  "through",
  "thru",
  "-",
  "–",
]);

/** `Monday to Thursday`, also across the end of the week. */
const rangeAt = (tokens: readonly Token[], at: number): Found | undefined => {
  const opened = tokens[at]?.text === "from" ? 1 : 0;
  const first = weekdayOfWord(tokens[at + opened]?.text ?? "");
  if (first === undefined) return undefined;
  const joiner = tokens[at + opened + 1]?.text ?? "";
  const last = weekdayOfWord(tokens[at + opened + 2]?.text ?? "");
  if (last === undefined || first === last || !rangeJoiners.has(joiner)) return undefined;
  const count = ((last - first + 7) % 7) + 1;
  const weekdays = everyDay.filter((day) => (day - first + 7) % 7 < count);
  return { meanings: days(weekdays), length: opened + 3 };
};

/** Days of the week: named, a range, or a group such as "weekends"; "a day" and "a week" beside an amount. */
export const findWeekdays = (tokens: readonly Token[], at: number): Found | undefined => {
  const range = rangeAt(tokens, at);
  if (range !== undefined) return range;
  const word = tokens[at]?.text ?? "";
  if (word === "week" && ["x", "times"].includes(tokens[at - 1]?.text ?? ""))
    return { meanings: [{ kind: "per", of: "week" }], length: 1 };
  const group = groupsByFirstWord
    .get(word)
    ?.find(([words]) => words.every((each, index) => tokens[at + index]?.text === each));
  if (group !== undefined) {
    const [words, meanings] = group;
    // "any day but Friday".
    const isBut =
      tokens[at + words.length]?.text === "but" &&
      weekdayOfWord(tokens[at + words.length + 1]?.text ?? "") !== undefined;
    return isBut
      ? { meanings: [...meanings, { kind: "word", symbol: "except" }], length: words.length + 1 }
      : { meanings, length: words.length };
  }
  const weekday = weekdayOfWord(word);
  return weekday === undefined ? undefined : { meanings: days([weekday]), length: 1 };
};
