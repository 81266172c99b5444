import type { Page } from "@playwright/test";
import { enterNewAccount } from "./people.ts";
import { makeQuickPlan, openPlanner, wednesday } from "./planner.ts";
import { expect, test } from "./test.ts";

const openSidebar = async (page: Page) => {
  await page.getByRole("button", { name: "Open sidebar" }).click();
  const sidebar = page.getByRole("dialog", { name: "Smart Planner" });
  await expect(sidebar).toBeVisible();
  return sidebar;
};

/** No horizontal overflow at 320 pixels, and on a phone with text at twice the size. */
const expectFits = async (page: Page) => {
  const size = page.viewportSize();
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  const setText = (fontSize: string) =>
    page.evaluate((chosen) => {
      document.documentElement.style.fontSize = chosen;
    }, fontSize);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await beyond()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await setText("200%");
  expect(await beyond()).toBe(0);
  await setText("");
  if (size !== null) await page.setViewportSize(size);
};

const scriptsOf = (page: Page): ReadonlySet<string> => {
  const scripts = new Set<string>();
  page.on("request", (sent) => {
    if (sent.resourceType() === "script") scripts.add(sent.url());
  });
  return scripts;
};

test("a visitor is led to the login page, and about between the pages for visitors", async ({
  page,
  request,
  allowedErrors,
  expectAccessibleOnAllScreens,
}) => {
  const login = page.getByRole("heading", { level: 1, name: "Login" });
  await test.step("the first page needs less than 115 kB of JavaScript, and no planner code", async () => {
    const scripts = scriptsOf(page);
    await page.goto("/");
    await expect(login).toBeVisible();
    await page.waitForLoadState("networkidle");
    let bytes = 0;
    for (const url of scripts) {
      const response = await request.head(url, { headers: { "accept-encoding": "gzip" } });
      bytes += Number(response.headers()["content-length"]);
    }
    expect(scripts.size).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(115_000);
    expect([...scripts].filter((path) => /home|page-layout|workspace|planner/.test(path))).toEqual(
      [],
    );
  });
  await test.step("a visitor at the planner or at an unknown path sees the login page", async () => {
    allowedErrors.push(/status of 404/);
    for (const path of ["/account", "/blog/1/more"]) {
      await page.goto(path);
      await expect(login).toBeVisible();
      await expect(page).toHaveURL("/login");
      await expect(page).toHaveTitle("Login · Smart Planner");
    }
  });
  const footer = page.getByRole("contentinfo");
  const credit = "Made for students by the Smart Planner team · © 2031";
  await test.step("the first load leaves the focus alone, a navigation moves it to the heading", async () => {
    await page.clock.setFixedTime(new Date("2031-07-01T12:00:00"));
    await page.goto("/login");
    await expect(login).toBeVisible();
    await expect(page.locator("body")).toBeFocused();
    await expectAccessibleOnAllScreens();
    await expectFits(page);
    await expect(footer).toHaveText(credit);
    await page.getByRole("link", { name: "Don't have an account?" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sign Up" })).toBeFocused();
    await expect(page).toHaveTitle("Sign Up · Smart Planner");
  });
  await test.step("the footer carries the credit line and this year", async () => {
    await expect(footer).toHaveText(credit);
    await expectAccessibleOnAllScreens();
    await expectFits(page);
    await page.getByRole("link", { name: "Already have an account?" }).click();
    await expect(page).toHaveURL("/login");
    await page.goBack();
    await page.goBack();
    await expect(login).toBeFocused();
  });
  await test.step("pages fit a screen of 320 pixels, and a phone with text of twice the size", async () => {
    const scripts = scriptsOf(page);
    for (const path of ["/contact", "/accessibility", "/blog", "/blog/2"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectFits(page);
      if (path === "/accessibility") await expectAccessibleOnAllScreens();
    }
    expect(scripts.size).toBeGreaterThan(5);
    expect([...scripts].filter((path) => /home|workspace|planner/.test(path))).toEqual([]);
  });
});

test("a user is led to the planner, and every page and state of the shell is accessible", async ({
  page,
  expectAccessible,
  expectAccessibleOnAllScreens,
}) => {
  await enterNewAccount(page);
  await test.step("a user at a page for visitors sees the planner", async () => {
    const scripts = scriptsOf(page);
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Plan your studies" })).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(page).toHaveTitle("Planner · Smart Planner");
    await expectFits(page);
    // More files slow down opening the page.
    expect(scripts.size).toBeGreaterThan(5);
    expect(scripts.size).toBeLessThan(35);
  });
  await test.step("the bar and what opens from it are accessible", async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.getByRole("button", { name: "Switch theme" }).click();
    await expect(page.getByRole("radio", { name: "System" })).toBeVisible();
    await expectAccessible(page.getByRole("banner"));
    await page.keyboard.press("Escape");
    await openSidebar(page);
    await expectAccessibleOnAllScreens(page.getByRole("dialog", { name: "Smart Planner" }));
    await page.keyboard.press("Escape");
  });
  await test.step("public pages are open to users", async () => {
    for (const [path, heading] of [
      ["/contact", "Contact Us"],
      ["/blog/1", "The Pomodoro Technique"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
      await expect(page.getByRole("button", { name: "Open sidebar" })).toBeVisible();
    }
  });
  await test.step("the account page fits, and is printed with its rail", async () => {
    await page.goto("/account");
    await expect(page.getByText("This device", { exact: true })).toBeVisible();
    await expectFits(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("region", { name: "Profile" })).toContainText("@example.org");
    await expect(page.getByRole("region", { name: "Signed-in devices" })).toContainText(
      "This device",
    );
    await expect(page.getByLabel("Current password")).toBeHidden();
    await expect(page.locator("button:visible")).toHaveCount(0);
  });
});

test("two tabs show the same plan, ticks and theme, and are logged out together", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openPlanner(page);
  const other = await context.newPage();
  await other.clock.install({ time: wednesday });
  await other.goto("/");
  await expect(other.getByRole("heading", { name: "Plan your studies" })).toBeVisible();
  await test.step("two tabs show the same plan and the same ticks", async () => {
    const here = page.getByRole("checkbox", { name: /^Mathematics/ });
    const there = other.getByRole("checkbox", { name: /^Mathematics/ });
    await makeQuickPlan(page, { subjects: [["Mathematics", "2026-06-13"]] });
    await expect(there.first()).toBeVisible();
    await there.first().check();
    await page.bringToFront();
    await expect(here.first()).toBeChecked();
    await here.nth(1).check();
    await expect(there.first()).toBeChecked();
    await expect(there.nth(1)).toBeChecked();
  });
  await test.step("follows the system until a choice is made, and remembers the choice", async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await background();
    expect(dark).not.toBe(light);

    await page.getByRole("button", { name: "Switch theme" }).click();
    await page.getByRole("radio", { name: "Light" }).click();
    expect(await background()).toBe(light);
    await page.reload();
    expect(await background()).toBe(light);

    await page.getByRole("button", { name: "Switch theme" }).click();
    await page.getByRole("radio", { name: "System" }).click();
    expect(await background()).toBe(dark);
  });
  await test.step("changes in every tab", async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("radio", { name: "Dark" })).toBeHidden();
    await page.getByRole("button", { name: "Switch theme" }).click();
    await page.getByRole("radio", { name: "Dark" }).click();
    await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  });
  await test.step("logs out here and in every other tab", async () => {
    const sidebar = await openSidebar(page);
    await sidebar.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => localStorage.getItem("smartplanner_demo"))).toBeNull();
    await expect(other).toHaveURL("/login");
  });
});
