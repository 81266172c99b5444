import type { CalendarDay, ExamStanding, PlanReview } from "@smart-planner/planner";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { createMemoryPlatform } from "../../platform/memory-platform.tsx";
import { FitPanel, type FitPanelProps } from "./fit-panel.tsx";

const searchFailed =
  "Before 16 June 2026 12 hr are needed, 12 hr are there: the minutes would do, but no plan of whole sessions was found that uses them.";
const squeezed = "Time is so short that no day of the week stays free.";

const review: PlanReview = {
  explanations: {},
  fit: [],
  certificate: {
    before: "2026-06-16" as CalendarDay,
    neededMinutes: 720,
    roomMinutes: 720,
    isProven: false,
    sentence: searchFailed,
  },
  problems: [searchFailed, squeezed],
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
  cushionMinutes: 0,
  readiness: missingMinutes > 0 ? "short" : "tight",
});

const panel = (given: Partial<FitPanelProps>) => (
  <FitPanel
    review={review}
    exams={[standing(60)]}
    colours={new Map()}
    wordsOf={() => undefined}
    helps={[]}
    isUpToDate
    onUseSpare={undefined}
    {...given}
  />
);

const show = (given: Partial<FitPanelProps>) => createMemoryPlatform({}).show(panel(given));

const helpRegion = () => page.getByRole("region", { name: "What would help" });
const help = (
  text: string,
  foundMinutes: number,
  leftMinutes: number,
  open: () => void = () => undefined,
) => ({
  text,
  foundMinutes,
  leftMinutes,
  open,
});

it("says that only the search failed, and what each change brings and leaves", async () => {
  const open = vi.fn();
  show({
    helps: [
      help("Study 30 min more a day", 60, 0, open),
      help("Lower the goal of Latin from 7 h to 6 h", 60, 0),
      help("Allow sessions from 15 min", 30, 30),
    ],
  });
  await expect.element(page.getByText("It does not fit yet. Latin is 1 h short.")).toBeVisible();
  await expect.element(page.getByText(searchFailed)).toBeVisible();
  expect(
    helpRegion()
      .getByRole("button")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Study 30 min more a day: +1 h",
    "Lower the goal of Latin from 7 h to 6 h: +1 h",
    "Allow sessions from 15 min: +30 min, 30 min still short",
  ]);
  await page.getByRole("button", { name: /^Study 30 min more/ }).click();
  expect(open).toHaveBeenCalledOnce();
});

it("offers nothing where everything fits, and says no more that something did not", async () => {
  show({ exams: [standing(0)], helps: [help("Study 30 min more a day", 60, 0)] });
  await expect.element(page.getByText(/^Everything fits: 7 hr/)).toBeVisible();
  await expect.element(page.getByText(squeezed)).toBeVisible();
  expect(helpRegion().elements()).toEqual([]);
  expect(page.getByText(searchFailed).elements()).toEqual([]);
});

it("says that it is still trying, and that nothing helps", async () => {
  const { rerender } = show({ helps: null });
  await expect.element(page.getByText("Trying what would find room...")).toBeVisible();
  rerender(panel({ helps: [] }));
  await expect.element(page.getByText(/^Nothing that can be set here/)).toBeVisible();
});

it("offers nothing for a week that has changed since", async () => {
  show({ helps: [help("Study 30 min more a day", 60, 0)], isUpToDate: false });
  await expect.element(page.getByText(/Generate Study Plan brings it up to date/)).toBeVisible();
  expect(helpRegion().elements()).toEqual([]);
});
