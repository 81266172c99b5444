import type { Page } from "@playwright/test";
import { enterNewAccount, startDemo } from "./people.ts";
import { devices, expect, test } from "./test.ts";

const openSidebar = async (page: Page) => {
  await page.getByRole("button", { name: "Open sidebar" }).click();
  const sidebar = page.getByRole("dialog", { name: "Smart Planner" });
  await expect(sidebar).toBeVisible();
  return sidebar;
};

/** Answers the next browser dialog and gives its text. */
const nextAlert = (page: Page) =>
  new Promise<string>((resolve) => {
    page.once("dialog", (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    });
  });

test.describe("where a path leads", () => {
  test("a visitor at the planner or at an unknown path sees the login page", async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of 404/);
    for (const path of ["/", "/account", "/nowhere", "/blog/1/more"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
      await expect(page).toHaveURL("/login");
      await expect(page).toHaveTitle("Login · Smart Planner");
    }
  });

  test("a visitor on the way to the login page downloads nothing of the planner", async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
    expect(scripts.filter((path) => /home|page-layout|workspace/.test(path))).toEqual([]);
  });

  test("a user at a page for visitors sees the planner", async ({ page }) => {
    await startDemo(page);
    for (const path of ["/login", "/signup", "/nowhere"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Plan your studies" })).toBeVisible();
      await expect(page).toHaveURL("/");
      await expect(page).toHaveTitle("Planner · Smart Planner");
    }
  });

  test("public pages are open to visitors and users", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    await startDemo(page);
    await page.goto("/contact");
    await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Open sidebar" })).toBeVisible();
  });
});

test.describe("login and sign-up", () => {
  test("an empty login form asks for all fields", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByLabel("Email")).toHaveAttribute("placeholder", "Enter email");
    await expect(page.getByLabel("Password")).toHaveAttribute("placeholder", "Enter Password");
    for (const [email, password] of [
      ["amira@example.com", ""],
      ["", "a long passphrase"],
      ["", ""],
    ] as const) {
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password").fill(password);
      const message = nextAlert(page);
      await page.getByRole("button", { name: "Login" }).click();
      expect(await message).toBe("Please fill in all fields");
    }
    await expect(page.getByLabel("Email")).toBeFocused();
  });

  test("sign-up asks for all fields and for equal passwords", async ({ page }) => {
    await page.goto("/signup");
    const missing = nextAlert(page);
    await page.getByRole("button", { name: "Sign Up" }).click();
    expect(await missing).toBe("Please fill in all fields");

    await page.getByLabel("Email").fill("amira@example.com");
    const halfMissing = nextAlert(page);
    await page.getByRole("button", { name: "Sign Up" }).click();
    expect(await halfMissing).toBe("Please fill in all fields");

    await page.getByLabel("Password", { exact: true }).fill("a long passphrase");
    await page.getByLabel("Confirm Password").fill("another passphrase");
    const different = nextAlert(page);
    await page.getByRole("button", { name: "Sign Up" }).click();
    expect(await different).toBe("Passwords do not match");
    await expect(page.getByLabel("Confirm Password")).toBeFocused();
  });

  test("a refused login marks the fields and selects the password, without a message", async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/status of 401/);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/account/sign-in", async (route) => {
      await released;
      await route.continue();
    });
    page.on("dialog", () => {
      throw new Error("A refused login shows no message");
    });
    await page.goto("/login");
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByLabel("Password").fill("wrong password");
    const button = page.getByRole("button", { name: "Login" });
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    release();
    await expect(button).not.toHaveAttribute("aria-busy");
    await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Password")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Password")).toBeFocused();
    await page.keyboard.type("x");
    await expect(page.getByLabel("Password")).toHaveValue("x");
  });

  test("the password can be shown and hidden", async ({ page }) => {
    await page.goto("/login");
    const password = page.getByLabel("Password");
    await password.fill("secret");
    await page.getByRole("button", { name: "Show characters" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Show characters" }).click();
    await expect(password).toHaveAttribute("type", "password");
  });

  test("the footer carries the credit line and this year", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2031-07-01T12:00:00"));
    for (const path of ["/login", "/signup"]) {
      await page.goto(path);
      await expect(page.getByRole("contentinfo")).toHaveText(
        "Made for students by the Smart Planner team · © 2031",
      );
    }
  });
});

test.describe("the sidebar", () => {
  test("has its entries, closes on Escape and outside, and gives the focus back", async ({
    page,
  }) => {
    await startDemo(page);
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

  test("leads to the other pages and closes", async ({ page }) => {
    await startDemo(page);
    const sidebar = await openSidebar(page);
    await sidebar.getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL("/contact");
    await expect(sidebar).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeFocused();
  });

  test("logs out here and in every other tab", async ({ page, context }) => {
    await startDemo(page);
    const other = await context.newPage();
    await other.goto("/");
    await expect(other.getByRole("heading", { name: "Plan your studies" })).toBeVisible();

    const sidebar = await openSidebar(page);
    await sidebar.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => localStorage.getItem("smartplanner_demo"))).toBeNull();
    await expect(other).toHaveURL("/login");
  });
});

test.describe("the theme", () => {
  test("follows the system until a choice is made, and remembers the choice", async ({ page }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: "light" });
    await startDemo(page);
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

  test("changes in every tab", async ({ page, context }) => {
    await startDemo(page);
    const other = await context.newPage();
    await other.goto("/");
    await page.getByRole("button", { name: "Switch theme" }).click();
    await page.getByRole("radio", { name: "Dark" }).click();
    await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test.describe("moving about", () => {
  test("the first load leaves the focus alone, a navigation moves it to the heading", async ({
    page,
  }) => {
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

  test("the first Tab reaches a link past the bar", async ({ page }) => {
    await startDemo(page);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Plan your studies" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("the mode switch is a radio group that arrows operate", async ({ page }) => {
    await startDemo(page);
    const quick = page.getByRole("radio", { name: "Quick Plan" });
    await expect(quick).toBeChecked();
    await quick.focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Advanced Scheduler" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "Advanced Scheduler" })).toBeFocused();
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

for (const [device, screen] of devices) {
  test.describe(`on ${device}`, () => {
    test.use(screen);

    test("every page and state of the shell is accessible", async ({ page, expectAccessible }) => {
      await page.goto("/login");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible();
      await page.getByRole("link", { name: "Don't have an account?" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Sign Up" })).toBeVisible();
      await expectAccessible();
      await startDemo(page);
      await expectAccessible();
      await page.getByRole("button", { name: "Switch theme" }).click();
      await expect(page.getByRole("radio", { name: "System" })).toBeVisible();
      await expectAccessible();
      await page.keyboard.press("Escape");
      await openSidebar(page);
      await expectAccessible();
      await page.goto("/account");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible();
    });
  });
}

test("pages fit a phone with text of twice the size", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/login", "/signup", "/contact", "/blog", "/blog/2"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectFits(page);
  }
  await enterNewAccount(page);
  for (const path of ["/", "/account"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await expectFits(page);
  }
});

test("every page of the shell fits a screen of 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/login", "/signup"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectFits(page);
  }
  await startDemo(page);
  await expectFits(page);
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectFits(page);
});
