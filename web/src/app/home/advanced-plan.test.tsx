import type { StudyPlan } from "@smart-planner/planner/model";
import { describe, expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import {
  button,
  generate,
  hoursField,
  openAdvanced,
  part,
  planOfTwo,
  twoSubjects,
} from "../../../test/advanced-page.ts";
import { expectAccessible } from "../../../test/expect-accessible.ts";
import { previewKey } from "../../platform/preview.ts";

type App = ReturnType<typeof openAdvanced>;

const planIn = ({ stored }: App) => Object(stored("advancedPlanCache")) as StudyPlan;
const hoursOf = (plan: StudyPlan): number =>
  Object.values(plan)
    .flat()
    .reduce((sum, { hours }) => sum + hours, 0);
const dayHoursOf = (plan: StudyPlan) =>
  Object.entries(plan).map(
    ([day, sessions]) => [day, sessions.reduce((sum, { hours }) => sum + hours, 0)] as const,
  );
const placesOn = (plan: StudyPlan, day: string) =>
  (plan[day] ?? []).map(({ subject, startTime, hours }) => ({ subject, startTime, hours }));
const anySession = (): Locator =>
  part("Study Calendar").getByRole("button", { name: /^(Mathematics|Chemistry) .*\d\d:\d\d/ });
const usePlan = () =>
  page.getByRole("dialog").getByRole("button", { name: "Use this plan" }).click();
const isReviewed = () => expect.element(part("What this plan keeps")).toBeVisible();

describe("a plan", () => {
  it("is shown as calendar, table and progress, and kept under its key", async () => {
    const app = openAdvanced({ advancedPlanSubjects: twoSubjects, studyHoursAvailable: 6 });
    await generate();
    await expect.element(anySession().first()).toBeVisible();
    await expect.element(part("Study Plan")).toMatchTextContent("10-June-2026");
    await expect.element(part("Progress Dashboard")).toMatchTextContent("Subjects Tracked");
    const entries = Object.values(planIn(app)).flat();
    for (const { startTime, difficulty } of entries) {
      expect(startTime).toMatch(/^\d\d:\d\d$/);
      expect(difficulty).toBe("Medium");
    }
    for (const [day, hours] of dayHoursOf(planIn(app))) expect(hours, day).toBeLessThanOrEqual(6);
    expect(app.stored("studyHoursAvailable")).toBe(6);
  });

  it("says why it is there and shows its Pomodoro rounds, also after a reload", async () => {
    openAdvanced(await planOfTwo());
    await isReviewed();
    (anySession().first().element() as HTMLElement).focus();
    const tooltip = page.getByRole("tooltip");
    await expect.element(tooltip).toMatchTextContent(/exam in \d+ days, difficulty 3/);
    await expect.element(tooltip).toMatchTextContent(/Pomodoro: \d+ rounds? of focus/);
    await expectAccessible(page.elementLocator(document.body));
  });

  it("shows each subject's need and time, and the rules the plan keeps", async () => {
    openAdvanced(await planOfTwo());
    const panel = part("Does it fit?");
    await expect.element(panel).toMatchTextContent("It all fits");
    const heads = panel.getByRole("columnheader").elements();
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      "Exam",
      "Done and planned",
      "Share",
      "Done",
      "Planned",
      "Missing",
      "Cushion",
      "Readiness",
    ]);
    await expect
      .element(panel)
      .toMatchTextContent("No goal set: your hours are shared out between subjects.");
    // A plan that is a second old is never behind.
    await expect
      .element(panel.getByRole("row", { name: /^Chemistry/ }))
      .not.toMatchTextContent("short");
    for (const text of [
      "Never more than 6 h on one day.",
      "No study for an exam on or after its own day, nothing in the past.",
      "Nothing over a class, a commitment or sleep.",
    ])
      await expect.element(part("What this plan keeps")).toMatchTextContent(text);
    await expect.element(part("Generate Your Study Plan")).toMatchTextContent("Made today");
  });

  it("can be ticked off, and a second session of a day has a tick of its own", async () => {
    const { stored } = openAdvanced(await planOfTwo());
    await part("Progress Dashboard").getByRole("checkbox").first().click();
    const ticks = Object.keys(Object(stored("studyProgress")));
    expect(ticks).toHaveLength(1);
    expect(ticks[0]).toMatch(/^10-June-2026-/);
  });

  it("made again with nothing changed, stays the same", async () => {
    const stored = await planOfTwo();
    const plan = Object(stored.advancedPlanCache) as StudyPlan;
    // A quarter of an hour later than a plan from nothing begins: existing sessions go on.
    const later = (plan["13-June-2026"] ?? []).map((session) => ({
      ...session,
      startTime: session.startTime?.replace(/\d\d$/, (minutes) => `${Number(minutes) + 15}`),
    }));
    expect(later.length).toBeGreaterThan(0);
    const app = openAdvanced(
      { ...stored, advancedPlanCache: { ...plan, "13-June-2026": later } },
      { at: new Date("2026-06-10T15:30:00") },
    );
    await isReviewed();
    const [first] = placesOn(planIn(app), "13-June-2026");
    await generate();
    expect(placesOn(planIn(app), "13-June-2026")[0]).toEqual(first);
  });

  it("is made again by another press, and the newest wins", async () => {
    const app = openAdvanced(await planOfTwo());
    await isReviewed();
    const before = planIn(app);
    await button("Change Add Your Subjects").click();
    await hoursField().fill("2");
    await generate();
    await expect.poll(() => planIn(app)).not.toEqual(before);
    // Done sessions of today stay.
    for (const [day, hours] of dayHoursOf(planIn(app)))
      if (day !== "10-June-2026") expect(hours).toBeLessThanOrEqual(2);
  });

  it("leaves hours free, uses more of them at a press, and gives them back", async () => {
    const app = openAdvanced({
      advancedPlanSubjects: [{ subject: "Mathematics", examDate: "2026-07-22" }],
    });
    await generate();
    await isReviewed();
    const before = hoursOf(planIn(app));
    await button("Use more of them").click();
    await usePlan();
    await expect.poll(() => hoursOf(planIn(app))).toBeGreaterThan(before * 1.2);
    expect(app.stored("smartplanner_preferences")).toMatchObject({
      comfort: { usesSpare: true, cushion: 0 },
    });
    await expect.element(button("Use more of them")).not.toBeInTheDocument();
    await button("Undo").click();
    await expect.poll(() => hoursOf(planIn(app))).toBe(before);
    await expect.element(button("Use more of them")).toBeVisible();
  });

  it("keeps to Free Time, classes, commitments and difficulty", async () => {
    const block = (day: number, from: number, to: number, type: string, label: string) =>
      Array.from({ length: to - from }, (_, index) => [
        `${["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"][day]}-${from + index}`,
        { day, hour: from + index, type, label },
      ]);
    const app = openAdvanced({
      advancedPlanSubjects: twoSubjects,
      smartplanner_grid: Object.fromEntries([
        ...block(3, 16, 20, "free", "Free Time"),
        ...block(4, 8, 18, "class", "Class"),
      ]),
      smartplanner_commitments: [
        { name: "Job", days: [5], startTime: "07:00", endTime: "14:00", type: "work" },
      ],
    });
    await page.getByRole("tab", { name: "Preferences" }).click();
    await page.getByRole("slider", { name: "Mathematics difficulty" }).fill("5");
    await generate();
    const starts = (day: string) => (planIn(app)[day] ?? []).map(({ startTime = "" }) => startTime);
    expect(starts("11-June-2026").length).toBeGreaterThan(0);
    for (const start of starts("11-June-2026"))
      expect(start >= "16:00" && start < "20:00").toBe(true);
    for (const start of starts("12-June-2026"))
      expect(start >= "18:00" || start < "08:00").toBe(true);
    for (const start of starts("13-June-2026")) expect(start >= "14:00").toBe(true);
    const maths = Object.values(planIn(app))
      .flat()
      .filter(({ subject }) => subject === "Mathematics");
    expect(new Set(maths.map(({ difficulty }) => difficulty))).toEqual(new Set(["Hard"]));
  });

  it("commitments and preferences are kept and planned by", async () => {
    const first = openAdvanced({
      advancedPlanSubjects: [{ subject: "Mathematics", examDate: "2026-06-25" }],
    });
    const tab = (name: string) => page.getByRole("tab", { name }).click();
    await tab("Commitments");
    await page.getByLabelText("Commitment name").fill("Football training");
    await button("Thu").click();
    await button("Add Commitment").click();
    await tab("Preferences");
    await page.getByRole("slider", { name: "Mathematics difficulty" }).fill("5");
    await button("Morning (8-12 PM)").click();
    const days = page.getByRole("group", { name: "Free weekdays" });
    await days.getByRole("button", { name: "Sun" }).click();
    await days.getByRole("button", { name: "Sat" }).click();
    await expect
      .poll(() => first.stored("smartplanner_preferences"))
      .toMatchObject({
        preferredTimes: ["Morning"],
        subjectDifficulty: { Mathematics: 5 },
        comfort: { restDays: [5, 6] },
      });
    expect(first.stored("smartplanner_commitments")).toMatchObject([
      { name: "Football training", days: [3], startTime: "09:00", endTime: "10:00", type: "work" },
    ]);

    const app = first.openAgain({ path: "/?mode=advanced" });
    await tab("Preferences");
    await expect
      .element(page.getByRole("slider", { name: "Mathematics difficulty" }))
      .toHaveValue("5");
    await tab("Commitments");
    await expect.element(part("Your commitments")).toMatchTextContent("Football training");
    await generate();
    const planned = Object.keys(planIn(app));
    expect(planned).toContain("12-June-2026");
    for (const free of ["13", "14", "20", "21"]) expect(planned).not.toContain(`${free}-June-2026`);
  });

  it("names missing time, and shows a remedy's effect before it is used", async () => {
    const free = (day: number, name: string, hour: number) => [
      `${name}-${hour}`,
      { day, hour, type: "free", label: "Free Time" },
    ];
    // Free Time only where one sleeps, and on Wednesdays: Chemistry's exam comes before the next.
    const grid = Object.fromEntries([
      ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map(
        (name, day) => free(day, name, 3),
      ),
      free(2, "Wednesday", 16),
    ]);
    const app = openAdvanced({
      advancedPlanSubjects: [...twoSubjects, { subject: "Latin", examDate: "2026-06-11" }],
      smartplanner_grid: grid,
    });
    await generate();
    const panel = part("Does it fit?");
    await expect.element(panel).toMatchTextContent(/of three exams fits?\. .* short/);
    await expect
      .element(panel)
      .toMatchTextContent(/Before \d+ June 2026 you need .*, and there are .*/);
    const before = planIn(app);
    await button(/^Open the whole of .*: \+\d/).click();
    await usePlan();
    await expect.poll(() => planIn(app)).not.toEqual(before);
    expect(Object.keys(Object(app.stored("smartplanner_grid"))).length).toBeLessThan(8);
    await button("Undo").click();
    await expect.poll(() => app.stored("smartplanner_grid")).toEqual(grid);
    expect(planIn(app)).toEqual(before);
  });
});

