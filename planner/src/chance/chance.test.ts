import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { StudyRecord } from "../study-log/study-record.ts";
import { sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { labelOf } from "../time/day-labels.ts";
import { addDays } from "../time/day-number.ts";
import {
  calibratedChance,
  chanceOfWork,
  type DatedWork,
  finishChance,
  keptSessionsOf,
  minutesForLikely,
  type ShownChance,
  shownChanceOf,
  type WorkPair,
  workPairsOf,
} from "./index.ts";

const fresh = { planned: 0, done: 0 };
const pairs = (count: number, ratio: number): readonly WorkPair[] =>
  Array.from({ length: count }, (_, index) => ({
    estimateMinutes: 30 + (index % 4) * 30,
    actualMinutes: (30 + (index % 4) * 30) * ratio,
  }));

const anyMinutes = fc.double({ min: 1, max: 900, noNaN: true });
const anyCase = fc.record({
  pieces: fc.array(anyMinutes, { minLength: 1, maxLength: 15 }),
  days: fc.array(fc.double({ min: 0, max: 600, noNaN: true }), { minLength: 1, maxLength: 40 }),
  history: fc.array(fc.record({ estimateMinutes: anyMinutes, actualMinutes: anyMinutes }), {
    maxLength: 80,
  }),
  kept: fc
    .tuple(fc.nat({ max: 100 }), fc.nat({ max: 100 }))
    .map(([one, other]) => ({ planned: Math.max(one, other), done: Math.min(one, other) })),
});

/** A low chance after a single pair that is far off. */
const strayed = {
  pieces: [298, 15, 71, 21, 4],
  days: [398],
  history: [{ estimateMinutes: 7, actualMinutes: 100 }],
  kept: { planned: 55, done: 2 },
};

describe("the chance to finish", () => {
  it("is between 0 and 1 and none of them, whatever is given", () => {
    const odd = [0, -5, Number.MIN_VALUE, 1e9];
    for (const pieces of [[], odd])
      for (const days of [[], odd])
        for (const history of [[], [{ estimateMinutes: 0, actualMinutes: 5 }], pairs(3, 1e6)]) {
          const chance = finishChance({ pieces, days, history, kept: { planned: 0, done: 9 } });
          expect(chance).toBeGreaterThan(0);
          expect(chance).toBeLessThan(1);
        }
  });

  it("more hours never lower it, on a day or with a further one", () => {
    fc.assert(
      fc.property(anyCase, fc.double({ min: 0, max: 600, noNaN: true }), (given, more) => {
        const chance = finishChance(given);
        const [first = 0, ...rest] = given.days;
        for (const days of [
          [first + more, ...rest],
          [...given.days, more],
        ])
          expect(finishChance({ ...given, days })).toBeGreaterThanOrEqual(chance - 1e-12);
      }),
    );
  });

  it("more work never raises it, in a piece or with a further one", () => {
    fc.assert(
      fc.property(anyCase, anyMinutes, (given, more) => {
        const chance = finishChance(given);
        const [first = 0, ...rest] = given.pieces;
        for (const pieces of [
          [first + more, ...rest],
          [...given.pieces, more],
        ])
          expect(finishChance({ ...given, pieces })).toBeLessThanOrEqual(chance + 1e-12);
      }),
      { examples: [[strayed, 67]] },
    );
  });

  it("the order of pieces and days does not matter, nor that of recent pairs", () => {
    fc.assert(
      fc.property(anyCase, (given) => {
        const turned = {
          pieces: given.pieces.toReversed(),
          days: given.days.toReversed(),
          history: given.history.slice(-60).toReversed(),
          kept: given.kept,
        };
        expect(finishChance(turned)).toBeCloseTo(finishChance(given), 9);
      }),
    );
  });

  it("follows the student's own record, and kept sessions", () => {
    const given = { pieces: [120, 120, 120], days: [120, 120, 150], kept: fresh };
    const [slow, unknown, quick] = [pairs(30, 1.5), [], pairs(30, 0.8)].map((history) =>
      finishChance({ ...given, history }),
    );
    expect(unknown).toBeGreaterThan((slow ?? 1) + 0.2);
    expect(unknown).toBeLessThan((quick ?? 0) - 0.1);
    const often = finishChance({ ...given, history: [], kept: { planned: 80, done: 80 } });
    const seldom = finishChance({ ...given, history: [], kept: { planned: 80, done: 40 } });
    expect(often).toBeGreaterThan(seldom + 0.2);
  });

  it("counts the last sixty pairs", () => {
    const given = { pieces: [120], days: [120], kept: fresh };
    const late = [...pairs(200, 3), ...pairs(60, 1)];
    const recent = pairs(60, 1);
    expect(finishChance({ ...given, history: late })).toBe(
      finishChance({ ...given, history: recent }),
    );
    const oldest = { estimateMinutes: 30, actualMinutes: 90 };
    expect(finishChance({ ...given, history: [oldest, ...recent.slice(1)] })).not.toBe(
      finishChance({ ...given, history: recent }),
    );
  });

  it("learns from the record whether long pieces take longer than thought", () => {
    const history = (long: number) =>
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0
          ? { estimateMinutes: 30, actualMinutes: 30 / long }
          : { estimateMinutes: 180, actualMinutes: 180 * long },
      );
    const chanceOf = (pieces: readonly number[], long: number) =>
      finishChance({ pieces, days: [400], history: history(long), kept: fresh });
    expect(chanceOf([180, 180], 1.4)).toBeLessThan(chanceOf([180, 180], 1 / 1.4) - 0.1);
    const short = Array.from({ length: 12 }, () => 30);
    expect(chanceOf(short, 1.4)).toBeGreaterThan(chanceOf(short, 1 / 1.4) + 0.1);
  });
});

