import type { Page } from "@playwright/test";
import { chooseAdvanced, generate, makeAdvancedPlan, openStep } from "./advanced.ts";
import { shiftsOf, watchShifts } from "./layout-shift.ts";
import { makeQuickPlan, openPlanner, region, stored } from "./planner.ts";
import { expect, isLong, test } from "./test.ts";

interface Entry {
  readonly subject: string;
  readonly hours: number;
  readonly key?: string;
  readonly startTime?: string;
  readonly released?: string;
}
interface Session extends Entry {
  readonly day: string;
  readonly tick: string;
}

/** Monday 1 June 2026; the sessions of a day begin at 08:00. */
const first = new Date("2026-06-01T07:30:00");
const firstExams = { Physics: "2026-06-12", History: "2026-06-20", Biology: "2026-06-29" };
/** Mondays and Wednesdays; only the Advanced Scheduler knows of it. */
const football = { name: "Football", days: [0, 2], startTime: "18:00", endTime: "19:30" };

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

const minutesOf = (text: string): number => {
  const [hours = "0", minutes = "0"] = text.includes("h")
    ? text.split("h").map((part) => part.trim() || "0")
    : ["0", text];
  return text === "–" ? 0 : Number.parseInt(hours, 10) * 60 + Number.parseInt(minutes, 10);
};
const clockOf = (text = "0:0"): number => {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
};
const sum = (sessions: readonly Session[]): number =>
  sessions.reduce((total, { hours }) => total + Math.round(hours * 60), 0);

