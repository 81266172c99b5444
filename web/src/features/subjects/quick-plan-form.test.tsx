import type { SubjectRow } from "@smart-planner/contract";
import { dayOf } from "@smart-planner/planner/time";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { initialRows, QuickPlanForm } from "./quick-plan-form.tsx";

const today = dayOf({ year: 2026, month: 6, day: 10 });
if (today === undefined) throw new Error("No such day");

const generate = vi.fn();

const Form = () => {
  const [rows, setRows] = useState<readonly SubjectRow[]>(initialRows);
  const [hours, setHours] = useState(0);
  return (
    <QuickPlanForm
      rows={rows}
      hours={hours}
      today={today}
      planned={[]}
      generating={false}
      onRowsChange={setRows}
      onHoursChange={setHours}
      onGenerate={generate}
    />
  );
};

const open = async () => {
  generate.mockClear();
  createMemoryPlatform().show(<Form />);
};
const hours = (): Locator => page.getByLabelText("Available Hours");
const subject = (row: number): Locator => page.getByLabelText(`Subject ${row}`, { exact: true });
const exam = (row: number): Locator => page.getByLabelText(`Exam Date ${row}`, { exact: true });
const button = (name: string): Locator => page.getByRole("button", { name });

it("starts with three empty rows and keeps at least one", async () => {
  await open();
  expect(page.getByLabelText(/^Subject \d$/).elements()).toHaveLength(3);
  await expect.element(hours()).toHaveValue(null);
  await expect.element(hours()).toHaveAttribute("placeholder", "Hours per day");
  await button("Remove subject 3").click();
  await button("Remove subject 2").click();
  await expect.element(button("Remove subject 1")).toBeDisabled();
});

it("asks for missing fields, row by row, and generates nothing", async () => {
  await open();
  await subject(1).fill("Mathematics");
  await exam(1).fill("2026-06-18");
  await subject(2).fill("   ");
  await button("Generate Plan").click();
  await expect.element(page.getByText("Available hours is required")).toBeVisible();
  expect(page.getByText("Subject and exam date are required").elements()).toHaveLength(2);
  await expect.element(hours()).toHaveFocus();
  await expect
    .element(subject(2))
    .toHaveAccessibleDescription("Subject and exam date are required");
  await hours().fill("6");
  await expect.element(page.getByText("Available hours is required")).not.toBeInTheDocument();
  expect(generate).not.toHaveBeenCalled();
  for (const row of [3, 2]) await button(`Remove subject ${row}`).click();
  await button("Generate Plan").click();
  expect(generate).toHaveBeenCalledOnce();
});

it("limits the hours to 24 and shows anything but a number as an empty field", async () => {
  await open();
  // A field that shows "6e" has no value either: only its placeholder tells that it is empty.
  const isEmpty = () => hours().element().matches(":placeholder-shown");
  await userEvent.type(hours(), "99");
  await expect.element(hours()).toHaveValue(24);
  for (const text of ["e", "6e", "-"]) {
    await hours().fill("");
    await userEvent.type(hours(), text);
    expect(isEmpty()).toBe(true);
  }
  await hours().fill("-3");
  expect(isEmpty()).toBe(true);
  await hours().fill("0");
  await userEvent.tab();
  expect(isEmpty()).toBe(true);
  await button("Generate Plan").click();
  await expect.element(page.getByText("Available hours is required")).toBeVisible();
  await hours().fill("");
  await userEvent.type(hours(), "2.5");
  await expect.element(hours()).toHaveValue(2.5);
});

it("moves on with Enter and keeps the focus where the work goes on", async () => {
  await open();
  await subject(3).fill("History");
  await userEvent.keyboard("{Enter}");
  await expect.element(subject(4)).toHaveFocus();
  await button("Add Subject").click();
  await expect.element(subject(5)).toHaveFocus();
  await button("Remove subject 5").click();
  await expect.element(subject(4)).toHaveFocus();
  await hours().click();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Available hours is required")).toBeVisible();
});

it("fills rows from several pasted lines", async () => {
  await open();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", "Physics, 20/06/2026\nArt\nMusic");
  subject(2)
    .element()
    .dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(subject(2)).toHaveValue("Physics");
  await expect.element(exam(2)).toHaveValue("2026-06-20");
  await expect.element(subject(4)).toHaveValue("Music");
});

it("says that an exam of the past gets no time", async () => {
  await open();
  for (const [index, date] of ["2026-06-01", "2026-06-11", "2025-01-01"].entries()) {
    await subject(index + 1).fill(`Subject number ${index}`);
    await exam(index + 1).fill(date);
  }
  expect(page.getByText("Exam over. It gets no more time.").elements()).toHaveLength(2);
});
