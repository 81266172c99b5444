import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../test/expect-accessible.ts";
import { openMemoryApp } from "../../test/memory-app.tsx";

const sidebarButton = () => page.getByRole("button", { name: "Open sidebar" });
const dialog = () => page.getByRole("dialog", { name: "Notification Settings" });
const openSettings = async () => {
  await sidebarButton().click();
  await page.getByRole("button", { name: "Notifications" }).click();
  await expect.element(dialog()).toBeVisible();
};

it("Notification Settings open from the sidebar, are remembered in the browser, and give the focus back", async () => {
  const { openAgain } = openMemoryApp();
  await openSettings();
  await expect.element(page.getByRole("dialog", { name: "Smart Planner" })).not.toBeInTheDocument();
  await dialog().getByRole("button", { name: "Save Preferences" }).click();
  await expect.element(dialog().getByText("Please enter a valid email address")).toBeVisible();
  await expectAccessible(dialog());
  await dialog().getByLabelText("Email Address").fill("amira@example.com");
  await dialog().getByLabelText("Exam alerts").click();
  await dialog().getByLabelText("Preview features").click();
  await expect.element(dialog().getByLabelText("Hand-ins and exams, on this device")).toBeVisible();
  await dialog().getByRole("button", { name: "Save Preferences" }).click();
  await expect.element(dialog().getByText("Preferences saved successfully!")).toBeVisible();
  await page.viewport(390, 844);
  await expectAccessible(dialog());
  await page.viewport(1280, 900);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(sidebarButton()).toHaveFocus();

  openAgain();
  await openSettings();
  await expect.element(dialog().getByLabelText("Email Address")).toHaveValue("amira@example.com");
  await expect.element(dialog().getByLabelText("Hand-ins and exams, by e-mail")).not.toBeChecked();
});
