import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/expect-accessible.ts";
import { openQuickPlan, region } from "../../../test/memory-planner.ts";

const calendar = () => region("Study Calendar");
const hours = () =>
  calendar()
    .getByRole("region", { name: /^Sessions, / })
    .element();

it("opens where the sessions are, shows done and missed ones, and leads on from a week with nothing left", async () => {
  const app = await openQuickPlan();
  const wednesday = calendar().getByRole("list", { name: "Wednesday 10 June" });
  wednesday
    .getByRole("button", { name: /^Mathematics/ })
    .element()
    .focus();
  await userEvent.keyboard(" ");
  calendar()
    .getByRole("list", { name: "Friday 12 June" })
    .getByRole("button", { name: /^English/ })
    .element()
    .focus();
  await userEvent.keyboard("l");
  app.openAgain({ at: new Date("2026-06-14T22:30:00") });
  await expect
    .element(wednesday.getByRole("button", { name: /^Mathematics .*, done$/ }))
    .toBeInTheDocument();
  await expect
    .element(wednesday.getByRole("button", { name: /^Chemistry .*, missed$/ }))
    .toBeInTheDocument();
  await expect
    .element(calendar().getByRole("list", { name: "Marks" }))
    .toMatchTextContent("DoneNot done");
  hours().scrollIntoView({ block: "nearest", behavior: "instant" });
  await expect.element(calendar().getByText("08:00")).toBeInViewport();
  await expect.element(calendar().getByText("22:00")).not.toBeInViewport();
  await expect.element(calendar().getByText(/^Nothing left this week\./)).toBeVisible();
  await expectAccessible(calendar());
  await wednesday.getByRole("button", { name: /^Chemistry/ }).click();
  const menu = page.getByRole("dialog", { name: "Chemistry, Wednesday 10 June" });
  await expect.element(menu.getByRole("button", { name: "Plan it again" })).toBeVisible();
  await expect.element(menu.getByRole("button", { name: "Another day…" })).not.toBeInTheDocument();
  await menu.getByRole("button", { name: "Took longer" }).click();
  const asked = page.getByRole("dialog", { name: "How long did Chemistry take?" });
  await asked.getByRole("button", { name: "Save" }).click();
  await expect
    .element(wednesday.getByRole("button", { name: /^Chemistry .*, done$/ }))
    .toBeInTheDocument();
  await calendar().getByRole("button", { name: "Next: Monday 15 June" }).click();
  await expect.element(calendar()).toMatchTextContent("15 – 21 June 2026");
  hours().scrollIntoView({ block: "nearest", behavior: "instant" });
  await expect.element(calendar().getByText("08:00")).toBeInViewport();
  await expect.element(calendar().getByText(/^Nothing left this week\./)).not.toBeInTheDocument();
});

it("a first plan made in the evening is in sight, and Today goes back to it", async () => {
  await openQuickPlan({ at: new Date("2026-06-10T21:00:00") });
  hours().scrollIntoView({ block: "nearest", behavior: "instant" });
  const eight = calendar().getByText("08:00");
  await expect.element(eight).toBeInViewport();
  hours().scrollTop = hours().scrollHeight;
  await expect.element(eight).not.toBeInViewport();
  await calendar().getByRole("button", { name: "Today" }).click();
  await expect.element(eight).toBeInViewport();
});

it("a session that ended before its plan was made is never missed", async () => {
  const app = await openQuickPlan({ at: new Date("2026-06-10T21:00:00") });
  app.openAgain({ at: new Date("2026-06-11T09:00:00") });
  const first = calendar()
    .getByRole("list", { name: "Wednesday 10 June" })
    .getByRole("button", { name: /^Mathematics/ });
  await expect.element(first).toHaveAccessibleName(/09:20$/);
  await expect.element(region("Missed sessions")).not.toBeInTheDocument();
  app.openAgain({ at: new Date("2026-06-12T09:00:00") });
  await expect.element(region("Missed sessions")).toMatchTextContent("5 sessions from yesterday");
});

