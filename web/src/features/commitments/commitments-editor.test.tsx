import type { Commitment } from "@smart-planner/planner/model";
import { parseDay } from "@smart-planner/planner/time";
import { useState } from "react";
import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { newCommitment } from "./commitment-form.tsx";
import { CommitmentsEditor } from "./commitments-editor.tsx";

let kept: readonly Commitment[] = [];

const Editor = ({ stored = [] }: { readonly stored?: readonly Commitment[] }) => {
  const [commitments, setCommitments] = useState(stored);
  kept = commitments;
  return <CommitmentsEditor commitments={commitments} onCommitmentsChange={setCommitments} />;
};

const open = () => createMemoryPlatform().show(<Editor />);
const field = (label: string): Locator => page.getByLabelText(label);
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const list = () => page.getByRole("region", { name: "Your commitments" });
const rows = () =>
  list()
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);

it("a commitment begins as work from 09:00 to 10:00 and is kept with all its fields", async () => {
  await open();
  await expect.element(field("Type")).toHaveValue("work");
  await expect.element(field("Start time")).toHaveValue("09:00");
  await expect.element(field("End time")).toHaveValue("10:00");
  const types = [...field("Type").element().querySelectorAll("option")];
  expect(types.map(({ textContent }) => textContent)).toEqual([
    "work",
    "sports",
    "meal",
    "commute",
    "other",
  ]);
  await field("Commitment name").fill("Football training");
  await field("Type").selectOptions("sports");
  for (const day of ["Thu", "Tue"]) await press(day);
  await field("Start time").fill("17:00");
  await field("End time").fill("19:00");
  await press("Add Commitment");
  const item = list().getByRole("listitem");
  for (const text of ["Football training", "Tue, Thu", "17:00 – 19:00", "sports"])
    await expect.element(item).toMatchTextContent(text);
  await expect.element(field("Commitment name")).toHaveValue("");
  expect(kept).toEqual([
    {
      name: "Football training",
      days: [1, 3],
      startTime: "17:00",
      endTime: "19:00",
      type: "sports",
    },
  ]);
});

it("says clearly that a name, a day or an end is missing", async () => {
  await open();
  await field("End time").fill("09:00");
  await press("Add Commitment");
  for (const text of [
    "Give the commitment a name.",
    "Choose at least one day.",
    "It starts and ends at the same time. Enter a later end.",
  ])
    await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(field("Commitment name")).toHaveFocus();
  await expect.element(field("End time")).toHaveAttribute("aria-invalid", "true");
  expect(kept).toEqual([]);
  await field("Commitment name").fill("Job");
  await press("Sat");
  await field("End time").fill("02:00");
  await expect.element(page.getByText("Ends the next day.")).toBeVisible();
  await press("Add Commitment");
  await expect.element(list()).toMatchTextContent("09:00 – 02:00 next day");
});

it("a commitment is changed, removed and brought back, with the focus where the work goes on", async () => {
  await open();
  for (const name of ["Lunch", "Job"]) {
    await field("Commitment name").fill(name);
    await press("Mon");
    await press("Add Commitment");
  }
  await press("Edit Lunch");
  await expect.element(field("Commitment name")).toHaveValue("Lunch");
  await field("End time").fill("09:30");
  await press("Save Changes");
  await expect.element(list().getByRole("listitem").first()).toMatchTextContent("09:00 – 09:30");
  await expect.element(page.getByRole("button", { name: "Edit Lunch" })).toHaveFocus();
  await press("Edit Job");
  await press("Cancel");
  await expect.element(page.getByRole("button", { name: "Edit Job" })).toHaveFocus();
  await press("Remove Lunch");
  expect(rows()).toEqual([expect.stringContaining("Job")]);
  await expect.element(page.getByRole("button", { name: "Undo" })).toHaveFocus();
  await press("Undo");
  expect(rows()).toEqual([expect.stringContaining("Lunch"), expect.stringContaining("Job")]);
  await expect.element(page.getByRole("button", { name: "Edit Lunch" })).toHaveFocus();
});

it("a commitment comes every second week, or only once", async () => {
  await open();
  await field("Commitment name").fill("Early shift");
  await press("Sat");
  await page.getByText("Every second week", { exact: true }).click();
  await expect.element(page.getByText("Next: Sat 13 Jun, Sat 27 Jun, Sat 11 Jul")).toBeVisible();
  await press("Begin on Sat 20 Jun");
  await expect.element(page.getByText("Next: Sat 20 Jun, Sat 4 Jul, Sat 18 Jul")).toBeVisible();
  await press("Add Commitment");
  await expect.element(page.getByText("Every second week, next on 20 Jun")).toBeVisible();

  await field("Commitment name").fill("Dentist");
  await press("Fri");
  await page.getByText("Only this week", { exact: true }).click();
  await press("Add Commitment");
  await expect.element(page.getByText("Only this week, 12 Jun")).toBeVisible();
  expect(kept[1]).toMatchObject({ dates: { from: "2026-06-10", until: "2026-06-16" } });
});

it("every second week begins with a class that is in the next calendar week, or the one after", async () => {
  await open();
  await field("Commitment name").fill("Lab");
  // Wednesday: Monday has passed. The weeks are chosen before the day as well as after it.
  await page.getByText("Every second week", { exact: true }).click();
  await press("Mon");
  await expect.element(page.getByText("Next: Mon 15 Jun, Mon 29 Jun, Mon 13 Jul")).toBeVisible();
  await press("Begin on Mon 22 Jun");
  await expect.element(page.getByText("Next: Mon 22 Jun, Mon 6 Jul, Mon 20 Jul")).toBeVisible();
  await press("Begin on Mon 15 Jun");
  await expect.element(page.getByText("Next: Mon 15 Jun, Mon 29 Jun, Mon 13 Jul")).toBeVisible();
  await field("Until (optional)").fill("2026-06-20");
  await expect.element(page.getByText("Next: Mon 15 Jun", { exact: true })).toBeVisible();
  expect(page.getByRole("button", { name: "Begin on" }).elements()).toEqual([]);
});

it("a stored commitment of every second week keeps its weeks and its first day when its end changes", async () => {
  const dates = { from: parseDay("2026-09-03"), everyWeeks: 2 as const };
  const lab = { ...newCommitment, name: "Lab", days: [3] as const, dates };
  await createMemoryPlatform().show(<Editor stored={[lab]} />);
  await press("Edit Lab");
  await field("Until (optional)").fill("2026-10-30");
  await press("Save Changes");
  expect(kept[0]?.dates).toEqual({ ...dates, until: "2026-10-30" });
});
