import type { Locator, Page } from "@playwright/test";
import { generate, makeAdvancedPlan, openAdvanced } from "./advanced.ts";
import { makeQuickPlan, openPlanner, region, stored } from "./planner.ts";
import { expect, longStep, test } from "./test.ts";

const onDay = (page: Page, day: string): Locator =>
  region(page, "Study Calendar").getByRole("list", { name: day });
const sessionOn = (page: Page, day: string, name: string | RegExp): Locator =>
  onDay(page, day).getByRole("button", { name });

const boxOf = async (locator: Locator) => {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (box === null) throw new Error("The element is not on the page");
  return box;
};

const hourHeight = 48;

/** Presses in the upper part of a session, so that the page stays where it is. */
const dragBy = async (
  page: Page,
  session: Locator,
  { days = 0, hours = 0 }: { days?: number; hours?: number },
) => {
  const box = await boxOf(session);
  const from = { x: box.x + box.width / 2, y: box.y + 8 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6, { steps: 2 });
  await page.mouse.move(from.x + days * (box.width + 9), from.y + hours * hourHeight, { steps: 8 });
};

const toast = (page: Page) => page.getByRole("status").filter({ hasText: /\S/ });

test("a plan is changed by hand: by mouse, over locks and by the menu", async ({
  page,
  expectAccessible,
}) => {
  await test.step("by mouse a session is moved, drawn out and undone, survives Generate, and a time of one's own is drawn", async () => {
    await openPlanner(page);
    await makeQuickPlan(page);
    await test.step("Undo takes a move back, Escape one that is in the hand, and the past takes none", async () => {
      const before = await onDay(page, "Thursday 11 June").getByRole("button").allInnerTexts();
      const biology = sessionOn(page, "Thursday 11 June", /^Biology/);
      await biology.focus();
      await dragBy(page, biology, { hours: 2 });
      await page.keyboard.press("Escape");
      await page.mouse.up();
      await expect(biology).not.toHaveAccessibleName(/locked/);
      await dragBy(page, biology, { hours: 2 });
      await page.mouse.up();
      await expect(biology).toHaveAccessibleName(/locked$/);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(biology).not.toHaveAccessibleName(/locked/);
      await expect(onDay(page, "Thursday 11 June").getByRole("button")).toHaveText(before);
      await dragBy(page, biology, { days: -2 });
      await expect(region(page, "Study Calendar").getByText("In the past").first()).toBeVisible();
      await page.mouse.up();
      await expect(toast(page)).toContainText("is in the past");
      await expect(biology).toBeVisible();
      expect(await stored(page, "smartplanner_edits")).toBeNull();
    });
    await test.step("a time of one's own is drawn on empty time; it counts no hours of study", async () => {
      const last = await boxOf(onDay(page, "Saturday 13 June").getByRole("button").last());
      const below = last.y + last.height + 20;
      await page.mouse.move(last.x + 20, below);
      await page.mouse.down();
      await page.mouse.move(last.x + 20, below + hourHeight, { steps: 5 });
      await page.mouse.up();
      const dialog = page.getByRole("dialog", { name: "A time of your own" });
      await expect(dialog.getByLabel("Name")).toHaveValue("Group study");
      await dialog.getByRole("button", { name: "Add" }).click();
      await expect(sessionOn(page, "Saturday 13 June", /^Group study .*your own$/)).toBeVisible();
      await expect(region(page, "Study Plan").getByText("Group study")).toHaveCount(0);
    });
    await test.step("a session is drawn out at its lower edge; a day over its hours says so", async () => {
      const history = sessionOn(page, "Thursday 11 June", /^History/);
      await history.hover();
      const box = await boxOf(history);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height - 3);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, box.y + box.height + 2 * hourHeight, {
        steps: 6,
      });
      await page.mouse.up();
      await expect(history).toHaveAccessibleName(/over your 6 h, locked$/);
      await expect(region(page, "Study Calendar").getByText(/^\d+ h.*, .* over$/)).toBeVisible();
    });
    await test.step("a session is moved, says what stands against it, survives Generate and can be undone", async () => {
      const calendar = region(page, "Study Calendar");
      await dragBy(page, sessionOn(page, "Thursday 11 June", /^Biology/), { days: 1, hours: 3 });
      await expect(calendar.getByText(/Free\.|over your 6 h/).first()).toBeAttached();
      await expect(calendar.getByText(/^6 h( 05)?$/).first()).toBeVisible();
      await page.mouse.up();
      const moved = sessionOn(page, "Friday 12 June", /^Biology .*locked$/);
      await expect(moved).toBeVisible();
      const name = (await moved.getAttribute("aria-label")) ?? "";
      await expect(toast(page)).toContainText(/Biology: Friday \d\d:\d\d/);
      expect(Object.keys(await stored(page, "smartplanner_edits"))).toHaveLength(3);
      await expectAccessible(calendar);

      await page.reload();
      await expect(sessionOn(page, "Friday 12 June", name)).toBeVisible();
      await page.getByLabel("Available Hours").fill("5");
      await page.getByRole("button", { name: "Generate Plan" }).click();
      await expect(page.getByText(/^Plan updated/)).toBeVisible();
      const time = /\d\d:\d\d – \d\d:\d\d/.exec(name)?.[0] ?? "";
      await expect(
        sessionOn(page, "Friday 12 June", new RegExp(`^Biology .*${time}`)),
      ).toBeVisible();
    });
  });
  await test.step("put on a locked session it changes places; held at the edge the hours come along; the menu does the same", async () => {
    await openPlanner(page);
    await makeQuickPlan(page);
    await test.step("put on a locked session it changes places, said before; held at the edge the hours come along", async () => {
      const calendar = region(page, "Study Calendar");
      const english = sessionOn(page, "Friday 12 June", /^English/);
      await english.focus();
      await page.keyboard.press("l");
      await expect(english).toHaveAccessibleName(/locked$/);
      await dragBy(page, sessionOn(page, "Friday 12 June", /^Biology/), { hours: 1 });
      await expect(
        calendar.getByText("Changes places with English Literature").first(),
      ).toBeVisible();
      await page.keyboard.press("Escape");
      await page.mouse.up();

      const grid = await boxOf(calendar.getByRole("region", { name: /^Sessions, / }));
      await dragBy(page, sessionOn(page, "Friday 12 June", /^Biology/), { hours: 0.5 });
      await page.mouse.move(grid.x + grid.width / 2, grid.y + grid.height - 6, { steps: 4 });
      await expect(calendar.getByText("23:00", { exact: true })).toBeInViewport({
        timeout: 20_000,
      });
      await page.mouse.up();
      await expect(
        calendar.getByRole("button", { name: /^Biology .*2\d:\d\d.*locked$/ }),
      ).toBeVisible();
    });
    await test.step("the menu does the same: done, longer, lock, remove; a done session stays", async () => {
      const history = sessionOn(page, "Thursday 11 June", /^History/);
      const menu = page.getByRole("dialog", { name: "History, Thursday 11 June" });
      await history.click();
      await expect(menu).toBeVisible();
      await expectAccessible();
      await menu.getByRole("button", { name: "Lock" }).click();
      await expect(history).toHaveAccessibleName(/, locked$/);
      await history.click();
      await menu.getByRole("button", { name: "Unlock" }).click();
      await expect(history).not.toHaveAccessibleName(/locked/);
      await history.click();
      await menu.getByRole("button", { name: "Done", exact: true }).click();
      await expect(history).toHaveAccessibleName(/, done$/);
      await dragBy(page, history, { hours: 2 });
      await page.mouse.up();
      await expect(toast(page)).toContainText("Untick it first");
      await history.click();
      await menu.getByRole("button", { name: "Not done" }).click();
      await history.click();
      await menu.getByRole("button", { name: "Remove" }).click();
      await expect(history).toHaveCount(0);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(history).toBeVisible();
    });
  });
});

