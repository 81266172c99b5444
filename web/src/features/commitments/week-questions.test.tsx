import type { Commitment } from "@smart-planner/planner/model";
import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { FixedQuestion } from "./fixed-question.tsx";
import { SchoolQuestion } from "./school-question.tsx";

let kept: readonly Commitment[] = [];

const Questions = () => {
  const [commitments, setCommitments] = useState<readonly Commitment[]>([]);
  kept = commitments;
  return (
    <>
      <SchoolQuestion commitments={commitments} onCommitmentsChange={setCommitments} />
      <FixedQuestion commitments={commitments} onCommitmentsChange={setCommitments} />
    </>
  );
};

const { show } = createMemoryPlatform();
const day = (name: string) => page.getByRole("button", { name, exact: true });
const school = { name: "School", type: "other", isClass: true };

it("school has days and exact times, and a day's own where they differ", async () => {
  show(<Questions />);
  for (const name of ["Mon", "Tue", "Wed"]) await day(name).click();
  await page.getByLabelText("School from").fill("08:30");
  await page.getByLabelText("School to").fill("15:30");
  await day("Thu").click();
  expect(kept).toEqual([{ ...school, days: [0, 1, 2, 3], startTime: "08:30", endTime: "15:30" }]);
  await page.getByRole("button", { name: "Differs by day" }).click();
  await page.getByLabelText("Wednesday to").fill("13:00");
  expect(kept).toEqual([
    { ...school, days: [0, 1, 3], startTime: "08:30", endTime: "15:30" },
    { ...school, days: [2], startTime: "08:30", endTime: "13:00" },
  ]);
  await day("Wed").click();
  expect(kept).toHaveLength(1);
});

it("says that school ends before it begins and keeps correct values", async () => {
  show(<Questions />);
  await day("Mon").click();
  await page.getByLabelText("School to").fill("07:00");
  await expect.element(page.getByText("School ends before it begins.")).toBeVisible();
  expect(kept).toEqual([{ ...school, days: [0], startTime: "08:00", endTime: "15:00" }]);
});

it("a typed line becomes a fixed time; words not understood stay in the box", async () => {
  show(<Questions />);
  const box = page.getByRole("textbox", { name: "What else is fixed?" });
  await box.fill("football Tue Thu 18-19:30, my cat");
  await userEvent.keyboard("{Enter}");
  const football = { name: "Football", days: [1, 3], startTime: "18:00", endTime: "19:30" };
  expect(kept).toEqual([{ ...football, type: "other" }]);
  await expect.element(box).toHaveValue("my cat");
  await expect.element(box).toHaveAccessibleDescription(/We did not get “my cat”/);
  await page.getByRole("button", { name: "Remove Football" }).click();
  expect(kept).toEqual([]);
  await expect.element(box).toHaveFocus();
});
