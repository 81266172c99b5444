import type { WantedNotifications } from "@smart-planner/planner/calendars";
import * as z from "zod/mini";
import { wantedSchema } from "./preferences.ts";

/** The keys of a push subscription, both in base64url. */
export interface PushSubscriptionKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const base64url = (characters: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${characters}}$`)));

const subscription = {
  endpoint: z.string().check(z.minLength(1), z.maxLength(600)),
  /** 65 bytes. */
  p256dh: base64url(87),
  /** 16 bytes. */
  auth: base64url(22),
};

export const pushSubscriptionSchema: z.ZodMiniType<PushSubscriptionKeys> = z.object(subscription);

export interface PushDeviceSettings {
  /** Whether its lock screen may name subjects. */
  readonly shows: "quiet" | "names";
  readonly wanted: WantedNotifications;
}

const settings = {
  shows: z.enum(["quiet", "names"]),
  wanted: wantedSchema,
};

/** A browser that is to be reminded. */
export const pushDeviceSchema: z.ZodMiniType<PushSubscriptionKeys & PushDeviceSettings> = z.object({
  ...subscription,
  ...settings,
});

/** `null` if the server cannot push. */
export const pushKeySchema = z.object({ key: z.nullable(z.string()) });
export const pushDeviceIdSchema = z.object({ id: z.string() });

/** A reminder that one device asks for again, by its tag. */
export const laterSchema = z.object({
  device: z.string().check(z.maxLength(100)),
  tag: z.string().check(z.minLength(1), z.maxLength(100)),
  minutes: z.int().check(z.minimum(1), z.maximum(30)),
});
