import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { boxOf, calendar, dragBy, focus, press, sessionOn } from "../../../test/calendar-edits.ts";
import { openQuickPlan } from "../../../test/memory-planner.ts";
import { mouse } from "../../../test/real-pointer.ts";
import type { Spoken } from "../../platform/language.ts";

/** English texts from right to left. */
const spoken: Spoken = { tag: "ar", direction: "rtl", words: (english) => english };

beforeEach(() => {
  document.documentElement.dir = "rtl";
});
afterEach(() => {
  document.documentElement.dir = "";
});

it("the week runs to the left, and a drag to the left moves a session to a later day", async () => {
  await openQuickPlan({ spoken });
  const biology = sessionOn("Thursday 11 June", /^Biology/);
  const later = await boxOf(sessionOn("Friday 12 June", /^Biology/));
  expect(later.x).toBeLessThan((await boxOf(biology)).x);
  await dragBy(biology, { days: -1 });
  await mouse.up();
  await expect.element(sessionOn("Friday 12 June", /^Biology .*locked$/)).toBeVisible();
});

it("Arrow Left goes to the later day, past the week's end to the next week", async () => {
  await openQuickPlan({ spoken });
  await focus(sessionOn("Thursday 11 June", /^Biology/));
  await press("{ArrowLeft}");
  await expect.element(sessionOn("Friday 12 June", /^Biology .*locked$/)).toHaveFocus();
  await press("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
  await expect.element(calendar().getByText("15 – 21 June 2026")).toBeVisible();
  await press("{ArrowRight}");
  await expect.element(calendar().getByText("8 – 14 June 2026")).toBeVisible();
});

it("held at the left edge the next week comes", async () => {
  await openQuickPlan({ spoken });
  const friday = sessionOn("Friday 12 June", /^Biology/);
  await dragBy(friday, {});
  const grid = calendar().element().querySelector("[data-day]")?.closest("[role=region]");
  const box = grid?.getBoundingClientRect();
  const at = await boxOf(friday);
  await mouse.move({ x: (box?.left ?? 0) + 6, y: at.y + 8 }, 4);
  await expect.element(calendar().getByText("15 – 21 June 2026")).toBeVisible();
  await press("{Escape}");
  await mouse.up();
});

it("icons that point back and forth are mirrored", async () => {
  await openQuickPlan({ spoken });
  const icon = calendar().element().querySelector(".lucide-chevron-left");
  expect(icon && getComputedStyle(icon).scale).toBe("-1 1");
});

it("Shift with an arrow down makes a session longer", async () => {
  await openQuickPlan({ spoken });
  const history = sessionOn("Thursday 11 June", /^History/);
  const before = await boxOf(history);
  await focus(history);
  await press("{Shift>}{ArrowDown}{/Shift}");
  await expect.poll(async () => (await boxOf(history)).height).toBeGreaterThan(before.height);
});

it("the menu of a session opens on its left, and Escape goes back to the session", async () => {
  await openQuickPlan({ spoken });
  const biology = sessionOn("Thursday 11 June", /^Biology/);
  await focus(biology);
  await press("{Enter}");
  const menu = page.getByRole("dialog", { name: /^Biology/ });
  const box = await boxOf(menu);
  expect(box.right).toBeLessThanOrEqual((await boxOf(biology)).left);
  expect(box.left).toBeGreaterThanOrEqual(0);
  await press("{Escape}");
  await expect.element(biology).toHaveFocus();
});

it("the sidebar opens at the right edge", async () => {
  await openQuickPlan({ spoken });
  await page.getByRole("button", { name: "Open sidebar" }).click();
  const sidebar = page.getByRole("dialog", { name: "Smart Planner" });
  await expect.poll(async () => (await boxOf(sidebar)).right).toBe(window.innerWidth);
  expect((await boxOf(sidebar)).left).toBeGreaterThan(window.innerWidth / 3);
});
