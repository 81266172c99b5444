import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultPreferences } from "../model/default-preferences.ts";
import { readFocus } from "./focus-clock.ts";
import {
  countAway,
  type FocusMark,
  type FocusRun,
  goOnWithFocus,
  moreFocus,
  pauseFocus,
  startFocus,
} from "./focus-run.ts";
import { joinRuns } from "./join-runs.ts";

const { pomodoro: rhythm } = defaultPreferences;
const minute = 60_000;
const run = startFocus({ subject: "Maths" }, { id: "run", rhythm, now: 0 });
const asleep = (from: number, to: number, countedMs: number | null = null) =>
  ({ kind: "away", from: from * minute, to: to * minute, why: "asleep", countedMs }) as const;
const noting = (before: FocusRun, ...marks: readonly FocusMark[]): FocusRun => ({
  ...before,
  marks: [...before.marks, ...marks],
});
const minutesAt = (joined: FocusRun | null, at: number) =>
  joined === null ? null : readFocus(joined, at * minute).runningMs / minute;

describe("a sleep of one device beside presses on the other", () => {
  it("ends with the first press, and is not asked about where that was soon", () => {
    const slept = noting(run, asleep(10, 80));
    const paused = pauseFocus(run, 30 * minute);
    expect(joinRuns(slept, paused)?.marks).toEqual([asleep(10, 30), paused.marks[0]]);
    const soon = pauseFocus(run, 12 * minute);
    expect(joinRuns(soon, slept)?.marks).toEqual(soon.marks);
    expect(minutesAt(joinRuns(soon, slept), 90)).toBe(12);
  });

  it("is none while it was paused there", () => {
    const slept = noting(run, asleep(10, 80));
    const back = goOnWithFocus(pauseFocus(run, 5 * minute), 60 * minute);
    const joined = joinRuns(slept, back);
    expect(joined?.marks).toEqual(back.marks);
    expect(minutesAt(joined, 90)).toBe(35);
  });

  it("keeps its answer, and counts no more of it than is left", () => {
    const slept = noting(run, asleep(10, 80, 60 * minute));
    expect(joinRuns(slept, moreFocus(run, 40 * minute))?.marks[0]).toEqual(
      asleep(10, 40, 30 * minute),
    );
    const open = noting(run, asleep(10, 30));
    const answered = countAway(open, 5 * minute);
    expect(joinRuns(moreFocus(open, 50 * minute), answered)?.marks[0]).toEqual(
      asleep(10, 30, 5 * minute),
    );
  });
});

it("the order is unknown if a clock was set", () => {
  const set = noting(run, { kind: "clock", from: 10 * minute, to: 5 * minute });
  expect(joinRuns(set, pauseFocus(run, 8 * minute))).toBeNull();
  expect(joinRuns(noting(set, asleep(20, 40)), set)?.marks).toHaveLength(2);
});

const presses = fc.array(
  fc.record({
    at: fc.integer({ min: 1, max: 200 }),
    kind: fc.constantFrom("pause", "more", "skip"),
  }),
  { maxLength: 6 },
);
const pressed = (
  list: readonly { readonly at: number; readonly kind: string }[],
  by: "us" | "them",
): FocusRun =>
  list
    .toSorted((one, other) => one.at - other.at)
    .reduce((before, { at, kind }) => {
      // Two devices are never pressed in the same millisecond.
      const now = at * minute + (by === "them" ? 500 : 0);
      if (kind === "more") return moreFocus(before, now);
      if (kind === "skip") return noting(before, { kind: "skip", at: now });
      return goOnWithFocus(before, now) === before
        ? pauseFocus(before, now)
        : goOnWithFocus(before, now);
    }, run);

it("any presses of two devices are all there, the same on both, and again when joined twice", () => {
  fc.assert(
    fc.property(presses, presses, fc.integer({ min: 1, max: 150 }), (one, other, from) => {
      const ours = noting(
        pressed(
          one.filter(({ at }) => at <= from),
          "us",
        ),
        asleep(from, 200),
      );
      const theirs = pressed(other, "them");
      const joined = joinRuns(ours, theirs);
      expect(joined).not.toBeNull();
      if (joined === null) return;
      const at = (mark: FocusMark) => ("at" in mark ? [`${mark.kind} ${mark.at}`] : []);
      const all = new Set([...ours.marks, ...theirs.marks].flatMap(at));
      expect(new Set(joined.marks.flatMap(at))).toEqual(all);
      const mirrored = joinRuns(theirs, ours);
      const names = (marks: readonly FocusMark[] = []) => marks.map((mark) => JSON.stringify(mark));
      expect(names(mirrored?.marks).toSorted()).toEqual(names(joined.marks).toSorted());
      expect(joinRuns(joined, theirs)).toEqual(joined);
      // Study on one device before the other slept is neither lost nor counted twice.
      const last = 201 * minute;
      const { runningMs, stretches } = readFocus(joined, last);
      const spans = stretches.map(({ from: begin, to: end }) => end - begin);
      expect(spans.reduce((sum, span) => sum + span, 0)).toBe(runningMs);
      expect(runningMs).toBeLessThanOrEqual(last);
      for (const [index, { from: begin }] of stretches.entries())
        expect(begin).toBeGreaterThanOrEqual(stretches[index - 1]?.to ?? 0);
    }),
  );
});