describe("a chance in words", () => {
  it.each([
    [0.97, 9, "likely"],
    [0.8, 8, "likely"],
    [0.7, 7, "tight"],
    [0.5, 5, "tight"],
    [0.44, 4, "unlikely"],
    [0.01, 1, "unlikely"],
  ])("%d is %d in 10, %s", (chance, tenths, word) => {
    expect(shownChanceOf({ chance, finished: 8 })).toMatchObject({ tenths, word });
  });

  it("is not known below eight finished pieces", () => {
    expect(shownChanceOf({ chance: 0.8, finished: 7 })).toEqual<ShownChance>({
      kind: "not known",
      missing: 1,
    });
  });

  it("stays as it was shown until it has clearly changed", () => {
    const after = (chance: number) => shownChanceOf({ chance, finished: 8, before: 8 });
    expect(after(0.74)).toMatchObject({ tenths: 8 });
    expect(after(0.71)).toMatchObject({ tenths: 7 });
  });
});

describe("the chances of a term", () => {
  const today = day("2026-11-16");
  const inputs = (works: readonly DatedWork[], minutes = 120) => ({
    works,
    today,
    offered: Array.from({ length: 60 }, () => minutes),
    history: [],
    kept: fresh,
    outcomes: [],
  });
  const essay = { id: "essay", until: day("2026-11-20"), pieces: [300] };

  it("work due earlier takes its hours first, work due later takes none", () => {
    const alone = chanceOfWork(essay, inputs([essay]));
    const earlier = { id: "sheet", until: day("2026-11-18"), pieces: [240] };
    const later = { id: "map", until: day("2026-12-18"), pieces: [2_400] };
    expect(chanceOfWork(essay, inputs([essay, earlier]))).toBeLessThan(alone - 0.1);
    expect(chanceOfWork(essay, inputs([essay, later]))).toBe(alone);
  });

  it("work that opens late has only the days from then on", () => {
    const late = { ...essay, opens: day("2026-11-19") };
    expect(chanceOfWork(late, inputs([late]))).toBeLessThan(chanceOfWork(essay, inputs([essay])));
  });

  it("work that is open already counts like any other", () => {
    const open = { ...essay, opens: day("2026-11-09") };
    expect(chanceOfWork(open, inputs([open]))).toBe(chanceOfWork(essay, inputs([essay])));
  });

  it("names the time a day that makes it 9 in 10", () => {
    const more = minutesForLikely(essay, inputs([essay], 60)) ?? 0;
    expect(more).toBeGreaterThan(0);
    expect(chanceOfWork(essay, inputs([essay], 60 + more))).toBeGreaterThanOrEqual(0.9);
  });

  it("takes the kept part from ticks of the last eight weeks, without today", () => {
    const sessionsOn = (ago: number) => {
      const date = addDays(today, -ago);
      return { [labelOf(date)]: [{ subject: "Maths", hours: 1 }] };
    };
    const ago = [0, 1, 56, 57];
    const days = sessionDaysOf(Object.assign({}, ...ago.map(sessionsOn)));
    const ticks = Object.fromEntries(
      [0, 1, 57].map((each) => [`${labelOf(addDays(today, -each))}-Maths`, true]),
    );
    expect(keptSessionsOf(days, ticks, today)).toEqual({ planned: 2, done: 1 });
  });

  it("learns from finished sessions with a log and from due work as a whole", () => {
    const record = (sessionKey: string, given: Partial<StudyRecord> = {}): StudyRecord => ({
      subject: "Maths",
      stretches: [{ day: today, startMinute: 600, seconds: 5_400 }],
      plannedMinutes: 60,
      sessionKey,
      source: "timer",
      ...given,
    });
    const records = [
      record("a"),
      record("open"),
      record("left", { leftMinutes: 10 }),
      record("work", { taskId: "essay" }),
      record("paced", { pace: 1.5 }),
    ];
    const finished = { kind: "hand-in", subject: "", title: "", actualMinutes: 420 } as const;
    const ticks = { a: true, left: true, work: true, paced: true };
    expect(workPairsOf(records, ticks, [{ ...finished, estimateMinutes: 360 }, finished])).toEqual([
      { estimateMinutes: 60, actualMinutes: 90 },
      { estimateMinutes: 40, actualMinutes: 90 },
      { estimateMinutes: 360, actualMinutes: 420 },
    ]);
  });

  it("are pulled to how often they came true once thirty were clearly off", () => {
    const outcomes = (count: number, done: number) =>
      Array.from({ length: count }, (_, index) => ({ tenths: 9, isDone: index < done }));
    expect(calibratedChance(0.9, outcomes(29, 0))).toBe(0.9);
    expect(calibratedChance(0.9, outcomes(40, 34))).toBe(0.9);
    expect(calibratedChance(0.9, outcomes(40, 20))).toBeCloseTo(0.7);
  });
});
