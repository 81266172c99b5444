import type { WantedNotifications } from "@smart-planner/planner/calendars";
import * as z from "zod/mini";
import { lenient } from "../workspace/lenient.ts";

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

const timeOfDay = z.string().check(z.regex(/^\d\d:\d\d$/));

/** Two times of day such as `22:00`; the second may be on the next morning. */
const quietHoursSchema = z.object({ from: timeOfDay, to: timeOfDay });
export type QuietHours = z.output<typeof quietHoursSchema>;

export const rememberedNotificationsSchema = z.object({
  email: z.string().check(z.maxLength(10_000)),
  ...wantedSchema.shape,
  inBrowser: z.catch(z.boolean(), false),
  /** Kinds shown by this browser; missing if they were saved before there was a choice. */
  onDevice: lenient(wantedSchema),
  /** Whether this browser names subjects on its lock screen. */
  showsNames: lenient(z.boolean()),
  /** Whether reminders are counted on the app's icon; missing is on. */
  showsBadge: lenient(z.boolean()),
  /** Nothing rings on this browser from one time of day to the other. */
  quietHours: lenient(quietHoursSchema),
});
export type RememberedNotifications = z.output<typeof rememberedNotificationsSchema>;

/** Occasions already shown by this browser. */
export const toldOccasionsSchema = z.array(z.object({ id: z.string(), day: z.string() }));

const timeZoneSchema = z.string().check(z.minLength(1), z.maxLength(100));

/** Stored per account. */
export const accountNotificationsSchema = z.object({
  email: z.string().check(z.maxLength(maxEmailLength), z.regex(emailPattern)),
  ...wantedSchema.shape,
  byEmail: z.boolean(),
  timeZone: timeZoneSchema,
});
export type AccountNotifications = z.output<typeof accountNotificationsSchema>;

export const timeZoneChangeSchema = z.object({ timeZone: timeZoneSchema });

export const notificationsAnswerSchema = z.object({
  preferences: z.nullable(accountNotificationsSchema),
  /** Whether this server can mail the address. */
  mail: z.enum(["unavailable", "unconfirmed", "confirmed"]),
});
export type NotificationsAnswer = z.output<typeof notificationsAnswerSchema>;
export type MailState = NotificationsAnswer["mail"];
