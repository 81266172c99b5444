import type { SubjectRow } from "@smart-planner/contract";
import { dayOf } from "@smart-planner/planner/time";
import { useState } from "react";
import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import {
  AdvancedSubjectsForm,
  defaultStudyHours,
  initialAdvancedRows,
  type MissingInputs,
} from "./advanced-subjects-form.tsx";

const today = dayOf({ year: 2026, month: 6, day: 10 });
if (today === undefined) throw new Error("No such day");

const Form = ({ missing = null }: { readonly missing?: MissingInputs | null }) => {
  const [rows, setRows] = useState<readonly SubjectRow[]>(initialAdvancedRows);
  const [hours, setHours] = useState(defaultStudyHours);
  return (
    <AdvancedSubjectsForm
      rows={rows}
      hours={hours}
      today={today}
      planned={[]}
      missing={missing}
      attempt={missing === null ? 0 : 1}
      onRowsChange={setRows}
      onHoursChange={setHours}
    />
  );
};

const { show } = createMemoryPlatform();
const subject = (row: number): Locator => page.getByLabelText(`Subject ${row}`, { exact: true });
const hours = (): Locator => page.getByLabelText("Study hours available per day");
const remove = (): Locator => page.getByRole("button", { name: "Remove subject 1" });

it("starts with six hours and one row that cannot be removed", async () => {
  show(<Form />);
  await expect.element(hours()).toHaveValue(6);
  await expect.element(subject(1)).toHaveAttribute("placeholder", "e.g. Mathematics");
  await expect.element(page.getByLabelText("Exam Date 1")).toHaveAttribute("type", "date");
  await expect.element(remove()).toBeDisabled();
  await page.getByRole("button", { name: "Add Another Subject" }).click();
  await expect.element(subject(2)).toHaveFocus();
  await remove().click();
  expect(page.getByRole("button", { name: /Remove subject/ }).elements()).toHaveLength(1);
  await expect.element(remove()).toBeDisabled();
});

it("names missing fields and leads to them", async () => {
  const { rerender } = show(<Form missing={{ subjects: true, hours: false }} />);
  await expect
    .element(page.getByText("Add at least one subject with a name and an exam date."))
    .toBeVisible();
  await expect.element(subject(1)).toHaveFocus();
  rerender(<Form missing={{ subjects: false, hours: true }} />);
  await expect
    .element(hours())
    .toHaveAccessibleDescription("Enter how many hours a day you can study, from 1 to 24.");
  await expect.element(page.getByText(/Add at least one subject/)).not.toBeInTheDocument();
});
