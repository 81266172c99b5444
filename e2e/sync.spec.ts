import type { Browser, Page } from "@playwright/test";
import {
  enterNewAccount,
  fillSignUp,
  logIn,
  logOut,
  newEmail,
  openAccount,
  signUp,
} from "./people.ts";
import { openPlanner, region, stored } from "./planner.ts";
import { expect, test } from "./test.ts";

const plan = (subject: string) => ({
  "05-March-2031": [
    { subject, hours: 1, time: { hours: 1, minutes: 0 }, timeFormatted: "1 hr" },
    { subject: "Art", hours: 1, time: { hours: 1, minutes: 0 }, timeFormatted: "1 hr" },
  ],
});

const storePlan = async (page: Page, subject: string) => {
  await page.evaluate(
    (text) => localStorage.setItem("quickPlanCache", text),
    JSON.stringify(plan(subject)),
  );
  await page.reload();
};

const isSaved = (page: Page) => expect(page.locator("[data-sync=saved]")).toBeVisible();

const session = (page: Page, subject: string) =>
  region(page, "Progress Dashboard").getByRole("checkbox", { name: subject });

const typed = (device: Page, row: number) => device.getByLabel(`Subject ${row}`, { exact: true });

const storedSubjects = async (device: Page) => {
  const rows: { subject: string }[] = (await stored(device, "quickPlanSubjects")) ?? [];
  return rows.flatMap(({ subject }) => (subject === "" ? [] : [subject])).sort();
};

const secondDevice = async (browser: Browser, baseURL: string | undefined) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    serviceWorkers: "block",
  });
  return context.newPage();
};

test("a plan, its ticks and its manual edits are on every device, and a cleared plan comes back @database", async ({
  page,
  browser,
  baseURL,
  allowedErrors,
  context,
}) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const email = await enterNewAccount(page);
  await storePlan(page, "Maths");
  await isSaved(page);
  const phone = await secondDevice(browser, baseURL);
  await logIn(phone, email);
  await expect(session(phone, "Maths")).toBeVisible();
  await test.step("manual edits and typed values of two devices at the same time all survive @database", async () => {
    const onDay = (device: Page, day: string, name: RegExp) =>
      region(device, "Study Calendar")
        .getByRole("list", { name: day })
        .getByRole("button", { name });
    for (const device of [page, phone]) {
      await region(device, "Study Calendar")
        .getByRole("button", { name: "Next: Wednesday 5 March" })
        .click();
      await device.context().setOffline(true);
    }
    await onDay(page, "Wednesday 5 March", /^Maths/).focus();
    await page.keyboard.press("ArrowRight");
    await onDay(phone, "Wednesday 5 March", /^Art/).focus();
    await phone.keyboard.press("Shift+ArrowDown");
    await expect(onDay(phone, "Wednesday 5 March", /^Art 1 hr 15 min.*locked$/)).toBeVisible();
    await typed(page, 1).fill("Latin");
    await typed(phone, 1).fill("Greek");
    for (const device of [page, phone]) await device.context().setOffline(false);
    for (const device of [page, phone]) {
      const subjects = () => storedSubjects(device);
      await expect.poll(subjects).toEqual(["Greek", "Latin"]);
      await expect(onDay(device, "Thursday 6 March", /^Maths.*locked$/)).toBeVisible();
      await expect(onDay(device, "Wednesday 5 March", /^Art 1 hr 15 min.*locked$/)).toBeVisible();
    }
  });
  await test.step("a plan and its ticks are on every device, also those made offline @database", async () => {
    await session(phone, "Maths").check();
    await expect(session(page, "Maths")).toBeChecked();

    await context.setOffline(true);
    await session(page, "Art").check();
    await expect(page.locator("[data-sync=offline]")).toBeVisible();
    await context.setOffline(false);
    await expect(session(phone, "Art")).toBeChecked();
    await isSaved(page);
    await phone.context().close();
  });
  await test.step("a cleared plan can be restored from the account page @database", async () => {
    const longName = "Mathematics for engineers and economists";
    page.on("dialog", (dialog) => dialog.accept());
    await storePlan(page, longName);
    await session(page, longName).check();
    await isSaved(page);
    await page.getByRole("button", { name: "Clear Study Plan" }).click();
    await expect(region(page, "Study Plan")).toContainText("No study plan available.");
    await isSaved(page);
    await page.goto("/account");
    const earlier = region(page, "Plan history");
    const restore = earlier.getByRole("button", { name: "Restore" }).first();
    await page.setViewportSize({ width: 320, height: 844 });
    await expect(restore).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await restore.click();
    await expect(earlier).toContainText("Your earlier Quick Plan is back");
    await page.goto("/");
    await expect(session(page, longName)).toBeChecked();
  });
});

test("an edit made offline with a slow clock is kept when the clock is corrected", async ({
  page,
  browser,
  baseURL,
  allowedErrors,
  context,
}) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await context.clock.install({ time: Date.now() - 10 * 60_000 });
  const email = await enterNewAccount(page);
  await typed(page, 1).fill("Maths");
  await expect.poll(() => storedSubjects(page)).toEqual(["Maths"]);
  await isSaved(page);

  await context.setOffline(true);
  await typed(page, 2).fill("Physics");
  await expect.poll(() => storedSubjects(page)).toEqual(["Maths", "Physics"]);
  await page.close();

  await context.clock.setSystemTime(Date.now());
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto("/");
  await isSaved(again);
  const phone = await secondDevice(browser, baseURL);
  await logIn(phone, email);
  for (const device of [again, phone]) {
    await expect(typed(device, 1)).toHaveValue("Maths");
    await expect(typed(device, 2)).toHaveValue("Physics");
  }
  await phone.context().close();
});

