import {
  enterNewAccount,
  home,
  logIn,
  loginHeading,
  logOut,
  sessionCookie,
  signUp,
} from "./people.ts";
import { expect, test } from "./test.ts";

test("a signed-in user sees the planner at once, is known, goes on without the server, and logs in again", async ({
  page,
  allowedErrors,
  context,
}) => {
  const email = await enterNewAccount(page);
  await test.step("a signed-in user sees the planner at once, however slow the server is", async () => {
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
  await test.step("a signed-in user is recognised without stored data, continues when the server is away, and logs in again when the session has ended", async () => {
    allowedErrors.push(/./);
    await test.step("a session without anything remembered shows the planner, never the login page", async () => {
      await page.evaluate(() => localStorage.clear());
      await page.goto("/login");
      await expect(home(page)).toBeVisible();
    });
    await test.step("a signed-in user goes on when the server is away", async () => {
      await page.route("**/api/**", (route) => route.abort());
      await page.reload();
      await expect(home(page)).toBeVisible();
      await page.unroute("**/api/**");
      await page.route("**/api/**", (route) => route.fulfill({ status: 503, body: "{}" }));
      await page.reload();
      await expect(home(page)).toBeVisible();
    });
    await test.step("a user whose session has ended logs in again", async () => {
      await page.unroute("**/api/**");
      await context.clearCookies();
      await page.goto("/");
      await expect(loginHeading(page)).toBeVisible();
      await logIn(page, email);
      await expect(home(page)).toBeVisible();
    });
  });
});

test("signing in or out shows in every tab, and a logout without a network is made good later", async ({
  page,
  context,
  allowedErrors,
}) => {
  await test.step("signing in or out shows in every tab", async () => {
    const other = await context.newPage();
    await other.goto("/login");
    await signUp(page);
    await expect(home(other)).toBeVisible();
    await logOut(page);
    await expect(loginHeading(other)).toBeVisible();
  });
  await test.step("a logout without a network is made good later", async () => {
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
});
