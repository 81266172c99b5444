import { pushDeviceIdSchema, pushKeySchema } from "@smart-planner/contract";
import { storageWords } from "@smart-planner/words/en/storage";
import { z } from "zod/mini";
import type { Api } from "./api.ts";
import { deviceOwnerKey } from "./device-owner.ts";
import {
  type DeviceRecord,
  forgetRecord,
  keepRecord,
  keysOf,
  readRecord,
  type Subscription,
} from "./device-record.ts";
import type { Language } from "./language.ts";
import type { AppStorage } from "./storage.ts";

type Reminded = Pick<DeviceRecord, "uid" | "settings" | "quietHours" | "showsBadge">;

interface Subscriber {
  readonly getSubscription: () => Promise<Subscription | null>;
  readonly subscribe: (options: {
    readonly userVisibleOnly: true;
    readonly applicationServerKey: string;
  }) => Promise<Subscription>;
}

const path = "/api/notifications/devices";
const renewedAfterMs = 86_400_000;

const isKey = (subscription: Subscription, key: string): boolean => {
  const own = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer());
  const text = btoa(String.fromCharCode(...own));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
};

/** Reminders on this device, also while the app is closed. */
export const createPush = ({
  api,
  language,
  storage,
  registration,
}: {
  readonly api: Api;
  readonly language: Pick<Language, "current">;
  readonly storage: AppStorage;
  /** Missing if no worker is registered; some browsers have no push. */
  readonly registration: () => Promise<{ readonly pushManager?: Subscriber } | undefined>;
}) => {
  const manager = async () => (await registration())?.pushManager;
  const present = async () => (await (await manager())?.getSubscription()) ?? null;

  const subscribed = async (pushes: Subscriber, key: string): Promise<Subscription> => {
    const before = await pushes.getSubscription();
    if (before !== null && isKey(before, key)) return before;
    await before?.unsubscribe();
    return pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  };

  /** Ends reminders here; on the server they end with the sign-in. */
  const leave = async () => {
    storage.remove([deviceOwnerKey]);
    await forgetRecord();
    await (await present())?.unsubscribe();
  };

  /**
   * Needs the permission to show notifications. Also saves changed settings. `unavailable` where this
   * browser or this server cannot push.
   */
  const turnOn = async ({ uid, settings, quietHours, showsBadge = true }: Reminded) => {
    const answer = await api.request({
      path: "/api/notifications/push-key",
      schema: pushKeySchema,
    });
    if (!answer.ok) return { name: "failed", message: answer.message } as const;
    const { key } = answer.value;
    const pushes = await manager();
    if (key === null || pushes === undefined) return { name: "unavailable" } as const;
    const subscription = await subscribed(pushes, key).catch(() => undefined);
    if (subscription === undefined)
      return {
        name: "failed",
        message: language.current().words(storageWords).deviceAway,
      } as const;
    const body = { ...keysOf(subscription), ...settings };
    const saved = await api.request({ method: "PUT", path, body, schema: pushDeviceIdSchema });
    if (!saved.ok) return { name: "failed", message: saved.message } as const;
    const { endpoint } = subscription;
    const device = { id: saved.value.id, endpoint, savedAt: Date.now() };
    await keepRecord({ uid, ...device, settings, quietHours, showsBadge });
    storage.write({ key: deviceOwnerKey, value: uid });
    return { name: "on" } as const;
  };

  return {
    turnOn,
    leave,
    async turnOff() {
      const { id = "" } = (await readRecord()) ?? {};
      await api.request({
        method: "DELETE",
        path: `${path}/${encodeURIComponent(id)}`,
        schema: z.object({}),
      });
      await leave();
    },
    /** At the start of the app: subscribes again if the browser or the server has changed. */
    async renew() {
      const record = await readRecord();
      if (record === undefined) return leave();
      const isSame = (await present())?.endpoint === record.endpoint;
      if (isSame && Date.now() - record.savedAt < renewedAfterMs) return;
      const { name } = await turnOn(record);
      if (name === "unavailable") await leave();
    },
  };
};

export type Push = ReturnType<typeof createPush>;
