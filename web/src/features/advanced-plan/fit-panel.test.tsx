import type { CalendarDay } from "@smart-planner/planner/model";
import type { ExamStanding, PlanReview } from "@smart-planner/planner/scheduler";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { FitPanel, type FitPanelProps } from "./fit-panel.tsx";

const searchFailed =
  "Before 16 June 2026 you need 12 h, and there are 12 h: the minutes would be enough, but no whole session fits beside the others.";
const squeezed = "Time is so short that some free days are used as well.";

const certificate = {
  before: "2026-06-16" as CalendarDay,
  neededMinutes: 720,
  roomMinutes: 720,
  isProven: false,
};
const review: PlanReview = {
  explanations: {},
  fit: [],
  certificate,
  catchUps: [],
  problems: [
    { kind: "short", certificate },
    { kind: "comfort", relaxed: "free days" },
  ],
  check: { ok: true, broken: [], kept: [] },
};

const standing = (missingMinutes: number): ExamStanding => ({
  subject: "Latin",
  examDate: "2026-06-16" as CalendarDay,
  kind: "stated",
  neededMinutes: 420,
  doneMinutes: 0,
  plannedMinutes: 420 - missingMinutes,
  missingMinutes,
  undecidedMinutes: 0,
  cushionMinutes: 0,
  readiness: missingMinutes > 0 ? "short" : "tight",
});

const panel = (given: Partial<FitPanelProps>) => (
  <FitPanel
    review={review}
    exams={[standing(60)]}
    colours={new Map()}
    wordsOf={() => undefined}
    chanceOf={() => null}
    help={<p>What would help</p>}
    isUpToDate
    catchUps={[]}
    onUseSpare={undefined}
    {...given}
  />
);

const show = (given: Partial<FitPanelProps>) => createMemoryPlatform({}).show(panel(given));

const help = () => page.getByText("What would help");

it("says that only the search failed, and how to go on", async () => {
  show({});
  await expect.element(page.getByText("It does not fit yet. Latin is 1 h short.")).toBeVisible();
  await expect.element(page.getByText(searchFailed)).toBeVisible();
  await expect.element(help()).toBeVisible();
});

it("offers nothing where everything fits, and says no more that something did not", async () => {
  show({ exams: [standing(0)] });
  await expect.element(page.getByText(/^It all fits: 7 h/)).toBeVisible();
  await expect.element(page.getByText(squeezed)).toBeVisible();
  expect(help().elements()).toEqual([]);
  expect(page.getByText(searchFailed).elements()).toEqual([]);
});

it("offers nothing for a week that has changed since", async () => {
  show({ isUpToDate: false });
  await expect.element(page.getByText(/Generate Study Plan brings it up to date/)).toBeVisible();
  expect(help().elements()).toEqual([]);
});

it("lists hand-ins beside the exams, with the chance in place of the readiness", async () => {
  const essay = {
    ...standing(0),
    id: "e",
    title: "Essay 2",
    examDate: "2026-06-12" as CalendarDay,
  };
  show({
    exams: [standing(60)],
    works: [essay],
    chanceOf: ({ id }) => id !== undefined && <b>8 in 10</b>,
  });
  await expect.element(page.getByText("One of two fits. Latin is 1 h short.")).toBeVisible();
  const rows = page.getByRole("table").getByRole("row");
  await expect.element(rows.nth(0)).toMatchTextContent(/^Exam or hand-in.*In time$/);
  await expect.element(rows.nth(1)).toMatchTextContent(/^Essay 2Hand-in, 12 Jun.*8 in 10$/);
  await expect.element(rows.nth(2)).toMatchTextContent(/^Latin16 Jun.*1 h short$/);
});

it("says of an exam of today no more than that", async () => {
  show({ exams: [{ ...standing(0), readiness: "today" }] });
  const rows = page.getByRole("table").getByRole("row");
  await expect.element(rows.nth(1)).toMatchTextContent(/^Latin16 Jun.*Exam today$/);
});

it("says when time stays free to catch up", async () => {
  const block = (day: string) => ({ day: day as CalendarDay, start: 600, end: 690 });
  show({ catchUps: [block("2026-06-13"), block("2026-06-20")] });
  const text =
    "The plan keeps 1 h 30 free on Saturday 13 June to catch up, and some time in later weeks.";
  await expect.element(page.getByText(text)).toBeVisible();
});
