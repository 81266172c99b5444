import type { StudyPlan } from "@smart-planner/planner/model";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/expect-accessible.ts";
import { openQuickPlan, region } from "../../../test/memory-planner.ts";

const subjects = [
  ["Physics", "2026-06-24"],
  ["History", "2026-06-30"],
] as const;

const at = (date: number) => new Date(`2026-06-${date}T07:05:00`);
const open = () => openQuickPlan({ at: at(10), hours: 4, subjects });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const missed = () => region("Missed sessions");
const gone = (part: ReturnType<typeof region>) => expect.element(part).not.toBeInTheDocument();

it("a missed day is planned again, and comes back with Undo", async () => {
  const first = await open();
  await region("Today, Wed 10 June").getByRole("checkbox", { name: "Physics 08:00" }).click();
  await expect.element(page.getByText(/Physics done\./)).toBeVisible();
  const app = first.openAgain({ at: at(12) });
  await expect
    .element(missed())
    .toMatchTextContent("3 sessions from Wednesday and Thursday are not done");
  const before = app.stored("quickPlanCache");

  await button("Plan them again").click();
  const dialog = page.getByRole("dialog", {
    name: /^You missed \d+ h.*\. Here’s the way back\.$/,
  });
  await expect
    .element(dialog)
    .toMatchTextContent("Wednesday to Thursday. What you finished stays.");
  // The days of a Quick Plan are full: more time a day leads, and starting over would be the same.
  const options = dialog.getByRole("radiogroup", { name: "How to catch up" }).getByRole("radio");
  await expect.element(options.first()).toBeChecked();
  await expect.element(options.first()).toHaveAccessibleName(/ more a day Until .* come back\.$/);
  await expect
    .element(options.nth(1))
    .toHaveAccessibleName(/^Keep my days, drop .* Your 4 h a day stay as they are\.$/);
  expect(options.elements()).toHaveLength(2);
  await expect
    .element(dialog.getByRole("region", { name: "What it means for each exam" }))
    .toMatchTextContent(/Physics 24 JunAll .* back by /);
  const count = /See all (\d+) changes/.exec(dialog.element().textContent ?? "")?.[1];
  expect(dialog.element().querySelectorAll("details li")).toHaveLength(Number(count));
  await expectAccessible(dialog);
  expect(app.stored("quickPlanCache")).toEqual(before);
  await dialog.getByRole("button", { name: "Use this plan" }).click();
  await gone(missed());
  await expect.element(page.getByText(/^Done: .* more a day, all .* are back\./)).toBeVisible();
  expect(app.stored("quickPlanCache")).not.toEqual(before);

  await button("Undo").click();
  await expect.element(missed()).toMatchTextContent("3 sessions");
  expect(app.stored("studyProgress")).toEqual({ "10-June-2026-Physics": true });
});

it("once an exam is over its sessions are no longer missed, on the note and in the dialog", async () => {
  const first = await openQuickPlan({
    at: at(10),
    hours: 4,
    subjects: [
      ["Physics", "2026-06-12"],
      ["History", "2026-06-30"],
    ],
  });
  first.openAgain({ at: at(13) });
  await expect
    .element(missed())
    .toMatchTextContent("3 sessions since Wednesday are not done, 4 h 30.");
  await button("Plan them again").click();
  const dialog = page.getByRole("dialog", { name: "You missed 4 h 30. Here’s the way back." });
  await expect
    .element(dialog.getByRole("radio").first())
    .toHaveAccessibleName(/^30 min more a day .*All 4 h 30 come back\.$/);
  await dialog.getByRole("button", { name: "Use this plan" }).click();
  await gone(missed());
});

