import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "./test.ts";

export const password = "quiet lamp over thursday";
export const newPassword = "another lamp over friday";
export const newEmail = () => `${crypto.randomUUID()}@example.org`;

export const home = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Plan your studies" });
export const loginHeading = (page: Page) => page.getByRole("heading", { level: 1, name: "Login" });

const entered = new WeakSet<Page>();

/** A demo user, as after an earlier visit. Entered again, storage is cleared, which is faster than a new context. */
export const startDemo = async (page: Page) => {
  if (entered.has(page)) await page.evaluate(() => sessionStorage.setItem("entered", "again"));
  else {
    entered.add(page);
    await page.addInitScript(() => {
      const state = sessionStorage.getItem("entered");
      if (state === "once") return;
      if (state === "again") localStorage.clear();
      sessionStorage.setItem("entered", "once");
      localStorage.setItem("smartplanner_demo", "true");
    });
  }
  await page.goto("/");
  await expect(home(page)).toBeVisible();
};

export const nextAlert = (page: Page) =>
  new Promise<string>((resolve) => {
    page.once("dialog", (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    });
  });

export const fillSignUp = async (page: Page, email: string, secret = password) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByLabel("Confirm Password").fill(secret);
};

export const signUp = async (page: Page, email = newEmail()) => {
  await page.goto("/signup");
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up" }).click();
  // The demo offer may be shown already.
  const heading = { level: 1, name: "Plan your studies", includeHidden: true } as const;
  await expect(page.getByRole("heading", heading)).toBeVisible();
  return email;
};

/** Signs up by API, without the form. */
export const enterNewAccount = async (page: Page, email = newEmail()) => {
  // The page logs out before the server does: wait for the cookie.
  await expect.poll(() => sessionCookie(page.context())).toBeUndefined();
  const answer = await page.request.post("/api/account/sign-up", { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.goto("/");
  await expect(home(page)).toBeVisible();
  return email;
};

export const logIn = async (page: Page, email: string, secret = password) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(secret);
  await page.keyboard.press("Enter");
};

export const logOut = async (page: Page) => {
  await page.getByRole("button", { name: "Open sidebar" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(loginHeading(page)).toBeVisible();
};

export const openAccount = async (page: Page) => {
  await page.getByRole("button", { name: "Open sidebar" }).click();
  const sidebar = page.getByRole("dialog", { name: "Smart Planner" });
  await sidebar.getByRole("link", { name: "your account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
};

export const openNotifications = async (page: Page) => {
  await page.getByRole("button", { name: "Open sidebar" }).click();
  await page.getByRole("button", { name: "Notifications" }).click();
  const dialog = page.getByRole("dialog", { name: "Notification Settings" });
  await expect(dialog).toBeVisible();
  return dialog;
};

export const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));
export const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "smartplanner_session");

/** At the test provider, the first sign-in under a name sets its password. */
export const signInAtSchool = async (page: Page, login: string) => {
  await expect(page.getByRole("heading", { name: "School login" })).toBeVisible();
  await page.getByLabel("School name").fill(login);
  await page.getByLabel("School password").fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
};
