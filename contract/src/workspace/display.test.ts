import { expect, it } from "vitest";
import { joinRuleOf } from "../sync/join-rules.ts";
import { displayOf } from "./display.ts";
import { readExportFile, writeExportFile } from "./export-file.ts";
import { readRegister } from "./registers.ts";

const seen = (chosen: Parameters<typeof displayOf>[0]) => {
  const { weekdays, showTime, showHour } = displayOf(chosen);
  return [weekdays.join(""), showTime(965), showTime("16:05"), showTime(1440), showHour(9)];
};

it("is Monday, a 24-hour calendar and a grid of 9 AM unless something is chosen", () => {
  const automatic = ["0123456", "16:05", "16:05", "24:00", "9 AM"];
  expect(seen(null)).toEqual(automatic);
  expect(seen({ weekStart: "auto", clock: "auto" })).toEqual(automatic);
  // Choices of a later version.
  expect(seen({ weekStart: "friday", clock: "swatch" })).toEqual(automatic);
});

it("follows the chosen first day and clock", () => {
  expect(seen({ weekStart: "sunday", clock: "12" })).toEqual([
    ...["6012345", "4:05 PM", "4:05 PM", "12 AM next day", "9 AM"],
  ]);
  expect(seen({ weekStart: "saturday", clock: "24" })).toEqual([
    ...["5601234", "16:05", "16:05", "24:00", "09:00"],
  ]);
  expect(displayOf(null).showTime("")).toBe("");
});

it("is joined by field where two devices choose", () => {
  const joined = joinRuleOf("smartplanner_display")?.join({
    base: JSON.stringify({ clock: "auto", weekStart: "auto" }),
    ours: JSON.stringify({ clock: "12", weekStart: "auto" }),
    theirs: JSON.stringify({ clock: "auto", weekStart: "sunday", language: "de" }),
    isOursLater: false,
  });
  expect(JSON.parse(joined?.text ?? "")).toEqual({
    clock: "12",
    weekStart: "sunday",
    language: "de",
  });
});

it("keeps fields of a later version, also in an export", () => {
  const text = JSON.stringify({ weekStart: "friday", digits: "arab" });
  expect(readRegister("smartplanner_display", text)).toMatchObject({ value: JSON.parse(text) });
  const texts = [["smartplanner_display", text]] as const;
  const file = writeExportFile({ texts, setAside: [], exportedAt: "2027-03-01T10:00:00.000Z" });
  expect(readExportFile(file)).toMatchObject({ ok: true, texts });
});
