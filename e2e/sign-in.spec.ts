import {
  enterNewAccount,
  fillSignUp,
  home,
  logIn,
  loginHeading,
  logOut,
  newEmail,
  nextAlert,
  sessionCookie,
  signUp,
} from "./people.ts";
import { expect, test } from "./test.ts";

test.describe("who is there at the start", () => {
  test("a signed-in user sees the planner at once, however slow the server is", async ({
    page,
  }) => {
    await enterNewAccount(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/account/session", async (route) => {
      await held;
      await route.continue();
    });
    const titles: string[] = [];
    await page.exposeFunction("told", (title: string) => titles.push(title));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const heading = document.querySelector("h1");
        if (heading?.checkVisibility({ visibilityProperty: true })) {
          Object(window).told(heading.textContent);
        }
      }).observe(document, { subtree: true, childList: true });
    });
    for (const path of ["/", "/login"]) {
      await page.goto(path);
      await expect(home(page)).toBeVisible();
      await expect(page).toHaveURL("/");
    }
    release();
    expect(titles).not.toContain("Login");
  });

  test("a signed-in user goes on when the server is away", async ({ page, allowedErrors }) => {
    allowedErrors.push(/./);
    await enterNewAccount(page);
    await page.route("**/api/**", (route) => route.abort());
    await page.reload();
    await expect(home(page)).toBeVisible();
    await page.unroute("**/api/**");
    await page.route("**/api/**", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.reload();
    await expect(home(page)).toBeVisible();
  });

  test("a user whose session has ended logs in again", async ({ page, context, allowedErrors }) => {
    allowedErrors.push(/status of 401/);
    const email = await enterNewAccount(page);
    await context.clearCookies();
    await page.goto("/");
    await expect(loginHeading(page)).toBeVisible();
    await logIn(page, email);
    await expect(home(page)).toBeVisible();
  });

  test("a session without anything remembered shows the planner, never the login page", async ({
    page,
  }) => {
    await enterNewAccount(page);
    await page.evaluate(() => localStorage.clear());
    await page.goto("/login");
    await expect(home(page)).toBeVisible();
  });

  test("a logout without a network is made good later", async ({
    page,
    context,
    allowedErrors,
  }) => {
    allowedErrors.push(/./);
    await enterNewAccount(page);
    await page.route("**/api/**", (route) => route.abort());
    const logged = page.waitForEvent("console", (message) =>
      message.text().includes("Logout failed"),
    );
    await logOut(page);
    await logged;
    await page.unroute("**/api/**");
    await page.goto("/");
    await expect(loginHeading(page)).toBeVisible();
    await expect.poll(() => sessionCookie(context)).toBeUndefined();
  });

  test("signing in or out shows in every tab", async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto("/login");
    await signUp(page);
    await expect(home(other)).toBeVisible();
    await logOut(page);
    await expect(loginHeading(other)).toBeVisible();
  });
});

test.describe("the forms", () => {
  test("send once, show a spinner meanwhile and speak to password managers", async ({ page }) => {
    let requests = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/account/sign-up", async (route) => {
      requests += 1;
      await held;
      await route.continue();
    });
    await page.goto("/signup");
    await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username");
    for (const label of ["Password", "Confirm Password"]) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute("autocomplete", "new-password");
    }
    await fillSignUp(page, newEmail());
    await page.keyboard.press("Enter");
    const button = page.getByRole("button", { name: "Sign Up" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await button.dispatchEvent("click");
    await page.getByLabel("Email").press("Enter");
    release();
    await expect(home(page)).toBeVisible();
    expect(requests).toBe(1);
    await logOut(page);
    await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username");
    await expect(page.getByLabel("Password")).toHaveAttribute("autocomplete", "current-password");
  });

  for (const [host, answer] of [
    ["that knows no such path", { status: 404, contentType: "text/html", body: "<p>No</p>" }],
    ["that answers with its first page", { status: 200, contentType: "text/html", body: "<p>" }],
  ] as const) {
    test(`offer the demo alone on a web host ${host}`, async ({ page, allowedErrors }) => {
      allowedErrors.push(/status of 404/);
      await page.route("**/api/**", (route) => route.fulfill(answer));
      await page.goto("/signup");
      await fillSignUp(page, newEmail());
      const message = nextAlert(page);
      await page.getByRole("button", { name: "Sign Up" }).click();
      expect(await message).toBe(
        "Error signing up: Accounts are not available on this server. Please continue as demo user.",
      );
      await logIn(page, newEmail());
      await expect(page.getByLabel("Password")).toHaveAttribute("aria-invalid", "true");
      await page.getByRole("button", { name: "Continue as Demo User" }).click();
      await expect(home(page)).toBeVisible();
      await page.reload();
      await expect(home(page)).toBeVisible();
    });
  }
});
