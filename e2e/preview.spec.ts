import type { Page } from "@playwright/test";
import { enterNewAccount, openNotifications, password, startDemo } from "./people.ts";
import { makeQuickPlan, openPlanner } from "./planner.ts";
import { expect, test } from "./test.ts";

const turnOn = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("smartplanner_preview", "true"));

const previewSwitch = (page: Page) => page.getByRole("switch", { name: "Preview features" });

test("Preview features are off at first, and with them a demo user is notified in the browser alone", async ({
  page,
}) => {
  await test.step("is off at first, stands in the sidebar and in the settings, and is remembered", async () => {
    await startDemo(page);
    await page.getByRole("button", { name: "Open sidebar" }).click();
    await expect(previewSwitch(page)).not.toBeChecked();
    await page.getByRole("button", { name: "Notifications" }).click();
    const dialog = page.getByRole("dialog", { name: "Notification Settings" });
    await expect(dialog.getByLabel("In this browser")).toHaveCount(0);
    await dialog.getByLabel("Preview features").check();
    await expect(dialog.getByLabel("In this browser")).toBeVisible();
    await expect(dialog.getByText("Under Development")).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Open sidebar" }).click();
    await expect(previewSwitch(page)).toBeChecked();
    await previewSwitch(page).uncheck();
    await page.reload();
    const kept = await page.evaluate(() => localStorage.getItem("smartplanner_preview"));
    expect(kept).toBeNull();
  });
  await test.step("come as notifications of the browser, asked for by a click, each once", async () => {
    await watchNotifications(page, "granted");
    await openPlanner(page, { at: new Date("2026-06-10T12:40:00") });
    await makeQuickPlan(page, { hours: "1", subjects: [["Mathematics", "2026-06-13"]] });
    await page.evaluate(() => {
      const plan = { "10-June-2026": [{ subject: "Mathematics", hours: 1, startTime: "13:00" }] };
      localStorage.setItem("quickPlanCache", JSON.stringify(plan));
    });
    await page.reload();
    const dialog = await openNotifications(page);
    await dialog.getByLabel("Preview features").check();
    await dialog.getByLabel("Email Address").fill("amira@example.com");
    expect((await told(page)).asked).toBe(0);
    await dialog.getByLabel("In this browser").check();
    expect((await told(page)).asked).toBe(1);
    await dialog.getByRole("button", { name: "Save Preferences" }).click();
    await page.clock.runFor(1_100);
    await expect(dialog.getByText("Preferences saved successfully!")).toBeVisible();
    await page.clock.runFor(25_000);
    await expect.poll(async () => (await told(page)).shown).toEqual(["Mathematics exam in 3 days"]);
    await page.clock.runFor(5 * 60_000);
    await expect
      .poll(async () => (await told(page)).shown)
      .toEqual(["Mathematics exam in 3 days", "Mathematics at 13:00"]);
    await page.clock.runFor(20 * 60_000);
    expect((await told(page)).shown).toHaveLength(2);
  });
});

test("tell a demo user that e-mail needs an account, send nothing, and stay away when the browser refuses", async ({
  page,
}) => {
  await watchNotifications(page, "denied");
  await turnOn(page);
  await startDemo(page);
  const dialog = await openNotifications(page);
  await test.step("tell a demo user that e-mail needs an account, and send nothing", async () => {
    await expect(dialog.getByLabel("By e-mail")).toBeDisabled();
    await expect(dialog.getByText("E-mail needs an account.")).toBeVisible();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await dialog.getByLabel("Email Address").fill("amira@example.com");
    await dialog.getByRole("button", { name: "Save Preferences" }).click();
    await expect(dialog.getByText("Preferences saved successfully!")).toBeVisible();
    expect(requests).toEqual([]);
  });
  await test.step("stay away when the browser refuses, with words that help", async () => {
    await dialog.getByLabel("In this browser").click();
    await expect(dialog.getByText("This browser blocks notifications")).toBeVisible();
    await expect(dialog.getByLabel("In this browser")).not.toBeChecked();
  });
});

test("with Preview features notifications are saved to the account, and kept in the browser when the server cannot", async ({
  page,
  browser,
  baseURL,
  allowedErrors,
}) => {
  await test.step("are saved to the account with the time zone, and seen on another device", async () => {
    await turnOn(page);
    const email = await enterNewAccount(page);
    const dialog = await openNotifications(page);
    await expect(dialog.getByLabel("Email Address")).toHaveValue(email);
    await expect(dialog.getByText("This server does not send e-mail.")).toBeVisible();
    await dialog.getByLabel("Exam alerts").uncheck();
    await dialog.getByLabel("Weekly digest").check();
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
    await expect(there.getByLabel("Exam alerts")).not.toBeChecked();
    await expect(there.getByLabel("Weekly digest")).toBeChecked();
    await context.close();
  });
  await test.step("say so when the server cannot save them, and keep them in the browser", async () => {
    allowedErrors.push(/status of 503/);
    await page.keyboard.press("Escape");
    let dialog = await openNotifications(page);
    await expect(dialog.getByText("This server does not send e-mail.")).toBeVisible();
    await page.route("**/api/notifications/**", (route) =>
      route.fulfill({ status: 503, json: { error: "The server is having a rest." } }),
    );
    await dialog.getByLabel("Study reminders").uncheck();
    await dialog.getByRole("button", { name: "Save Preferences" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("The server is having a rest.");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    dialog = await openNotifications(page);
    await expect(dialog.getByLabel("Study reminders")).not.toBeChecked();
  });
});

/** Stands in for the browser's own notifications, which nobody can see without a screen. */
const watchNotifications = (page: Page, answer: NotificationPermission) =>
  page.addInitScript((permission) => {
    const shown: string[] = [];
    let asked = 0;
    let present: NotificationPermission = "default";
    class Shown {
      static get permission() {
        return present;
      }
      static async requestPermission() {
        asked += 1;
        present = permission;
        return permission;
      }
      constructor(title: string) {
        shown.push(title);
      }
    }
    Object.assign(window, { Notification: Shown, told: () => ({ shown, asked }) });
  }, answer);
const told = (page: Page): Promise<{ shown: string[]; asked: number }> =>
  page.evaluate("window.told()");

const fill = async (page: Page) => {
  await page.getByLabel("Name").fill("Amira");
  await page.getByLabel("Email").fill("amira@example.org");
  await page.getByLabel("Message").fill("My plan is empty on Sundays.");
};

test("sends the message and thanks for it", { tag: "@database" }, async ({
  page,
  expectAccessible,
}) => {
  await turnOn(page);
  await page.goto("/contact");
  await fill(page);
  await expectAccessible();
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
