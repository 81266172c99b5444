import type { BrowserContext, CDPSession, Page, Worker } from "@playwright/test";
import { enterNewAccount, home, loginHeading } from "./people.ts";
import { makeQuickPlan, region } from "./planner.ts";
import { expect, test } from "./test.ts";

test.use({ serviceWorkers: "allow" });

const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const messageOf = (notification: object) =>
  JSON.stringify({ web_push: 8030, notification, mutable: true });

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly silent: boolean;
  readonly actions: readonly { readonly action: string }[];
}

interface WorkerScope {
  readonly registration: object;
  readonly shown: Map<string, Shown>;
  readonly badge: number;
  readonly ExtendableEvent: new (name: string) => Event;
  readonly dispatchEvent: (event: Event) => void;
}

/** Headless Chromium has neither notifications nor badges, whatever it is allowed: both are recorded. */
const recordNotifications = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const shown = new Map<string, Shown>();
    Object.assign(scope, { shown, badge: 0 });
    Object.assign(navigator, {
      setAppBadge: async (badge: number) => void Object.assign(scope, { badge }),
    });
    Object.assign(scope.registration, {
      getNotifications: async () => [...shown.values()],
      showNotification: async (title: string, options: Omit<Shown, "title">) => {
        shown.set(options.tag, { ...options, title });
      },
    });
  });

const shownBy = (worker: Worker) =>
  worker.evaluate(() =>
    [...(globalThis as unknown as WorkerScope).shown.values()].map(
      ({ title, body, silent, actions }) => ({
        ...{ title, body, silent },
        actions: actions.map(({ action }) => action),
      }),
    ),
  );

const badgeOf = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as WorkerScope).badge);

/** As a press on the only notification; `""` is its body. */
const press = (worker: Worker, action: string) =>
  worker.evaluate(async (pressed) => {
    const scope = globalThis as unknown as WorkerScope;
    const [one] = scope.shown.values();
    if (one === undefined) throw new Error("nothing is shown");
    let work: Promise<unknown> = Promise.resolve();
    const event = Object.assign(new scope.ExtendableEvent("notificationclick"), {
      action: pressed,
      notification: { ...one, close: () => scope.shown.delete(one.tag) },
      waitUntil: (given: Promise<unknown>) => {
        work = given;
      },
    });
    scope.dispatchEvent(event);
    // Only a real press may bring a window to the front.
    await work.catch((error: Error) => {
      if (error.name !== "InvalidAccessError") throw error;
    });
  }, action);

const deliverTo = async (context: BrowserContext, page: Page, origin: string) => {
  const session: CDPSession = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  return {
    deliver: (data: string) =>
      session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data }),
    sync: () =>
      session.send("ServiceWorker.dispatchSyncEvent", {
        ...{ origin, registrationId, tag: "reminders", lastChance: false },
      }),
  };
};

