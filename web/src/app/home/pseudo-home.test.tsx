import { advancedPlanWords } from "@smart-planner/words/en/advanced-plan";
import { homeWords } from "@smart-planner/words/en/home";
import { planUpdateWords } from "@smart-planner/words/en/plan-update";
import { sessionMenuWords } from "@smart-planner/words/en/session-menu";
import { subjectsWords } from "@smart-planner/words/en/subjects";
import { todayWords } from "@smart-planner/words/en/today";
import { pseudoWords } from "@smart-planner/words/pseudo";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openMemoryApp } from "../../../test/memory-app.tsx";
import { look, pseudoLanguage } from "../../../test/pseudo-language.ts";

const home = pseudoWords(homeWords);
const today = pseudoWords(todayWords);
const updates = pseudoWords(planUpdateWords);
const button = (name: string | RegExp) => page.getByRole("button", { name });
const at = (date: number) => new Date(`2026-06-${date}T07:05:00`);

const subjects = [
  { subject: "Mathematics", examDate: "2026-06-24" },
  { subject: "Chemistry", examDate: "2026-06-19" },
  { subject: "English Literature", examDate: "2026-06-30" },
];
const work = (title: string, day: string) => ({
  ...{ kind: "hand-in", subject: "History", title, state: "open", addedOn: "2026-06-08" },
  due: { day },
});
const assignments = { essay: work("Essay 2", "2026-06-12"), late: work("Map", "2026-06-09") };

const seeChanges = async () => {
  await button(today.planAgain).click();
  await expect.element(button(updates.useThis)).toBeVisible();
  for (const details of document.querySelectorAll("details")) details.open = true;
  await look("ways to catch up");
  await button(updates.useThis).click();
  await look("what is said of the change");
};

it.each([360, 1280])(
  "home in the pseudo-language fits %i pixels, with no hard-coded text",
  async (width) => {
    await page.viewport(width, 900);
    const empty = openMemoryApp({ spoken: pseudoLanguage });
    const generate = button(pseudoWords(subjectsWords).generate);
    await generate.click();
    await look("an empty form that cannot be planned");
    empty.unmount();

    const app = openMemoryApp({
      spoken: pseudoLanguage,
      at: at(10),
      initial: {
        quickPlanHours: 3,
        quickPlanSubjects: subjects,
        smartplanner_assignments: assignments,
      },
    });
    await generate.click();
    await expect.element(button(home.clear)).toBeVisible();
    await look("a plan");
    await button(/Ţîɱé ţöđáý/).click();
    const opened = page.getByRole("dialog");
    await expect.element(opened).toBeVisible();
    await look("the time today");
    await userEvent.keyboard("{Escape}");
    await expect.element(opened).not.toBeInTheDocument();
    await button(/^⟦.*: öþţîöñš/)
      .last()
      .click();
    await look("the menu of a session");
    await button(pseudoWords(sessionMenuWords).anotherDay).click();
    await look("another day");
    await userEvent.keyboard("{Escape}");
    const later = app.openAgain({ at: at(12) });
    await expect.element(button(today.planAgain)).toBeVisible();
    await look("missed sessions");
    await seeChanges();
    later.openAgain({ at: new Date("2026-07-03T09:00:00") });
    await expect.element(button(today.newPlan)).toBeVisible();
    await look("the end of a plan");
  },
);

it.each([360, 1280])(
  "the Advanced Scheduler in the pseudo-language fits %i pixels, with no hard-coded text",
  async (width) => {
    await page.viewport(width, 900);
    const app = openMemoryApp({
      spoken: pseudoLanguage,
      path: "/?mode=advanced",
      at: at(10),
      initial: {
        advancedPlanSubjects: subjects,
        smartplanner_assignments: assignments,
        smartplanner_preview: true,
      },
    });
    for (const name of Object.values(home.tabs)) {
      await page.getByRole("tab", { name, exact: true }).click();
      await look(name);
    }
    await button(pseudoWords(advancedPlanWords).generate).click();
    await expect.element(button(home.clear)).toBeVisible();
    for (const details of document.querySelectorAll("details")) details.open = true;
    await look("a plan");
    app.openAgain({ at: at(12) });
    await seeChanges();
  },
);
