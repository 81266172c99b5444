import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { button, generate, openAdvanced, part } from "../../../test/advanced-page.ts";

const dialog = () => page.getByRole("dialog");
const said = (text: RegExp) => expect.element(page.getByText(text)).toBeVisible();

const subjects = ["Mathematics", "Chemistry"] as const;
type Name = (typeof subjects)[number];

/** Four hours a day, and goals that they do not hold. */
const open = (...withGoal: readonly Name[]) => {
  const exams = [{ id: "first", name: "", date: "", time: "" }];
  return openAdvanced({
    advancedPlanSubjects: [
      { subject: "Mathematics", examDate: "2026-06-15" },
      { subject: "Chemistry", examDate: "2026-06-18" },
    ],
    studyHoursAvailable: 4,
    smartplanner_subjects: Object.fromEntries(
      withGoal.map((name) => [name, { way: "goal", goalMinutes: 30 * 60, exams }]),
    ),
  });
};
const goalIn = ({ stored }: Pick<ReturnType<typeof open>, "stored">, name: Name): number =>
  Object(stored("smartplanner_subjects"))[name].goalMinutes;

it("a lower goal shows its effect and the done hours, and Undo restores it", async () => {
  const app = open("Mathematics");
  await generate();
  const fit = part("Does it fit?");
  await fit
    .getByRole("button", {
      name: /^Lower the goal of Mathematics from 30 h to \d+ h.*: then all of it fits$/,
    })
    .click();
  const before = app.stored("advancedPlanCache");
  // It is shown first, although no session has to move.
  await button("Use this plan").click();
  await said(/^The goal of Mathematics is \d+ h.* now\./);
  await expect.element(fit).toMatchTextContent("It all fits");
  expect(goalIn(app, "Mathematics")).toBeLessThan(30 * 60);
  await button("Undo").click();
  await said(/^Your plan is back as it was\./);
  expect(goalIn(app, "Mathematics")).toBe(30 * 60);
  expect(app.stored("advancedPlanCache")).toEqual(before);
  await expect.element(part("Generate Your Study Plan")).toMatchTextContent("Made today");
});

it("less work is offered if missed sessions have no room, one change after another", async () => {
  const first = open(...subjects);
  await generate();
  const app = first.openAgain({ at: new Date("2026-06-12T07:05:00") });
  const before = app.stored("advancedPlanCache");
  await button("Plan them again").click();
  const lower = async (name: Name) => {
    await dialog().getByRole("button", { name: "How to make it fit" }).click();
    await dialog()
      .getByRole("button", { name: new RegExp(`^Lower the goal of ${name} from 30 h to `) })
      .click();
  };
  const [one, other] = subjects;
  await lower(one);
  await expect
    .element(dialog())
    .toMatchTextContent(new RegExp(`Lower the goal of ${one} from 30 h to `));
  await lower(other);
  // Now the plan covers all of it.
  await button("Use this plan").click();
  await said(/^The goal of Mathematics is .* now\. The goal of Chemistry is .* now\./);
  for (const name of subjects) expect(goalIn(app, name)).toBeLessThan(30 * 60);
  await button("Undo").click();
  for (const name of subjects) await expect.poll(() => goalIn(app, name)).toBe(30 * 60);
  expect(app.stored("advancedPlanCache")).toEqual(before);
});
