import { expect, test } from "./test.ts";

test.describe("when the server is not there", () => {
  test("a calm page says so and offers to try again", async ({
    page,
    allowedErrors,
    expectAccessible,
  }) => {
    allowedErrors.push(/Failed to load resource/, /dynamically imported module/);
    await page.goto("/contact");
    await page.waitForLoadState("networkidle");
    await page.route("**/assets/*.js", (route) => route.abort());
    await page
      .getByRole("navigation", { name: "Site" })
      .getByRole("link", { name: "Blog" })
      .click();
    await expect(
      page.getByRole("heading", { name: "Smart Planner is taking a break" }),
    ).toBeVisible();
    await expect(page.getByText("Your plan and your progress are safe")).toBeVisible();
    await expectAccessible();

    await page.unroute("**/assets/*.js");
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.getByRole("heading", { name: "Study blog" })).toBeVisible();
  });
});
