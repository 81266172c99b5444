import { defaultNotificationPreferences } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import { daysBetween, parseDay } from "@smart-planner/planner/time";
import { describe, expect, it } from "vitest";
import { createMemoryStorage } from "../../../test/memory-storage.ts";
import { dueAlerts } from "./due-alerts.ts";
import { addTold, isTold } from "./told-occasions.ts";

const day = (text: string): CalendarDay => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};

const clockAt = (today: CalendarDay, minuteOfDay: number) => ({
  now: () => ({ day: today, minuteOfDay }),
  millisecondsUntil: (moment: { day: CalendarDay; minuteOfDay: number }) =>
    (daysBetween(today, moment.day) * 1_440 + moment.minuteOfDay - minuteOfDay) * 60_000,
});

const today = day("2026-06-10");
const plan = { "10-June-2026": [{ subject: "Mathematics", hours: 1 }] };
const settings = { ...defaultNotificationPreferences, inBrowser: true };

const dueAt = (minuteOfDay: number, told: readonly string[] = []) =>
  dueAlerts({
    plan,
    subjects: [],
    progress: {},
    settings: { ...settings, motivationalQuotes: false },
    clock: clockAt(today, minuteOfDay),
    isTold: (id) => told.includes(id),
  }).map(({ id }) => id);

describe("the state of a browser", () => {
  it("is a reminder in the quarter of an hour before a session", () => {
    const id = "session/10-June-2026-Mathematics/08:00";
    expect(dueAt(7 * 60 + 44)).toEqual([]);
    expect(dueAt(7 * 60 + 45)).toEqual([id]);
    expect(dueAt(7 * 60 + 59)).toEqual([id]);
    expect(dueAt(8 * 60)).toEqual([]);
    expect(dueAt(7 * 60 + 50, [id])).toEqual([]);
  });

  it("is remembered over a reload, and forgotten when the day is over", () => {
    const { storage, entries } = createMemoryStorage();
    const occasion = {
      id: "quote/2026-06-10",
      content: { kind: "morningQuote" },
      day: today,
      minute: 420,
      opensBefore: 0,
      closesAfter: 300,
    } as const;
    addTold({ storage, occasion, today });
    expect(isTold(storage, occasion.id)).toBe(true);
    const tomorrow = day("2026-06-11");
    addTold({
      storage,
      occasion: { ...occasion, id: "quote/2026-06-11", day: tomorrow },
      today: tomorrow,
    });
    expect(entries.get("smartplanner_told")).toBe('[{"id":"quote/2026-06-11","day":"2026-06-11"}]');
  });
});
