import type { WantedNotifications } from "@smart-planner/planner/calendars";
import * as z from "zod/mini";

export interface NotificationPreferences extends WantedNotifications {
  readonly email: string;
}

export const defaultNotificationPreferences: NotificationPreferences = {
  email: "",
  studyReminders: true,
  examAlerts: true,
  weeklyDigest: false,
  motivationalQuotes: true,
};

export const maxEmailLength = 254;
/** One address only, without characters that would extend a mail header. */
export const emailPattern = /^[^\s@<>",;:\\]+@[^\s@<>",;:\\]+$/;

const kinds = {
  studyReminders: z.boolean(),
  examAlerts: z.boolean(),
  weeklyDigest: z.boolean(),
  motivationalQuotes: z.boolean(),
};

export interface RememberedNotifications extends NotificationPreferences {
  readonly inBrowser: boolean;
}

export const rememberedNotificationsSchema: z.ZodMiniType<RememberedNotifications> = z.object({
  email: z.string().check(z.maxLength(10_000)),
  ...kinds,
  inBrowser: z.catch(z.boolean(), false),
});

/** Occasions already shown by this browser. */
export const toldOccasionsSchema = z.array(z.object({ id: z.string(), day: z.string() }));

/** Stored per account. */
export interface AccountNotifications extends NotificationPreferences {
  readonly byEmail: boolean;
  readonly timeZone: string;
}

const timeZoneSchema = z.string().check(z.minLength(1), z.maxLength(100));

export const accountNotificationsSchema: z.ZodMiniType<AccountNotifications> = z.object({
  email: z.string().check(z.maxLength(maxEmailLength), z.regex(emailPattern)),
  ...kinds,
  byEmail: z.boolean(),
  timeZone: timeZoneSchema,
});

export const timeZoneChangeSchema = z.object({ timeZone: timeZoneSchema });

/** Whether this server can mail the address. */
export type MailState = "unavailable" | "unconfirmed" | "confirmed";

export interface NotificationsAnswer {
  readonly preferences: AccountNotifications | null;
  readonly mail: MailState;
}

export const notificationsAnswerSchema: z.ZodMiniType<NotificationsAnswer> = z.object({
  preferences: z.nullable(accountNotificationsSchema),
  mail: z.enum(["unavailable", "unconfirmed", "confirmed"]),
});
