import type { StudyPlan } from "@smart-planner/planner/model";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openMemoryApp } from "../../../test/memory-app.tsx";
import { openQuickPlan, region } from "../../../test/memory-planner.ts";

interface Session {
  readonly subject: string;
  readonly day: string;
  readonly tick: string;
  readonly minutes: number;
  readonly startTime: string | undefined;
  readonly isReleased: boolean;
}

/** Monday 1 June 2026; the sessions of a day begin at 08:00. */
const first = new Date("2026-06-01T07:30:00");
const firstExams = { Physics: "2026-06-12", History: "2026-06-20", Biology: "2026-06-29" };
/** Mondays and Wednesdays; only the Advanced Scheduler knows of it. */
const football = { name: "Football", days: [0, 2], startTime: "18:00", endTime: "19:30" };
const rows = Object.entries(firstExams).map(([subject, examDate]) => ({ subject, examDate }));

const months = ["May", "June", "July"];
const dayOfLabel = (label: string): string => {
  const [day = "", month = "", year = ""] = label.split("-");
  return `${year}-${String(months.indexOf(month) + 5).padStart(2, "0")}-${day}`;
};

/** The stored sessions, with the key of each one's tick, from the plan alone. */
const sessionsIn = (plan: StudyPlan): Session[] =>
  Object.entries(plan).flatMap(([label, entries]) => {
    const seen = new Map<string, number>();
    return entries.map(({ subject, hours, key, startTime, released }) => {
      const base = `${label}-${subject}`;
      const count = (seen.get(base) ?? 0) + (key === undefined ? 1 : 0);
      seen.set(base, count);
      return {
        subject,
        day: dayOfLabel(label),
        tick: key ?? (count < 2 ? base : `${base}#${count}`),
        minutes: Math.round(hours * 60),
        startTime,
        isReleased: released !== undefined,
      };
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
  sessions.reduce((total, { minutes }) => total + minutes, 0);

const button = (name: string | RegExp) => page.getByRole("button", { name });
const missed = () => region("Missed sessions");
const planUpdate = () => region("Plan update");
const preview = () => page.getByRole("dialog");
const gone = (part: ReturnType<typeof region>) => expect.element(part).not.toBeInTheDocument();
const textOf = (part: ReturnType<typeof region>) => part.element().textContent ?? "";
const shown = () => page.getByRole("main").element().textContent ?? "";

/** A student's month: the page's statements are compared with stored data, every day. */
const createMonth = (
  opened: ReturnType<typeof openMemoryApp>,
  plan: "quickPlanCache" | "advancedPlanCache",
) => {
  let app = opened;
  const done = new Set<string>();
  const exams: Record<string, string> = { ...firstExams };
  let today = "2026-06-01";
  let hours = 3;

  const read = () => {
    const sessions = sessionsIn(app.stored(plan) as StudyPlan);
    const ticks = (app.stored("studyProgress") ?? {}) as Record<string, boolean>;
    return { sessions, isDone: ({ tick }: Session) => ticks[tick] === true };
  };

  const check = async () => {
    const { sessions, isDone } = read();
    // Nothing that was done is lost, and every tick has its session.
    const ticked = sessions.filter(isDone).map(({ tick }) => tick);
    expect(ticked.toSorted()).toEqual([...done].toSorted());
    const ahead = sessions.filter(({ day, isReleased }) => day >= today && !isReleased);
    for (const { subject, day } of ahead) expect(day < (exams[subject] ?? "")).toBe(true);
    for (const [day, ofDay] of Map.groupBy(ahead, (one) => one.day))
      if (day > today) expect(sum(ofDay)).toBeLessThanOrEqual(hours * 60 + 15);
    const left = sessions.filter(
      (session) =>
        session.day < today &&
        !isDone(session) &&
        !session.isReleased &&
        // Nothing can be made up for an exam that is over.
        (exams[session.subject] ?? "") > today,
    );
    if (left.length === 0) await gone(missed());
    else
      await expect
        .element(missed())
        .toMatchTextContent(`${left.length} ${left.length === 1 ? "session" : "sessions"} `);
    await expect
      .poll(() => {
        const [, overall = ""] = /(\d+\.\d) \/ \d+\.\d hours/.exec(shown()) ?? [];
        return Math.abs(Number.parseFloat(overall) * 60 - sum(sessions.filter(isDone)));
      })
      .toBeLessThanOrEqual(4);
    expect(shown()).not.toMatch(/NaN|undefined|Infinity|null/);
    const ofToday = ahead.filter(({ day }) => day === today);
    const count = ofToday.filter(isDone).length;
    if (ofToday.length > 0 && count < ofToday.length)
      expect(shown()).toContain(`${count} of ${ofToday.length} done`);
    if (plan === "advancedPlanCache") await checkWeek(sessions, isDone);
  };

  /** Nothing overlaps, Football stays free, and the figures of each exam add up. */
  const checkWeek = async (sessions: readonly Session[], isDone: (session: Session) => boolean) => {
    const ahead = sessions.filter(({ day, isReleased }) => day > today && !isReleased);
    for (const [day, ofDay] of Map.groupBy(ahead, (one) => one.day)) {
      const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
      const taken = [
        ...ofDay.map(({ startTime, minutes }) => ({ from: clockOf(startTime), minutes })),
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
    await expect.element(table).toBeVisible();
    for (const [subject, exam] of Object.entries(exams)) {
      const row = table.getByRole("row", { name: new RegExp(`^${subject}`) });
      if (exam <= today) {
        await gone(row);
        continue;
      }
      const own = sessions.filter((one) => one.subject === subject);
      const finished = sum(own.filter(isDone));
      const planned = sum(own.filter((one) => one.day >= today && !isDone(one) && !one.isReleased));
      await expect
        .poll(() => {
          const cells = [...row.element().querySelectorAll("td")].map((cell) => cell.innerText);
          const [needed = 0, did = 0, next = 0, missing = 0] = cells.slice(2, 6).map(minutesOf);
          return { did, next, rest: needed - did - next - missing };
        })
        .toEqual({ did: finished, next: planned, rest: 0 });
    }
  };

  const noteDone = async () => {
    const { sessions, isDone } = read();
    for (const session of sessions.filter(isDone)) done.add(session.tick);
    await check();
  };
  const use = async () => {
    const usePlan = preview().getByRole("button", { name: "Use this plan" });
    await expect.element(usePlan).toBeEnabled();
    await usePlan.click();
    await gone(preview());
    await check();
  };
  /** The browser is opened on a day of June, at half past seven. */
  const open = async (dayOfMonth: number) => {
    today = `2026-06-${String(dayOfMonth).padStart(2, "0")}`;
    app = app.openAgain({ at: new Date(`${today}T07:30:00`) });
    await expect.element(region("Study Calendar")).toBeVisible();
    await check();
  };
  const tick = async (count: number) => {
    const left = page
      .getByRole("list", { name: "Today's sessions" })
      .getByRole("checkbox", { checked: false })
      .first();
    for (let index = 0; index < count && left.query() !== null; index += 1) await left.click();
    await noteDone();
  };
  const didThem = async () => {
    await missed().getByRole("button", { name: "I did them" }).click();
    await gone(missed());
    await noteDone();
  };
  return {
    check,
    use,
    open,
    tick,
    didThem,
    /** An exam that moves, or hours that change: the page is held against them from now on. */
    expects: (next: { exams?: Record<string, string>; hours?: number }) => {
      Object.assign(exams, next.exams);
      hours = next.hours ?? hours;
    },
    update: async () => {
      await planUpdate().getByRole("button", { name: "Update plan" }).click();
      await use();
      await gone(planUpdate());
    },
    planThemAgain: async () => {
      await button("Plan them again").click();
      await expect.element(preview()).toMatchTextContent("You missed");
      const keep = preview().getByRole("radio", { name: /^Keep my days/ });
      if (keep.query() !== null) await keep.click();
      await use();
      await gone(missed());
    },
    /** Until the last session of the last exam. */
    finish: async () => {
      await open(28);
      if (missed().query() !== null) await didThem();
      await tick(9);
      const heading = page.getByRole("heading", { name: /^That was the last session/ });
      await expect.element(heading).toBeVisible();
    },
    letThemGo: async () => {
      await missed().getByRole("button", { name: "Let them go" }).click();
      await gone(missed());
      await check();
    },
    /** No more time today: at once. */
    stopNow: async () => {
      await button(/Time today$/).click();
      await button(/^Stop/).click();
      await expect.element(page.getByText(/ today\. /)).toBeVisible();
      await check();
      expect(textOf(page.getByText(/You have/).first())).not.toContain("3 h");
    },
  };
};

it("a month of a student: done, missed, ill, an exam that moves, less time, exams that pass", async () => {
  const opened = await openQuickPlan({
    at: first,
    hours: 3,
    subjects: Object.entries(firstExams),
  });
  const month = createMonth(opened, "quickPlanCache");
  await month.check();
  await month.tick(3);
  await month.open(4);
  await month.didThem();
  await month.tick(1);
  // Ill for three days; back on Monday with the rest of four.
  await month.open(8);
  await month.planThemAgain();
  await month.tick(2);
  await month.stopNow();

  // The exam of History moves.
  month.expects({ exams: { History: "2026-06-22" } });
  await page.getByLabelText("Exam Date 2", { exact: true }).fill("2026-06-22");
  await month.update();

  await month.open(11);
  await month.letThemGo();
  // The first exam is written, and over: nothing asks about it.
  await month.open(13);
  await gone(planUpdate());
  await expect.element(page.getByText(/in 9 days, 22 June/)).toBeVisible();
  await month.didThem();
  await button(/Time today$/).click();
  await page.getByRole("group", { name: "How much time" }).getByRole("button").last().click();
  await month.check();
  await button("Undo").click();
  await month.check();
  // Generate again in the middle: the past stays.
  await button("Generate Plan").click();
  await month.check();
  // Nothing can give way to the last exam: more time a day is offered first, for as long as it takes.
  await month.open(25);
  await button("Plan them again").click();
  const option = preview().getByRole("radio", { name: / more a day/ });
  await expect.element(option).toBeChecked();
  month.expects({ hours: 4.5 });
  await month.use();
  await expect.element(page.getByText(/^Done: .* more a day, /)).toBeVisible();
  await expect.element(page.getByLabelText("Available Hours")).toHaveValue(3);
  await month.finish();
});

it("the same month in the Advanced Scheduler, around Football", async () => {
  const opened = openMemoryApp({
    at: first,
    path: "/?mode=advanced",
    initial: {
      advancedPlanSubjects: rows,
      studyHoursAvailable: 3,
      smartplanner_commitments: [{ ...football, type: "sports" }],
    },
  });
  await button("Generate Study Plan").click();
  const month = createMonth(opened, "advancedPlanCache");
  await expect.element(button("Clear Study Plan")).toBeVisible();
  await month.check();
  await month.tick(9);
  // Ill for three days.
  await month.open(6);
  await month.planThemAgain();
  await expect
    .element(region("Generate Your Study Plan"))
    .toMatchTextContent("Made on 1 June, changed today");
  await month.tick(1);
  await month.stopNow();
  // The exam of History moves.
  month.expects({ exams: { History: "2026-06-22" } });
  const form = region("Add Your Subjects");
  await form.getByRole("button", { name: "Change Add Your Subjects" }).click();
  await form.getByLabelText("Exam Date 2", { exact: true }).fill("2026-06-22");
  await month.update();
  expect(textOf(page.getByText(/You have/).first())).not.toContain("3 h");

  // The first exam is over; open sessions before it are let go.
  await month.open(13);
  await gone(planUpdate());
  await expect.element(page.getByText(/in 9 days, 22 June/)).toBeVisible();
  await month.letThemGo();
  await button("Generate Study Plan").click();
  await expect.element(button("Generate Study Plan")).not.toHaveAttribute("aria-busy", "true");
  await month.check();
  await month.finish();
});
