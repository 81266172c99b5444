import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultPreferences } from "../model/default-preferences.ts";
import { pomodoroRoundsOf } from "./pomodoro-rounds.ts";

const usual = defaultPreferences.pomodoro;

const marks = (minutes: number, pomodoro = usual): string =>
  pomodoroRoundsOf({ minutes, pomodoro })
    .map(
      ({ kind, start, end }) =>
        `${kind === "focus" ? "F" : kind === "break" ? "B" : "L"}${end - start}`,
    )
    .join(" ");

describe("rounds inside a session", () => {
  it.each([
    [0, ""],
    [20, "F20"],
    [25, "F25"],
    [30, "F30"],
    [35, "F35"],
    [40, "F25 B5 F10"],
    [55, "F25 B5 F25"],
    [60, "F25 B5 F30"],
    [120, "F25 B5 F25 B5 F25 B5 F30"],
    [160, "F25 B5 F25 B5 F25 B5 F25 L15 F30"],
    [240, "F25 B5 F25 B5 F25 B5 F25 L15 F25 B5 F25 B5 F25 B5 F20"],
  ])("of %d minutes are %s", (minutes, text) => {
    expect(marks(minutes)).toBe(text);
  });

  it("survive a form that is not filled in", () => {
    const empty = {
      focusDuration: 0,
      breakDuration: 0,
      longBreakDuration: 0,
      sessionsBeforeLongBreak: 0,
    };
    expect(pomodoroRoundsOf({ minutes: 30, pomodoro: empty }).at(-1)?.end).toBe(30);
    const nothing = { ...usual, focusDuration: Number.NaN, sessionsBeforeLongBreak: Number.NaN };
    expect(marks(30, nothing)).toBe("F30");
  });

  it("fill the session from its first minute to its last, with focus at both ends", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 600 }),
        fc.record({
          focusDuration: fc.integer({ min: 15, max: 60 }),
          breakDuration: fc.integer({ min: 5, max: 15 }),
          longBreakDuration: fc.integer({ min: 15, max: 30 }),
          sessionsBeforeLongBreak: fc.integer({ min: 2, max: 6 }),
        }),
        (minutes, pomodoro) => {
          const rounds = pomodoroRoundsOf({ minutes, pomodoro });
          expect(rounds[0]).toMatchObject({ kind: "focus", start: 0 });
          expect(rounds.at(-1)).toMatchObject({ kind: "focus", end: minutes });
          for (const [index, round] of rounds.entries()) {
            expect(round.start).toBe(rounds[index - 1]?.end ?? 0);
            expect(round.end).toBeGreaterThan(round.start);
            expect(round.kind === "focus").toBe(index % 2 === 0);
            if (round.kind === "long break")
              expect(((index + 1) / 2) % pomodoro.sessionsBeforeLongBreak).toBe(0);
          }
        },
      ),
    );
  });
});