it("of two exams of one subject the nearer gets its missed time back, with the later in the first row", async () => {
  const [late, near] = ["2026-06-30", "2026-06-24"];
  const first = await openQuickPlan({
    at: at(10),
    hours: 4,
    subjects: [
      ["Physics", late],
      ["Physics", near],
    ],
  });
  const app = first.openAgain({ at: at(11) });
  const planned = () => Object.entries(app.stored("quickPlanCache") as StudyPlan);
  // The rule has the rows in their order, and names no exam.
  const nearly = planned().flatMap(([, [, share]]) => (share === undefined ? [] : [share.hours]));
  await button("Plan them again").click();
  await page.getByRole("button", { name: "Use this plan" }).click();
  await gone(missed());
  const after = planned()
    .flatMap(([, shares]) => shares)
    .filter(({ examDate, released }) => examDate === near && released === undefined);
  const sum = (hours: readonly number[]) => hours.reduce((all, each) => all + each, 0);
  // None of it is lost, and none goes to the other.
  expect(sum(after.map(({ hours }) => hours))).toBeCloseTo(sum(nearly));
});

it("missed sessions are marked done or let go, and either can be undone", async () => {
  const first = await open();
  const app = first.openAgain({ at: at(11) });
  await missed().getByRole("button", { name: "Let them go" }).click();
  await gone(missed());
  await button("Undo").click();
  await missed().getByRole("button", { name: "Let them go" }).click();
  await gone(missed());
  const reloaded = app.openAgain({ at: at(11) });
  await expect.element(region("Study Calendar")).toBeVisible();
  await gone(missed());
  // Let go is not done.
  await expect.element(region("Progress Dashboard")).toMatchTextContent("0%");

  reloaded.openAgain({ at: at(12) });
  await missed().getByRole("button", { name: "I did them" }).click();
  await gone(missed());
  await button("Undo").click();
  await expect.element(missed()).toMatchTextContent("2 sessions from yesterday are not done");
});

it("less time today is one press with Undo, and so is more", async () => {
  const { stored } = await open();
  const before = stored("quickPlanCache");
  const time = button("You have 4 h today. Time today");
  const question = page.getByRole("dialog", { name: "How much time today?" });
  const amounts = question.getByRole("group", { name: "How much time" }).getByRole("button");
  await time.click();
  await expect.element(question.getByRole("button", { name: "Stop" })).toBeVisible();
  await expectAccessible(question);
  expect(amounts.elements().map(({ textContent }) => textContent)).toEqual([
    "Stop",
    "1 h 30",
    "2 h",
    "4 h as planned",
    "5 h",
  ]);
  await question.getByRole("button", { name: "1 h 30", exact: true }).click();
  await gone(question);
  await expect.element(page.getByText(/^1 h 30 today\. .*(moved to|does not fit)/)).toBeVisible();
  await expect.element(button("You have 1 h 30 today. Time today")).toBeVisible();
  await button("Undo").click();
  await expect.element(time).toBeVisible();
  expect(stored("quickPlanCache")).toEqual(before);

  await time.click();
  await question.getByRole("button", { name: "5 h", exact: true }).click();
  await button("You have 5 h today. Time today").click();
  await question.getByRole("button", { name: "4 h", exact: true }).click();
  await expect.element(time).toBeVisible();
  expect(stored("quickPlanCache")).toEqual(before);
});

it("less time today takes no share for begun that only starts after a time of one's own", async () => {
  const own = { kind: "own", mode: "quick", title: "Choir", day: "2026-06-10" };
  await openQuickPlan({
    at: new Date("2026-06-10T12:05:00"),
    hours: 4,
    subjects,
    initial: { smartplanner_edits: { own: { ...own, start: 540, minutes: 60 } } },
  });
  const physics = region("Today, Wed 10 June").getByRole("checkbox", { name: "Physics 10:15" });
  await expect.element(physics).toBeVisible();
  await button(/Time today$/).click();
  await button("1 h 30").click();
  // It stays, and is shorter.
  await expect.element(page.getByText(/^1 h 30 today\./)).toBeVisible();
  await expect.element(physics).toBeVisible();
});

