import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import { openMemoryApp } from "./memory-app.tsx";

type Given = NonNullable<Parameters<typeof openMemoryApp>[0]>;

export const twoSubjects = [
  { subject: "Mathematics", examDate: "2026-06-18" },
  { subject: "Chemistry", examDate: "2026-06-15" },
];

/** The Advanced Scheduler with these stored values. */
export const openAdvanced = (initial: Given["initial"] = {}, more: Given = {}) =>
  openMemoryApp({ path: "/?mode=advanced", initial, ...more });

export const part = (name: string): Locator => page.getByRole("region", { name, exact: true });
export const button = (name: string | RegExp): Locator =>
  page.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });
export const field = (label: string): Locator => page.getByLabelText(label, { exact: true });
export const hoursField = (): Locator => field("Study hours available per day");
export const cell = (dayAndHour: string): Locator =>
  page.getByRole("gridcell", { name: new RegExp(`^${dayAndHour},`) });

export const generate = async () => {
  await button("Generate Study Plan").click();
  await expect.element(button("Generate Study Plan")).not.toHaveAttribute("aria-busy", "true");
};

let made: Readonly<Record<string, unknown>> | undefined;

/** Stored data with a plan of two subjects: made once for all tests. */
export const planOfTwo = async (): Promise<Readonly<Record<string, unknown>>> => {
  if (made !== undefined) return made;
  const { stored, allStored, unmount } = openAdvanced({ advancedPlanSubjects: twoSubjects });
  await button("Generate Study Plan").click();
  await expect.poll(() => stored("advancedPlanCache")).not.toBeNull();
  unmount();
  made = allStored();
  return made;
};
