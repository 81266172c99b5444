import { datesFrom } from "@smart-planner/planner/calendars";
import type { Commitment } from "@smart-planner/planner/model";
import { parseDay } from "@smart-planner/planner/time";
import { commitmentsWords } from "@smart-planner/words/en/commitments";
import { expect, it } from "vitest";
import { nextInWords, repeatsInWords } from "./repeats-words.ts";

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
const today = day("2026-11-19");
const job: Commitment = {
  name: "Shop job",
  days: [6],
  startTime: "15:00",
  endTime: "18:00",
  type: "work",
};

it("says how often a commitment comes back", () => {
  const said = (dates: Commitment["dates"]) =>
    repeatsInWords({ ...job, dates }, today, commitmentsWords);
  expect(said(undefined)).toBe("Every week");
  expect(said({ until: day("2026-12-20") })).toBe("Every week, until 20 Dec");
  expect(
    said(datesFrom({ repeats: "second-week", days: job.days, today, isWeekLater: true })),
  ).toBe("Every second week, next on 29 Nov");
  expect(said(datesFrom({ repeats: "once", days: job.days, today }))).toBe(
    "Only this week, 22 Nov",
  );
  expect(said({ from: day("2027-01-11"), until: day("2027-01-17") })).toBe("Only on 17 Jan");
  expect(said({ until: day("2026-11-01") })).toBe("Over");
});

it("names the next three dates", () => {
  const dates = datesFrom({ repeats: "second-week", days: [5], today });
  expect(nextInWords({ ...job, days: [5], dates }, today, commitmentsWords)).toBe(
    "Next: Sat 21 Nov, Sat 5 Dec, Sat 19 Dec",
  );
  expect(nextInWords({ ...job, days: [] }, today, commitmentsWords)).toBe("");
});