test("a plan is changed by hand: at the edges of the week, and by keys", async ({
  page,
  expectAccessible,
}) => {
  await test.step("held at the edge the week turns, Escape brings it back, and what a lock costs is said", async () => {
    await openPlanner(page);
    await makeQuickPlan(page);
    const calendar = region(page, "Study Calendar");
    const biology = sessionOn(page, "Friday 12 June", /^Biology/);
    const name = (await biology.getAttribute("aria-label")) ?? "";
    const grid = await boxOf(calendar.getByRole("region", { name: /^Sessions, / }));
    const toNextWeek = async () => {
      await dragBy(page, biology, { hours: 0.5 });
      await page.mouse.move(grid.x + grid.width - 4, grid.y + grid.height / 2, { steps: 6 });
      await expect(calendar.getByText("Hold for the next week")).toBeVisible();
      await expect(calendar.getByText("15 – 21 June 2026")).toBeVisible();
    };
    await biology.focus();
    await toNextWeek();
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect(biology).toHaveAccessibleName(name);

    await toNextWeek();
    const monday = await boxOf(onDay(page, "Monday 15 June").getByRole("button").first());
    await page.mouse.move(monday.x + 20, grid.y + grid.height - 80, { steps: 6 });
    await page.mouse.up();
    const moved = sessionOn(page, "Monday 15 June", /^Biology .*locked$/);
    await expect(moved).toHaveCount(1);
    // By keys the same: past the end of the week the next one comes.
    await moved.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(calendar.getByText("8 – 14 June 2026")).toBeVisible();
    const sunday = sessionOn(page, "Sunday 14 June", /^Biology .*locked$/);
    await expect(sunday).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(moved).toBeFocused();
    // No session passes midnight, by its place or by its length.
    for (let step = 0; step < 60; step += 1) await page.keyboard.press("ArrowDown");
    await expect(moved).toHaveAccessibleName(/ – 24:00/);
    await page.keyboard.press("Shift+ArrowDown");
    await expect(moved).toHaveAccessibleName(/ – 24:00/);
    await page.keyboard.press("Enter");
    await expect(
      page
        .getByRole("dialog")
        .getByText(/^Because of the lock .*the day ends at 24:00, without it at /),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("m");
    const move = page.getByRole("dialog", { name: "Move Biology" });
    await move.getByLabel("Start").fill("23:50");
    await move.getByRole("button", { name: "Move" }).click();
    await expect(move.getByRole("status")).toHaveText(
      "It would end after midnight. Begin earlier.",
    );
  });
  await test.step("by keys a session is moved, made longer, locked, ticked, removed and made", async () => {
    await openPlanner(page);
    await makeQuickPlan(page);
    const biology = sessionOn(page, "Thursday 11 June", /^Biology/);
    const before = (await biology.getAttribute("aria-label")) ?? "";
    await biology.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(biology).toHaveAccessibleName(/locked$/);
    await expect(biology).toBeFocused();
    await expect(toast(page)).toContainText(/Biology: Thursday \d\d:\d\d\./);
    await page.keyboard.press("Escape");
    await expect(biology).toHaveAccessibleName(before);
    await page.keyboard.press("ArrowRight");
    const friday = sessionOn(page, "Friday 12 June", /^Biology .*locked$/);
    await expect(friday).toBeFocused();
    await page.keyboard.press("Shift+ArrowDown");
    await expect(toast(page)).toContainText(/1 hr/);
    await page.keyboard.press("l");
    await expect(sessionOn(page, "Friday 12 June", /^Biology .*locked$/)).toHaveCount(0);
    await page.keyboard.press("Space");
    await expect(onDay(page, "Friday 12 June").locator("button:focus")).toHaveAccessibleName(
      /^Biology .*done$/,
    );
    await page.keyboard.press("ArrowDown");
    await expect(toast(page)).toContainText("Untick it first");
    await page.keyboard.press("Space");
    await page.keyboard.press("m");
    const move = page.getByRole("dialog", { name: "Move Biology" });
    await move.getByLabel("Day").fill("2026-06-13");
    await move.getByLabel("Start").fill("19:30");
    await expect(move.getByRole("status")).toHaveText(/Free|over your/);
    await expectAccessible();
    await move.getByRole("button", { name: "Move" }).click();
    const saturday = sessionOn(page, "Saturday 13 June", /^Biology .*19:30/);
    await expect(saturday).toBeVisible();
    await saturday.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Biology, Saturday 13 June" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(saturday).toBeFocused();
    await page.keyboard.press("Delete");
    await expect(saturday).toHaveCount(0);
    await sessionOn(page, "Friday 12 June", /^History/).focus();
    await page.keyboard.press("n");
    const own = page.getByRole("dialog", { name: "A time of your own" });
    await own.getByLabel("Name").fill("عربي");
    await own.getByRole("button", { name: "Add" }).click();
    await expect(sessionOn(page, "Friday 12 June", /^عربي .*your own$/)).toBeVisible();
  });
  await longStep(
    "an advanced plan is made around a locked session, over a commitment by choice",
    async () => {
      const football = { name: "Football", days: [4], startTime: "14:00", endTime: "15:30" };
      await page.addInitScript(
        (text) => localStorage.setItem("smartplanner_commitments", text),
        JSON.stringify([{ ...football, type: "sports" }]),
      );
      await openAdvanced(page);
      await makeAdvancedPlan(page);
      const session = region(page, "Study Calendar")
        .getByRole("list", { name: /11 June|12 June|13 June/ })
        .getByRole("button", { name: /^(Mathematics|Chemistry)/ })
        .first();
      await session.focus();
      await page.keyboard.press("ArrowDown");
      const locked = region(page, "Study Calendar").getByRole("button", { name: /locked$/ });
      await expect(locked).toHaveCount(1);
      const name = (await locked.getAttribute("aria-label")) ?? "";
      const start = /\d\d:\d\d – \d\d:\d\d/.exec(name)?.[0] ?? "";
      await generate(page);
      await expect(locked).toHaveCount(1);
      await expect(locked).toHaveAccessibleName(new RegExp(start));
      await locked.click();
      await expect(page.getByRole("dialog").getByText(/^The lock costs /)).toBeVisible({
        timeout: 20_000,
      });
      await page.keyboard.press("m");
      const move = page.getByRole("dialog", { name: /^Move / });
      await move.getByLabel("Day").fill("2026-06-12");
      await move.getByLabel("Start").fill("14:30");
      await expect(move.getByRole("status")).toContainText("Football until 15:30");
      await move.getByRole("button", { name: "Move" }).click();
      await expect(locked).toHaveAccessibleName(/14:30 – .*Football until 15:30.*locked$/);
      await locked.focus();
      await page.keyboard.press("l");
      await expect(locked).toHaveCount(0);
    },
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap opens the sheet; a rest takes the session up", async ({ page, expectAccessible }) => {
    await openPlanner(page);
    await makeQuickPlan(page);
    const biology = sessionOn(page, "Wednesday 10 June", /^Biology/);
    await biology.tap();
    const sheet = page.getByRole("dialog", { name: "Biology, Wednesday 10 June" });
    await expect(sheet.getByRole("button", { name: /^Later today \d\d:\d\d/ })).toBeVisible();
    await expect(sheet.getByRole("button", { name: /^Tomorrow/ })).toBeVisible();
    await expect(sheet.getByRole("button", { name: /^Pick a time/ })).toBeVisible();
    await expectAccessible();
    await sheet.getByRole("button", { name: /^Later today/ }).click();
    await expect(biology).toHaveAccessibleName(/locked$/);

    const history = sessionOn(page, "Wednesday 10 June", /^History/);
    const box = await boxOf(history);
    const from = { x: box.x + box.width / 2, y: box.y + 10 };
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at = from) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [at],
      });
    await touch("touchStart");
    await page.waitForTimeout(500);
    for (let step = 1; step <= 4; step++)
      await touch("touchMove", { x: from.x, y: from.y + step * 12 });
    await touch("touchEnd");
    await expect(history).toHaveAccessibleName(/locked$/);
    await expect(sheet).toBeHidden();

    // At its lower edge a finger that has rested draws it out.
    const mathematics = sessionOn(page, "Wednesday 10 June", /^Mathematics/);
    const drawn = await boxOf(mathematics);
    const edge = { x: drawn.x + drawn.width / 2, y: drawn.y + drawn.height - 6 };
    await touch("touchStart", edge);
    await page.waitForTimeout(500);
    for (let step = 1; step <= 4; step++)
      await touch("touchMove", { x: edge.x, y: edge.y + step * 12 });
    await touch("touchEnd");
    await expect(mathematics).toHaveAccessibleName(/locked$/);
    const longer = await boxOf(mathematics);
    expect(longer.height).toBeGreaterThan(drawn.height + 20);
    expect(Math.round(longer.y - drawn.y)).toBe(0);

    // Over the days above the hours: the other day opens under the hand.
    const chemistry = sessionOn(page, "Wednesday 10 June", /^English/);
    const taken = await boxOf(chemistry);
    const friday = page.getByRole("button", { name: /^Fri 12 June, / });
    await touch("touchStart", { x: taken.x + 90, y: taken.y + 10 });
    await page.waitForTimeout(500);
    await touch("touchMove", { x: taken.x + 90, y: taken.y - 20 });
    const day = await friday.boundingBox();
    if (day === null) throw new Error("The strip is not on the page");
    await touch("touchMove", { x: day.x + 20, y: day.y + 20 });
    await expect(friday).toHaveAttribute("aria-pressed", "true");
    await touch("touchEnd");
    await expect(sessionOn(page, "Friday 12 June", /^English .*locked$/)).toBeVisible();
  });
});
