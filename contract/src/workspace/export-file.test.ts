import { expect, it } from "vitest";
import { noteFamily } from "../../test/note-family.ts";
import { readExportFile, writeExportFile } from "./export-file.ts";
import { families } from "./families.ts";

const exportedAt = "2027-03-01T10:00:00.000Z";
const planText = '{"05-March-2027":[{"subject":"__proto__","hours":1}]}';

it("reads back everything it wrote", () => {
  const texts = [
    ["quickPlanCache", planText],
    ["studyProgress", '{"__proto__":true,"a-b":false}'],
    ["quickPlanHours", "4"],
  ] as const;
  const file = writeExportFile({ texts, setAside: [{ key: "x", text: "{" }], exportedAt });
  expect(readExportFile(file)).toEqual({
    ok: true,
    exportedAt,
    texts: [texts[0], texts[2]],
    records: [
      ["progress/__proto__", "true"],
      ["progress/a-b", "false"],
    ],
    unusable: [],
  });
  expect(file).toContain('"setAside"');
});

it("names unusable parts and keeps the rest", () => {
  const file = JSON.stringify({
    product: "Smart Planner",
    version: 1,
    exportedAt,
    registers: { quickPlanHours: 4, advancedPlanCache: "broken", somethingElse: 1 },
  });
  expect(readExportFile(file)).toEqual({
    ok: true,
    exportedAt,
    texts: [["quickPlanHours", "4"]],
    records: [],
    unusable: ["advancedPlanCache", "somethingElse"],
  });
});

it("uses the known records of a later version's file and names the rest", () => {
  const table = { ticks: families.ticks, notes: noteFamily };
  const file = JSON.stringify({
    product: "Smart Planner",
    version: 2,
    exportedAt,
    registers: {
      studyProgress: { a: true },
      smartplanner_notes: { one: { text: "Read" }, two: { text: 7 }, three: { text: "", at: 5 } },
      smartplanner_of_later: { x: 1 },
    },
  });
  expect(readExportFile(file, table)).toMatchObject({
    records: [
      ["progress/a", "true"],
      ["notes/one", '{"text":"Read"}'],
      ["notes/three", '{"text":"","at":5}'],
    ],
    unusable: ["smartplanner_notes two", "smartplanner_of_later"],
  });
  expect(readExportFile(file)).toMatchObject({
    records: [["progress/a", "true"]],
    unusable: ["smartplanner_notes", "smartplanner_of_later"],
  });
});

it.each([
  "",
  "{",
  "[]",
  "null",
  '{"product":"Other","version":1,"exportedAt":"","registers":{}}',
  '{"product":"Smart Planner","version":0,"exportedAt":"","registers":{"quickPlanHours":1}}',
  '{"product":"Smart Planner","version":1,"exportedAt":"","registers":{}}',
])("refuses %j with a sentence", (text) => {
  expect(readExportFile(text)).toMatchObject({ ok: false, reason: expect.any(String) });
});
