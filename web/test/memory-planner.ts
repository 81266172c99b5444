import { expect } from "vitest";
import { page } from "vitest/browser";
import { openMemoryApp } from "./memory-app.tsx";

type Subjects = readonly (readonly [name: string, examDate: string])[];

const fiveSubjects: Subjects = [
  ["Mathematics", "2026-06-18"],
  ["Chemistry", "2026-06-15"],
  ["History", "2026-06-19"],
  ["Biology", "2026-06-23"],
  ["English Literature", "2026-06-26"],
];

/** A demo user with a new Quick Plan. */
export const openQuickPlan = async ({
  hours = 6,
  subjects = fiveSubjects,
  initial = {},
  ...options
}: Parameters<typeof openMemoryApp>[0] & {
  readonly hours?: number;
  readonly subjects?: Subjects;
} = {}) => {
  const app = openMemoryApp({
    ...options,
    initial: {
      quickPlanHours: hours,
      quickPlanSubjects: subjects.map(([subject, examDate]) => ({ subject, examDate })),
      ...initial,
    },
  });
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await expect.element(page.getByRole("button", { name: "Clear Study Plan" })).toBeVisible();
  return app;
};

export const region = (name: string) => page.getByRole("region", { name, exact: true });
