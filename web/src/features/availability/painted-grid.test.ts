import type { AvailabilityGrid } from "@smart-planner/planner/model";
import { describe, expect, it } from "vitest";
import { keyedGrid } from "../../planner-service/keyed-grid.ts";
import { changeBetween, typeAt, withCells, withDayCopied, withoutChange } from "./painted-grid.ts";

const monday9 = { day: 0, hour: 9 } as const;
const tuesday9 = { day: 1, hour: 9 } as const;
const empty: AvailabilityGrid = {};

describe("the painted week", () => {
  it("keeps a block as specified: day, hour, type and label under {day}-{hour}", () => {
    expect(withCells(empty, [monday9], "free")).toEqual({
      "Monday-9": { day: 0, hour: 9, type: "free", label: "Free Time" },
    });
  });

  it("paints over another type, removes, and is the same grid when nothing changes", () => {
    const painted = withCells(empty, [monday9], "class");
    expect(typeAt(withCells(painted, [monday9], "sleep"), monday9)).toBe("sleep");
    expect(withCells(painted, [monday9], null)).toEqual({});
    expect(withCells(painted, [monday9], "class")).toBe(painted);
    expect(withCells(painted, [tuesday9], null)).toBe(painted);
  });

  it("finds a block stored under another key by its own day and hour", () => {
    const block = { day: 0, hour: 9, type: "class", label: "Class" } as const;
    expect(typeAt(keyedGrid({ "0-9": block }), monday9)).toBe("class");
  });

  it("copies a day whole: empty hours replace painted ones, the day itself stays", () => {
    const grid = withCells(withCells(empty, [monday9], "class"), [{ day: 1, hour: 5 }], "free");
    const copied = withDayCopied(grid, { from: 0, to: [0, 1, 6] });
    expect(Object.keys(copied).sort()).toEqual(["Monday-9", "Sunday-9", "Tuesday-9"]);
  });

  it("takes back one change and leaves hours painted since", () => {
    const before = withCells(empty, [monday9], "class");
    const after = withCells(before, [monday9, tuesday9], "free");
    const change = changeBetween(before, after);
    const since = withCells(after, [{ day: 4, hour: 3 }], "sleep");
    const undone = withoutChange(since, change);
    expect(typeAt(undone, monday9)).toBe("class");
    expect(typeAt(undone, tuesday9)).toBeUndefined();
    expect(typeAt(undone, { day: 4, hour: 3 })).toBe("sleep");
  });
});