/** A student's month: what is said on the page is held against what is stored, every day. */
const createMonth = (
  page: Page,
  { plan, hoursPerDay }: { plan: "quickPlanCache" | "advancedPlanCache"; hoursPerDay: number },
) => {
  const done = new Set<string>();
  const exams: Record<string, string> = { ...firstExams };
  let today = "2026-06-01";
  let hours = hoursPerDay;

  const read = async () => {
    const sessions = sessionsIn(await stored(page, plan));
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
    for (const [day, ofDay = []] of Object.entries(Object.groupBy(ahead, (one) => one.day)))
      if (day > today) expect(sum(ofDay)).toBeLessThanOrEqual(hours * 60 + 15);
    const missed = sessions.filter(
      (session) => session.day < today && !isDone(session) && session.released === undefined,
    );
    const note = region(page, "Missed sessions");
    if (missed.length === 0) await expect(note).toBeHidden();
    else
      await expect(note).toContainText(
        `${missed.length} ${missed.length === 1 ? "session" : "sessions"} `,
      );
    const overall = await page.getByText(/^\d+\.\d \/ \d+\.\d hours$/).innerText();
    expect(
      Math.abs(Number.parseFloat(overall) * 60 - sum(sessions.filter(isDone))),
    ).toBeLessThanOrEqual(4);
    await expect(page.locator("main")).not.toContainText(/NaN|undefined|Infinity|null/);
    const ofToday = ahead.filter(({ day }) => day === today);
    const count = ofToday.filter(isDone).length;
    if (ofToday.length > 0 && count < ofToday.length)
      await expect(page.locator("main")).toContainText(`${count} of ${ofToday.length} done`);
    if (plan === "advancedPlanCache") await checkWeek(sessions, isDone);
  };

  /** Nothing overlaps, nothing lies over Football, and the figures of each exam add up. */
  const checkWeek = async (sessions: readonly Session[], isDone: (session: Session) => boolean) => {
    const ahead = sessions.filter(({ day, released }) => day > today && released === undefined);
    for (const [day, ofDay = []] of Object.entries(Object.groupBy(ahead, (one) => one.day))) {
      const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
      const taken = [
        ...ofDay.map((one) => ({ from: clockOf(one.startTime), minutes: sum([one]) })),
        ...(football.days.includes(weekday)
          ? [{ from: clockOf(football.startTime), minutes: 90 }]
          : []),
      ].sort((one, other) => one.from - other.from);
      taken.slice(1).forEach(({ from }, index) => {
        const before = taken[index];
        expect(from).toBeGreaterThanOrEqual((before?.from ?? 0) + (before?.minutes ?? 0));
      });
    }
    const table = page.getByRole("table").filter({ hasText: "Readiness" });
    await expect(table).toBeVisible({ timeout: 40_000 });
    for (const [subject, exam] of Object.entries(exams)) {
      const row = table.getByRole("row", { name: new RegExp(`^${subject}`) });
      if (exam <= today) {
        await expect(row).toHaveCount(0);
        continue;
      }
      const own = sessions.filter((one) => one.subject === subject);
      const finished = sum(own.filter(isDone));
      const planned = sum(own.filter((one) => one.day >= today && !isDone(one) && !one.released));
      await expect
        .poll(async () => {
          const cells = await row.getByRole("cell").allInnerTexts();
          const [needed = 0, did = 0, ahead = 0, missing = 0] = cells.slice(2, 6).map(minutesOf);
          return { did, ahead, rest: needed - did - ahead - missing };
        })
        .toEqual({ did: finished, ahead: planned, rest: 0 });
    }
  };

  const preview = page.getByRole("dialog");
  return {
    check,
    /** An exam that moves, or hours that change: the page is held against them from now on. */
    expects: (next: { exams?: Record<string, string>; hours?: number }) => {
      Object.assign(exams, next.exams);
      hours = next.hours ?? hours;
    },
    use: async () => {
      await preview.getByRole("button", { name: "Use this plan" }).click({ timeout: 40_000 });
      await expect(preview).toBeHidden();
      await check();
    },
    /** Takes the shortest time there is today: at once where nothing else gives way, else after its preview. */
    stopNow: async () => {
      await page.getByRole("button", { name: "Time today" }).click();
      await page.getByRole("button", { name: /stop now$/ }).click();
      await page.getByRole("button", { name: /^Use / }).click();
      const used = page.getByText(/^Plan updated: /);
      const usePlan = preview.getByRole("button", { name: "Use this plan" });
      await expect(usePlan.and(page.locator(":enabled")).or(used)).toBeVisible({ timeout: 40_000 });
      if (await usePlan.isVisible()) await usePlan.click();
      await expect(preview).toBeHidden();
      await check();
      await expect(page.getByText("You have").first()).not.toContainText("3 h");
    },
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
  await makeQuickPlan(page, { hours: "3", subjects: Object.entries(firstExams) });
  const month = createMonth(page, { plan: "quickPlanCache", hoursPerDay: 3 });
  const missed = region(page, "Missed sessions");
  await month.check();
  await month.tick(3);
  if (isLong) {
    await month.open(2);
    await month.tick(3);
  }
  await month.open(4);
  await month.didThem();
  await month.tick(1);
  // Ill for three days; back on Monday with what is left of four.
  await month.open(8);
  await missed.getByRole("button", { name: "Plan them again" }).click();
  await month.use();
  await expect(missed).toBeHidden();
  await month.tick(2);
  await month.stopNow();

  if (isLong) {
    await month.open(9);
    await month.tick(3);
  }
  // The exam of History moves.
  month.expects({ exams: { History: "2026-06-22" } });
  await page.getByLabel("Exam Date 2", { exact: true }).fill("2026-06-22");
  await region(page, "Plan update").getByRole("button", { name: "Update plan" }).click();
  await month.use();
  await expect(region(page, "Plan update")).toBeHidden();

  if (isLong) {
    await month.open(11);
    await missed.getByRole("button", { name: "Let them go" }).click();
    await expect(missed).toBeHidden();
    await month.check();
    await month.tick(9);
  }
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
  for (const day of isLong ? [16, 18, 21] : []) {
    await month.open(day, "20:00");
    await month.tick(day % 2 === 0 ? 9 : 1);
  }
  // Generate again in the middle: the past stays.
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await month.check();
  // Nobody can give way to the last exam: what would help is offered, and shown before it is used.
  await month.open(25);
  await missed.getByRole("button", { name: "Plan them again" }).click();
  const preview = page.getByRole("dialog");
  await preview.getByRole("button", { name: /^What would help/ }).click({ timeout: 40_000 });
  await preview.getByRole("button", { name: /^Study \d h more a day: \+/ }).click();
  await expect(preview).toContainText(/Study \d h more a day\. .* get a new place/);
  const more = Number(/Study (\d) h/.exec(await preview.innerText())?.[1]);
  month.expects({ hours: 3 + more });
  await month.use();
  await expect(page.getByLabel("Available Hours")).toHaveValue(String(3 + more));
  for (const day of isLong ? [25, 26, 27, 28] : [28]) {
    await month.open(day);
    if (await missed.isVisible()) await month.didThem();
    await month.tick(9);
  }
  await expect(page.getByRole("heading", { name: "That was the last session" })).toBeVisible();
});

