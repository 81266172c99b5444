import { defaultPreferences } from "@smart-planner/planner/model";
import { expect, it, onTestFinished } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../test/expect-accessible.ts";
import { openMemoryApp } from "../../test/memory-app.tsx";

const button = (name: string | RegExp): Locator => page.getByRole("button", { name });
const minutes = (): Locator => page.getByLabelText("Minutes");

const fiveSessions = [4, 5, 6, 7, 8].map((day) => ({
  subject: "Physics",
  stretches: [{ day: `2026-06-0${day}`, startMinute: 960, seconds: 78 * 60 }],
  plannedMinutes: 60,
  sessionKey: `session ${day}`,
  source: "timer",
}));

it("study without the timer is entered, changed, removed and brought back", async () => {
  const { saved } = openMemoryApp({ path: "/time" });
  await expect.element(page.getByRole("heading", { name: "Nothing to show yet" })).toBeVisible();
  await button("I studied without the timer").click();
  await minutes().fill("0");
  await button("Add to the log").click();
  await expect.element(page.getByText("Enter 1 to 960 minutes")).toBeVisible();
  await page.getByLabelText("Subject").fill("Physics");
  await minutes().fill("90");
  await page.getByLabelText("Start time").fill("20:00");
  await button("Add to the log").click();
  await expect
    .element(page.getByText("That is still to come: choose a time that has passed"))
    .toBeVisible();
  await page.getByLabelText("Start time").fill("09:05");
  await button("Add to the log").click();
  const log = page.getByRole("region", { name: "Study log" });
  const entry = log.getByRole("listitem");
  await expect.element(entry).toMatchTextContent("1 h 30");
  const days = page.getByRole("table", { name: "Planned and done, day by day" });
  (days.element() as HTMLElement).focus();
  await expect.element(page.getByText("Wed 10 Jun, 1 h 30", { exact: true })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect
    .element(page.getByText("Thu 11 Jun, nothing planned", { exact: true }))
    .toBeVisible();
  await button(/^Change Physics/).click();
  await minutes().fill("45");
  await userEvent.keyboard("{Enter}");
  await expect.element(entry).toMatchTextContent("45 min");
  await button("Table (.csv)").click();
  expect(saved).toMatchObject([
    { text: expect.stringContaining("2026-06-10,09:05,Physics,45,,,by hand") },
  ]);
  await button(/^Remove Physics/).click();
  await expect.element(entry).not.toBeInTheDocument();
  await expect.element(log.getByRole("button", { name: "Undo" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(entry).toMatchTextContent("Physics");
});

it("what five sessions teach is offered with its numbers, used when accepted, and taken back", async () => {
  const { stored } = openMemoryApp({
    path: "/time",
    initial: { smartplanner_log: { ...fiveSessions } },
  });
  const pace = page.getByRole("region", { name: "Planned and real length" });
  await expect
    .element(pace)
    .toMatchTextContent(
      "Physics takes you 1.1 times as long: use that for new plans?From 5 finished sessions: 5 h planned, 6 h 30 real.",
    );
  expect(stored("smartplanner_paces")).toBeNull();
  await expectAccessible(page.elementLocator(document.body));
  await pace.getByRole("button", { name: "Planned and real length as a table" }).click();
  await expect.element(pace.getByRole("row", { name: "Physics 5 h 6 h 30 1.1" })).toBeVisible();
  await pace.getByRole("button", { name: "Use it" }).click();
  await expect.element(pace).toMatchTextContent("New plans count 1.1 times the time for Physics.");
  await pace.getByRole("button", { name: "Take it back" }).click();
  expect(stored("smartplanner_paces")).toMatchObject({ Physics: { use: false } });
});

it("a goal in hours is offered no pace, and the chance of its exam is told with its outcome", async () => {
  const { stored } = openMemoryApp({
    path: "/time",
    initial: {
      smartplanner_log: { ...fiveSessions },
      advancedPlanSubjects: [{ subject: "Physics", examDate: "2026-06-09" }],
      smartplanner_subjects: {
        Physics: {
          way: "goal",
          goalMinutes: 600,
          exams: [{ id: "first", name: "", date: "", time: "" }],
        },
      },
      smartplanner_chances: {
        "exam 2026-06-09 Physics": { first: 9, tenths: 8, due: "2026-06-09" },
      },
    },
  });
  await expect.element(page.getByText("Of 1 called likely, 0 were done.")).toBeVisible();
  expect(stored("smartplanner_chances")).toMatchObject({
    "exam 2026-06-09 Physics": { isDone: false },
  });
  const pace = page.getByRole("region", { name: "Planned and real length" });
  await expect.element(pace).toMatchTextContent("Physics1 h takes 1 h 06");
  await expect.element(pace.getByRole("button", { name: "Use it" })).not.toBeInTheDocument();
});

it("with two plans the one made last is in use, and sessions ticked in either count as studied", async () => {
  const madeFrom = (at: string, name: string) => ({
    subjects: [{ name, examDate: "2026-06-20" }],
    hoursPerDay: 4,
    today: "2026-06-10",
    minuteOfDay: 480,
    at,
  });
  const app = openMemoryApp({
    path: "/time",
    initial: {
      quickPlanSubjects: [{ subject: "Maths", examDate: "2026-06-20" }],
      quickPlanCache: {
        "10-June-2026": [
          { subject: "Maths", hours: 0.75, key: "q1" },
          { subject: "Maths", hours: 2, key: "q2" },
        ],
      },
      smartplanner_quick_inputs: madeFrom("2026-06-10T06:00:00.000Z", "Maths"),
      advancedPlanSubjects: [{ subject: "Art", examDate: "2026-06-20" }],
      advancedPlanCache: {
        "10-June-2026": [
          { subject: "Art", hours: 3, startTime: "09:00", key: "a1" },
          { subject: "Art", hours: 1, startTime: "14:00", key: "a2" },
        ],
      },
      smartplanner_plan_inputs: {
        ...madeFrom("2026-06-10T07:00:00.000Z", "Art"),
        grid: {},
        commitments: [],
        preferences: defaultPreferences,
      },
      studyProgress: { q1: true, a1: true },
    },
  });
  await expect.element(page.getByText(/^You studied 3 h 45/)).toBeVisible();
  await app.router.navigate("/focus");
  await expect.element(button("Start Art")).toBeVisible();
  await expect.element(button("Start Maths")).not.toBeInTheDocument();
});

it("a session missed and planned again counts once, as it does in Progress", async () => {
  const hour = { subject: "Maths", hours: 1 };
  openMemoryApp({
    path: "/time",
    initial: {
      quickPlanSubjects: [{ subject: "Maths", examDate: "2026-06-20" }],
      quickPlanCache: {
        "08-June-2026": [{ ...hour, key: "missed", released: "again" }],
        "09-June-2026": [{ ...hour, key: "done" }],
      },
      studyProgress: { done: true },
    },
  });
  await expect.element(page.getByText(/^You studied 1 h of the 1 h you planned/)).toBeVisible();
});

it("an open session fits on no day off, and on none without free time", async () => {
  const hour = { subject: "Art", hours: 1, startTime: "14:00" };
  openMemoryApp({
    path: "/time",
    initial: {
      advancedPlanSubjects: [{ subject: "Art", examDate: "2026-06-20" }],
      advancedPlanCache: {
        "08-June-2026": [{ ...hour, key: "done" }],
        "09-June-2026": [{ ...hour, key: "open" }],
      },
      studyHoursAvailable: 3,
      smartplanner_commitments: [
        { name: "Shop", days: [4], startTime: "00:00", endTime: "23:55", type: "work" },
      ],
      smartplanner_days_off: { off: { name: "Trip", from: "2026-06-11", to: "2026-06-11" } },
      studyProgress: { done: true },
    },
  });
  await expect
    .element(page.getByText(/One session is still open; it fits on Saturday\./))
    .toBeVisible();
});

it("a smart timetable's open session fits on no day that was wished free", async () => {
  openMemoryApp({
    path: "/time",
    initial: {
      quickPlanSubjects: [{ subject: "Maths", examDate: "2026-06-20" }],
      quickPlanHours: 3,
      quickPlanCache: {
        "08-June-2026": [{ subject: "Maths", hours: 1, startTime: "14:00", key: "done" }],
        "09-June-2026": [{ subject: "Maths", hours: 1, startTime: "14:00", key: "open" }],
      },
      smartplanner_quick_inputs: {
        subjects: [{ name: "Maths", examDate: "2026-06-20" }],
        hoursPerDay: 3,
        today: "2026-06-08",
        minuteOfDay: 480,
        way: "smart",
        wishes: [{ kind: "off", firmness: "firm", weekdays: [3] }],
      },
      studyProgress: { done: true },
    },
  });
  await expect
    .element(page.getByText(/One session is still open; it fits on Friday\./))
    .toBeVisible();
});

it("with large text on a phone nothing is over the edge, and names are read along", async () => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = "200%";
  onTestFinished(async () => {
    document.documentElement.style.fontSize = "";
    await page.viewport(1280, 900);
  });
  openMemoryApp({ path: "/time", initial: { smartplanner_log: { ...fiveSessions } } });
  await expect.element(button("I studied without the timer")).toBeVisible();
  await expect.element(button("Use it")).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  const names = page.getByText("Physics", { exact: true }).elements();
  // By subject, by length, and of five entries.
  expect(names).toHaveLength(7);
  for (const name of names) {
    const oneLine = Number.parseFloat(getComputedStyle(name).lineHeight);
    expect(name.getBoundingClientRect().height).toBeLessThan(2 * oneLine);
  }
  const weekdays = page.getByRole("table", { name: "Planned and done, day by day" });
  for (const head of weekdays.element().querySelectorAll("thead th"))
    expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
});
