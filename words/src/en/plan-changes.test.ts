import { parseDay } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { planChangeWords as words } from "./plan-changes.ts";
import { todayWords } from "./today.ts";

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
const at = (startTime: string, minutes: number) => ({ day: day("2026-06-08"), startTime, minutes });

it("names moved, longer, new and dropped sessions", () => {
  const changes = [
    { kind: "moved", subject: "Maths", from: at("08:00", 60), to: at("09:00", 60) },
    { kind: "changed", subject: "Art", from: at("10:00", 30), minutes: 45 },
    { kind: "added", subject: "Greek", to: at("12:00", 90) },
    { kind: "removed", subject: "Chess", from: at("11:00", 30) },
  ] as const;
  expect(changes.map(words.session)).toEqual([
    "Maths: 08-June-2026 08:00, 1 h moves to 08-June-2026 09:00, 1 h",
    "Art: 08-June-2026 10:00, 30 min becomes 45 min",
    "Greek: new on 08-June-2026 12:00, 1 h 30",
    "Chess: gone from 08-June-2026 11:00, 30 min",
  ]);
});

it.each([
  [
    { moved: 1, changed: 1, added: 1, removed: 1 },
    "1 session moved, 1 longer or shorter, 1 new and 1 gone",
  ],
  [{ moved: 4, changed: 0, added: 0, removed: 0 }, "4 sessions moved"],
  [{ moved: 0, changed: 0, added: 1, removed: 2 }, "1 session new and 2 gone"],
  [{ moved: 0, changed: 0, added: 0, removed: 0 }, "no session changed"],
])("says %j in words", (counts, sentence) => {
  expect(words.counts(counts)).toBe(sentence);
});

it("says the first change of the inputs, and how many more there are", () => {
  const changes = [
    { kind: "work", subject: "Physics" },
    { kind: "done early", subject: "Physics", minutes: 180 },
  ] as const;
  expect(words.inputs(changes.slice(0, 1))).toBe("You changed Physics’s chapters.");
  expect(words.inputs(changes.slice(1))).toBe("Physics is 3 h ahead of your plan.");
  expect(words.inputs(changes)).toBe("You changed Physics’s chapters. And 1 more.");
});

it("names the days of sessions that are not done", () => {
  const today = day("2026-11-19");
  const open = (...days: readonly string[]) => {
    const sessions = { count: days.length, minutes: 160, days: days.map(day), today };
    const plain = (text: string) => text;
    return todayWords.open(plain, plain, sessions).join("");
  };
  expect(open("2026-11-18")).toBe("1 session from yesterday is not done, 2 h 40.");
  expect(open("2026-11-17")).toBe("1 session from Tuesday is not done, 2 h 40.");
  expect(open("2026-11-17", "2026-11-18")).toBe(
    "2 sessions from Tuesday and Wednesday are not done, 2 h 40.",
  );
  expect(open("2026-11-14", "2026-11-17", "2026-11-18")).toBe(
    "3 sessions since Saturday are not done, 2 h 40.",
  );
  expect(open("2026-11-11", "2026-11-12", "2026-11-18")).toBe(
    "3 sessions since 11 November are not done, 2 h 40.",
  );
});
