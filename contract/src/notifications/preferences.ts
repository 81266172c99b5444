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

export const wantedSchema = z.object({
  studyReminders: z.boolean(),
  examAlerts: z.boolean(),
  weeklyDigest: z.boolean(),
  motivationalQuotes: z.boolean(),
});

export interface RememberedNotifications extends NotificationPreferences {
  readonly inBrowser: boolean;
  /** Kinds shown by this browser; missing if they were saved before there was a choice. */
  readonly onDevice?: WantedNotifications | undefined;
  /** Nothing rings on this browser from one time of day to the other. */
  readonly quietHours?: QuietHours | undefined;
  /** Whether this browser names subjects on its lock screen. */
  readonly showsNames?: boolean | undefined;
  /** Whether reminders are counted on the app's icon; missing is on. */
  readonly showsBadge?: boolean | undefined;
}

/** Two times of day such as `22:00`; the second may be on the next morning. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

const timeOfDay = z.string().check(z.regex(/^\d\d:\d\d$/));

export const rememberedNotificationsSchema: z.ZodMiniType<RememberedNotifications> = z.object({
  email: z.string().check(z.maxLength(10_000)),
  ...wantedSchema.shape,
  inBrowser: z.catch(z.boolean(), false),
  onDevice: z.catch(z.optional(wantedSchema), undefined),
  showsNames: z.catch(z.optional(z.boolean()), undefined),
  showsBadge: z.catch(z.optional(z.boolean()), undefined),
  quietHours: z.catch(z.optional(z.object({ from: timeOfDay, to: timeOfDay })), undefined),
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
  ...wantedSchema.shape,
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
