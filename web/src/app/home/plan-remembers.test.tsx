import type { StudyPlan } from "@smart-planner/planner/model";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/expect-accessible.ts";
import { openQuickPlan, region } from "../../../test/memory-planner.ts";

const twoSubjects = [
  ["Mathematics", "2026-06-20"],
  ["Art", "2026-06-24"],
] as const;
const rowsOf = (subjects: readonly (readonly [string, string])[]) =>
  subjects.map(([subject, examDate]) => ({ subject, examDate }));

const button = (name: string | RegExp) => page.getByRole("button", { name });
const hours = () => page.getByLabelText("Available Hours");
const progress = () => region("Progress Dashboard");
const streak = () => progress().getByRole("region", { name: "Study Streak" });
const overall = () => progress().getByRole("region", { name: "Overall Progress" });
const sessionsOn = (label: string) =>
  progress()
    .getByRole("region", { name: "Study Sessions" })
    .getByRole("region", { name: new RegExp(`^${label}`) })
    .getByRole("checkbox");
const changes = () => region("Plan history");
/** Pressed again before it has come, the mode that is still shown would have nothing to do. */
const switchTo = async (mode: "Quick Plan" | "Advanced Scheduler") => {
  await page.getByText(mode, { exact: true }).click();
  await expect
    .element(button(mode === "Quick Plan" ? "Generate Plan" : "Generate Study Plan"))
    .toBeVisible();
};
const says = (part: ReturnType<typeof region>, text: string | RegExp) =>
  expect.element(part).toMatchTextContent(text);

const openTwo = () => openQuickPlan({ hours: 4, subjects: twoSubjects });
type App = Awaited<ReturnType<typeof openTwo>>;

const planOf = ({ stored }: App, key = "quickPlanCache") => stored(key) as StudyPlan;

/** Ticks the sessions of days in storage, as evenings of ticking would leave them. */
const tickDays = (app: App, dates: readonly number[]) => {
  const labels = dates.map((date) => `${date}-June-2026`);
  const ticks = labels.flatMap((day) =>
    (planOf(app)[day] ?? []).map(({ subject }) => [`${day}-${subject}`, true]),
  );
  app.area.setItem("studyProgress", JSON.stringify(Object.fromEntries(ticks)));
};

afterEach(() => vi.useRealTimers());

