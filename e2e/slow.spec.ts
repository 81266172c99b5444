import { expectReviewed, makeAdvancedPlan, openAdvanced } from "./advanced.ts";
import { holdBack } from "./hold-back.ts";
import { shiftsOf, watchShifts } from "./layout-shift.ts";
import { openPlanner, region } from "./planner.ts";
import { devices, expect, test } from "./test.ts";

test("a press before the app has loaded takes effect once it has", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/401|Login failed/);
  const letGo = await holdBack(page, "*");
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Email").fill("nobody@example.org");
  await page.getByLabel("Password").fill("quite another word");
  await page.getByLabel("Password").press("Enter");
  const [answer] = await Promise.all([page.waitForResponse("**/api/**/sign-in*"), letGo()]);
  expect(answer.status()).toBe(401);
  expect(answer.request().postDataJSON()).toMatchObject({ email: "nobody@example.org" });

  const letGoAgain = await holdBack(page, "*");
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Continue as Demo User" }).click();
  letGoAgain();
  await expect(page.getByRole("heading", { level: 1, name: "Plan your studies" })).toBeVisible();
});

test("late parts say so, and present ones stay", async ({ page }) => {
  await test.step("a slow page says so, and the one before stays until it is there", async () => {
    await openPlanner(page);
    const letGo = await holdBack(page, "blog");
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
    await expect(page.getByText("Loading", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Plan your studies" })).toBeVisible();
    letGo();
    await expect(page.getByRole("heading", { level: 1, name: "Study blog" })).toBeVisible();
    await expect(page.getByText("Loading", { exact: true })).toBeHidden();
  });
  await test.step("the Advanced Scheduler says that it is loading", async () => {
    await page.goBack();
    const letGo = await holdBack(page, "advanced-mode");
    await page.getByText("Advanced Scheduler", { exact: true }).click();
    await expect(page.getByText("Opening the Advanced Scheduler...")).toBeVisible();
    letGo();
    await expect(page.getByRole("heading", { name: "Configure Your Schedule" })).toBeVisible();
  });
  await test.step("before there is any page a spinner turns in its place", async () => {
    const letGo = await holdBack(page, "home");
    await page.goto("/", { waitUntil: "commit" });
    const sign = () =>
      page
        .locator("#root")
        .evaluate((root) => getComputedStyle(root, "::before").animationName.split(", ")[0]);
    await expect.poll(sign).toBe("spin");
    letGo();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await sign()).not.toBe("spin");
  });
});

test("a plan that is loaded again far down the page keeps its place, however late its code loads", {
  tag: "@long",
}, async ({ page }) => {
  await watchShifts(page);
  await openAdvanced(page);
  await makeAdvancedPlan(page);
  await page.route("**/assets/advanced-mode-*.js", async (route) => {
    await new Promise((later) => setTimeout(later, 500));
    await route.continue();
  });
  for (const [device, { viewport }] of devices) {
    await page.setViewportSize(viewport);
    const place = await region(page, "Study Plan").evaluate((table) => {
      table.scrollIntoView({ behavior: "instant" });
      return window.scrollY;
    });
    await page.reload();
    await expectReviewed(page);
    await expect(region(page, "Study Plan")).toBeInViewport();
    // Heights with fractions are rounded.
    const moved = (await page.evaluate(() => window.scrollY)) - place;
    expect(Math.abs(moved), device).toBeLessThanOrEqual(1);
    expect(await shiftsOf(page), device).toBeLessThan(0.01);
  }
});