it("in the evening a morning is moved to the next quarter of an hour in one press, with Undo", async () => {
  const first = await open();
  const evening = first.openAgain({ at: new Date("2026-06-10T16:30:00") });
  const today = region("Today, Wed 10 June");
  await expect.element(today).toMatchTextContent("was 08:00");
  await expect
    .element(today)
    .toMatchTextContent(/Planned for this morning\. Start at 16:45 and you finish at 2\d:\d\d\./);
  await today.getByRole("button", { name: "Move today to 16:45" }).click();
  await expect.element(today.getByRole("checkbox", { name: "Physics 16:45" })).toBeVisible();
  await expect.element(page.getByText("Today moved to 16:45.")).toBeVisible();
  await button("Undo").click();
  await expect.element(today.getByRole("checkbox", { name: "Physics 08:00" })).toBeVisible();

  const late = evening.openAgain({ at: new Date("2026-06-10T21:30:00") });
  await expect.element(today).toMatchTextContent("Too late for all of it.");
  await today.getByRole("button", { name: "Less time today" }).click();
  await expect.element(page.getByRole("dialog", { name: "How much time today?" })).toBeVisible();

  late.openAgain({ at: new Date("2026-06-10T16:30:00") });
  await today.getByRole("button", { name: "Move today to 16:45" }).click();
  await button(/Time today$/).click();
  await button("1 h 30").click();
  await expect.element(page.getByText(/^1 h 30 today\./)).toBeVisible();
  await expect.element(today).toMatchTextContent("0 of 1 done");
  await expect.element(today.getByRole("checkbox", { name: "Physics 16:45" })).toBeVisible();
  await button("Undo").click();
  await expect.element(today).toMatchTextContent("0 of 2 done");
});

it("a session in Today opens the menu, whose choices act at once with Undo", async () => {
  await open();
  const today = region("Today, Wed 10 June");
  const history = today.getByRole("button", { name: /^History, .*: options$/ });
  await history.click();
  const menu = page.getByRole("dialog", { name: "History, Wednesday 10 June" });
  await expect
    .element(menu)
    .toMatchTextContent(/After this you have done .* of .*\. Exam in 20 days\./);
  await expectAccessible(menu);
  await menu.getByRole("button", { name: /^Shorter/ }).click();
  await expect.element(page.getByText(/^History is shorter, /)).toBeVisible();
  await button("Undo").click();
  await history.click();
  await menu.getByRole("button", { name: /^Skip/ }).click();
  await gone(history);
  await button("Undo").click();
  await history.click();
  await menu.getByRole("button", { name: "Done", exact: true }).click();
  await expect.element(today).toMatchTextContent("1 of 2 done");
});

it("an exam that moved makes the plan out of date until it is updated", async () => {
  const { stored } = await open();
  const before = stored("quickPlanCache");
  await page.getByLabelText("Exam Date 1", { exact: true }).fill("2026-06-26");
  const note = region("Plan update");
  await expect.element(note).toMatchTextContent("Physics exam moved to 26 June. Update the plan?");
  const update = note.getByRole("button", { name: "Update plan" });
  await update.click();
  const dialog = page.getByRole("dialog", { name: "Update your plan" });
  await dialog.getByRole("button", { name: "Keep my plan" }).click();
  await expect.element(note).toBeVisible();
  expect(stored("quickPlanCache")).toEqual(before);
  await update.click();
  await expect.element(dialog).toMatchTextContent("Your plan follows the changes you made.");
  const asked = /See all (\d+) changes/.exec(dialog.element().textContent ?? "")?.[1];
  await dialog.getByRole("button", { name: "Use this plan" }).click();
  const receipt = page.getByText(/^Plan updated: /);
  await expect.element(receipt).toBeVisible();
  // At once: a plan that was just made from it is not out of date.
  expect(note.elements()).toEqual([]);
  expect(/\d+/.exec(receipt.element().textContent ?? "")?.[0]).toBe(asked);
  const updated = stored("quickPlanCache");
  expect(updated).not.toEqual(before);
  // By the rule, as a new plan: every hour of every day is shared out.
  await button("Generate Plan").click();
  await expect
    .element(page.getByText("Nothing to change: your plan already does this."))
    .toBeVisible();
  expect(stored("quickPlanCache")).toEqual(updated);
});
