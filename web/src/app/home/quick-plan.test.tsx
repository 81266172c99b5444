import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/expect-accessible.ts";
import { openMemoryApp } from "../../../test/memory-app.tsx";
import { openQuickPlan, region } from "../../../test/memory-planner.ts";

it("a plan for exams of the past is empty, and not kept", async () => {
  const { stored } = openMemoryApp({
    initial: {
      quickPlanHours: 6,
      quickPlanSubjects: [
        { subject: "Old", examDate: "2026-06-01" },
        { subject: "Today", examDate: "2026-06-10" },
        { subject: "Older", examDate: "2025-01-01" },
      ],
    },
  });
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await expect.element(page.getByText(/All your exams are in the past/)).toBeVisible();
  await expect.element(region("Study Plan")).toMatchTextContent("No study plan available.");
  expect(stored("quickPlanCache")).toBeNull();
});

it("with every exam over, the past stays where it is, and nothing is offered that cannot help", async () => {
  const first = await openQuickPlan({ subjects: [["Physics", "2026-06-12"]] });
  await region("Today, Wed 10 June").getByRole("checkbox").first().click();
  await expect.element(page.getByText("Physics done.")).toBeVisible();
  const app = first.openAgain({ at: new Date("2026-07-05T07:05:00") });
  const before = app.stored("quickPlanCache");
  await expect
    .element(page.getByRole("region", { name: /^Today, / }))
    .toMatchTextContent("No more exams ahead. Nothing to do today.");
  const closing = page.getByRole("region", { name: /^All exams done/ });
  await expect.element(closing).toMatchTextContent(/10 June to 11 June: 1 session, 6 h/);
  await expect.element(closing).toMatchTextContent(/1 session stayed open\. It is put away/);
  expect(region("Missed sessions").elements()).toEqual([]);
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await expect.element(page.getByText(/All your exams are in the past/)).toBeVisible();
  await expect.element(region("Study Plan")).toMatchTextContent("10-June-2026");
  await expect.element(region("Progress Dashboard")).toBeVisible();
  expect(app.stored("quickPlanCache")).toEqual(before);
});

it("after the last exam says how each went, keeps a late hand-in as one line, and starts a new plan", async () => {
  const first = await openQuickPlan({
    subjects: [["Physics", "2026-06-12"]],
    initial: {
      smartplanner_assignments: {
        essay: {
          title: "Essay",
          subject: "History",
          kind: "hand-in",
          state: "open",
          due: { day: "2026-06-11" },
          addedOn: "2026-06-10",
          estimate: { minutes: 60 },
        },
      },
    },
  });
  await region("Today, Wed 10 June").getByRole("checkbox").first().click();
  const app = first.openAgain({ at: new Date("2026-06-13T07:05:00") });
  const closing = page.getByRole("region", { name: /^All exams done/ });
  await expect.element(closing).toBeVisible();
  await expect.element(region("Due work").getByRole("listitem", { name: /^Essay/ })).toBeVisible();
  await expectAccessible(closing);
  const went = closing.getByRole("radiogroup", { name: "How did Physics go, 12 June?" });
  await went.getByRole("radio", { name: "Not so well" }).click();
  await expect.element(went.getByRole("radio", { name: "Not so well" })).toBeChecked();
  expect(app.stored("smartplanner_exam_answers")).toEqual({
    "2026-06-12-Physics": { went: "not so well" },
  });
  await closing.getByRole("button", { name: "Start a new plan" }).click();
  await expect.element(page.getByRole("textbox", { name: "What’s coming up?" })).toHaveFocus();
  await expect.element(closing).not.toBeInTheDocument();
  await expect.element(page.getByLabelText("Subject 1")).toHaveValue("");
  await expect.element(region("Study Plan")).toMatchTextContent("10-June-2026");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(closing).toBeVisible();
  await expect.element(page.getByLabelText("Subject 1")).toHaveValue("Physics");
});

it("a long date stays beside its subject and not over it, at every width", async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await openQuickPlan({
    at: new Date("2026-09-28T10:05:00"),
    subjects: [["Mathematics", "2026-10-12"]],
  });
  for (const width of [320, 390, 700, 1440]) {
    await page.viewport(width, 844);
    const row = region("Study Plan").getByRole("row", { name: /29-September-2026/ });
    const date = row.getByText("29-September-2026").element().getBoundingClientRect();
    const subject = row.getByText("Mathematics").element().getBoundingClientRect();
    expect(date.right, `${width} pixels`).toBeLessThan(subject.left);
  }
});

it("the first plan is said once at the top, and begins now or tomorrow", async () => {
  const hello = page.getByRole("region", { name: "Your plan is ready: 1 session today." });
  const app = await openQuickPlan({
    at: new Date("2026-06-10T16:30:00"),
    hours: 3,
    subjects: [["Physics", "2026-06-22"]],
  });
  await expect.element(hello.getByRole("heading")).toHaveFocus();
  await expect
    .element(hello)
    .toMatchTextContent(
      "It’s 16:30. Start with Physics at 16:45, or begin tomorrow? First exam: Physics in 12 days.",
    );
  await expectAccessible(hello);
  const physics = region("Today, Wed 10 June").getByRole("checkbox");
  await hello.getByRole("button", { name: "Begin tomorrow" }).click();
  await expect.element(physics).not.toBeInTheDocument();
  expect(hello.elements()).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(physics).toHaveAccessibleName("Physics 08:00");
  app.openAgain({ at: new Date("2026-06-11T07:00:00") });
  await expect.element(region("Study Calendar")).toBeVisible();
  expect(hello.elements()).toEqual([]);
});
