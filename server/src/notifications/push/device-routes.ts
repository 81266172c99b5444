import { createECDH } from "node:crypto";
import { laterSchema, pushDeviceSchema } from "@smart-planner/contract";
import { type Context, Hono } from "hono";
import type { AppEnv } from "../../http/app-env.ts";
import { deviceName } from "../../http/device-name.ts";
import { errorOf } from "../../http/error-of.ts";
import { refuse } from "../../http/errors.ts";
import { jsonBody } from "../../http/json-body.ts";
import { admit } from "../../limits/take-each.ts";
import type { Parts } from "../../parts.ts";
import type { SettingsStore } from "../settings-store.ts";
import type { Push } from "./push.ts";
import { readPushAddress } from "./push-address.ts";

interface DeviceRoutesInput extends Parts<"requiredUser" | "limiter"> {
  /** Missing without an https address. */
  readonly push: Push | undefined;
  readonly store: SettingsStore;
  readonly onChange: () => void;
}

const registrationsPerHour = 20;

const isOnCurve = (point: string): boolean => {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(point, "base64url"));
    return true;
  } catch {
    return false;
  }
};

/** Says nothing about the attempt: it must not be a way to probe a network. */
const unreachable = (c: Context<AppEnv>) => refuse(c, 400, errorOf("device-unreachable"));

/** A browser gets the key, subscribes, and registers; it leaves at logout. */
export function deviceRoutes(input: DeviceRoutesInput) {
  const { push, store, requiredUser, limiter, onChange } = input;
  return new Hono<AppEnv>()
    .get("/push-key", async (c) => {
      await requiredUser(c);
      return c.json({ key: (await push?.publicKey()) ?? null });
    })
    .put("/devices", jsonBody(pushDeviceSchema, errorOf("no-reminders")), async (c) => {
      const user = await requiredUser(c);
      const { shows, wanted, ...subscription } = c.req.valid("json");
      const inHour = { name: "register-device", limit: registrationsPerHour, windowSeconds: 3_600 };
      await admit(limiter, [{ ...inHour, key: user.id }], () => errorOf("too-often"));
      if (push === undefined) return unreachable(c);
      const address = readPushAddress(subscription.endpoint, push.ownHosts);
      if (address === undefined || !isOnCurve(subscription.p256dh)) return unreachable(c);
      if ((await store.find(user.id)) === undefined) return refuse(c, 409, errorOf("save-first"));
      const { device, isNew } = await push.devices.save({
        userId: user.id,
        sessionId: user.session,
        subscription,
        settings: { shows, wanted },
        label: deviceName(c.req.header("user-agent") ?? ""),
      });
      if (isNew && !(await push.welcome(device))) {
        await push.devices.remove(device.id);
        return unreachable(c);
      }
      await store.deviceAdded(user.id);
      onChange();
      return c.json({ id: device.id });
    })
    .post("/later", jsonBody(laterSchema, errorOf("reminder-stays")), async (c) => {
      const user = await requiredUser(c);
      const { device, ...later } = c.req.valid("json");
      await push?.remindAgain(user.id, { device_id: device, ...later });
      return c.json({});
    })
    .delete("/devices/:id", async (c) => {
      const user = await requiredUser(c);
      await push?.devices.removeOwn(user.id, c.req.param("id"));
      return c.json({});
    });
}