it("the calendar's head names the last change with Undo, also after a reload", async () => {
  const app = await openQuickPlan();
  const lastChange = calendar().getByRole("group", { name: "Last change" });
  await expect.element(lastChange).not.toBeInTheDocument();
  const english = calendar()
    .getByRole("list", { name: "Friday 12 June" })
    .getByRole("button", { name: /^English/ });
  english.element().focus();
  await userEvent.keyboard("l");
  await expect.element(english).toHaveAccessibleName(/, locked$/);
  app.openAgain();
  await expect.element(lastChange).toMatchTextContent("Last change: English Literature locked.");
  await lastChange.getByRole("button", { name: "Undo" }).click();
  await expect.element(english).not.toHaveAccessibleName(/, locked$/);
  await expect.element(lastChange).not.toBeInTheDocument();
});

it("on a phone opens at today and answers a tap", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  await openQuickPlan();
  await expect.element(region("Subjects and hours")).toMatchTextContent("5 subjects, 6 h a day");
  await expect
    .element(page.getByRole("button", { name: "Change Subjects and hours" }))
    .toHaveAttribute("aria-expanded", "false");
  const chemistry = calendar().getByRole("button", { name: /^Chemistry .*, 09:35/ });
  const { left, right } = chemistry.element().getBoundingClientRect();
  expect(left).toBeGreaterThan(0);
  expect(right).toBeLessThan(390);
  const strip = page.getByRole("group", { name: "Day", exact: true });
  const thursday = strip.getByRole("button", { name: "Thu 11 June, 5 sessions" });
  await thursday.click();
  await expect.element(thursday).toHaveAttribute("aria-pressed", "true");
  await expect
    .element(page.getByRole("list", { name: "Wednesday 10 June" }))
    .not.toBeInTheDocument();
  await strip.getByRole("button", { name: /^Wed 10 June/ }).click();
  await chemistry.click();
  await expect
    .element(page.getByRole("dialog", { name: /^Chemistry/ }))
    .toMatchTextContent("09:35 – 11:40");
});

it("on a phone with large text the days of the strip keep apart", async () => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = "200%";
  onTestFinished(async () => {
    document.documentElement.style.fontSize = "";
    await page.viewport(1280, 900);
  });
  await openQuickPlan();
  const days = page.getByRole("group", { name: "Day", exact: true }).getByRole("button");
  await expect.poll(() => days.elements().length).toBe(7);
  for (const day of days.elements()) {
    expect(day.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
    expect(day.getBoundingClientRect().right).toBeLessThanOrEqual(390);
  }
});

/** How far the session with the focus is beyond the visible hours, or the window. */
const outOfSight = (): number => {
  const session = document.activeElement?.closest("[data-session]")?.getBoundingClientRect();
  if (session === undefined) throw new Error("No session has the focus");
  const grid = hours().getBoundingClientRect();
  const dates = 48;
  const top = Math.max(grid.top + dates, 0);
  const bottom = Math.min(grid.bottom, window.innerHeight);
  return Math.max(top - session.top, session.bottom - bottom, 0);
};
const step = async (key: string, times: number) => {
  for (let left = times; left > 0; left -= 1) {
    await userEvent.keyboard(key);
    expect(outOfSight(), `${key}, ${left} left`).toBeLessThan(2);
  }
};

it("a session that is moved by the keyboard stays in sight", async () => {
  await openQuickPlan();
  const english = calendar()
    .getByRole("list", { name: "Thursday 11 June" })
    .getByRole("button", { name: /^English/ });
  english.element().focus();
  await step("{ArrowDown}", 10);
  await expect.element(english).toHaveAccessibleName(/16:50 – 17:25, locked$/);
  hours().scrollTop = hours().scrollHeight;
  await step("{ArrowUp}", 14);

  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  await page
    .getByRole("group", { name: "Day", exact: true })
    .getByRole("button", { name: /^Thu 11 June/ })
    .click();
  await expect.element(english).toBeVisible();
  english.element().focus();
  await step("{ArrowDown}", 8);
  hours().scrollTop = 0;
  await step("{ArrowRight}", 1);
  await expect.element(page.getByRole("list", { name: "Friday 12 June" })).toBeInTheDocument();
});
