import type { StudyPlan } from "@smart-planner/planner/model";
import { expect, it } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/expect-accessible.ts";
import { openMemoryApp } from "../../../test/memory-app.tsx";
import { smartServer } from "../../../test/memory-smart-server.ts";

const panel = (): Locator => page.getByRole("region", { name: "AI-Powered Smart Timetable" });
const inPanel = (name: string): Locator => panel().getByRole("button", { name, exact: true });
const chip = (label: string): Locator => inPanel(`Change: ${label}`);
const words = (): Locator => panel().getByLabelText("Your preferences");
const generate = () => inPanel("Generate Smart Timetable").click();
const button = (name: string): Locator => page.getByRole("button", { name, exact: true });

const open = (fetch = smartServer) => {
  const app = openMemoryApp({
    fetch,
    initial: {
      quickPlanHours: 6,
      quickPlanSubjects: [
        { subject: "Mathematics", examDate: "2026-06-18" },
        { subject: "Chemistry", examDate: "2026-06-15" },
      ],
    },
  });
  const plan = () => Object(app.stored("quickPlanCache")) as StudyPlan;
  return {
    ...app,
    days: () => Object.keys(plan()),
    sessions: () =>
      Object.entries(plan()).map(([day, entries]) => [
        day,
        entries.map(({ subject, hours, startTime }) => ({ subject, hours, startTime })),
      ]),
  };
};

it("can be changed at its chips, which hold until they are removed", async () => {
  const { days, stored, openAgain } = open();
  await words().fill("No Sundays. I work Tue and Thu 5-9pm.");
  await generate();
  await expect.element(chip("Work, Tue and Thu 17–21")).toBeVisible();
  expect(days()).not.toContain("14-June-2026");

  await chip("Work, Tue and Thu 17–21").click();
  const editor = panel().getByRole("form");
  await editor.getByRole("button", { name: "Thu" }).click();
  await editor.getByLabelText("To").fill("22:30");
  await expectAccessible(panel());
  await editor.getByRole("button", { name: "OK" }).click();
  await expect.element(chip("Work, Tue 17–22:30")).toHaveFocus();

  // The time can stay when the plan and its wishes go.
  await chip("Work, Tue 17–22:30").click();
  await editor.getByRole("button", { name: "Keep as a commitment" }).click();
  await expect.element(chip("Work, Tue 17–22:30")).toHaveFocus();
  await expect.element(page.getByText(/^Work is one of your commitments now/)).toBeVisible();
  expect(stored("smartplanner_commitments")).toEqual([
    { name: "Work", days: [1], startTime: "17:00", endTime: "22:30", type: "work" },
  ]);
  const notice = page.getByRole("status").filter({ hasText: "commitments now" });
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => stored("smartplanner_commitments")).toEqual([]);

  // Wishes hold at a plain Generate, too.
  await button("Generate Plan").click();
  await expect.element(button("Generate Plan")).not.toHaveAttribute("aria-busy", "true");
  await expect.element(chip("No Sundays")).toBeVisible();
  expect(days()).not.toContain("14-June-2026");

  openAgain();
  await expect.element(chip("Work, Tue 17–22:30")).toBeVisible();
  (chip("No Sundays").element() as HTMLElement).focus();
  await userEvent.keyboard("{Backspace}");
  await expect.element(chip("No Sundays")).not.toBeInTheDocument();
  await expect.poll(days).toContain("14-June-2026");
  await expect.element(chip("Work, Tue 17–22:30")).toBeVisible();
  // The same words are not read twice: removed wishes stay removed.
  await generate();
  await expect.element(inPanel("Generate Smart Timetable")).toBeEnabled();
  await expect.element(chip("Work, Tue 17–22:30")).toBeVisible();
  expect(chip("No Sundays").elements()).toEqual([]);
});

it("asks where two things may be meant, and says first where nothing was understood", async () => {
  const { days } = open();
  await words().fill("I only work on weekends");
  await generate();
  const question = page.getByRole("region", { name: "Which do you mean?" });
  await expect.element(question).toBeVisible();
  const answers = question.getByRole("button").elements();
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    "Work on weekends",
    "Study only on weekends",
  ]);
  await expectAccessible(panel());
  await question.getByRole("button", { name: "Study only on weekends" }).click();
  await expect.element(chip("Study only on weekends")).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(days()).toEqual(["13-June-2026", "14-June-2026"]);

  await inPanel("Remove: Study only on weekends").click();
  await expect.element(chip("Study only on weekends")).not.toBeInTheDocument();
  await words().fill("Sing me a song");
  await generate();
  await expect.element(panel().getByRole("status")).toMatchTextContent("We did not get that one.");
  await page.getByRole("region", { name: "Not understood" }).getByRole("button").click();
  await expect.element(words()).toHaveValue("no study on Sundays after 18:00");
});

