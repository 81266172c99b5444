import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openQuickPlan, region } from "../../../test/memory-planner.ts";

const progress = () => region("Progress Dashboard");
const part = (name: string) => progress().getByRole("region", { name });
const sessions = () => part("Study Sessions");
const box = (name: string | RegExp) => sessions().getByRole("checkbox", { name });
const says = (shown: ReturnType<typeof region>, text: string | RegExp) =>
  expect.element(shown).toMatchTextContent(text);
const useScreen = async (width: number, height: number) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 900));
};

it("counts ticks in hours, by subject and in all, and keeps them", async () => {
  const app = await openQuickPlan({
    hours: 4,
    subjects: [
      ["Mathematics", "2026-06-12"],
      ["Art", "2026-06-12"],
    ],
  });
  await says(part("Overall Progress"), "0%0.0 / 8.0 hours");
  await says(part("Subjects Tracked"), "2Active subjects");
  await says(progress(), "Every step counts! Let's start studying!");
  await says(part("Study Streak"), "Start today!");

  const first = box("Mathematics 2 hr").first();
  await first.click();
  await says(part("Overall Progress"), "25%2.0 / 8.0 hours");
  await says(part("Subject Breakdown"), "Mathematics2.0 / 4.0 hrs 50%");
  for (const [name, percent] of [
    ["Overall Progress", "25"],
    ["Mathematics", "50"],
    ["Art", "0"],
  ] as const)
    await expect
      .element(progress().getByRole("progressbar", { name }))
      .toHaveAttribute("aria-valuenow", percent);
  expect(part("Study Streak").element().querySelector(".lucide-flame")).not.toBeNull();
  expect(app.stored("studyProgress")).toEqual({ "10-June-2026-Mathematics": true });
  const row = first.element().parentElement;
  const name = [...(row?.querySelectorAll("*") ?? [])].findLast(
    ({ textContent }) => textContent === "Mathematics",
  );
  expect(name && getComputedStyle(name).textDecorationLine).toBe("line-through");
  expect(row?.querySelectorAll("svg")).toHaveLength(1);

  await box("Art 2 hr").first().click();
  await says(progress(), "You're making great progress! Keep going!");
  await says(part("Study Streak"), "1dayKeep it up!");
  await box("Mathematics 2 hr").nth(1).click();
  await box("Art 2 hr").nth(1).click();
  await says(progress(), "Amazing! You've completed all sessions! Keep up the great work!");

  app.openAgain();
  await says(part("Overall Progress"), "100%");
  await first.click();
  await says(part("Overall Progress"), "75%");
});

it("counts a streak over days and forgives today", async () => {
  const app = await openQuickPlan({ hours: 2, subjects: [["Mathematics", "2026-06-20"]] });
  await box(/^Mathematics/)
    .first()
    .click();
  const next = app.openAgain({ at: new Date("2026-06-11T09:00:00") });
  await says(part("Study Streak"), "1day");
  await sessions()
    .getByRole("region", { name: /^11-June-2026/ })
    .getByRole("checkbox")
    .click();
  await says(part("Study Streak"), "2daysAmazing consistency!");
  next.openAgain({ at: new Date("2026-06-13T09:00:00") });
  await says(part("Study Streak"), "0daysStart today!");
});

it("a week later table and sessions open at today, also after a new plan", async () => {
  await useScreen(1280, 3200);
  const app = await openQuickPlan();
  const expectAtToday = async () => {
    const today = sessions().getByRole("region", { name: /^17-June-2026/ });
    await expect.element(today.getByRole("heading")).toBeInViewport();
    const top = (shown: ReturnType<typeof region>) => shown.element().getBoundingClientRect().y;
    expect(top(today.getByRole("heading"))).toBeLessThan(top(today.getByRole("checkbox").first()));
    await expect.element(region("Study Plan").getByText("17-June-2026").first()).toBeInViewport();
  };
  app.openAgain({ at: new Date("2026-06-17T09:00:00") });
  await expectAtToday();
  await page.getByLabelText("Exam Date 1", { exact: true }).fill("2026-06-20");
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await says(region("Study Plan"), "10-June-2026 to 25-June-2026");
  await expectAtToday();
});

it("on a phone the sessions of a long plan are reached and scrolled by keyboard", async () => {
  await useScreen(390, 844);
  await openQuickPlan();
  const list = page.getByRole("group", { name: "Study Sessions" });
  // By the keyboard and not by a call, which Chromium lets focus any scroll area.
  list.getByRole("checkbox").first().element().focus();
  await userEvent.tab({ shift: true });
  await expect.element(list).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.poll(() => list.element().scrollTop).toBeGreaterThan(100);
});

it("a year of twenty subjects scrolls, ticks and renders only visible rows", async () => {
  await openQuickPlan({
    hours: 10,
    subjects: Array.from(
      { length: 20 },
      (_, index) => [`Subject no. ${index + 1}`, "2027-06-10"] as const,
    ),
  });
  const table = region("Study Plan");
  await says(table, "10-June-2026 to 09-June-2027");
  expect(table.element().querySelectorAll("tr").length).toBeLessThan(120);
  const scroller = table.getByRole("region", { name: "Study plan, by date" }).element();
  scroller.scrollTo(0, scroller.scrollHeight);
  await expect.element(table.getByText("09-June-2027", { exact: true })).toBeVisible();
  const list = sessions().element().querySelector("h3 + div");
  expect(list?.scrollHeight).toBeGreaterThan(24 * 16);
  expect(list && getComputedStyle(list).height).toBe(`${24 * 16}px`);
  const fourth = sessions().getByRole("checkbox").nth(3);
  await fourth.click();
  await expect.element(fourth).toBeChecked();
});
