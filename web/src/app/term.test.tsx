import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../test/expect-accessible.ts";
import { openMemoryApp } from "../../test/memory-app.tsx";
import { openQuickPlan, region } from "../../test/memory-planner.ts";

const at = new Date("2026-06-10T08:20:00");
const work = (subject: string, title: string, due: string, minutes: number, more = {}) => ({
  kind: "hand-in",
  subject,
  title,
  due: { day: due },
  estimate: { minutes },
  state: "open",
  addedOn: "2026-06-10",
  ...more,
});
const initial = {
  smartplanner_assignments: {
    essay: work("History", "Essay 2", "2026-06-12", 1_500),
    sheet: work("Mathematics", "Sheet", "2026-06-16", 120, {
      repeats: { everyWeeks: 1, until: "2026-06-30" },
    }),
    map: work("History", "Map", "2026-06-11", 60, { state: "handed in", endedOn: "2026-06-10" }),
  },
};
const strip = () => page.getByRole("list", { name: "Weeks until 30 June" });
const open = async () => {
  const app = await openQuickPlan({ at, initial });
  await app.router.navigate("/term");
  await expect.element(page.getByRole("heading", { name: "Your term" })).toBeVisible();
  return app;
};

describe("Your term", () => {
  it("says what there is when nothing is dated, and takes the first line", async () => {
    openMemoryApp({ at, path: "/term" });
    await expect.element(page.getByText("No dates yet")).toBeVisible();
    await page.getByRole("textbox", { name: "Add work" }).fill("Essay 2 for History, due Fri, 6 h");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(region("All work").getByRole("listitem", { name: /^Essay 2/ }))
      .toBeVisible();
  });

  it("counts the dates of a full week beyond its first marks", async () => {
    const many = Array.from({ length: 20 }, (_, index) => [
      `w${index}`,
      work("History", `Sheet ${index}`, "2026-06-12", 30),
    ]);
    openMemoryApp({
      at,
      path: "/term",
      initial: { smartplanner_assignments: Object.fromEntries(many) },
    });
    await expect
      .element(page.getByRole("list", { name: "Weeks until 12 June" }))
      .toMatchTextContent(/\+12/);
  });

  it("read from the right, Arrow Left goes to the week after", async () => {
    document.documentElement.dir = "rtl";
    try {
      await open();
      const weeks = strip().getByRole("button");
      weeks.first().element().focus();
      await userEvent.keyboard("{ArrowLeft}");
      await expect.element(weeks.nth(1)).toHaveFocus();
    } finally {
      document.documentElement.dir = "";
    }
  });

  it("shows the weeks, opens one by keyboard, and a press on what helps shows the plan first", async () => {
    await open();
    await expect
      .element(page.getByText(/^9 dates until 30 June\. Next: Essay 2, on 12 June\.$/))
      .toBeVisible();
    const weeks = strip().getByRole("button");
    expect(weeks.elements()).toHaveLength(4);
    await expect
      .element(weeks.first())
      .toHaveAccessibleName(/^\d+ h short 8 Jun: .* planned of .*History Essay 2/);
    await expectAccessible(page.elementLocator(document.body));
    weeks.first().element().focus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect.element(weeks.nth(1)).toHaveAttribute("aria-expanded", "true");
    await expect.element(page.getByText(/ planned, .* free\.$/)).toBeVisible();
    await userEvent.keyboard("{Escape}{ArrowLeft}{Enter}");
    await expect.element(page.getByText(/you need 25 h\. There are 18 h\./)).toBeVisible();
    await expectAccessible(page.elementLocator(document.body));
    await page.getByRole("button", { name: /^Hand Essay 2 in 2 days late/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Use this plan" }).click();
    await expect
      .element(region("All work").getByRole("listitem", { name: /^Essay 2, History, Sun 14 Jun/ }))
      .toBeVisible();
  });

  it("names an exam with its own name", async () => {
    const exams = [
      { id: "first", name: "Midterm", date: "", time: "" },
      { id: "second", name: "Final", date: "2026-06-26", time: "" },
    ];
    const records = { ...initial, smartplanner_subjects: { Physics: { way: "none", exams } } };
    const app = await openQuickPlan({
      at,
      initial: records,
      subjects: [
        ["Physics", "2026-06-18"],
        ["Biology", "2026-06-19"],
      ],
    });
    await app.router.navigate("/term");
    const all = region("All work");
    await expect.element(all.getByRole("listitem", { name: /^Midterm, Physics/ })).toBeVisible();
    await expect.element(all.getByRole("listitem", { name: /^Final, Physics/ })).toBeVisible();
    await expect.element(all.getByRole("listitem", { name: /^Exam, Biology/ })).toBeVisible();
    await expect
      .element(strip().getByRole("button").nth(1))
      .toHaveAccessibleName(/Physics Midterm, Biology Exam$/);
  });

  it("folds handed-in work, filters by subject and opens the sheet", async () => {
    await open();
    const all = region("All work");
    await expect.element(all.getByRole("listitem", { name: /^Map/ })).not.toBeInTheDocument();
    await all.getByRole("button", { name: "1 handed in" }).click();
    await expect.element(all.getByRole("listitem", { name: /^Map/ })).toBeVisible();
    await all.getByRole("button", { name: "Mathematics" }).click();
    await expect.element(all.getByRole("listitem", { name: /^Map/ })).not.toBeInTheDocument();
    await expect
      .element(all.getByRole("listitem", { name: /^Sheet, Mathematics, Tue 16 Jun 23:59/ }))
      .toMatchTextContent(/Every week/);
    await all
      .getByRole("button", { name: /^Sheet/ })
      .first()
      .click();
    await expect.element(page.getByRole("dialog", { name: "Weekly work" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: "Add work" }).click();
    const sheet = page.getByRole("dialog", { name: "Assignment" });
    await sheet.getByRole("button", { name: "Add" }).click();
    await expect.element(sheet.getByRole("alert")).toMatchTextContent("What is it called?");
    await sheet.getByLabelText("Title").fill("Lab report");
    await sheet.getByLabelText("Due day").fill("2026-06-24");
    await sheet.getByRole("button", { name: "Add" }).click();
    await all.getByRole("button", { name: "All subjects" }).click();
    await expect
      .element(all.getByRole("listitem", { name: /^Lab report, Wed 24 Jun/ }))
      .toBeVisible();
  });
});
