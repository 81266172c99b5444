import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { openQuickPlan, region } from "./memory-planner.ts";
import { mouse } from "./real-pointer.ts";

export const calendar = () => region("Study Calendar");
export const hours = () => calendar().getByRole("region", { name: /^Sessions, / });
export const onDay = (day: string): Locator => calendar().getByRole("list", { name: day });
export const sessionOn = (day: string, name: string | RegExp): Locator =>
  onDay(day).getByRole("button", { name });
export const toast = () => page.getByRole("status").filter({ hasText: /\S/ });
export const button = (name: string | RegExp): Locator => page.getByRole("button", { name });
export const dialog = (name: string | RegExp): Locator => page.getByRole("dialog", { name });
export const nameOf = (part: Locator): string => part.element().getAttribute("aria-label") ?? "";
export const focus = async (part: Locator) => {
  await expect.element(part).toBeVisible();
  part.element().focus();
};
export const press = (keys: string) => userEvent.keyboard(keys);

export const hourHeight = 48;

export const boxOf = async (part: Locator): Promise<DOMRect> => {
  await expect.element(part).toBeVisible();
  const element = part.element();
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  return element.getBoundingClientRect();
};

/** Presses in the upper part of a session, and holds. */
export const dragBy = async (
  session: Locator,
  { days = 0, hours: down = 0 }: { days?: number; hours?: number },
) => {
  const box = await boxOf(session);
  const from = { x: box.x + box.width / 2, y: box.y + 8 };
  await mouse.move(from);
  await mouse.down();
  await mouse.move({ x: from.x + 6, y: from.y + 6 }, 2);
  await mouse.move({ x: from.x + days * (box.width + 9), y: from.y + down * hourHeight }, 4);
};

/** Biology, then English, which is locked. */
export const openWithLock = async () => {
  await openQuickPlan();
  const english = sessionOn("Friday 12 June", /^English/);
  await focus(english);
  await press("l");
  await expect.element(english).toHaveAccessibleName(/locked$/);
  return { biology: sessionOn("Friday 12 June", /^Biology/), english };
};