test("the same month in the Advanced Scheduler, around Football", { tag: "@long" }, async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(360_000);
  await openPlanner(page, { at: first });
  await page.evaluate(
    (text) => localStorage.setItem("smartplanner_commitments", text),
    JSON.stringify([{ ...football, type: "sports" }]),
  );
  await page.reload();
  await chooseAdvanced(page);
  await page.getByLabel("Study hours available per day").fill("3");
  await makeAdvancedPlan(page, Object.entries(firstExams));
  const month = createMonth(page, { plan: "advancedPlanCache", hoursPerDay: 3 });
  const missed = region(page, "Missed sessions");
  await month.check();
  await month.tick(9);
  if (isLong) {
    await month.open(2);
    await month.tick(1);
  }
  // Ill for three days.
  await month.open(6);
  await missed.getByRole("button", { name: "Plan them again" }).click();
  await month.use();
  await expect(missed).toBeHidden();
  await expect(region(page, "Generate Your Study Plan")).toContainText(
    "Made on 1 June, changed today. Up to date.",
  );
  await month.tick(1);
  await month.stopNow();
  // The exam of History moves.
  month.expects({ exams: { History: "2026-06-22" } });
  await openStep(page, "Add Your Subjects");
  await region(page, "Add Your Subjects")
    .getByLabel("Exam Date 2", { exact: true })
    .fill("2026-06-22");
  await region(page, "Plan update").getByRole("button", { name: "Update plan" }).click();
  await month.use();
  await expect(region(page, "Plan update")).toBeHidden();
  await expect(page.getByText("You have").first()).not.toContainText("3 h");

  // The first exam is written, and over; what was not done before it is let go.
  await month.open(13);
  await expect(region(page, "Plan update")).toBeHidden();
  await expect(page.getByText("in 9 days, 22 June")).toBeVisible();
  await missed.getByRole("button", { name: "Let them go" }).click();
  await expect(missed).toBeHidden();
  await month.check();
  await generate(page);
  await month.check();
  if (isLong) {
    await month.open(27);
    await month.didThem();
    await month.tick(9);
  }
  await month.open(28);
  if (await missed.isVisible()) await month.didThem();
  await month.tick(9);
  await expect(page.getByRole("heading", { name: "That was the last session" })).toBeVisible();
  await expectAccessible(page.getByRole("main"));
});

test("from opening the page on a phone to the first tick is one press, in the first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlanner(page, { at: first });
  await makeQuickPlan(page, { hours: "3", subjects: [["Physics", "2026-06-12"]] });
  // A visit of its own: the tab of before would go on where it was scrolled to.
  const visit = await page.context().newPage();
  await watchShifts(visit);
  await visit.setViewportSize({ width: 390, height: 844 });
  await visit.clock.install({ time: first });
  await visit.goto("/");
  const box = visit.getByRole("list", { name: "Today's sessions" }).getByRole("checkbox").first();
  await expect(box).toBeInViewport({ ratio: 1 });
  await box.click();
  await expect(box).toBeChecked();
  expect(await shiftsOf(visit)).toBeLessThan(0.01);
  // With text of twice the size nothing is pushed over the edge.
  await visit.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const beyond = () =>
    visit.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(beyond).toBe(0);
});