test("two tabs without Web Locks, and a phone that changes its mind, agree on the last change", {
  tag: "@long",
}, async ({ page, browser, baseURL, context }) => {
  // As on an insecure origin: both tabs lead the sync.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, "locks", { value: undefined }),
  );
  const email = await enterNewAccount(page);
  await storePlan(page, "Maths");
  await isSaved(page);
  const tab = await context.newPage();
  await tab.goto("/");
  const phone = await secondDevice(browser, baseURL);
  await logIn(phone, email);
  for (const isDone of [true, false, true]) {
    await session(phone, "Maths").setChecked(isDone);
    for (const each of [page, tab])
      await expect(session(each, "Maths")).toBeChecked({ checked: isDone });
  }
  await session(tab, "Art").check();
  await session(phone, "Maths").uncheck();
  for (const each of [page, tab, phone]) {
    await expect(session(each, "Art")).toBeChecked();
    await expect(session(each, "Maths")).not.toBeChecked();
    await isSaved(each);
  }
  await phone.context().close();
});

test("of two plans made apart the later is on both devices, and the other can be restored", {
  tag: "@long",
}, async ({ page, browser, baseURL, allowedErrors }) => {
  allowedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const email = await enterNewAccount(page);
  await storePlan(page, "Maths");
  await isSaved(page);
  const phone = await secondDevice(browser, baseURL);
  await logIn(phone, email);
  await expect(session(phone, "Maths")).toBeVisible();
  for (const [device, subject] of [
    [page, "Latin"],
    [phone, "Greek"],
  ] as const) {
    await device.context().setOffline(true);
    await device.evaluate(
      (text) => {
        localStorage.setItem("quickPlanCache", text);
        window.dispatchEvent(new StorageEvent("storage", { key: "quickPlanCache" }));
      },
      JSON.stringify(plan(subject)),
    );
    await expect(session(device, subject)).toBeVisible();
    await expect(device.locator("[data-sync=offline]")).toBeVisible();
  }
  for (const device of [page, phone]) {
    await device.context().setOffline(false);
    await isSaved(device);
  }
  for (const device of [page, phone]) await expect(session(device, "Greek")).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/account");
  const replaced = region(page, "Plan history").getByRole("listitem", { name: /Replaced/ });
  await replaced.getByRole("button", { name: "Restore" }).click();
  await page.goto("/");
  for (const device of [page, phone]) await expect(session(device, "Latin")).toBeVisible();
  await phone.context().close();
});

test("a demo user's plan moves into a new account", async ({ page, browser, baseURL }) => {
  await openPlanner(page);
  await storePlan(page, "From the demo");
  await openAccount(page);
  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign Up" })).toBeVisible();
  const email = newEmail();
  await fillSignUp(page, email);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByRole("button", { name: "Yes, it is mine" }).click();
  await expect(session(page, "From the demo")).toBeVisible();
  await isSaved(page);
  const phone = await secondDevice(browser, baseURL);
  await logIn(phone, email);
  await expect(session(phone, "From the demo")).toBeVisible();
  await phone.context().close();
});

test("one person's data in a browser is hidden from the next, and found again", async ({
  page,
  expectAccessible,
}) => {
  let ada = "";
  await test.step("another person's demo plan stays in the demo, and is seen and removed on the account page", async () => {
    await openPlanner(page);
    await storePlan(page, "Of another person");
    await logOut(page);
    ada = await signUp(page);
    const question = page.getByRole("dialog", { name: "Take the demo's plan into your account?" });
    await expect(question).toBeVisible();
    await expectAccessible();
    await question.getByRole("button", { name: "No, start empty" }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await isSaved(page);
    await expect(question).toBeHidden();
    await expect(session(page, "Of another person")).toBeHidden();
    await page.goto("/account");
    const kept = region(page, "Kept on this browser for others");
    await expect(kept).toContainText(/The plan of the demo, set aside on .*, 1 KB/);
    await expectAccessible(kept);
    await kept.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await expect(kept).toBeHidden();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.includes("parked"))).toEqual([]);
  });
  await test.step("another person on the same browser sees nothing, and the first finds everything again", async () => {
    await page.goto("/");
    await storePlan(page, "Secret subject");
    await page.getByLabel("Available Hours").fill("7");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("quickPlanHours"))).toBe("7");
    await logOut(page);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.postData() ?? ""));
    await enterNewAccount(page);
    await expect(region(page, "Study Plan")).toContainText("No study plan available.");
    await expect(page.getByLabel("Available Hours")).toHaveValue("");
    const specified = await page.evaluate(() => localStorage.getItem("quickPlanCache"));
    expect(specified).toBe(null);
    expect(sent.join()).not.toContain("Secret subject");
    await logOut(page);
    await logIn(page, ada);
    await expect(session(page, "Secret subject")).toBeVisible();
    await expect(page.getByLabel("Available Hours")).toHaveValue("7");
  });
});
