import { expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/expect-accessible.ts";
import { openMemoryApp } from "../../../test/memory-app.tsx";
import { openQuickPlan, region } from "../../../test/memory-planner.ts";

const press = (keys: string) => userEvent.keyboard(keys);
const mostStops = 150;

/** Tab until it has the focus: it must be reachable without a pointer. */
const tabTo = async (target: Locator, key = "{Tab}") => {
  await expect.element(target).toBeInTheDocument();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (document.activeElement === target.element()) return;
    await press(key);
  }
  throw new Error(`Tab does not reach ${target.element().outerHTML.slice(0, 200)}`);
};
const button = (name: string | RegExp) => page.getByRole("button", { name });
const whole = () => page.elementLocator(document.body);

it("the first plan, a session's menu, less time, Undo and printing by keyboard alone", async () => {
  const { stored } = openMemoryApp({ at: new Date("2026-06-10T07:00:00") });
  await tabTo(page.getByRole("textbox", { name: "What’s coming up?" }));
  await press("Physics exam 22 June{Enter}Art exam 24 June");
  await expect
    .element(page.getByRole("list", { name: "What we read" }).getByRole("listitem").nth(1))
    .toBeVisible();
  const hours = page.getByRole("radiogroup", { name: "How much time on a school day?" });
  await tabTo(hours.getByRole("radio", { name: "1 h" }));
  await press("{ArrowRight}{ArrowRight}");
  await expect.element(hours.getByRole("radio", { name: "3 h" })).toBeChecked();
  await tabTo(button("Make my plan"));
  await press("{Enter}");
  const hello = page.getByRole("region", { name: /^Your plan is ready/ });
  await expect.element(hello.getByRole("heading")).toHaveFocus();
  await tabTo(hello.getByRole("button", { name: "Got it" }));
  await press("{Enter}");
  await expect.element(hello).not.toBeInTheDocument();
  await expectAccessible(whole());

  const made = stored("quickPlanCache");
  await tabTo(button(/^Art, .*: options$/));
  await press("{Enter}");
  const menu = page.getByRole("dialog", { name: /^Art/ });
  await tabTo(menu.getByRole("button", { name: /^Shorter/ }));
  await press("{Enter}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Art is shorter, /)).toBeVisible();
  await press("{Control>}z{/Control}");
  await expect.element(page.getByText(/^Art is shorter, /)).not.toBeInTheDocument();

  await tabTo(button(/Time today$/), "{Shift>}{Tab}{/Shift}");
  await press("{Enter}");
  const question = page.getByRole("dialog", { name: "How much time today?" });
  await tabTo(question.getByRole("button", { name: "1 h", exact: true }));
  await press("{Enter}");
  await expect.element(page.getByText(/^1 h today\./)).toBeVisible();
  expect(stored("quickPlanCache")).not.toEqual(made);
  await press("{Control>}z{/Control}");
  await expect.poll(() => stored("quickPlanCache"), { timeout: 60_000 }).toEqual(made);

  const print = vi.spyOn(window, "print").mockReturnValue(undefined);
  await tabTo(button("Print this week"));
  await press("{Enter}");
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

it("catching up by keyboard alone", async () => {
  const first = await openQuickPlan({ hours: 3, subjects: [["Physics", "2026-06-22"]] });
  const later = first.openAgain({ at: new Date("2026-06-13T09:00:00") });
  await tabTo(button("Plan them again"));
  await press("{Enter}");
  const dialog = page.getByRole("dialog", { name: /^You missed / });
  await expect.element(dialog.getByRole("heading", { level: 2 }).first()).toHaveFocus();
  const options = dialog.getByRole("radiogroup", { name: "How to catch up" });
  await tabTo(options.getByRole("radio").first());
  await press("{ArrowDown}");
  await expect.element(options.getByRole("radio").nth(1)).toBeChecked();
  await tabTo(dialog.getByRole("button", { name: "Use this plan" }));
  await press("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(region("Missed sessions")).not.toBeInTheDocument();
  const used = later.stored("quickPlanCache");
  await press("{Control>}z{/Control}");
  await expect.element(region("Missed sessions")).toBeVisible();
  expect(later.stored("quickPlanCache")).not.toEqual(used);
});

it("the Advanced Scheduler is set up by keyboard alone", async () => {
  const { stored } = openMemoryApp({
    initial: { advancedPlanSubjects: [{ subject: "Physics", examDate: "2026-06-22" }] },
  });
  const modes = page.getByRole("radiogroup", { name: "Plan mode" });
  await tabTo(modes.getByRole("radio", { name: "Quick Plan" }));
  await press("{ArrowRight}");
  await expect.element(region("Configure Your Schedule")).toBeVisible();
  await tabTo(page.getByRole("button", { name: "Mon", exact: true }).first());
  await press(" {Tab} ");
  await tabTo(page.getByRole("textbox", { name: "What else is fixed?" }));
  await press("football Thu 18-19:30{Enter}");
  await tabTo(page.getByRole("button", { name: "Evening (5-9 PM)" }));
  await press(" ");
  await tabTo(page.getByRole("gridcell", { name: /^Monday 7 AM/ }));
  await press(" ");
  await expectAccessible(whole());
  await tabTo(button("Generate Study Plan"));
  await press("{Enter}");
  await expect.element(region("Today, Wed 10 June")).toMatchTextContent("Physics");
  expect(stored("smartplanner_commitments")).toMatchObject([
    { name: "School", days: [0, 1] },
    { name: "Football", days: [3] },
  ]);
});
