import { nextAlert, openNotifications, startDemo } from "./people.ts";
import { expect, test } from "./test.ts";

test("Notification Settings open from the sidebar, are remembered in the browser, and give the focus back", async ({
  page,
  expectAccessibleOnAllScreens,
}) => {
  await startDemo(page);
  let dialog = await openNotifications(page);
  await expect(page.getByRole("dialog", { name: "Smart Planner" })).toBeHidden();
  await dialog.getByRole("button", { name: "Save Preferences" }).click();
  await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
  await expectAccessibleOnAllScreens();
  await dialog.getByLabel("Email Address").fill("amira@example.com");
  await dialog.getByLabel("Exam alerts").uncheck();
  await dialog.getByLabel("Preview features").check();
  await expect(dialog.getByLabel("In this browser")).toBeVisible();
  await dialog.getByRole("button", { name: "Save Preferences" }).click();
  await expect(dialog.getByText("Preferences saved successfully!")).toBeVisible();
  await expectAccessibleOnAllScreens();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Open sidebar" })).toBeFocused();

  await page.reload();
  dialog = await openNotifications(page);
  await expect(dialog.getByLabel("Email Address")).toHaveValue("amira@example.com");
  await expect(dialog.getByLabel("Exam alerts")).not.toBeChecked();
});

test("Notification Settings that cannot be downloaded say so, and leave the page as it is", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/./);
  await startDemo(page);
  await page.route(/\/assets\/notification-settings[^/]*\.js$/, (route) => route.abort());
  const message = nextAlert(page);
  await page.getByRole("button", { name: "Open sidebar" }).click();
  await page.getByRole("button", { name: "Notifications" }).click();
  expect(await message).toMatch(/could not be loaded. Check your connection/);
  await expect(page.getByRole("heading", { name: "Plan your studies" })).toBeVisible();
});
