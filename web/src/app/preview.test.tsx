import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { openMemoryApp } from "../../test/memory-app.tsx";

const watchNotifications = (answer: NotificationPermission) => {
  const told = { shown: [] as string[], asked: 0 };
  class Shown {
    static permission: NotificationPermission = "default";
    static requestPermission = async () => {
      told.asked += 1;
      Shown.permission = answer;
      return answer;
    };
    constructor(title: string) {
      told.shown.push(title);
    }
  }
  vi.stubGlobal("Notification", Shown);
  // The test runner may have a worker of its own, which would be asked to show them.
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue(undefined);
  return told;
};

const dialog = () => page.getByRole("dialog", { name: "Notification Settings" });
const previewSwitch = () => page.getByRole("switch", { name: "Preview features" });
const turnOn = () => dialog().getByRole("button", { name: "Turn on" });
const studyReminders = () => dialog().getByLabelText("Study reminders, on this device");
const openSidebar = () => page.getByRole("button", { name: "Open sidebar" }).click();
const openNotifications = async () => {
  await openSidebar();
  await page.getByRole("button", { name: "Notifications" }).click();
};
const save = async () => {
  await dialog().getByLabelText("Email Address").fill("amira@example.com");
  await dialog().getByRole("button", { name: "Save Preferences" }).click();
  await expect.element(dialog().getByText("Preferences saved successfully!")).toBeVisible();
};

it("is off at first, is in the sidebar and in the settings, and is remembered", async () => {
  const first = openMemoryApp({ path: "/contact" });
  await openSidebar();
  await expect.element(previewSwitch()).not.toBeChecked();
  await page.getByRole("button", { name: "Notifications" }).click();
  await expect.element(dialog()).toBeVisible();
  await expect.element(studyReminders()).not.toBeInTheDocument();
  await expect.element(dialog().getByText("Under Development")).toBeVisible();
  await dialog().getByText("Preview features").click();
  await expect.element(studyReminders()).toBeVisible();
  await expect.element(dialog().getByText("Under Development")).not.toBeInTheDocument();
  const next = first.openAgain({ path: "/contact" });
  await openSidebar();
  await expect.element(previewSwitch()).toBeChecked();
  await expect.element(page.getByText("In development")).not.toBeInTheDocument();
  await page.getByText("Preview features").click();
  await expect.element(previewSwitch()).not.toBeChecked();
  await expect.element(page.getByText("In development", { exact: true })).toBeVisible();
  expect(next.stored("smartplanner_preview")).toBeNull();
});

it("come as notifications of the browser, asked for by a click, each once", async () => {
  const told = watchNotifications("granted");
  const at = (time: string) => ({ at: new Date(`2026-06-10T${time}:00`), path: "/contact" });
  const first = openMemoryApp({
    ...at("12:40"),
    initial: {
      smartplanner_preview: true,
      quickPlanSubjects: [{ subject: "Mathematics", examDate: "2026-06-13" }],
      quickPlanCache: {
        "10-June-2026": [{ subject: "Mathematics", hours: 1, startTime: "13:00" }],
      },
    },
  });
  await openNotifications();
  await expect.element(turnOn()).toBeVisible();
  expect(told.asked).toBe(0);
  await turnOn().click();
  await expect.element(studyReminders()).toBeChecked();
  expect(told.asked).toBe(1);
  await save();
  const next = first.openAgain(at("12:41"));
  await expect.poll(() => told.shown).toEqual(["Mathematics exam in 3 days"]);
  const later = next.openAgain(at("12:46"));
  await expect
    .poll(() => told.shown)
    .toEqual(["Mathematics exam in 3 days", "Mathematics at 13:00"]);
  later.openAgain(at("12:55"));
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await new Promise((settled) => setTimeout(settled, 200));
  expect(told.shown).toHaveLength(2);
});

it("tell a demo user that e-mail needs an account, send nothing, and stay away when the browser refuses", async () => {
  watchNotifications("denied");
  const requests = vi.fn(() => Promise.reject(new Error("Nothing is sent")));
  openMemoryApp({
    path: "/contact",
    fetch: requests,
    initial: { smartplanner_preview: true },
  });
  await openNotifications();
  await expect.element(dialog().getByLabelText("Study reminders, by e-mail")).toBeDisabled();
  await expect.element(dialog().getByText(/^E-mail needs an account\./)).toBeVisible();
  await save();
  expect(requests).not.toHaveBeenCalled();
  await turnOn().click();
  await expect.element(dialog().getByText("This browser blocks reminders")).toBeVisible();
  await expect.element(studyReminders()).not.toBeChecked();
});