test("a reminder comes with the app closed, opens its place, comes again, and ends at logout", async ({
  page,
  context,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? "");
  await context.addInitScript(() => {
    localStorage.setItem("smartplanner_preview", "true");
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Object.assign(navigator, { clearAppBadge: async () => undefined });
  });
  // Turn on needs a push service of the browser's maker: renewing it waits for a connection.
  await context.route("**/api/notifications/push-key", (route) => route.abort());
  await enterNewAccount(page);
  await makeQuickPlan(page, { subjects: [["Physics", dayAfter(9)]] });
  const key = await page.evaluate(() => {
    const plan: Record<string, { subject: string }[]> = JSON.parse(
      localStorage.getItem("quickPlanCache") ?? "{}",
    );
    return `${Object.keys(plan)[0]}-Physics`;
  });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error("no worker");
  await recordNotifications(worker);
  const session = {
    title: "Physics at 15:30",
    body: "Physics starts at 15:30.",
    tag: "one",
    navigate: `${origin}/time`,
    data: { v: 1, kind: "studyReminder", key },
  };
  // As after Turn on.
  await page.evaluate(async () => {
    const { uid }: { uid: string } = JSON.parse(localStorage.getItem("smartplanner_user") ?? "{}");
    localStorage.setItem("smartplanner_device", JSON.stringify(uid));
    const record = { uid, id: "device", endpoint: "", savedAt: 0, settings: {} };
    const kept = await caches.open("smartplanner-device");
    await kept.put("/device-record", Response.json(record));
  });
  const beside = await context.newPage();
  const { deliver, sync } = await deliverTo(context, beside, origin);

  await test.step("no page is open", async () => {
    await page.close();
    await deliver(messageOf(session));
    const one = { title: session.title, body: session.body, silent: false };
    const actions = ["start", "later", "done"];
    await expect.poll(() => shownBy(worker)).toEqual([{ ...one, actions }]);
    await expect.poll(() => badgeOf(worker)).toBe(1);
    // The worker has reported to the server where the student is.
    await expect
      .poll(() =>
        worker.evaluate(async () => {
          const kept = await (await caches.open("smartplanner-device")).match("/device-record");
          return (await kept?.json())?.timeZone;
        }),
      )
      .toBe(await worker.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone));
    // The same occasion a second time replaces the first.
    await deliver(messageOf({ ...session, body: "The same." }));
    await expect.poll(() => shownBy(worker)).toEqual([{ ...one, body: "The same.", actions }]);
  });

  await test.step("In 30 min: the next message speaks in the words of the first", async () => {
    await press(worker, "later");
    await expect.poll(() => shownBy(worker)).toEqual([]);
    await deliver(messageOf({ ...session, title: "A session is waiting", body: "Again." }));
    await expect.poll(() => shownBy(worker)).toMatchObject([{ title: session.title }]);
  });

  const open = await context.newPage();
  const done = region(open, "Progress Dashboard").getByRole("checkbox", { checked: true });
  await test.step("Done with no page open is done by the next page", async () => {
    await press(worker, "done");
    await open.goto("/");
    await expect(done).toHaveCount(1);
  });

  await test.step("Start and the text open their places in the page that is open", async () => {
    await deliver(messageOf(session));
    await expect.poll(() => shownBy(worker)).toHaveLength(1);
    await press(worker, "start");
    await expect(open).toHaveURL("/focus");
    await deliver(messageOf(session));
    await expect.poll(() => shownBy(worker)).toMatchObject([{ silent: true }]);
    await press(worker, "");
    await expect(open).toHaveURL("/time");
  });

  await test.step("messages of other versions and to other sites say and open nothing", async () => {
    const strange = { ...session, tag: "two", data: { v: 2, kind: "studyReminder" } };
    for (const data of ["no JSON", messageOf(strange)]) {
      await deliver(data);
      await expect
        .poll(() => shownBy(worker))
        .toMatchObject([{ title: "Smart Planner", body: "Time to study.", actions: [] }]);
      await press(worker, "ok");
      await expect.poll(() => shownBy(worker)).toEqual([]);
    }
    await deliver(messageOf({ ...session, navigate: "https://example.org/" }));
    await expect.poll(() => shownBy(worker)).toHaveLength(1);
    await press(worker, "");
    await expect(open).toHaveURL("/");
  });

  await test.step("In 30 min without a connection is sent once there is one", async () => {
    await deliver(messageOf(session));
    await expect.poll(() => shownBy(worker)).toHaveLength(1);
    const asked: unknown[] = [];
    await context.route("**/api/notifications/later", async (route) => {
      asked.push(route.request().postDataJSON());
      await (asked.length === 1 ? route.abort() : route.fulfill({ json: {} }));
    });
    await press(worker, "later");
    await expect.poll(() => shownBy(worker)).toEqual([]);
    await sync();
    await expect.poll(() => asked).toHaveLength(2);
    expect(asked[1]).toEqual({ device: "device", tag: session.tag, minutes: 30 });
    await open.reload();
    await expect(home(open)).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  await test.step("the device leaves when its person logs out", async () => {
    await open.getByRole("button", { name: "Open sidebar" }).click();
    await open.getByRole("button", { name: "Logout" }).click();
    await expect(loginHeading(open)).toBeVisible();
    await expect
      .poll(() => open.evaluate(() => localStorage.getItem("smartplanner_device")))
      .toBeNull();
    await expect.poll(() => open.evaluate(() => caches.has("smartplanner-device"))).toBe(false);
  });

  await test.step("and when another person signs in", async () => {
    await open.evaluate(() => localStorage.setItem("smartplanner_device", '"the first person"'));
    await enterNewAccount(open);
    await expect
      .poll(() => open.evaluate(() => localStorage.getItem("smartplanner_device")))
      .toBeNull();
  });
});
