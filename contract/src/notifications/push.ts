import * as z from "zod/mini";
import { wantedSchema } from "./preferences.ts";

const base64url = (characters: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${characters}}$`)));

const subscription = {
  endpoint: z.string().check(z.minLength(1), z.maxLength(600)),
  /** 65 bytes. */
  p256dh: base64url(87),
  /** 16 bytes. */
  auth: base64url(22),
};

/** The keys of a push subscription, both in base64url. */
export const pushSubscriptionSchema = z.object(subscription);
export type PushSubscriptionKeys = z.output<typeof pushSubscriptionSchema>;

const settings = {
  /** Whether its lock screen may name subjects. */
  shows: z.enum(["quiet", "names"]),
  wanted: wantedSchema,
};

/** A browser that is to be reminded. */
export const pushDeviceSchema = z.object({ ...subscription, ...settings });
export type PushDeviceSettings = Pick<z.output<typeof pushDeviceSchema>, keyof typeof settings>;

/** `null` if the server cannot push. */
export const pushKeySchema = z.object({ key: z.nullable(z.string()) });
export const pushDeviceIdSchema = z.object({ id: z.string() });

/** A reminder that one device asks for again, by its tag. */
export const laterSchema = z.object({
  device: z.string().check(z.maxLength(100)),
  tag: z.string().check(z.minLength(1), z.maxLength(100)),
  minutes: z.int().check(z.minimum(1), z.maximum(30)),
});
