import { formatClock, type Subject, type Wish, weekdayNames } from "@smart-planner/planner";
import type { FlatWish } from "../src/timetable/model-answer.ts";
import { said } from "./model-says.ts";

/** A wish of ours as a model would write it, so that both ways of reading can be held side by side. */
export const flatOf = (wish: Wish, words: string, subjects: readonly Subject[]): FlatWish => {
  const numbersOf = (names: readonly string[] = []) =>
    names.map((name) => subjects.findIndex((subject) => subject.name === name) + 1);
  const fields: Readonly<Record<string, unknown>> = { ...wish };
  const get = <Value>(key: string): Value | undefined => fields[key] as Value | undefined;
  const window = get<{ from: number; to: number }>("window");
  const clock = (minutes: number | undefined) =>
    minutes === undefined ? null : formatClock(minutes);
  const isSleep = wish.kind === "sleep";
  const isPeriod = wish.kind === "period";
  const numbers: readonly number[] = numbersOf(get<readonly string[]>("subjects"));
  return said(words, {
    kind: wish.kind,
    firm: wish.firmness === "firm",
    subjects:
      wish.kind === "order"
        ? numbersOf(wish.first)
        : wish.kind === "exam"
          ? wish.isNew
            ? []
            : numbersOf([wish.subject])
          : [...numbers],
    secondSubjects: wish.kind === "order" ? numbersOf(wish.second) : [],
    level: get<"easy" | "hard">("level") ?? null,
    weekdays: (get<readonly (0 | 1 | 2 | 3 | 4 | 5 | 6)[]>("weekdays") ?? []).map(
      (day) => weekdayNames[day],
    ),
    dates: (get<readonly { from: string; to?: string }[]>("dates") ?? []).map(({ from, to }) => ({
      from,
      to: to ?? null,
    })),
    fromTime: isSleep ? clock(wish.from) : clock(window?.from),
    toTime: isSleep ? clock(wish.to) : clock(window?.to),
    daysBeforeExam:
      get<number>("daysBeforeExam") ??
      get<number>("daysBefore") ??
      (wish.kind === "review" ? wish.days : null),
    per:
      wish.kind === "rhythm"
        ? wish.perWeek === undefined
          ? "day"
          : "week"
        : (get<"day" | "week">("per") ?? null),
    bound: get<"exactly" | "most" | "least">("bound") ?? null,
    least: get<number>("least") ?? null,
    most: get<number>("most") ?? null,
    minutes: get<number>("minutes") ?? null,
    count: get<number>("perWeek") ?? get<number>("everyDays") ?? null,
    factor: get<number>("factor") ?? null,
    rating: get<number>("rating") ?? null,
    part: get<number>("part") ?? null,
    fromDate: isPeriod ? (wish.from ?? null) : wish.kind === "exam" ? wish.date : null,
    toDate: isPeriod ? (wish.to ?? null) : null,
    choice:
      wish.kind === "first"
        ? wish.of
        : wish.kind === "shape"
          ? wish.shape
          : wish.kind === "buffer"
            ? wish.side
            : wish.kind === "exam"
              ? wish.isNew
                ? "new"
                : "moved"
              : null,
    only: get<boolean>("only") ?? false,
    label: wish.kind === "exam" && wish.isNew ? wish.subject : (get<string>("label") ?? null),
  });
};