it("five days ticked, a new plan on the sixth: hours, streak and the past stay", async () => {
  const first = await openTwo();
  tickDays(first, [10, 11, 12, 13, 14]);
  const app = first.openAgain({ at: new Date("2026-06-15T09:00:00") });
  await says(streak(), "5days");
  await says(overall(), /20\.0 \//);
  const past = planOf(app)["12-June-2026"];
  await hours().fill("6");
  await button("Generate Plan").click();
  await expect.element(page.getByText(/^Plan updated: \d+ sessions changed\.$/)).toBeVisible();
  await says(streak(), "5days");
  await says(overall(), /20\.0 \//);
  await says(region("Study Plan"), "10-June-2026 to 23-June-2026");
  expect(planOf(app)["12-June-2026"]).toEqual(past);
  await button("Previous week").click();
  await expect
    .poll(() => region("Study Calendar").getByRole("button", { name: /^Mathematics/ }).length)
    .toBe(5);
});

it("ticked today, a new plan the same evening: no session to come is done", async () => {
  const app = await openTwo();
  for (const index of [0, 1]) await sessionsOn("10-June-2026").nth(index).click();
  await says(streak(), "1day");
  app.workspace.write(
    "quickPlanSubjects",
    rowsOf([...twoSubjects, ["Chemistry", "2026-06-18"] as const]),
  );
  await hours().fill("8");
  await button("Generate Plan").click();
  await expect.poll(() => sessionsOn("10-June-2026").length).toBe(5);
  const ticked = () =>
    sessionsOn("10-June-2026")
      .elements()
      .filter((box) => box instanceof HTMLInputElement && box.checked).length;
  await says(streak(), "1day");
  expect(ticked()).toBe(2);
  await says(overall(), "4.0 /");
  // A tick belongs to its session, after a reload too.
  app.openAgain();
  await says(overall(), "4.0 /");
  expect(ticked()).toBe(2);
});

it("two rows of one name: each session says which exam it is for", async () => {
  await openQuickPlan({
    hours: 4,
    subjects: [
      ["Mathematics", "2026-06-13"],
      ["Mathematics", "2026-06-20"],
    ],
  });
  const ofExam = (date: number) =>
    region("Study Calendar").getByRole("button", {
      name: new RegExp(`^Mathematics .* exam ${date} June, `),
    });
  await expect.poll(() => ofExam(13).length).toBe(3);
  expect(ofExam(20).length).toBe(5);
  await expect.element(region("Study Plan").getByText("exam 13 June").first()).toBeVisible();
  expect(
    sessionsOn("10-June-2026")
      .elements()
      .filter((box) => /exam 20 June$/.test(box.closest("label")?.textContent ?? "")),
  ).toHaveLength(1);
});

it("ticked in Quick, a first Advanced plan has nothing done; subjects keep their colours", async () => {
  const app = await openQuickPlan({
    hours: 4,
    subjects: twoSubjects,
    initial: { advancedPlanSubjects: rowsOf(twoSubjects) },
  });
  const colours = () => Object(app.stored("smartplanner_colours"));
  expect(colours()).toEqual({ Mathematics: "violet", Art: "pink" });
  for (const index of [0, 1]) await sessionsOn("11-June-2026").nth(index).click();
  await switchTo("Advanced Scheduler");
  await button("Generate Study Plan").click();
  await expect.element(button("Clear Study Plan")).toBeVisible();
  await says(overall(), "0%0.0 /");
  await sessionsOn("11-June-2026").first().click();
  // Form, calendar and table are the other mode's; Today and progress stay those of the plan in use.
  const starts = (key: string) =>
    (planOf(app, key)["10-June-2026"] ?? []).map(({ startTime = "08:00" }) => startTime);
  const [start = ""] = starts("advancedPlanCache");
  expect(start).not.toBe(starts("quickPlanCache")[0]);
  const inCalendar = (at: string) =>
    region("Study Calendar").getByRole("button", { name: new RegExp(`, ${at} – `) });
  await expect.element(inCalendar(start).first()).toBeVisible();
  await switchTo("Quick Plan");
  await expect.element(page.getByText("This is your Advanced Plan.")).toBeVisible();
  await says(region("Today, Wed 10 June"), start);
  await says(overall(), /[1-9]\.\d \//);
  await expect.element(inCalendar("08:00").first()).toBeVisible();
  await expect.element(inCalendar(start)).not.toBeInTheDocument();
  await button("Show it").click();
  await expect.element(page.getByRole("radio", { name: "Advanced Scheduler" })).toBeChecked();
  await switchTo("Quick Plan");

  app.workspace.write(
    "quickPlanSubjects",
    rowsOf([
      ["Chemistry", "2026-06-16"],
      ["Art", "2026-06-24"],
    ]),
  );
  await button("Generate Plan").click();
  await says(region("Study Plan"), "Chemistry");
  expect(colours().Art).toBe("pink");
  await switchTo("Advanced Scheduler");
  const event = region("Study Calendar").getByRole("button", { name: /^Art/ }).first();
  await expect.element(event).toHaveClass(/tone-pink/);

  // The page opens at the only plan there is, and the switch stays where it was pressed.
  await switchTo("Quick Plan");
  await button("Clear Study Plan").click();
  expect(app.said.at(-1)).toMatch(/clear your current Quick Plan/);
  expect(planOf(app)).toBeNull();
  const visit = app.openAgain();
  await expect.element(page.getByRole("radio", { name: "Advanced Scheduler" })).toBeChecked();
  const place = () =>
    page.getByRole("radiogroup", { name: "Plan mode" }).element().getBoundingClientRect();
  const before = place();
  await switchTo("Quick Plan");
  await expect.element(button("Clear Study Plan")).not.toBeInTheDocument();
  expect(place()).toEqual(before);
  const { pathname, search } = visit.router.state.location;
  visit.openAgain({ path: pathname + search });
  await expect.element(page.getByRole("radio", { name: "Quick Plan" })).toBeChecked();
});

it("the notice stays while a pointer or the keyboard is at it, and goes after ten seconds", async () => {
  await openTwo();
  await hours().fill("5");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await button("Generate Plan").click();
  const notice = page.getByText(/^Plan updated/);
  await notice.hover();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(notice).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await vi.advanceTimersByTimeAsync(11_000);
  await expect.element(notice).not.toBeInTheDocument();
});

it("a change can be undone at once, and looked up and restored later by a demo user", async () => {
  const app = await openTwo();
  const first = planOf(app);
  await hours().fill("6");
  await button("Generate Plan").click();
  const notice = page.getByText(/^Plan updated: 24 sessions changed\.$/);
  await expect.element(notice).toBeVisible();
  await expectAccessible(page.getByRole("status").filter({ has: notice }));
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(page.getByText(/^Your plan is back as it was\./)).toBeVisible();
  expect(planOf(app)).toEqual(first);
  await expect.element(hours()).toHaveValue(6);

  await hours().fill("7");
  await button("Generate Plan").click();
  await expect.element(notice).toBeVisible();
  await app.router.navigate("/account");
  const entries = () => changes().getByRole("listitem").filter({ hasText: "Generated again" });
  await expect.poll(() => entries().length).toBe(2);
  await says(changes(), "Before: Quick Plan, 14 days, 56 hours, 4 hours per day");
  await says(changes(), "Mathematics, Art");
  await expectAccessible(changes());
  await changes()
    .getByRole("button", { name: /^Restore the Quick Plan/ })
    .first()
    .click();
  await expect.element(changes().getByText(/^Your earlier Quick Plan is back/)).toBeVisible();
  expect(planOf(app)).toEqual(first);
  expect(app.stored("quickPlanHours")).toBe(4);
  await changes().getByRole("button", { name: "Undo", exact: true }).click();
  expect(app.stored("quickPlanHours")).toBe(7);
});

it("a cleared plan leaves its past behind, for a demo user too, after another was made", async () => {
  const first = await openTwo();
  tickDays(first, [10, 11]);
  const app = first.openAgain({ at: new Date("2026-06-12T09:00:00") });
  await says(streak(), "2days");
  await button("Clear Study Plan").click();
  app.area.setItem("quickPlanSubjects", JSON.stringify(rowsOf(twoSubjects)));
  app.area.setItem("quickPlanHours", "2");
  const next = app.openAgain({ at: new Date("2026-06-12T09:00:00") });
  await expect.element(page.getByText(/^Your Quick Plan was cleared\./)).toBeVisible();
  await button("Generate Plan").click();
  await expect
    .element(page.getByText(/^The plan you cleared is kept, with what you finished\./))
    .toBeVisible();
  await says(streak(), "0days");
  await button("Bring it back").click();
  await says(streak(), "2days");
  await says(overall(), "8.0 /");
  await next.router.navigate("/account");
  const cleared = changes().getByRole("listitem").filter({ hasText: "Cleared" });
  await says(cleared, "Before: Quick Plan, 14 days, 56 hours, 4 hours per day");
});