describe("Optimize with AI (BETA)", () => {
  const optimise = () => button("Optimize with AI (BETA)").click();
  const alert = () => part("Generate Your Study Plan").getByRole("alert");
  const openWith = async (answer: () => Response) => {
    const sent: unknown[] = [];
    const app = openAdvanced(
      { ...(await planOfTwo()), [previewKey]: true },
      {
        fetch: async (_, init) => {
          if (typeof init?.body === "string") sent.push(JSON.parse(init.body));
          return answer();
        },
      },
    );
    await isReviewed();
    return { ...app, sent, before: planIn(app) };
  };

  it("only alerts by default", async () => {
    const app = openAdvanced(await planOfTwo());
    await isReviewed();
    const before = planIn(app);
    await optimise();
    expect(app.said).toEqual(["AI optimization is in preview! Coming soon."]);
    expect(planIn(app)).toEqual(before);
  });

  it("shows the server's message when it fails, and keeps the plan", async () => {
    const { before, ...app } = await openWith(() =>
      Response.json({ error: "The model gave no answer. Try again." }, { status: 502 }),
    );
    await optimise();
    await expect.element(alert()).toMatchTextContent("The model gave no answer. Try again.");
    expect(planIn(app)).toEqual(before);
  });

  it("refuses an answer that does not keep to the week", async () => {
    await openWith(() =>
      Response.json({
        "11-June-2026": [{ subject: "Mathematics", hours: 2, startTime: "03:00" }],
      }),
    );
    await optimise();
    await expect.element(alert()).toMatchTextContent("did not keep to your week");
  });

  it("with Preview features shows the difference before it replaces the plan", async () => {
    let answer: StudyPlan = {};
    const { sent, before, ...app } = await openWith(() => Response.json(answer));
    answer = Object.fromEntries(
      Object.entries(before).map(([day, sessions]) => [day, sessions.slice(-1)]),
    );
    await button("Change Add Your Subjects").click();
    await hoursField().fill("3");
    await optimise();
    const dialog = page.getByRole("dialog", { name: "Your plan, optimised" });
    await expect.element(dialog.getByRole("img", { name: /^Your next seven days/ })).toBeVisible();
    expect(sent.at(-1)).toMatchObject({
      subjects: twoSubjects.map(({ subject, examDate }) => ({ name: subject, examDate })),
      availableHoursPerDay: 3,
      today: "2026-06-10",
      commitments: [],
      preferences: { minSessionLength: 30 },
    });
    await expect
      .element(dialog.getByRole("region", { name: "What it means for each exam" }))
      .toMatchTextContent("less than now");
    await expectAccessible(dialog);
    await dialog.getByRole("button", { name: "Keep my plan" }).click();
    expect(planIn(app)).toEqual(before);
    await optimise();
    await usePlan();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(planIn(app)).not.toEqual(before);
  });
});
