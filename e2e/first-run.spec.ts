import type { Locator } from "@playwright/test";
import { region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

test.use({ timezoneId: "Pacific/Auckland" });

test("from landing to a plan one presses three times, pastes, and presses two keys", async ({
  page,
}) => {
  let presses = 0;
  let keys = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  // 23:30 before clocks change in Auckland.
  await page.clock.install({ time: new Date("2026-09-26T11:30:00Z") });
  await page.goto("/");
  await press(page.getByRole("button", { name: "Continue as Demo User" }));
  await press(page.getByLabel("Your exams, one line each"));
  await page.keyboard.insertText("Physics 30 September\nHistory 30 September\nBiology 3 October");
  keys += 2;
  await press(page.getByRole("button", { name: "Use these" }));
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  keys += 2;
  const today = page.getByRole("list", { name: "Today's sessions" }).getByRole("checkbox");
  await expect(today).toHaveCount(3);
  await expect(region(page, "Today, Sat 26 September")).toContainText("Physics");
  expect({ presses, keys }).toEqual({ presses: 3, keys: 4 });
  await test.step("the plan's days do not depend on the time zone", async () => {
    expect(Object.keys(await stored(page, "quickPlanCache"))).toEqual(
      ["26", "27", "28", "29", "30"]
        .map((day) => `${day}-September-2026`)
        .concat("01-October-2026", "02-October-2026"),
    );
  });
});
