import type { Locator } from "@playwright/test";
import { region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

test.use({ timezoneId: "Pacific/Auckland" });

test("from landing to a plan of four subjects one presses four times and pastes once", async ({
  page,
}) => {
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  // 23:30 before clocks change in Auckland.
  await page.clock.install({ time: new Date("2026-09-26T11:30:00Z") });
  await page.goto("/");
  await press(page.getByRole("button", { name: "Continue as Demo User" }));
  await press(page.getByRole("textbox", { name: "What’s coming up?" }));
  await page.keyboard.insertText(
    "Physics exam 30 September\nHistory exam 30 September\nBiology exam 2 October\nArt exam 3 October",
  );
  await press(page.getByText("4 h", { exact: true }));
  await press(page.getByRole("button", { name: "Make my plan" }));
  const today = page.getByRole("list", { name: "Today's sessions" }).getByRole("checkbox");
  await expect(today).toHaveCount(4);
  await expect(region(page, "Today, Sat 26 September")).toContainText("Physics");
  expect(presses).toBe(4);
  await test.step("the plan's days do not depend on the time zone", async () => {
    expect(Object.keys(await stored(page, "quickPlanCache"))).toEqual(
      ["26", "27", "28", "29", "30"]
        .map((day) => `${day}-September-2026`)
        .concat("01-October-2026", "02-October-2026"),
    );
  });
});
