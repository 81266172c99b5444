import * as z from "zod/mini";

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

/** A subscribed browser, and whether its lock screen may name subjects. */
export const pushDeviceSchema = z.object({
  ...subscription,
  shows: z.enum(["quiet", "names"]),
  label: z.string().check(z.minLength(1), z.maxLength(100)),
});
