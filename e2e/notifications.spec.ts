import { openNotifications, startDemo } from "./people.ts";
import { devices, expect, test } from "./test.ts";

const kinds = ["Study reminders", "Exam alerts", "Weekly digest", "Motivational quotes"] as const;

test.describe("Notification Settings", () => {
  test("open from the sidebar with the badge, the field, four checkboxes and two buttons", async ({
    page,
  }) => {
    await startDemo(page);
    const dialog = await openNotifications(page);
    await expect(page.getByRole("dialog", { name: "Smart Planner" })).toBeHidden();
    await expect(dialog.getByText("Under Development")).toBeVisible();
    await expect(dialog.getByLabel("Email Address")).toHaveValue("");
    await expect(dialog.getByRole("checkbox")).toHaveCount(4);
    for (const [index, checked] of [true, true, false, true].entries()) {
      const box = dialog.getByRole("checkbox").nth(index);
      await expect(box).toHaveAccessibleName(kinds[index] ?? "");
      await expect(box).toBeChecked({ checked });
    }
    await expect(dialog.getByRole("button", { name: "Save Preferences" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
  });

  test("refuse an address without an @ and say so at the field", async ({ page }) => {
    await startDemo(page);
    const dialog = await openNotifications(page);
    const email = dialog.getByLabel("Email Address");
    for (const text of ["", "amira.example"]) {
      await email.fill(text);
      await dialog.getByRole("button", { name: "Save Preferences" }).click();
      await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
      await expect(email).toBeFocused();
      await expect(email).toHaveAttribute("aria-invalid", "true");
      await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
    }
    await email.fill("amira@example");
    await expect(dialog.getByText("Please enter a valid email address")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Save Preferences" }).click();
    await expect(dialog.getByText("Preferences saved successfully!")).toBeVisible();
  });

  test("save for a second, say so for three, and send nothing", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-06-10T10:00:00") });
    await startDemo(page);
    const dialog = await openNotifications(page);
    await dialog.getByLabel("Email Address").fill("amira@example.com");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.clock.pauseAt(new Date("2026-06-10T10:05:00"));

    await dialog.getByRole("button", { name: "Save Preferences" }).click();
    const saving = dialog.getByRole("button", { name: "Saving..." });
    await expect(saving).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(990);
    await expect(saving).toBeVisible();
    await page.clock.runFor(20);
    const saved = dialog.getByText("Preferences saved successfully!");
    await expect(saved).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save Preferences" })).toBeVisible();
    await page.clock.runFor(2_900);
    await expect(saved).toBeVisible();
    await page.clock.runFor(200);
    await expect(saved).toHaveCount(0);
    expect(requests).toEqual([]);
  });

  test("are remembered in the browser; Cancel and Escape change nothing", async ({ page }) => {
    await startDemo(page);
    let dialog = await openNotifications(page);
    await dialog.getByLabel("Email Address").fill("amira@example.com");
    await dialog.getByLabel("Weekly digest").check();
    await dialog.getByLabel("Exam alerts").uncheck();
    await dialog.getByRole("button", { name: "Save Preferences" }).click();
    await expect(dialog.getByText("Preferences saved successfully!")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();

    await page.reload();
    dialog = await openNotifications(page);
    await dialog.getByLabel("Email Address").fill("somebody@example.com");
    await dialog.getByLabel("Study reminders").uncheck();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    dialog = await openNotifications(page);
    await dialog.getByLabel("Weekly digest").uncheck();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Open sidebar" })).toBeFocused();

    dialog = await openNotifications(page);
    await expect(dialog.getByLabel("Email Address")).toHaveValue("amira@example.com");
    for (const [name, checked] of [
      ["Study reminders", true],
      ["Exam alerts", false],
      ["Weekly digest", true],
      ["Motivational quotes", true],
    ] as const) {
      await expect(dialog.getByLabel(name)).toBeChecked({ checked });
    }
  });

  test("can be used by keyboard alone", async ({ page }) => {
    await startDemo(page);
    await page.getByRole("button", { name: "Open sidebar" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Notifications" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Notification Settings" });
    await expect(dialog.getByLabel("Email Address")).toBeFocused();
    await page.keyboard.type("amira@example.com");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(dialog.getByLabel("Study reminders")).not.toBeChecked();
    await dialog.getByLabel("Email Address").focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Preferences saved successfully!")).toBeVisible();
  });

  test("survive damaged stored preferences", async ({ page }) => {
    await startDemo(page);
    await page.evaluate(() => localStorage.setItem("smartplanner_notifications", '{"email":7}'));
    const dialog = await openNotifications(page);
    await expect(dialog.getByLabel("Email Address")).toHaveValue("");
    await expect(dialog.getByLabel("Study reminders")).toBeChecked();
  });

  test("say so when they cannot be downloaded, and leave the page as it is", async ({
    page,
    allowedErrors,
  }) => {
    allowedErrors.push(/./);
    await startDemo(page);
    const file = /\/assets\/notification-settings[^/]*\.js$/;
    await page.route(file, (route) => route.abort());
    const message = new Promise<string>((resolve) => {
      page.once("dialog", (dialog) => {
        resolve(dialog.message());
        void dialog.accept();
      });
    });
    await page.getByRole("button", { name: "Open sidebar" }).click();
    await page.getByRole("button", { name: "Notifications" }).click();
    expect(await message).toMatch(/could not be loaded. Check your connection/);
    await expect(page.getByRole("heading", { name: "Plan your studies" })).toBeVisible();
  });

  for (const [device, screen] of devices) {
    test.describe(`on ${device}`, () => {
      test.use(screen);

      test("are accessible in every state", async ({ page, expectAccessible }) => {
        await startDemo(page);
        const dialog = await openNotifications(page);
        await expectAccessible();
        await dialog.getByRole("button", { name: "Save Preferences" }).click();
        await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
        await expectAccessible();
        await dialog.getByLabel("Email Address").fill("amira@example.com");
        await dialog.getByLabel("Preview features").check();
        await expect(dialog.getByLabel("In this browser")).toBeVisible();
        await dialog.getByRole("button", { name: "Save Preferences" }).click();
        await expect(dialog.getByText("Preferences saved successfully!")).toBeVisible();
        await expectAccessible();
      });
    });
  }
});
