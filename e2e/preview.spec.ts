import type { Page } from "@playwright/test";
import { enterNewAccount, openNotifications, password } from "./people.ts";
import { expect, test } from "./test.ts";

const turnOn = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("smartplanner_preview", "true"));

test("with Preview features notifications are saved to the account with the time zone, and seen on another device", {
  tag: "@long",
}, async ({ page, browser, baseURL }) => {
  await turnOn(page);
  const email = await enterNewAccount(page);
  const dialog = await openNotifications(page);
  await expect(dialog.getByLabel("Email Address")).toHaveValue(email);
  await expect(dialog.getByText("This server does not send e-mail.")).toBeVisible();
  await dialog.getByLabel("Hand-ins and exams, by e-mail").uncheck();
  await dialog.getByLabel("Weekly summary, by e-mail").check();
  const saving = page.waitForRequest("**/api/notifications/preferences");
  await dialog.getByRole("button", { name: "Save Preferences" }).click();
  const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect((await saving).postDataJSON()).toEqual({
    email,
    studyReminders: true,
    examAlerts: false,
    weeklyDigest: true,
    motivationalQuotes: true,
    byEmail: true,
    timeZone: zone,
  });
  await expect(dialog.getByText("Preferences saved successfully!")).toBeVisible();

  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    timezoneId: "Asia/Tokyo",
  });
  const other = await context.newPage();
  await turnOn(other);
  await other.goto("/login");
  await other.getByLabel("Email").fill(email);
  await other.getByLabel("Password").fill(password);
  const moved = other.waitForRequest("**/api/notifications/time-zone");
  await other.getByRole("button", { name: "Login" }).click();
  expect((await moved).postDataJSON()).toEqual({ timeZone: "Asia/Tokyo" });
  const there = await openNotifications(other);
  await expect(there.getByLabel("Hand-ins and exams, by e-mail")).not.toBeChecked();
  await expect(there.getByLabel("Weekly summary, by e-mail")).toBeChecked();
  await context.close();
});

const fill = async (page: Page) => {
  await page.getByLabel("Name").fill("Amira");
  await page.getByLabel("Email").fill("amira@example.org");
  await page.getByLabel("Message").fill("My plan is empty on Sundays.");
};

test("sends the message and thanks for it", { tag: "@stores" }, async ({ page }) => {
  await turnOn(page);
  await page.goto("/contact");
  await fill(page);
  const sent = page.waitForResponse("**/api/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  const response = await sent;
  expect(response.status()).toBe(200);
  expect(response.request().postDataJSON()).toEqual({
    name: "Amira",
    email: "amira@example.org",
    message: "My plan is empty on Sundays.",
    website: "",
  });
  await expect(page.getByText("Thank you for contacting us!")).toBeFocused();
});
