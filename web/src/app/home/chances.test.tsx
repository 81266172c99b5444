import { addDays, labelOf, parseDay } from "@smart-planner/planner/time";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { button, generate, openAdvanced, part } from "../../../test/advanced-page.ts";
import { expectAccessible } from "../../../test/expect-accessible.ts";

const at = new Date("2026-06-10T08:20:00");
const past = Array.from({ length: 10 }, (_, index) => {
  const day = addDays(parseDay("2026-05-31") ?? never(), index);
  return { day, sessionKey: `${labelOf(day)}-Physics` };
});

function never(): never {
  throw new RangeError("no day");
}

/** Ten finished sessions, each a quarter longer than planned, an exam with a goal and one without. */
const student = {
  advancedPlanSubjects: [
    { subject: "Physics", examDate: "2026-06-24" },
    { subject: "History", examDate: "2026-06-30" },
  ],
  smartplanner_subjects: {
    Physics: {
      way: "goal",
      goalMinutes: 50 * 60,
      exams: [{ id: "first", name: "", date: "", time: "" }],
    },
  },
  smartplanner_log: Object.fromEntries(
    past.map(({ day, sessionKey }) => [
      `log-${day}`,
      {
        subject: "Physics",
        stretches: [{ day, startMinute: 600, seconds: 75 * 60 }],
        plannedMinutes: 60,
        sessionKey,
        source: "timer",
      },
    ]),
  ),
  studyProgress: Object.fromEntries(past.map(({ sessionKey }) => [sessionKey, true])),
};

it.each([1280, 390])(
  "a chance names its basis, and its act makes it 9 in 10, %d wide",
  async (width) => {
    await page.viewport(width, 844);
    const { stored } = openAdvanced(student, { at });
    await generate();
    const today = part("Today, Wed 10 June");
    await today.getByRole("button", { name: /^Physics: [1-8] in 10/ }).click();
    const reasons = page.getByRole("dialog", { name: "Physics", exact: true });
    await expect.element(reasons).toMatchTextContent(/Wed 24 June, in 14 days/);
    await expect
      .element(reasons)
      .toMatchTextContent(/[1-8] in 10 that all of it is done in time\./);
    await expect.element(reasons).toMatchTextContent(/Left to do37 h 30 min, all of it planned/);
    await expect.element(reasons).toMatchTextContent(/It takes you1\.3 times as long as planned/);
    await expect.element(reasons).toMatchTextContent(/From your own 10 finished pieces of work\./);
    await expectAccessible(reasons);
    const before = stored("advancedPlanCache");
    await reasons.getByRole("button", { name: /^Make it 9 in 10/ }).click();
    await page
      .getByRole("dialog", { name: "Update your plan" })
      .getByRole("button", { name: "Use this plan" })
      .click();
    await expect
      .element(today.getByRole("button", { name: /^Physics: 9 in 10\s*likely/ }))
      .toBeVisible();
    // The time is for Physics: the exam without a goal takes none of it.
    expect(stored("advancedPlanCache")).toEqual(before);
    await button("Undo").click();
    await expect
      .element(today.getByRole("button", { name: /^Physics: [1-8] in 10/ }))
      .toBeVisible();
  },
);
