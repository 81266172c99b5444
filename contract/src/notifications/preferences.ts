import type { WantedNotifications } from "@smart-planner/planner/calendars";
import * as z from "zod/mini";

/** What the Notification Settings form holds. */
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
/** Only one address, and nothing that a mail header would read as more. */
export const emailPattern = /^[^\s@<>",;:\\]+@[^\s@<>",;:\\]+$/;

const kinds = {
  studyReminders: z.boolean(),
  examAlerts: z.boolean(),
  weeklyDigest: z.boolean(),
  motivationalQuotes: z.boolean(),
};

/** As the browser remembers them; the address is as it was typed. */
export interface RememberedNotifications extends NotificationPreferences {
  /** Whether this browser shows them, too. */
  readonly inBrowser: boolean;
}

export const rememberedNotificationsSchema: z.ZodMiniType<RememberedNotifications> = z.object({
  email: z.string().check(z.maxLength(10_000)),
  ...kinds,
  inBrowser: z.catch(z.boolean(), false),
});

/** What this browser has told already, so that a reload tells nothing twice. */
export const toldOccasionsSchema = z.array(z.object({ id: z.string(), day: z.string() }));

/** What an account keeps: also whether to send e-mail at all, and whose clock counts. */
export interface AccountNotifications extends NotificationPreferences {
  readonly byEmail: boolean;
  /** An IANA name such as `Europe/Vienna`. */
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

/** Where e-mail stands: this server sends none, the address is not confirmed yet, or all is well. */
export type MailState = "unavailable" | "unconfirmed" | "confirmed";

export interface NotificationsAnswer {
  /** `null` until they are saved for the first time. */
  readonly preferences: AccountNotifications | null;
  readonly mail: MailState;
}

export const notificationsAnswerSchema: z.ZodMiniType<NotificationsAnswer> = z.object({
  preferences: z.nullable(accountNotificationsSchema),
  mail: z.enum(["unavailable", "unconfirmed", "confirmed"]),
});
