import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const english =
  /\b(?:shortDuration|formatDuration|dayAndMonth|shortDayAndMonth|longLabelOf|shortWeekday|monthNames|listed|formatClock12)\b[^;]* from "@smart-planner\/planner/;

it("screens take lengths, dates and lists from words, never in English from the planner", () => {
  const files = globSync("web/src/{app,features,ui}/**/*.{ts,tsx}", {
    exclude: (name) => /\.test\./.test(name),
  });
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => english.test(readFileSync(file, "utf8")))).toEqual([]);
});
