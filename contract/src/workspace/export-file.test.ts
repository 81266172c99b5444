import { expect, it } from "vitest";
import { readExportFile, writeExportFile } from "./export-file.ts";

const exportedAt = "2027-03-01T10:00:00.000Z";
const planText = '{"05-March-2027":[{"subject":"__proto__","hours":1}]}';

it("reads back everything it wrote", () => {
  const texts = [
    ["quickPlanCache", planText],
    ["studyProgress", '{"__proto__":true,"a-b":false}'],
    ["quickPlanHours", "4"],
  ] as const;
  const file = writeExportFile({ texts, setAside: [{ key: "x", text: "{" }], exportedAt });
  expect(readExportFile(file)).toEqual({ ok: true, exportedAt, texts, unusable: [] });
  expect(file).toContain('"setAside"');
});

it("names what it cannot use and keeps the rest", () => {
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
    unusable: ["advancedPlanCache", "somethingElse"],
  });
});

it.each([
  "",
  "{",
  "[]",
  "null",
  '{"product":"Other","version":1,"exportedAt":"","registers":{}}',
  '{"product":"Smart Planner","version":2,"exportedAt":"","registers":{"quickPlanHours":1}}',
  '{"product":"Smart Planner","version":1,"exportedAt":"","registers":{}}',
])("refuses %j with a sentence", (text) => {
  expect(readExportFile(text)).toMatchObject({ ok: false, message: expect.stringMatching(/\.$/) });
});
