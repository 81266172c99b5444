import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import {
  button,
  dialog,
  dragBy,
  focus,
  nameOf,
  onDay,
  openWithLock,
  press,
  sessionOn,
  toast,
} from "../../../test/calendar-edits.ts";
import { openQuickPlan } from "../../../test/memory-planner.ts";
import { mouse } from "../../../test/real-pointer.ts";

it("a place that is asked for says who changes places, and counts that one's time no more", async () => {
  const { english } = await openWithLock();
  const start = /\d\d:\d\d/.exec(nameOf(english))?.[0] ?? "";
  await sessionOn("Thursday 11 June", /^English/).click();
  await button("Another day…").click();
  const move = dialog(/^Move English Literature, /);
  await move.getByLabelText("Day").fill("2026-06-12");
  await move.getByLabelText("Time").fill(start);
  await expect
    .element(move.getByRole("status"))
    .toHaveTextContent("Changes places with English Literature.");
});

it("keys go past a locked session, which stays, and announce the new time and sessions that give way", async () => {
  const { biology, english } = await openWithLock();
  const locked = nameOf(english);
  const startOf = (part: Locator) => /\d\d:\d\d/.exec(nameOf(part))?.[0] ?? "";
  const [before, from] = [startOf(english), startOf(biology)];
  expect(from < before).toBe(true);
  const others = () =>
    onDay("Friday 12 June")
      .getByRole("button", { name: /^(?!Biology)/ })
      .elements()
      .map((other) => other.getAttribute("aria-label"))
      .join();
  await focus(biology);
  for (let steps = 0; startOf(biology) < before && steps < 30; steps += 1) {
    const stood = others();
    await press("{ArrowDown}");
    await expect.element(toast()).toMatchTextContent(`Biology moved to Friday ${startOf(biology)}`);
    expect(nameOf(english)).toBe(locked);
    if (others() !== stood) await expect.element(toast()).toMatchTextContent(/ moves to \d/);
  }
  expect(startOf(biology) > before).toBe(true);
  await press("{ArrowUp}");
  await expect.element(biology).toHaveAccessibleName(new RegExp(`${from}|locked$`));
  expect(startOf(biology) < before).toBe(true);
  expect(nameOf(english)).toBe(locked);
  await press("{Shift>}{ArrowDown>20}{/Shift}");
  await expect.element(toast()).toMatchTextContent("No room between locked sessions.");
  expect(nameOf(english)).toBe(locked);
});

it("the menu does the same: lock, done, remove; a done session stays where it is", async () => {
  await openQuickPlan();
  const history = sessionOn("Thursday 11 June", /^History/);
  const menu = dialog("History, Thursday 11 June");
  const choose = async (name: string) => {
    await history.click();
    await menu.getByRole("button", { name, exact: true }).click();
  };
  await choose("Keep it here");
  await expect.element(history).toHaveAccessibleName(/, locked$/);
  await choose("Unlock");
  await expect.element(history).not.toHaveAccessibleName(/locked/);
  await choose("Done");
  await expect.element(history).toHaveAccessibleName(/, done$/);
  await dragBy(history, { hours: 2 });
  await mouse.up();
  await expect.element(toast()).toMatchTextContent("Untick it first");
  await choose("Not done");
  await expect.element(history).not.toHaveAccessibleName(/done/);
  await choose("Skip not planned again");
  await expect.element(history).not.toBeInTheDocument();
  // The others stay where they were.
  await expect.element(toast()).toMatchTextContent(/^History skipped\.(?! .+ moves to)/);
  await press("{Control>}z{/Control}");
  await expect.element(history).toBeVisible();
});

it("no session passes midnight, by its place or by its length", async () => {
  await openQuickPlan();
  const biology = sessionOn("Friday 12 June", /^Biology/);
  await focus(biology);
  await press("m");
  const move = dialog(/^Move Biology, /);
  await move.getByLabelText("Time").fill("23:50");
  await move.getByRole("button", { name: /^Move to / }).click();
  await expect
    .element(move.getByRole("status"))
    .toMatchTextContent("It would end after midnight. Begin earlier.");
  await move.getByLabelText("Time").fill("22:30");
  await move.getByRole("button", { name: /^Move to / }).click();
  await expect.element(biology).toHaveAccessibleName(/22:30 – .*locked$/);
  await focus(biology);
  for (let step = 0; step < 5; step += 1) await press("{ArrowDown}");
  await expect.element(biology).toHaveAccessibleName(/ – 24:00/);
  await press("{Shift>}{ArrowDown}{/Shift}");
  await expect.element(biology).toHaveAccessibleName(/ – 24:00/);
  await press("{Enter}");
  await expect.element(page.getByRole("dialog", { name: /^Biology/ })).toBeVisible();
});

it("by keys a session is moved, made longer, locked, ticked, removed and made", async () => {
  await openQuickPlan();
  const biology = sessionOn("Thursday 11 June", /^Biology/);
  await focus(biology);
  const before = nameOf(biology);
  await press("{ArrowDown}{ArrowDown}");
  await expect.element(biology).toHaveAccessibleName(/locked$/);
  await expect.element(biology).toHaveFocus();
  await expect.element(toast()).toMatchTextContent(/Biology moved to Thursday \d\d:\d\d\./);
  await press("{Escape}");
  await expect.element(biology).toHaveAccessibleName(before);
  await press("{ArrowRight}");
  const friday = sessionOn("Friday 12 June", /^Biology .*locked$/);
  await expect.element(friday).toHaveFocus();
  await press("{Shift>}{ArrowDown}{/Shift}");
  await expect.element(toast()).toMatchTextContent(/Biology is longer, 1 h/);
  await press("l");
  await expect.element(friday).not.toBeInTheDocument();
  await press(" ");
  const done = sessionOn("Friday 12 June", /^Biology .*done$/);
  await expect.element(done).toHaveFocus();
  await press("{ArrowDown}");
  await expect.element(toast()).toMatchTextContent("Untick it first");
  await press(" ");
  await expect.element(done).not.toBeInTheDocument();
  await press("m");
  const move = dialog(/^Move Biology, /);
  await move.getByLabelText("Day").fill("2026-06-13");
  await move.getByLabelText("Time").fill("19:30");
  await expect
    .element(move.getByRole("status"))
    .toMatchTextContent(/You are free then|That day is then/);
  await move.getByRole("button", { name: /^Move to / }).click();
  const saturday = sessionOn("Saturday 13 June", /^Biology .*19:30/);
  await focus(saturday);
  await press("{Enter}");
  await expect.element(dialog("Biology, Saturday 13 June")).toBeVisible();
  await press("{Escape}");
  await expect.element(saturday).toHaveFocus();
  await press("{Delete}");
  await expect.element(saturday).not.toBeInTheDocument();
  await focus(sessionOn("Friday 12 June", /^History/));
  await press("n");
  const own = dialog("New event");
  await own.getByLabelText("Name").fill("عربي");
  await own.getByRole("button", { name: "Add" }).click();
  await expect.element(sessionOn("Friday 12 June", /^عربي .*your own$/)).toBeVisible();
});
