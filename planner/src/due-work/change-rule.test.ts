import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { Weekday } from "../model/model.ts";
import { addDays } from "../time/day-number.ts";
import { type Assignment, isOver } from "./assignment.ts";
import { changedRuleOf } from "./change-rule.ts";
import { dueItemsOf, isMovedWeek, occurrenceIdOf } from "./occurrences.ts";

type Records = Readonly<Record<string, Assignment>>;

/** A Friday. */
const first = day("2026-10-02");
const sheet: Assignment = {
  kind: "hand-in",
  subject: "Maths",
  title: "Sheet",
  due: { day: first, minute: 720 },
  estimate: { minutes: 120 },
  state: "open",
  repeats: { everyWeeks: 1, until: day("2026-12-18") },
  addedOn: first,
};
/** A Wednesday. */
const now = { day: day("2026-11-18"), minuteOfDay: 600 };
const until = day("2027-01-31");
const idOf = (date: string): string => occurrenceIdOf("s", day(date));

const after = (records: Records, patch: Partial<Assignment>, at = now): Records => {
  const rule = { ...sheet, ...records.s, ...patch };
  const changes = changedRuleOf({ records, id: "s", rule, now: at, until });
  return { ...records, ...Object.fromEntries(changes) };
};
const on = (records: Records, weekday: Weekday, at = now): Records =>
  after(records, { repeats: { ...(records.s?.repeats ?? { everyWeeks: 1 }), weekday } }, at);
const daysOf = (records: Records): readonly string[] =>
  dueItemsOf(records, until).map(({ due }) => due?.day.slice(5) ?? "");

describe("weekly work on another weekday", () => {
  it("moves the weeks ahead; a week that is over, or would be, keeps its day", () => {
    const past = ["10-02", "10-09", "10-16", "10-23", "10-30", "11-06", "11-13"];
    expect(daysOf(on({ s: sheet }, 5))).toEqual([...past, ...["11-21", "11-28", "12-05", "12-12"]]);
    const monday = on({ s: sheet }, 0);
    expect(daysOf(monday)).toEqual([...past, "11-20", "11-23", "11-30", "12-07", "12-14"]);
    expect(dueItemsOf(monday, until).some(isMovedWeek)).toBe(false);
  });

  it("a second change moves each week ahead, and none that was over at either", () => {
    const later = { day: day("2026-11-25"), minuteOfDay: 600 };
    expect(daysOf(on(on({ s: sheet }, 0), 5, later)).slice(-5)).toEqual([
      ...["11-13", "11-20", "11-23", "12-05", "12-12"],
    ]);
    expect(daysOf(on(on({ s: sheet }, 0), 5)).slice(-5)).toEqual([
      ...["11-13", "11-21", "11-28", "12-05", "12-12"],
    ]);
  });

  it("keeps a handed in week and one that was moved by itself; a skipped week stays skipped", () => {
    const { repeats: _, ...week } = sheet;
    const records: Records = {
      s: sheet,
      [idOf("2026-11-13")]: { ...week, state: "handed in", due: { day: day("2026-11-13") } },
      [idOf("2026-11-27")]: { ...week, due: { day: day("2026-11-29") } },
      [idOf("2026-12-04")]: { ...week, state: "let go", due: { day: day("2026-12-04") } },
    };
    const moved = on(records, 3);
    expect(moved[idOf("2026-11-13")]).toEqual(records[idOf("2026-11-13")]);
    expect(moved[idOf("2026-11-27")]).toEqual(records[idOf("2026-11-27")]);
    expect(moved[idOf("2026-12-04")]).toMatchObject({
      state: "let go",
      due: { day: "2026-12-03" },
    });
  });
});

describe("a change of the rule", () => {
  it("reaches weeks with records of their own in what they had from it", () => {
    const { repeats: _, ...week } = sheet;
    const own = { ...week, due: { day: day("2026-11-27"), minute: 600 }, note: "room 4" };
    const records = { s: sheet, [idOf("2026-11-27")]: own };
    const changed = after(records, {
      title: "Problems",
      note: "online",
      due: { day: first, minute: 540 },
    });
    expect(changed[idOf("2026-11-27")]).toEqual({ ...own, title: "Problems" });
  });

  it("to every second week keeps weeks that are over, and back asks for none that was not asked for", () => {
    const second = after({ s: sheet }, { repeats: { everyWeeks: 2 } });
    expect(daysOf(second)).toEqual(expect.arrayContaining(["10-09", "10-23", "11-06"]));
    const sparse = { ...sheet, repeats: { everyWeeks: 2 } };
    const open = dueItemsOf(after({ s: sparse }, { repeats: { everyWeeks: 1 } }), until)
      .filter(({ state }) => state === "open")
      .map(({ due }) => due?.day.slice(5));
    expect(open.slice(0, 6)).toEqual(["10-02", "10-16", "10-30", "11-13", "11-20", "11-27"]);
  });
});

it("whatever changes in a rule, work that is over stays as it is, and nothing new is late", () => {
  const weekday = fc.constantFrom<Weekday>(0, 1, 2, 3, 4, 5, 6);
  const step = fc.record({
    days: fc.integer({ min: 0, max: 40 }),
    minuteOfDay: fc.integer({ min: 0, max: 1_439 }),
    patch: fc.oneof(
      weekday.map((to): Partial<Assignment> => ({ repeats: { everyWeeks: 1, weekday: to } })),
      fc
        .tuple(fc.integer({ min: 1, max: 3 }), weekday)
        .map(([everyWeeks, to]): Partial<Assignment> => ({ repeats: { everyWeeks, weekday: to } })),
      fc
        .integer({ min: 0, max: 1_439 })
        .map((minute): Partial<Assignment> => ({ due: { day: first, minute } })),
    ),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 5 }), (steps) => {
      let records: Records = { s: sheet };
      let today = first;
      for (const { days, minuteOfDay, patch } of steps) {
        today = addDays(today, days);
        const at = { day: today, minuteOfDay };
        const lateOf = (all: Records) =>
          dueItemsOf(all, until)
            .filter(({ state, due }) => state === "open" && isOver(due, at))
            .map(({ id, due }) => [id, due]);
        const before = lateOf(records);
        records = after(records, patch, at);
        expect(lateOf(records)).toEqual(before);
      }
    }),
  );
});
