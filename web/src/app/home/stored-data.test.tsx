import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openMemoryApp } from "../../../test/memory-app.tsx";
import { openQuickPlan, region } from "../../../test/memory-planner.ts";

const maths = [["Mathematics", "2026-06-13"]] as const;
const tick = (name: RegExp) => page.getByRole("checkbox", { name }).first();

it("typed text is there before any plan is made", async () => {
  const app = openMemoryApp();
  await page.getByLabelText("Subject 2", { exact: true }).fill("Philosophy");
  app.openAgain();
  await expect.element(page.getByLabelText("Subject 2", { exact: true })).toHaveValue("Philosophy");
});

it("corrupt progress does not crash the page", async () => {
  const first = await openQuickPlan({ subjects: maths });
  first.area.setItem("studyProgress", "[1,");
  first.openAgain();
  await expect.element(tick(/^Mathematics/)).not.toBeChecked();
});

it("a corrupt plan is set aside with its mode's keys; the ticks stay", async () => {
  const first = await openQuickPlan({ subjects: maths });
  await tick(/^Mathematics/).click();
  first.area.setItem("quickPlanCache", "{broken");
  const { stored } = first.openAgain();
  await expect.element(region("Study Plan")).toMatchTextContent("No study plan available.");
  expect(stored("quickPlanSubjects")).toBeNull();
  expect(stored("quickPlanHours")).toBeNull();
  expect(stored("studyProgress")).toEqual({ "10-June-2026-Mathematics": true });
  expect(JSON.stringify(stored("smartplanner_quarantine"))).toContain("{broken");
});

it("hostile names are shown as text, each with its own colour and tick", async () => {
  const names = [
    "__proto__",
    "<img src=x onerror=alert(1)>",
    "a-b",
    "רפואה",
    "数学 🧮",
    "constructor",
    "x".repeat(1_000),
  ];
  const app = await openQuickPlan({ subjects: names.map((name) => [name, "2026-06-14"] as const) });
  const legend = region("Study Calendar").getByRole("list", { name: "Subjects" });
  await expect
    .poll(() => [...legend.element().querySelectorAll("li")].map((row) => row.textContent))
    .toEqual(names);
  await tick(/^__proto__/).click();
  app.openAgain();
  await expect.element(tick(/^__proto__/)).toBeChecked();
  await expect.element(tick(/^constructor/)).not.toBeChecked();
  await expect
    .element(page.getByRole("progressbar", { name: "Overall Progress" }))
    .not.toHaveAttribute("aria-valuenow", "0");
});

it("full storage keeps the plan on screen and says that it is not saved", async () => {
  const app = openMemoryApp({
    initial: {
      quickPlanHours: 6,
      quickPlanSubjects: [{ subject: "Mathematics", examDate: "2026-06-13" }],
    },
  });
  app.area.room = 0;
  await page.getByRole("button", { name: "Generate Plan" }).click();
  const notice = page.getByRole("alert");
  await expect.element(notice).toMatchTextContent("not saved");
  await notice.getByRole("button").click();
  await expect
    .poll(() => app.saved.map(({ name }) => name))
    .toEqual([expect.stringMatching(/\.json$/)]);
  await expect.element(region("Study Plan")).toMatchTextContent("Mathematics");
});