it("hands due work over, and shows how a misspelt word was read", async () => {
  open();
  await words().fill("No sundys. My essay is due on Friday, about 6 hours.");
  await generate();
  await expect.element(chip("No Sundays “sundys”")).toBeVisible();
  const work = page.getByRole("region", { name: "This is due work, not a preference." });
  await expect
    .element(page.getByRole("region", { name: "Not understood" }))
    .not.toBeInTheDocument();
  await work.getByRole("button", { name: /^Add “.*essay.*” to Due work$/i }).click();
  await expect.element(work).not.toBeInTheDocument();
  await expect
    .element(page.getByRole("region", { name: "Due work" }).getByRole("list").first())
    .toMatchTextContent(/essay/i);

  await words().fill(
    "My lab report is due on Friday, about 2 hours. My chemistry essay is due 5/6.",
  );
  await generate();
  await expect.element(work).toMatchTextContent("Which day is “5/6”?");
  await expect.element(panel().getByRole("status")).not.toMatchTextContent("We did not get");
});

it("a failure shows the server's own words, and leaves the plan", async () => {
  let fails = true;
  const { sessions } = open((input, init) =>
    fails
      ? Promise.resolve(Response.json({ error: "The model took too long." }, { status: 504 }))
      : smartServer(input, init),
  );
  await button("Generate Plan").click();
  await expect.element(button("Clear Study Plan")).toBeVisible();
  const before = sessions();
  await inPanel("Show").click();
  await generate();
  await expect.element(panel().getByRole("alert")).toMatchTextContent("The model took too long.");
  await expectAccessible(panel());
  expect(sessions()).toEqual(before);
  fails = false;
  await words().fill("5 minute breaks. Hard subjects first every day.");
  await generate();
  const summary = panel().getByRole("status");
  await expect
    .element(summary)
    .toMatchTextContent("Could not be keptBreaks of 5 minutes: Breaks are never shorter");
  await expect
    .element(summary)
    .toMatchTextContent("Changed nothingEach day begins with hard subjects: No subject is rated");
  await expect.element(panel().getByRole("alert")).not.toBeInTheDocument();
  await button("Undo").first().click();
  await expect.poll(sessions).toEqual(before);
  expect(chip("Breaks of 5 minutes").elements()).toEqual([]);
});

it("a limit of one subject is raised at a press if missed work has no room, and Undo restores it", async () => {
  const limit = "At most 1 hour of Chemistry a day";
  const first = open();
  await words().fill(limit);
  await generate();
  await expect.element(chip(limit)).toBeVisible();
  const app = first.openAgain({ at: new Date("2026-06-12T07:05:00") });
  const before = app.stored("quickPlanCache");
  await button("Plan them again").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "How to make it fit" }).click();
  await dialog.getByRole("button", { name: /^Allow \d h.* of Chemistry a day: \+/ }).click();
  await expect.element(dialog).toMatchTextContent(/Allow \d h.* of Chemistry a day\. /);
  await expect.element(dialog.getByText(/dropped$/)).not.toBeInTheDocument();
  expect(app.stored("quickPlanCache")).toEqual(before);
  await dialog.getByRole("button", { name: "Use this plan" }).click();

  const said = /^Up to \d h.* of Chemistry may be planned a day now\. Done: /;
  await expect.element(page.getByText(said)).toBeVisible();
  expect(chip(limit).elements()).toEqual([]);
  await expect
    .element(panel().getByRole("button", { name: /^Change: At most .* of Chemistry a day/ }))
    .toBeVisible();
  expect(app.stored("smartplanner_quick_inputs")).toMatchObject({
    wishes: [{ kind: "limit", subjects: ["Chemistry"], per: "day", most: expect.any(Number) }],
  });
  expect(app.stored("quickPlanCache")).not.toEqual(before);

  await button("Undo").click();
  await expect.element(chip(limit)).toBeVisible();
  expect(app.stored("quickPlanCache")).toEqual(before);
});
