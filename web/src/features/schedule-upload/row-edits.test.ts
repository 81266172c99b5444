import type { ScheduleRow } from "@smart-planner/contract";
import { expect, it } from "vitest";
import type { EditedRow } from "./class-commitments.ts";
import { editsWith, noEdits, rowsWithEdits } from "./row-edits.ts";

const row = (subject: string, week: string): ScheduleRow => ({
  day: "Monday",
  startTime: "09:00",
  endTime: "10:00",
  subject,
  weeks: [week],
});
const first = "2026-11-16";
const second = "2026-11-23";
const all = [row("Physics", first), row("Art", first), row("Chemistry", second)];
const own: EditedRow = {
  day: "Friday",
  subject: "Choir",
  startTime: "15:00",
  endTime: "16:00",
  chosen: true,
};
const subjectsOf = (rows: readonly EditedRow[]) => rows.map(({ subject }) => subject);

it("keeps changed, removed and added rows through the choice of another week", () => {
  const inFirst = { week: first, group: "", keeping: "weekly" as const };
  const inSecond = { week: second, group: "", keeping: "weekly" as const };
  const shown = rowsWithEdits({ all, choice: inFirst, edits: noEdits, own: [] });
  const changed = [
    ...shown
      .filter(({ subject }) => subject !== "Art")
      .map((each) => ({ ...each, subject: "Physics lab", chosen: false })),
    own,
  ];
  const edits = editsWith(noEdits, { all, choice: inFirst, rows: changed });
  const other = rowsWithEdits({ all, choice: inSecond, edits, own: [own] });
  expect(subjectsOf(other)).toEqual(["Chemistry", "Choir"]);
  const later = editsWith(edits, { all, choice: inSecond, rows: other });
  const back = rowsWithEdits({ all, choice: inFirst, edits: later, own: [own] });
  expect(subjectsOf(back)).toEqual(["Physics lab", "Choir"]);
  expect(back[0]?.chosen).toBe(false);
});

it("takes untouched rows as the new choice shows them", () => {
  const school = [
    { ...row("Physics", first), group: "A" },
    { ...row("Art", first), group: "B" },
  ];
  const everyone = { week: "all", group: "", keeping: "weekly" as const };
  const shown = rowsWithEdits({ all: school, choice: everyone, edits: noEdits, own: [] });
  expect(shown.every(({ chosen }) => !chosen)).toBe(true);
  const edits = editsWith(noEdits, { all: school, choice: everyone, rows: shown });
  const mine = rowsWithEdits({
    all: school,
    choice: { week: "all", group: "A", keeping: "weekly" },
    edits,
    own: [],
  });
  expect(mine.map(({ subject, chosen }) => [subject, chosen])).toEqual([["Physics", true]]);
});
