import type { Subject } from "@smart-planner/planner/model";
import { formatClock, weekdayNames } from "@smart-planner/planner/time";
import type { Wish } from "@smart-planner/planner/wishes";
import type { ModelWish } from "../src/timetable/model-answer.ts";
import { said } from "./model-says.ts";

/** Values of a choice. */
const choiceOf = (wish: Wish): ModelWish["choice"] => {
  if (wish.kind === "first") return wish.of;
  if (wish.kind === "shape") return wish.shape;
  if (wish.kind === "buffer") return wish.side;
  if (wish.kind === "rhythm") return wish.bound;
  if (wish.kind === "exam") return wish.isNew ? "new" : "moved";
  return wish.kind === "review" && wish.only ? "only" : null;
};

/** A wish of ours as a model would write it, so that both ways of reading can be held side by side. */
export const modelWishOf = (wish: Wish, words: string, subjects: readonly Subject[]): ModelWish => {
  const numbersOf = (names: readonly string[] = []) =>
    names
      .map((name) => subjects.findIndex((subject) => subject.name === name) + 1)
      .filter((number) => number > 0);
  const fields: Readonly<Record<string, unknown>> = { ...wish };
  const get = <Value>(key: string): Value | undefined => fields[key] as Value | undefined;
  const clock = (minutes: number | undefined) =>
    minutes === undefined ? null : formatClock(minutes);
  const ends =
    wish.kind === "sleep"
      ? { from: wish.from, to: wish.to }
      : get<{ from: number; to: number }>("window");
  const own =
    wish.kind === "order"
      ? wish.first
      : wish.kind === "exam"
        ? [wish.subject]
        : get<readonly string[]>("subjects");
  const dates =
    wish.kind === "exam"
      ? [{ from: wish.date }]
      : wish.kind === "period"
        ? [{ from: wish.from ?? "2027-03-01", to: wish.to }]
        : (get<readonly { from: string; to?: string }[]>("dates") ?? []);
  return said(words, {
    kind: wish.kind,
    firm: wish.firmness === "firm",
    subjects: numbersOf(own),
    secondSubjects: wish.kind === "order" ? numbersOf(wish.second) : [],
    level: get<"easy" | "hard">("level") ?? null,
    weekdays: (get<readonly (0 | 1 | 2 | 3 | 4 | 5 | 6)[]>("weekdays") ?? []).map(
      (day) => weekdayNames[day],
    ),
    dates: dates.map(({ from, to }) => ({ from, to: to ?? null })),
    fromTime: clock(ends?.from),
    toTime: clock(ends?.to),
    daysBeforeExam: get<number>("daysBeforeExam") ?? null,
    examsOf: numbersOf(get<readonly string[]>("examsOf")),
    per:
      wish.kind === "rhythm" && wish.perWeek !== undefined
        ? "week"
        : (get<"day" | "week">("per") ?? null),
    least: get<number>("least") ?? null,
    most: get<number>("most") ?? null,
    minutes: get<number>("minutes") ?? null,
    count:
      get<number>("perWeek") ??
      get<number>("everyDays") ??
      get<number>("daysBefore") ??
      get<number>("days") ??
      null,
    value: get<number>("factor") ?? get<number>("rating") ?? get<number>("part") ?? null,
    choice: choiceOf(wish),
    label: wish.kind === "exam" && wish.isNew ? wish.subject : (get<string>("label") ?? null),
  });
};
