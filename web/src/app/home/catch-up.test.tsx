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
  const dialog = page.getByRole("dialog", { name: "Plan 3 sessions again" });
  await expect.element(dialog.getByRole("radio", { name: /Least change/ })).toBeChecked();
  await expect
    .element(dialog.getByRole("region", { name: "What changes" }))
    .toMatchTextContent("Physics from");
  await expectAccessible(dialog);
  expect(app.stored("quickPlanCache")).toEqual(before);
  await dialog.getByRole("button", { name: "Use this plan" }).click();
  await gone(missed());
  await expect.element(page.getByText(/^Plan updated: /)).toBeVisible();
  expect(app.stored("quickPlanCache")).not.toEqual(before);

  await button("Undo").click();
  await expect.element(missed()).toMatchTextContent("3 sessions");
  expect(app.stored("studyProgress")).toEqual({ "10-June-2026-Physics": true });
});

it("of two exams of one subject the nearer gets back what it missed, with the later in the first row", async () => {
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
  // Nothing of it is lost, and nothing goes to the other.
  expect(sum(after.map(({ hours }) => hours))).toBeCloseTo(sum(nearly));
});

it("what was missed is said to be done, or let go, and either can be taken back", async () => {
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
  await expect.element(missed()).toMatchTextContent("2 sessions from Thursday are not done");
});

it("there is more time today, then less, and each is shown before it is used", async () => {
  const { stored } = await open();
  const before = stored("quickPlanCache");
  const time = button(/^Time today/);
  const question = page.getByRole("dialog", { name: "How much time today?" });
  const choose = async (name: string | RegExp) => {
    await question.getByRole("button", { name, exact: true }).click();
  };
  await time.click();
  await expect
    .element(question)
    .toMatchTextContent("Only today. Your 4 h per day stay as they are.");
  await expect.element(question.getByRole("button", { name: /^0 min not today/ })).toBeVisible();
  await expectAccessible(question);
  await choose("I have more time");
  await expect.element(question).toMatchTextContent(/Physics 1 h from tomorrow, \d\d:\d\d\./);
  await choose("Use 5 h");
  await expect.element(time).toMatchTextContent("You have 5 h today");
  await time.click();
  await choose("Back to 4 h");
  await expect.element(time).toMatchTextContent("You have 4 h today");
  expect(stored("quickPlanCache")).toEqual(before);

  await time.click();
  await choose("1 h 30");
  await expect.element(question).toMatchTextContent(/Physics stays, .* shorter\./);
  await choose("Use 1 h 30");
  const preview = page.getByRole("dialog", { name: "Another time today" });
  await preview.getByRole("button", { name: "Keep my plan" }).click();
  await gone(preview);
  expect(stored("quickPlanCache")).toEqual(before);
});

it("less time today takes no share for begun that only stands after a time of one's own", async () => {
  const own = { kind: "own", mode: "quick", title: "Choir", day: "2026-06-10" };
  await openQuickPlan({
    at: new Date("2026-06-10T12:05:00"),
    hours: 4,
    subjects,
    initial: { smartplanner_edits: { own: { ...own, start: 540, minutes: 60 } } },
  });
  const today = region("Today, Wed 10 June");
  await expect.element(today.getByRole("checkbox", { name: "Physics 10:15" })).toBeVisible();
  await button(/^Time today/).click();
  const question = page.getByRole("dialog", { name: "How much time today?" });
  await question.getByRole("button", { name: "1 h 30", exact: true }).click();
  await expect.element(question).toMatchTextContent(/Physics stays, .* shorter\./);
});

it("an exam that moved makes the plan out of date until it is updated", async () => {
  const { stored } = await open();
  const before = stored("quickPlanCache");
  await page.getByLabelText("Exam Date 1", { exact: true }).fill("2026-06-26");
  const note = region("Plan update");
  await expect
    .element(note)
    .toMatchTextContent("Physics exam moved to 26 June. The plan is out of date.");
  const update = note.getByRole("button", { name: "Update plan" });
  await update.click();
  const dialog = page.getByRole("dialog", { name: "Update your plan" });
  await dialog.getByRole("button", { name: "Keep my plan" }).click();
  await expect.element(note).toBeVisible();
  expect(stored("quickPlanCache")).toEqual(before);
  await update.click();
  await dialog.getByText(/^Best plan/).click();
  const way = dialog.getByRole("radio", { name: /^Best plan/ });
  const asked = /\d+/.exec(way.element().closest("label")?.textContent ?? "")?.[0];
  await dialog.getByRole("button", { name: "Use this plan" }).click();
  const receipt = page.getByText(/^Plan updated: /);
  await expect.element(receipt).toBeVisible();
  // At once: a plan that was just made from it is not out of date.
  expect(note.elements()).toEqual([]);
  const counted = receipt.element().textContent?.match(/\d+/g) ?? [];
  expect(String(counted.reduce((sum, each) => sum + Number(each), 0))).toBe(asked);
  const updated = stored("quickPlanCache");
  expect(updated).not.toEqual(before);
  // By the rule, as a new plan: every hour of every day is shared out.
  await button("Generate Plan").click();
  await expect.element(page.getByText(/no session changed/)).toBeVisible();
  expect(stored("quickPlanCache")).toEqual(updated);
});
