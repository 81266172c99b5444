import type { Page } from "@playwright/test";
import { enterNewAccount, startDemo } from "./people.ts";
import { expect, test } from "./test.ts";

const openSidebar = async (page: Page) => {
  await page.getByRole("button", { name: "Open sidebar" }).click();
  const sidebar = page.getByRole("dialog", { name: "Smart Planner" });
  await expect(sidebar).toBeVisible();
  return sidebar;
};

test("a visitor is led to the login page, and about between the pages for visitors", async ({
  page,
  allowedErrors,
}) => {
  await test.step("a visitor on the way to the login page downloads nothing of the planner", async () => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
    expect(scripts.filter((path) => /home|page-layout|workspace/.test(path))).toEqual([]);
  });
  await test.step("a visitor at the planner or at an unknown path sees the login page", async () => {
    allowedErrors.push(/status of 404/);
    for (const path of ["/", "/account", "/nowhere", "/blog/1/more"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
      await expect(page).toHaveURL("/login");
      await expect(page).toHaveTitle("Login · Smart Planner");
    }
  });
  await test.step("the first load leaves the focus alone, a navigation moves it to the heading", async () => {
    await page.goto("/login");
    await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
    await expect(page.locator("body")).toBeFocused();
    await page.getByRole("link", { name: "Don't have an account?" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sign Up" })).toBeFocused();
    await expect(page).toHaveTitle("Sign Up · Smart Planner");
    await page.getByRole("link", { name: "Already have an account?" }).click();
    await expect(page).toHaveURL("/login");
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeFocused();
  });
  await test.step("the footer carries the credit line and this year", async () => {
    await page.clock.setFixedTime(new Date("2031-07-01T12:00:00"));
    for (const path of ["/login", "/signup"]) {
      await page.goto(path);
      await expect(page.getByRole("contentinfo")).toHaveText(
        "Made for students by the Smart Planner team · © 2031",
      );
    }
  });
});

test("a user is led to the planner, past its bar and between its modes, and by the sidebar to the other pages", async ({
  page,
}) => {
  await test.step("a user is led to the planner, past its bar and between its modes", async () => {
    await startDemo(page);
    await test.step("a user at a page for visitors sees the planner", async () => {
      for (const path of ["/login", "/signup", "/nowhere"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { name: "Plan your studies" })).toBeVisible();
        await expect(page).toHaveURL("/");
        await expect(page).toHaveTitle("Planner · Smart Planner");
      }
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
    await test.step("the first Tab reaches a link past the bar", async () => {
      await page.goto("/");
      await expect(page.getByRole("heading", { name: "Plan your studies" })).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
    });
    await test.step("the mode switch is a radio group that arrows operate", async () => {
      const quick = page.getByRole("radio", { name: "Quick Plan" });
      await expect(quick).toBeChecked();
      await quick.focus();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("radio", { name: "Advanced Scheduler" })).toBeChecked();
      await expect(page.getByRole("radio", { name: "Advanced Scheduler" })).toBeFocused();
    });
  });
  await test.step("the sidebar has its entries, closes, gives the focus back and leads to the other pages", async () => {
    await startDemo(page);
    await test.step("has its entries, closes on Escape and outside, and gives the focus back", async () => {
      const toggle = await page.getByRole("button", { name: "Open sidebar" }).boundingBox();
      expect(Math.max(toggle?.x ?? 1_000, toggle?.y ?? 1_000)).toBeLessThan(40);
      const sidebar = await openSidebar(page);
      for (const name of ["Dashboard", "Blog", "Contact Us"]) {
        await expect(sidebar.getByRole("link", { name, exact: true })).toBeVisible();
      }
      await expect(sidebar.getByRole("link", { name: "Dashboard" })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await expect(sidebar.getByRole("button", { name: "Notifications" })).toBeVisible();
      await expect(sidebar.getByText("In development", { exact: true })).toBeVisible();

      await page.keyboard.press("Escape");
      await expect(sidebar).toBeHidden();
      await expect(page.getByRole("button", { name: "Open sidebar" })).toBeFocused();

      await openSidebar(page);
      await page.mouse.click(900, 600);
      await expect(sidebar).toBeHidden();
    });
    await test.step("leads to the other pages and closes", async () => {
      const sidebar = await openSidebar(page);
      await sidebar.getByRole("link", { name: "Contact Us" }).click();
      await expect(page).toHaveURL("/contact");
      await expect(sidebar).toBeHidden();
      await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeFocused();
    });
  });
});

test("the theme follows the system or a choice, in every tab, and so does a logout", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await startDemo(page);
  const other = await context.newPage();
  await other.goto("/");
  await expect(other.getByRole("heading", { name: "Plan your studies" })).toBeVisible();
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
    // The choice stays open.
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

test("the first page needs less than 115 kB of JavaScript", async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on("request", (sent) => {
    if (sent.resourceType() === "script") scripts.add(sent.url());
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  let bytes = 0;
  for (const url of scripts) {
    const response = await request.head(url, { headers: { "accept-encoding": "gzip" } });
    bytes += Number(response.headers()["content-length"]);
  }
  expect(scripts.size).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(115_000);
});

const expectFits = async (page: Page) => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
};

test("every page and state of the shell is accessible", async ({
  page,
  expectAccessible,
  expectAccessibleOnAllScreens,
}) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessibleOnAllScreens();
  await page.getByRole("link", { name: "Don't have an account?" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign Up" })).toBeVisible();
  await expectAccessibleOnAllScreens();
  await startDemo(page);
  await page.getByRole("button", { name: "Switch theme" }).click();
  await expect(page.getByRole("radio", { name: "System" })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await openSidebar(page);
  await expectAccessibleOnAllScreens(page.locator("body"));
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessibleOnAllScreens();
});

const twiceTheText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

test("pages fit a screen of 320 pixels, and a phone with text of twice the size", async ({
  page,
}) => {
  const expectFitting = async (path: string) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (path === "/account")
      await expect(page.getByText("This device", { exact: true })).toBeVisible();
    await expectFits(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await twiceTheText(page);
    await expectFits(page);
  };
  for (const path of ["/login", "/signup", "/contact", "/blog", "/blog/2"])
    await expectFitting(path);
  await enterNewAccount(page);
  for (const path of ["/", "/account"]) await expectFitting(path);
});
