import { afterEach, expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../test/expect-accessible.ts";
import { createMemoryPlatform } from "../../../test/memory-platform.tsx";
import { demoUser } from "../../platform/demo-identity.ts";
import { readRecord, type Subscription } from "../../platform/device-record.ts";
import { browserNotifier } from "../../platform/notifier.ts";
import NotificationSettings from "./notification-settings.tsx";

const key = "BGtleQ";
const amira = { ...demoUser, uid: "amira", demo: false, email: "amira@example.com" };
const dialog = (): Locator => page.getByRole("dialog", { name: "Notification Settings" });
const box = (name: string): Locator => dialog().getByRole("checkbox", { name, exact: true });
const press = (name: string) => dialog().getByRole("button", { name, exact: true }).click();

/** A push service of the browser that gives one address after another. */
const createManager = () => {
  let present: Subscription | null = null;
  let made = 0;
  return {
    getSubscription: async () => present,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      made += 1;
      const endpoint = `https://push.example/${made}`;
      const bytes = Uint8Array.from(atob(applicationServerKey), (each) => each.charCodeAt(0));
      present = {
        endpoint,
        options: { applicationServerKey: bytes.buffer, userVisibleOnly: true },
        toJSON: () => ({ keys: { p256dh: "p", auth: "a" } }),
        unsubscribe: async () => {
          present = null;
          return true;
        },
      };
      return present;
    },
    /** As a browser does that ends it by itself. */
    lose: () => {
      present = null;
    },
  };
};

interface Sent {
  readonly request: string;
  readonly body: { readonly endpoint?: string; readonly wanted?: object; readonly shows?: string };
}

const open = ({ user = amira, pushes = true, permission = "granted" as const } = {}) => {
  const manager = createManager();
  const sent: Sent[] = [];
  const server = { pushes, device: null as object | null, preferences: null as object | null };
  vi.spyOn(browserNotifier, "permission").mockReturnValue("default");
  const ask = vi.spyOn(browserNotifier, "ask").mockResolvedValue(permission);
  const memory = createMemoryPlatform({
    initial: { smartplanner_preview: true },
    registration: async () => ({ pushManager: manager }),
    fetch: async (input, init) => {
      const path = String(input).replace("/api/notifications/", "");
      const body = JSON.parse(String(init?.body ?? "null"));
      if (init?.method !== undefined && init.method !== "GET")
        sent.push({ request: `${init.method} ${path}`, body });
      if (path === "push-key") return Response.json({ key: server.pushes ? key : null });
      if (path === "preferences") {
        if (init?.method === "PUT") server.preferences = body;
        return Response.json({ mail: "confirmed", preferences: server.preferences });
      }
      if (init?.method === "PUT") {
        server.device = body;
        return Response.json({ id: body.endpoint });
      }
      return Response.json({});
    },
  });
  memory.show(
    <NotificationSettings user={user} open onOpenChange={() => undefined} previewSwitch={null} />,
  );
  return { ...memory, manager, sent, ask, server };
};

afterEach(async () => {
  vi.restoreAllMocks();
  await caches.delete("smartplanner-device");
});

it("asks the browser only after Turn on, then reminds here with the app closed", async () => {
  const { sent, ask, stored } = open();
  await expect.element(box("Study reminders, on this device")).toBeDisabled();
  await expectAccessible(dialog());
  expect(ask).not.toHaveBeenCalled();
  await press("Turn on");
  await expect.element(dialog().getByText("also when closed")).toBeVisible();
  expect(stored("smartplanner_device")).toBe("amira");
  expect(await readRecord()).toMatchObject({ uid: "amira", endpoint: "https://push.example/1" });
  // No email is asked for by this press.
  expect(sent[0]).toMatchObject({ request: "PUT preferences", body: { byEmail: false } });
  expect(sent[1]).toMatchObject({ request: "PUT devices", body: { shows: "quiet" } });
  await expectAccessible(dialog());
});

it("saves each kind for each way, the quiet hours, names and the number on the icon, by keyboard too", async () => {
  const { sent } = open();
  await press("Turn on");
  await expect.element(box("Quote, on this device")).toBeChecked();
  await box("Quote, on this device").click();
  await box("Study reminders, by e-mail").click();
  (box("Weekly summary, on this device").element() as HTMLElement).focus();
  await userEvent.keyboard(" ");
  await dialog().getByLabelText("Quiet hours").click();
  await dialog().getByLabelText("Quiet from").fill("21:30");
  await dialog().getByLabelText("Show names on the lock screen").click();
  await dialog().getByLabelText("Number on the app’s icon").click();
  await press("Save Preferences");
  await expect.element(dialog().getByText("Preferences saved successfully!")).toBeVisible();
  const [preferences, device] = sent.slice(-2);
  expect(preferences?.body).toMatchObject({
    byEmail: true,
    studyReminders: false,
    examAlerts: true,
  });
  expect(device?.body).toMatchObject({
    shows: "names",
    wanted: {
      ...{ studyReminders: true, examAlerts: true },
      ...{ weeklyDigest: true, motivationalQuotes: false },
    },
  });
  expect(await readRecord()).toMatchObject({
    quietHours: { from: "21:30", to: "07:00" },
    showsBadge: false,
  });
});

it("is turned off here at once, and leaves nothing in the browser", async () => {
  const { manager, stored, sent } = open();
  await press("Turn on");
  await press("Turn off on this device");
  await expect.element(dialog().getByRole("button", { name: "Turn on" })).toBeVisible();
  expect(sent.at(-1)?.request).toBe("DELETE devices/https%3A%2F%2Fpush.example%2F1");
  expect(await manager.getSubscription()).toBeNull();
  expect(await readRecord()).toBeUndefined();
  expect(stored("smartplanner_device")).toBeNull();
});

it("says how to allow reminders in a browser that blocks them", async () => {
  open({ permission: "denied" as "granted" });
  await press("Turn on");
  await expect.element(dialog().getByText("This browser blocks reminders")).toBeVisible();
  await expect.element(dialog().getByRole("button", { name: "Try again" })).toBeVisible();
  await expect.element(box("Study reminders, on this device")).toBeDisabled();
});

it("shows the steps on an iPhone outside of the Home Screen, and no button", async () => {
  vi.spyOn(browserNotifier, "needsHomeScreen").mockReturnValue(true);
  open();
  await expect.element(dialog().getByText("Add to Home Screen first")).toBeVisible();
  await expect.element(dialog().getByRole("button", { name: "Turn on" })).not.toBeInTheDocument();
});

it("reminds while the app is open if the server cannot push", async () => {
  const { stored } = open({ pushes: false });
  await press("Turn on");
  await expect.element(dialog().getByText("while open", { exact: true })).toBeVisible();
  expect(stored("smartplanner_notifications")).toMatchObject({ inBrowser: true });
  expect(stored("smartplanner_device")).toBeNull();
});

it("subscribes again at the start after the browser ended it, and stops if the server no longer pushes", async () => {
  const { platform, manager, server } = open();
  await press("Turn on");
  await expect.element(dialog().getByText("also when closed")).toBeVisible();
  const push = await platform.openPush();
  manager.lose();
  await push.renew();
  expect(await readRecord()).toMatchObject({ endpoint: "https://push.example/2" });
  expect(server.device).toMatchObject({ endpoint: "https://push.example/2" });
  manager.lose();
  server.pushes = false;
  await push.renew();
  expect(await readRecord()).toBeUndefined();
});
