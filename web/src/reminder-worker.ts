import { z } from "zod/mini";
import {
  isQuiet,
  keep,
  keepAct,
  keepRecord,
  keptUnder,
  keysOf,
  readRecord,
  takeKept,
} from "./platform/device-record.ts";

interface PageWindow {
  readonly visibilityState: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (url: string) => Promise<unknown>;
  readonly postMessage: (message: unknown) => void;
}

/** Each kind of event has some of these. */
interface WorkerEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly data?: { readonly json?: () => unknown } | null;
  readonly action?: string;
  readonly notification?: Notification;
  readonly oldSubscription?: PushSubscription | null;
}

/** The worker's own globals: the types of pages do not have them. */
declare const self: {
  readonly addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void;
  readonly clients: {
    readonly matchAll: (options: { readonly type: "window" }) => Promise<readonly PageWindow[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration & {
    /** Not in every browser. */
    readonly sync?: { readonly register: (name: string) => Promise<void> };
  };
};

const reminderSchema = z.object({
  title: z.string(),
  body: z.catch(z.string(), ""),
  tag: z.catch(z.string(), "unknown"),
  navigate: z.catch(z.string(), "/"),
  data: z.object({
    v: z.literal(1),
    kind: z.string(),
    /** The session or the work that it is about. */
    key: z.optional(z.string()),
  }),
});
type Reminder = z.infer<typeof reminderSchema>;

const messageSchema = z.object({ notification: reminderSchema });
const waitingSchema = z.object({ tag: z.string(), pressedAt: z.number() });

/** Shown for a message that this version cannot read: a worker may be weeks old. */
const unknownReminder: Reminder = {
  ...{ title: "Smart Planner", body: "Time to study.", tag: "unknown", navigate: "/" },
  data: { v: 1, kind: "unknown" },
};

/** Only a page of our own opens. */
const pathOf = (address: string): string => {
  const url = URL.parse(address, location.origin);
  return url?.origin === location.origin ? `${url.pathname}${url.search}` : "/";
};

/** In the order of their use: most systems show two. */
const actions: Readonly<Record<string, readonly { action: string; title: string }[]>> = {
  studyReminder: [
    { action: "start", title: "Start" },
    { action: "later", title: "In 30 min" },
    { action: "done", title: "Done" },
  ],
  handIn: [
    { action: "handed in", title: "Handed in" },
    { action: "open", title: "Open" },
  ],
  first: [],
  unknown: [],
};
const otherActions = [
  { action: "open", title: "Open" },
  { action: "ok", title: "OK" },
];

const show = async (reminder: Reminder): Promise<void> => {
  const { title, body, tag, data } = reminder;
  const [record, windows] = await Promise.all([
    readRecord().catch(() => undefined),
    self.clients.matchAll({ type: "window" }),
  ]);
  const isSeen = windows.some(({ visibilityState }) => visibilityState === "visible");
  const options = {
    ...{ body, tag, silent: isSeen || isQuiet(record?.quietHours) },
    icon: "/icons/icon-192.png",
    data: reminder,
    actions: actions[data.kind] ?? otherActions,
  };
  await self.registration.showNotification(title, options);
  if (!isSeen) await countOnBadge();
};

/** Reminders on the screen; an open page clears it. */
const countOnBadge = async (): Promise<void> => {
  if ((await readRecord().catch(() => undefined))?.showsBadge === false) return;
  const waiting = await self.registration.getNotifications();
  await navigator.setAppBadge?.(waiting.length);
};

/** In the words of the first time, if the message repeats one. */
const showPushed = async (message: unknown): Promise<void> => {
  const read = messageSchema.safeParse(message);
  const reminder = read.success ? read.data.notification : unknownReminder;
  const before = await takeKept(`/later/${reminder.tag}`).catch(() => undefined);
  await show(reminderSchema.safeParse(before).data ?? reminder);
  await reportTimeZone().catch(() => undefined);
};

const open = async (path: string): Promise<void> => {
  const [present] = await self.clients.matchAll({ type: "window" });
  if (present === undefined) await self.clients.openWindow(path);
  else {
    await present.navigate(path);
    await present.focus();
  }
};

const send = async (method: string, path: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(`/api/notifications/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
};

/** A traveller is reminded by the clock of the place from the second reminder on. */
const reportTimeZone = async (): Promise<void> => {
  const record = await readRecord();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (record === undefined || record.timeZone === timeZone) return;
  await send("PUT", "time-zone", { timeZone });
  await keepRecord({ ...record, timeZone });
};

const laterMinutes = 30;

const sendLater = async ({ tag, pressedAt }: z.infer<typeof waitingSchema>): Promise<void> => {
  const record = await readRecord();
  const minutes = laterMinutes - Math.floor((Date.now() - pressedAt) / 60_000);
  await send("POST", "later", { device: record?.id, tag, minutes: Math.max(1, minutes) });
};

const remindLater = async (reminder: Reminder): Promise<void> => {
  const { tag } = reminder;
  const waiting = { tag, pressedAt: Date.now() };
  await keep(`/later/${tag}`, reminder);
  try {
    await sendLater(waiting);
  } catch {
    await keep(`/waiting/${tag}`, waiting);
    // Refused in some browsers: then the next open page asks.
    await self.registration.sync?.register("reminders").catch(() => undefined);
  }
};

/** Without a connection it stays for the next time. */
const sendWaiting = async (): Promise<void> => {
  for (const path of await keptUnder("/waiting/")) {
    const waiting = waitingSchema.safeParse(await takeKept(path)).data;
    if (waiting === undefined) continue;
    await sendLater(waiting).catch(async (error: unknown) => {
      await keep(path, waiting);
      throw error;
    });
  }
};

/** The next open page does it: a worker cannot reach the plan. */
const keepForPage = async (act: "done" | "handed in", key: string): Promise<void> => {
  const record = await readRecord();
  if (record === undefined) return;
  await keepAct({ uid: record.uid, act, key });
  for (const page of await self.clients.matchAll({ type: "window" }))
    page.postMessage({ type: "REMINDER_ACT" });
};

const act = (action: string, reminder: Reminder): Promise<void> => {
  const { key } = reminder.data;
  if (action === "later") return remindLater(reminder);
  if ((action === "done" || action === "handed in") && key !== undefined)
    return keepForPage(action, key);
  if (action === "ok") return Promise.resolve();
  if (action !== "start") return open(pathOf(reminder.navigate));
  return open(key === undefined ? "/focus" : `/focus?session=${encodeURIComponent(key)}`);
};

const subscribeAgain = async (key: BufferSource | null | undefined): Promise<void> => {
  const record = await readRecord();
  if (record === undefined || !key) return;
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const saved = await send("PUT", "devices", { ...keysOf(subscription), ...record.settings });
  const { id } = z.parse(z.object({ id: z.string() }), saved);
  await keepRecord({ ...record, id, endpoint: subscription.endpoint });
};

/** Everything is waited for: a browser ends subscriptions whose messages show nothing. */
export const handleReminders = (): void => {
  self.addEventListener("push", (event) => {
    const message = new Promise((read) => read(event.data?.json?.()));
    event.waitUntil(message.catch(() => undefined).then(showPushed));
  });
  self.addEventListener("notificationclick", (event) => {
    const { action = "", notification } = event;
    notification?.close();
    const reminder = reminderSchema.safeParse(notification?.data).data ?? unknownReminder;
    event.waitUntil(act(action, reminder).then(countOnBadge));
  });
  self.addEventListener("pushsubscriptionchange", (event) => {
    event.waitUntil(subscribeAgain(event.oldSubscription?.options.applicationServerKey));
  });
  for (const name of ["sync", "message"])
    self.addEventListener(name, (event) => event.waitUntil(sendWaiting()));
};
