import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Desk, hour, minute } from "../../test/desk.ts";
import { secondsOf } from "../study-log/study-record.ts";
import { readFocus } from "./focus-clock.ts";
import { moreFocus } from "./focus-run.ts";

/** Random events of a timer; the student answers every question. */
const happenings = fc.oneof(
  fc.record({ kind: fc.constant("study" as const), minutes: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant("throttled" as const), minutes: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant("sleep" as const), minutes: fc.integer({ min: 6, max: 90 }) }),
  fc.record({ kind: fc.constant("closed" as const), minutes: fc.integer({ min: 6, max: 90 }) }),
  fc.record({ kind: fc.constant("set back" as const), minutes: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ kind: fc.constant("set on" as const), minutes: fc.integer({ min: 6, max: 300 }) }),
  fc.record({ kind: fc.constant("pause or go on" as const), minutes: fc.constant(0) }),
  fc.record({ kind: fc.constant("phone looks" as const), minutes: fc.constant(0) }),
  fc.record({ kind: fc.constant("five more" as const), minutes: fc.constant(0) }),
);

describe("whatever happens, and in whatever order", () => {
  it("loses and invents no second", () => {
    fc.assert(
      fc.property(fc.array(happenings, { maxLength: 14 }), (all) => {
        const desk = new Desk(null);
        for (const { kind, minutes } of all) {
          if (kind === "study") desk.study(minutes * minute);
          else if (kind === "throttled") desk.study(minutes * minute, { every: minute });
          else if (kind === "sleep") desk.sleep(minutes * minute);
          else if (kind === "closed") desk.closed(minutes * minute);
          else if (kind === "set back") desk.setClock(-minutes * minute);
          else if (kind === "set on") desk.setClock(minutes * minute);
          else if (kind === "five more") desk.press(moreFocus);
          else if (kind === "phone looks") desk.look("phone");
          else if (desk.isPaused) desk.goOn();
          else desk.pause();
          desk.look();
          desk.answer(0);
        }
        const { record } = desk.finish();
        // A final break is not study: the record has what ran before it.
        const { runningMs } = readFocus(desk.run, desk.wall());
        expect(Math.round(runningMs / 1000)).toBe(Math.round(desk.truthMs / 1000));
        expect(secondsOf(record)).toBeLessThanOrEqual(Math.round(desk.truthMs / 1000));
      }),
      { seed: 20 },
    );
  });
});

describe("a run over midnight", () => {
  it("leaves each day its own part", () => {
    const desk = new Desk();
    desk.real += 8 * hour;
    desk.start(60);
    desk.study(40 * minute);
    expect(desk.finish().record.stretches).toEqual([
      { day: "2026-11-19", startMinute: 23 * 60 + 38, seconds: 22 * 60 },
      { day: "2026-11-20", startMinute: 0, seconds: 18 * 60 },
    ]);
  });
});
