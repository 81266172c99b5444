import { expect, it } from "vitest";
import { defaultPreferences } from "../model/default-preferences.ts";
import type { StudyRecord } from "../study-log/study-record.ts";
import { startFocus } from "./focus-run.ts";
import { liveRunOf, overRunsOf } from "./live-run.ts";

const { pomodoro: rhythm } = defaultPreferences;
const early = startFocus({ subject: "Maths" }, { id: "early", rhythm, now: 1_000 });
const late = startFocus({ subject: "Physics" }, { id: "late", rhythm, now: 2_000 });
const record: StudyRecord = { subject: "Physics", stretches: [], source: "timer" };

it("of two that run, the one started later is in use", () => {
  expect(liveRunOf({ late, early }, {})).toBe(late);
  expect(liveRunOf({}, {})).toBeUndefined();
});

it("a run that is in the log is over, whatever is still stored of it", () => {
  expect(liveRunOf({ late }, { late: record })).toBeUndefined();
  expect(liveRunOf({ late, early }, { late: record, other: record })).toBe(early);
  expect(overRunsOf({ late, early }, { late: record, other: record })).toEqual(["late"]);
});

it("a run named like a part of every object is not over for that", () => {
  const odd = { ...early, id: "constructor" };
  expect(liveRunOf({ constructor: odd }, {})).toBe(odd);
});
