import { parseDay } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { toolsOf } from "../tools.ts";
import { dateWords } from "./dates.ts";

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
const today = day("2026-11-19");

it("names days and ranges as a student would", () => {
  const { range } = dateWords;
  expect(range(day("2026-11-28"), day("2026-11-28"), today)).toBe("Sat 28 Nov");
  expect(range(day("2027-01-03"), day("2027-01-03"), today)).toBe("Sun 3 Jan 2027");
  expect(range(day("2026-12-04"), day("2026-12-04"), today)).toBe("Fri 4 Dec");
  expect(range(day("2026-12-05"), day("2026-12-06"), today)).toBe("Sat 5 – Sun 6 Dec");
  expect(range(day("2026-12-19"), day("2027-01-03"), today)).toBe("Sat 19 Dec – Sun 3 Jan 2027");
});

it("other languages name them in their own order", () => {
  const { range } = toolsOf("de");
  expect(range(day("2027-01-03"), day("2027-01-03"), today)).toBe("So., 3. Jan. 2027");
  expect(range(day("2026-12-04"), day("2026-12-04"), today)).toBe("Fr., 4. Dez.");
  expect(range(day("2026-12-05"), day("2026-12-06"), today)).toMatch(/^Sa., 5.\s–\sSo., 6. Dez.$/);
});

it("English shows a stored length and day as they are stored, other languages say them", () => {
  const stored = ["1.5 hrs", "05-December-2026"] as const;
  const shown = ({ storedLength, storedDay }: typeof dateWords) => [
    storedLength(stored[0], 90),
    storedDay(stored[1], day("2026-12-05")),
  ];
  expect(shown(dateWords)).toEqual(stored);
  expect(shown(toolsOf("de"))).toEqual(["1\u00a0h 30\u00a0min", "5. Dezember 2026"]);
});
