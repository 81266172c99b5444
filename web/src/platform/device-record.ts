import type { PushDeviceSettings, QuietHours } from "@smart-planner/contract";
import { z } from "zod/mini";

/** This browser as a device that is reminded; shared by the page and the service worker. */
export interface DeviceRecord {
  /** The person reminded here. */
  readonly uid: string;
  /** As the server lists it. */
  readonly id: string;
  readonly endpoint: string;
  /** The time of the last report to the server. */
  readonly savedAt: number;
  readonly settings: PushDeviceSettings;
  readonly quietHours: QuietHours | undefined;
  /** Missing in records of earlier versions: on. */
  readonly showsBadge?: boolean;
  /** As the server knows it. */
  readonly timeZone?: string | undefined;
}

const actSchema = z.object({
  uid: z.string(),
  act: z.enum(["done", "handed in"]),
  /** The session or the work. */
  key: z.string(),
});
/** A press on a reminder. */
export type ReminderAct = z.infer<typeof actSchema>;

/** A cache, because a worker has no local storage. */
const openCache = () => caches.open("smartplanner-device");
const recordPath = "/device-record";

const isRecord = (stored: unknown): stored is DeviceRecord =>
  typeof stored === "object" &&
  stored !== null &&
  "uid" in stored &&
  "id" in stored &&
  "endpoint" in stored &&
  "settings" in stored;

/** `undefined` for all but one caller. */
export const takeKept = async (path: string): Promise<unknown> => {
  const cache = await openCache();
  const kept: unknown = await (await cache.match(path))?.json();
  return (await cache.delete(path)) ? kept : undefined;
};

export const keep = async (path: string, value: unknown): Promise<void> =>
  (await openCache()).put(path, Response.json(value));

export const keptUnder = async (prefix: string): Promise<readonly string[]> =>
  (await (await openCache()).keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith(prefix));

const acts = "/act/";

export const keepAct = (act: ReminderAct): Promise<void> =>
  keep(`${acts}${crypto.randomUUID()}`, act);

export const takeActs = async (uid: string): Promise<readonly ReminderAct[]> => {
  const taken: ReminderAct[] = [];
  for (const path of await keptUnder(acts)) {
    const act = actSchema.safeParse(await takeKept(path)).data;
    if (act?.uid === uid) taken.push(act);
  }
  return taken;
};

export const readRecord = async (): Promise<DeviceRecord | undefined> => {
  const stored: unknown = await (await (await openCache()).match(recordPath))?.json();
  return isRecord(stored) ? stored : undefined;
};

export const keepRecord = (record: DeviceRecord): Promise<void> => keep(recordPath, record);

export const forgetRecord = async (): Promise<void> => {
  await caches.delete("smartplanner-device");
};

/** By the clock of this device; the hours may pass midnight. */
export const isQuiet = (hours: QuietHours | undefined): boolean => {
  if (hours === undefined) return false;
  const { from, to } = hours;
  const now = new Date().toTimeString().slice(0, 5);
  return from <= to ? from <= now && now < to : from <= now || now < to;
};

export type Subscription = Pick<
  PushSubscription,
  "endpoint" | "options" | "toJSON" | "unsubscribe"
>;

/** The two keys of a subscription, as the server reads them. */
export const keysOf = (subscription: Subscription) => {
  const { keys } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
  };
};
