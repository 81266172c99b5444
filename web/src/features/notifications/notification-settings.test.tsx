import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { demoUser } from "../../platform/demo-identity.ts";
import type { User } from "../../platform/identity.ts";
import NotificationSettings from "./notification-settings.tsx";

const Opened = ({ user = demoUser }: { readonly user?: User }) => {
  const [openings, setOpenings] = useState(1);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpenings(openings + 1);
          setOpen(true);
        }}
      >
        Open settings
      </button>
      <NotificationSettings
        key={openings}
        user={user}
        open={isOpen}
        onOpenChange={setOpen}
        previewSwitch={null}
      />
    </>
  );
};

const email = (): Locator => page.getByLabelText("Email Address");
const box = (name: string): Locator => page.getByLabelText(name);
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const saved = (): Locator => page.getByText("Preferences saved successfully!");
const wrong = (): Locator => page.getByText("Please enter a valid email address");
const dialog = (): Locator => page.getByRole("dialog", { name: "Notification Settings" });

const requests = vi.fn(() => Promise.reject(new Error("Nothing is sent")));
const open = async (initial = {}) => {
  const memory = createMemoryPlatform({ initial, fetch: requests });
  memory.show(<Opened />);
  return memory;
};

afterEach(() => vi.useRealTimers());

it("has the badge, the field, four checkboxes and two buttons", async () => {
  await open();
  await expect.element(dialog().getByText("Under Development")).toBeVisible();
  await expect.element(email()).toHaveValue("");
  const boxes = dialog().getByRole("checkbox").elements();
  expect(boxes).toHaveLength(4);
  for (const [index, [name, checked]] of (
    [
      ["Study reminders", true],
      ["Exam alerts", true],
      ["Weekly digest", false],
      ["Motivational quotes", true],
    ] as const
  ).entries()) {
    expect(boxes[index]).toHaveAccessibleName(name);
    if (checked) await expect.element(box(name)).toBeChecked();
    else await expect.element(box(name)).not.toBeChecked();
  }
  await expect.element(page.getByRole("button", { name: "Save Preferences" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Cancel" })).toBeVisible();
});

it("refuses an address without an @ and says so at the field", async () => {
  await open();
  for (const text of ["", "amira.example"]) {
    await email().fill(text);
    await press("Save Preferences");
    await expect.element(wrong()).toBeVisible();
    await expect.element(email()).toHaveFocus();
    await expect.element(email()).toHaveAttribute("aria-invalid", "true");
    await expect.element(email()).toHaveAccessibleDescription("Please enter a valid email address");
  }
  await email().fill("amira@example");
  await expect.element(wrong()).not.toBeInTheDocument();
});

it("saves for a second, says so for three, and sends nothing", async () => {
  await open();
  await email().fill("amira@example.com");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const button = (name: string) => page.getByRole("button", { name });
  (button("Save Preferences").element() as HTMLElement).click();
  await pass(990);
  await expect.element(button("Saving...")).toHaveAttribute("aria-busy", "true");
  await pass(20);
  await expect.element(saved()).toBeVisible();
  await expect.element(button("Save Preferences")).toBeVisible();
  await pass(2_900);
  await expect.element(saved()).toBeVisible();
  await pass(200);
  await expect.element(saved()).not.toBeInTheDocument();
  expect(requests).not.toHaveBeenCalled();
});

it("remembers saved values; Cancel and Escape change nothing", async () => {
  await open();
  await email().fill("amira@example.com");
  await box("Weekly digest").click();
  await box("Exam alerts").click();
  await press("Save Preferences");
  await expect.element(saved()).toBeVisible();
  await press("Cancel");
  await expect.element(dialog()).not.toBeInTheDocument();
  await press("Open settings");
  await email().fill("somebody@example.com");
  await box("Study reminders").click();
  await press("Cancel");
  await expect.element(dialog()).not.toBeInTheDocument();
  await press("Open settings");
  await box("Weekly digest").click();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await press("Open settings");
  await expect.element(email()).toHaveValue("amira@example.com");
  for (const name of ["Study reminders", "Weekly digest", "Motivational quotes"])
    await expect.element(box(name)).toBeChecked();
  await expect.element(box("Exam alerts")).not.toBeChecked();
});

it("can be used by keyboard alone", async () => {
  await open();
  await expect.element(email()).toHaveFocus();
  await userEvent.keyboard("amira@example.com");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(box("Study reminders")).not.toBeChecked();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{Enter}");
  await expect.element(saved()).toBeVisible();
});

it("survives damaged stored preferences", async () => {
  await open({ smartplanner_notifications: { email: 7 } });
  await expect.element(email()).toHaveValue("");
  await expect.element(box("Study reminders")).toBeChecked();
});

it("says so when the server cannot save them, and keeps them in the browser", async () => {
  const state = { mail: "unavailable", preferences: null };
  const memory = createMemoryPlatform({
    initial: { smartplanner_preview: true },
    fetch: async (_, init) =>
      init?.method === "PUT"
        ? Response.json({ error: "The server is having a rest." }, { status: 503 })
        : Response.json(state),
  });
  memory.show(<Opened user={{ ...demoUser, demo: false, email: "amira@example.com" }} />);
  await expect.element(email()).toHaveValue("amira@example.com");
  await expect.element(dialog().getByText(/^This server does not send e-mail\./)).toBeVisible();
  await box("Study reminders, by e-mail").click();
  await press("Save Preferences");
  await expect
    .element(dialog().getByRole("alert"))
    .toMatchTextContent("The server is having a rest.");
  await press("Cancel");
  await press("Open settings");
  await expect.element(box("Study reminders, by e-mail")).not.toBeChecked();
});
