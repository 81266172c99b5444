import type { DisplayChoice } from "@smart-planner/contract";
import { expect, it } from "vitest";
import { displayHere } from "./display.ts";

const seen = (chosen: DisplayChoice | null, locale: string) => {
  const { firstDay, showTime, showHour } = displayHere(chosen, locale);
  return [firstDay, showTime(870), showHour(9)];
};

it("automatic is the same everywhere in English", () => {
  for (const chosen of [null, {}, { language: "en" }])
    expect(seen(chosen, "en-US")).toEqual([0, "14:30", "9 AM"]);
});

it("automatic in another language is the usual of the browser's region", () => {
  expect(seen({ language: "de" }, "de-AT")).toEqual([0, "14:30", "09:00"]);
  expect(seen({ language: "ar" }, "ar-EG")).toEqual([5, "2:30\u00a0م", "9\u00a0ص"]);
  expect(seen({ language: "pt-BR", weekStart: "auto" }, "pt-BR")).toEqual([6, "14:30", "09:00"]);
});

it("a choice is kept in every language", () => {
  const chosen = { language: "ar", weekStart: "monday", clock: "24" };
  expect(seen(chosen, "ar-EG")).toEqual([0, "14:30", "09:00"]);
});
