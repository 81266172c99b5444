import type { Page } from "@playwright/test";
import { makeQuickPlan, openPlanner, region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

interface Entry {
  readonly subject: string;
  readonly hours: number;
  readonly key?: string;
  readonly released?: string;
}
interface Session extends Entry {
  readonly day: string;
  readonly tick: string;
}

/** Monday 1 June 2026; the sessions of a day begin at 08:00. */
const first = new Date("2026-06-01T07:30:00");
const hoursPerDay = 3;
const exams: Record<string, string> = {
  Physics: "2026-06-12",
  History: "2026-06-20",
  Biology: "2026-06-29",
};

const months = ["May", "June", "July"];
const dayOfLabel = (label: string): string => {
  const [day = "", month = "", year = ""] = label.split("-");
  return `${year}-${String(months.indexOf(month) + 5).padStart(2, "0")}-${day}`;
};

/** The sessions that are stored, with the key of each one's tick, told from the plan alone. */
const sessionsIn = (plan: Record<string, Entry[]>): Session[] =>
  Object.entries(plan).flatMap(([label, entries]) => {
    const seen = new Map<string, number>();
    return entries.map((entry) => {
      const base = `${label}-${entry.subject}`;
      const count = (seen.get(base) ?? 0) + (entry.key === undefined ? 1 : 0);
      seen.set(base, count);
      const own = count < 2 ? base : `${base}#${count}`;
      return { ...entry, day: dayOfLabel(label), tick: entry.key ?? own };
    });
  });

/** A student's month: what is said on the page is held against what is stored, every day. */
const createMonth = (page: Page) => {
  const done = new Set<string>();
  let today = "2026-06-01";

  const read = async () => {
    const sessions = sessionsIn(await stored(page, "quickPlanCache"));
    const ticks: Record<string, boolean> = (await stored(page, "studyProgress")) ?? {};
    return { sessions, isDone: ({ tick }: Session) => ticks[tick] === true };
  };

  const check = async () => {
    const { sessions, isDone } = await read();
    // Nothing that was done is lost, and every tick has its session.
    expect(
      sessions
        .filter(isDone)
        .map(({ tick }) => tick)
        .sort(),
    ).toEqual([...done].sort());
    const ahead = sessions.filter(({ day, released }) => day >= today && released === undefined);
    for (const { subject, day } of ahead) expect(day < (exams[subject] ?? "")).toBe(true);
    const hours = new Map<string, number>();
    for (const { day, hours: length } of ahead) hours.set(day, (hours.get(day) ?? 0) + length);
    for (const [day, sum] of hours)
      if (day > today) expect(sum).toBeLessThanOrEqual(hoursPerDay + 0.25);
    const missed = sessions.filter(
      (session) => session.day < today && !isDone(session) && session.released === undefined,
    );
    const note = region(page, "Missed sessions");
    if (missed.length === 0) await expect(note).toBeHidden();
    else
      await expect(note).toContainText(
        `${missed.length} ${missed.length === 1 ? "session" : "sessions"} `,
      );
    const studied = sessions.filter(isDone).reduce((sum, one) => sum + one.hours, 0);
    const overall = await page.getByText(/^\d+\.\d \/ \d+\.\d hours$/).innerText();
    expect(Math.abs(Number.parseFloat(overall) - studied)).toBeLessThan(0.06);
    await expect(page.locator("main")).not.toContainText(/NaN|undefined|Infinity|null/);
    const ofToday = ahead.filter(({ day }) => day === today);
    const count = ofToday.filter(isDone).length;
    if (ofToday.length > 0 && count < ofToday.length)
      await expect(page.locator("main")).toContainText(`${count} of ${ofToday.length} done`);
  };

  return {
    done,
    check,
    /** The browser is opened on a day of June, at half past seven or another time. */
    open: async (dayOfMonth: number, time = "07:30") => {
      today = `2026-06-${String(dayOfMonth).padStart(2, "0")}`;
      await page.clock.setSystemTime(new Date(`${today}T${time}:00`));
      await page.reload();
      await expect(region(page, "Study Calendar")).toBeVisible();
      await check();
    },
    tick: async (count: number) => {
      const list = page.getByRole("list", { name: "Today's sessions" });
      for (let index = 0; index < count; index += 1) {
        const box = list.getByRole("checkbox", { checked: false }).first();
        if (!(await box.isVisible())) break;
        await box.click();
      }
      const { sessions, isDone } = await read();
      for (const session of sessions.filter(isDone)) done.add(session.tick);
      await check();
    },
    didThem: async () => {
      await region(page, "Missed sessions").getByRole("button", { name: "I did them" }).click();
      await expect(region(page, "Missed sessions")).toBeHidden();
      const { sessions, isDone } = await read();
      for (const session of sessions.filter(isDone)) done.add(session.tick);
      await check();
    },
  };
};

test("a month of a student: done, missed, ill, an exam that moves, less time, exams that pass", async ({
  page,
}) => {
  test.setTimeout(360_000);
  await openPlanner(page, { at: first });
  await makeQuickPlan(page, {
    hours: String(hoursPerDay),
    subjects: Object.entries(exams).map(([name, day]) => [name, day] as const),
  });
  const month = createMonth(page);
  const preview = page.getByRole("dialog");
  const use = async () => {
    await preview.getByRole("button", { name: "Use this plan" }).click({ timeout: 40_000 });
    await expect(preview).toBeHidden();
    await month.check();
  };
  await month.check();
  for (const day of [1, 2, 3]) {
    if (day > 1) await month.open(day);
    await month.tick(3);
  }
  await month.open(4);
  await month.tick(1);
  // Ill for three days; back on Monday with what is left of four.
  await month.open(8);
  await region(page, "Missed sessions").getByRole("button", { name: "Plan them again" }).click();
  await use();
  await expect(region(page, "Missed sessions")).toBeHidden();
  await month.tick(2);
  await page.getByRole("button", { name: "Time today" }).click();
  await page.getByRole("button", { name: /stop now$/ }).click();
  await page.getByRole("button", { name: /^Use / }).click();
  // At once where nothing else gives way, else after its preview.
  const used = page.getByText(/^Plan updated: /);
  const usePlan = preview.getByRole("button", { name: "Use this plan" });
  await expect(usePlan.and(page.locator(":enabled")).or(used)).toBeVisible({ timeout: 40_000 });
  if (await usePlan.isVisible()) await usePlan.click();
  await expect(preview).toBeHidden();
  await month.check();
  await expect(page.getByText("You have").first()).not.toContainText("3 h");

  await month.open(9);
  await month.tick(3);
  // The exam of History moves.
  exams.History = "2026-06-22";
  await page.getByLabel("Exam Date 2", { exact: true }).fill(exams.History);
  await region(page, "Plan update").getByRole("button", { name: "Update plan" }).click();
  await use();
  await expect(region(page, "Plan update")).toBeHidden();

  await month.open(11);
  await region(page, "Missed sessions").getByRole("button", { name: "Let them go" }).click();
  await expect(region(page, "Missed sessions")).toBeHidden();
  await month.check();
  await month.tick(9);
  // The first exam is written, and over: nothing asks about it.
  await month.open(13);
  await expect(region(page, "Plan update")).toBeHidden();
  await expect(page.getByText("in 9 days, 22 June")).toBeVisible();
  await month.didThem();
  await page.getByRole("button", { name: "Time today" }).click();
  await page.getByRole("button", { name: "I have more time" }).click();
  await page.getByRole("button", { name: /^Use / }).click();
  await month.check();
  await page.getByRole("button", { name: "Undo" }).click();
  await month.check();
  for (const day of [14, 16, 19, 21]) {
    await month.open(day, "20:00");
    await month.tick(day % 2 === 0 ? 9 : 1);
  }
  // Generate again in the middle: the past stays.
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await month.check();
  await month.open(25);
  await region(page, "Missed sessions").getByRole("button", { name: "Plan them again" }).click();
  await use();
  for (const day of [25, 26, 27, 28]) {
    await month.open(day);
    if (await region(page, "Missed sessions").isVisible()) await month.didThem();
    await month.tick(9);
  }
  await expect(page.getByRole("heading", { name: "That was the last session" })).toBeVisible();
});

test("from opening the page on a phone to the first tick is one press, in the first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlanner(page, { at: first });
  await makeQuickPlan(page, { hours: "3", subjects: [["Physics", "2026-06-12"]] });
  // A visit of its own: the tab of before would go on where it was scrolled to.
  const visit = await page.context().newPage();
  await visit.setViewportSize({ width: 390, height: 844 });
  await visit.clock.install({ time: first });
  await visit.goto("/");
  const box = visit.getByRole("list", { name: "Today's sessions" }).getByRole("checkbox").first();
  await expect(box).toBeInViewport({ ratio: 1 });
  await box.click();
  await expect(box).toBeChecked();
});
