import { defaultPreferences, type Preferences } from "@smart-planner/planner/model";
import { useState } from "react";
import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { PreferencesForm } from "./preferences-form.tsx";

let kept: Preferences = defaultPreferences;

const Form = ({ subjects = [] }: { readonly subjects?: readonly string[] }) => {
  const [preferences, setPreferences] = useState(defaultPreferences);
  kept = preferences;
  return (
    <PreferencesForm
      preferences={preferences}
      subjects={subjects}
      colours={new Map()}
      onPreferencesChange={setPreferences}
    />
  );
};

const { show } = createMemoryPlatform();
const field = (label: string): Locator => page.getByLabelText(label, { exact: true });

it("begins with the specified values", async () => {
  show(<Form />);
  for (const [label, value] of [
    ["Focus", 25],
    ["Break", 5],
    ["Long break", 15],
    ["Sessions before long break", 4],
    ["Minimum", 30],
    ["Maximum", 120],
    ["Sleep at", 23],
    ["Wake at", 7],
  ] as const)
    await expect.element(field(label)).toHaveValue(value);
  for (const name of [
    "Early Morning (5-8 AM)",
    "Morning (8-12 PM)",
    "Afternoon (12-5 PM)",
    "Evening (5-9 PM)",
    "Night (9 PM+)",
  ])
    await expect
      .element(page.getByRole("button", { name, exact: true }))
      .toHaveAttribute("aria-pressed", "false");
});

it("holds its limits also for typed values, and says so", async () => {
  show(<Form />);
  for (const [label, least, most] of [
    ["Focus", 15, 60],
    ["Break", 5, 15],
    ["Long break", 15, 30],
    ["Sessions before long break", 2, 6],
    ["Minimum", 15, 60],
    ["Maximum", 60, 240],
    ["Sleep at", 0, 23],
    ["Wake at", 0, 23],
  ] as const) {
    for (const wrong of [least - 1, most + 1]) {
      await field(label).fill(String(wrong));
      await expect.element(field(label)).toHaveAttribute("aria-invalid", "true");
      await expect
        .element(field(label))
        .toHaveAccessibleDescription(new RegExp(`whole number from ${least} to ${most}`));
    }
    for (const right of [least, most]) {
      await field(label).fill(String(right));
      await expect.element(field(label)).not.toHaveAttribute("aria-invalid", "true");
    }
  }
  expect(kept).toMatchObject({
    pomodoro: {
      focusDuration: 60,
      breakDuration: 15,
      longBreakDuration: 30,
      sessionsBeforeLongBreak: 6,
    },
    minSessionLength: 60,
    maxSessionLength: 240,
    sleepSchedule: { start: 23, end: 23 },
  });
  await expect.element(page.getByText(/keeps no time free for sleep/)).toBeVisible();
});

it("says that a minimum is above the maximum and changes neither", async () => {
  show(<Form />);
  await field("Maximum").fill("60");
  await field("Minimum").fill("90");
  await userEvent.tab();
  await expect.element(page.getByText(/The minimum is above the maximum\./)).toBeVisible();
  await expect.element(field("Minimum")).toHaveValue(90);
  await expect.element(field("Maximum")).toHaveValue(60);
  expect(kept.minSessionLength).toBe(30);
});

it("keeps days, midday and hours free as chosen, and nothing while all is usual", async () => {
  show(<Form />);
  const days = page.getByRole("group", { name: "Free weekdays" });
  await days.getByRole("button", { name: "Sun" }).click();
  await days.getByRole("button", { name: "Sat" }).click();
  await field("Subjects a day, at most").fill("2");
  const switches = [
    /^Long days get a midday pause/,
    /^Leave 10 % free for surprises/,
    /^On exam days: no study before the exam/,
    /^Fill all my hours/,
  ].map((name) => page.getByRole("switch", { name }));
  for (const each of switches) await each.click();
  expect(kept.comfort).toEqual({
    restDays: [5, 6],
    lunch: null,
    cushion: 0,
    quietExamDays: false,
    mostSubjectsADay: 2,
    usesSpare: true,
  });
  await days.getByRole("button", { name: "Sun" }).click();
  await days.getByRole("button", { name: "Sat" }).click();
  await field("Subjects a day, at most").fill("3");
  for (const each of switches) await each.click();
  expect(kept.comfort).toBeUndefined();
  const free = page.getByRole("switch", { name: "One free day a week" });
  await free.click();
  expect(kept.comfort).toEqual({ restDays: "none" });
  await expect.element(days).not.toBeInTheDocument();
});

it("rates each subject from 1 to 5, beginning at 3", async () => {
  const { rerender } = show(<Form />);
  await expect
    .element(page.getByRole("region", { name: "How hard is it?" }))
    .toMatchTextContent("once they have a name");
  rerender(<Form subjects={["Mathematics"]} />);
  const maths = page.getByRole("slider", { name: "Mathematics difficulty" });
  await expect.element(maths).toHaveValue("3");
  await expect.element(maths).toHaveAttribute("min", "1");
  await expect.element(maths).toHaveAttribute("max", "5");
  (maths.element() as HTMLElement).focus();
  await userEvent.keyboard("{End}");
  await page.getByRole("button", { name: "Morning (8-12 PM)", exact: true }).click();
  expect(kept).toMatchObject({
    preferredTimes: ["Morning"],
    subjectDifficulty: { Mathematics: 5 },
  });
});
