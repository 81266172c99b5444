import * as z from "zod/mini";
import { datedEventSchema, foundEntrySchema, leftOutSchema } from "./calendar-records.ts";

/** Why a calendar shows an older copy. */
const calendarProblems = [
  "no-address",
  "not-https",
  "not-public",
  "not-found",
  "password",
  "too-large",
  "too-slow",
  "too-many-redirects",
  "unreachable",
  "not-a-calendar",
  "own-plan",
  "too-much",
  "address-lost",
] as const;

export type CalendarProblem = (typeof calendarProblems)[number];
const problemSchema = z.enum(calendarProblems);

const timeZone = z.string().check(z.minLength(1), z.maxLength(100));
const address = z.string().check(z.minLength(1), z.maxLength(2_000));

const sourceSchema = z.object({
  id: z.string(),
  host: z.string(),
  /** Last successful refresh, ISO. */
  refreshedAt: z.string(),
  problem: z.nullable(problemSchema),
});
export type CalendarSource = z.output<typeof sourceSchema>;

const sentCalendarSchema = z.object({
  name: z.nullable(z.string()),
  events: z.readonly(z.array(datedEventSchema)),
  /** Always true; older pages require it. */
  whole: z.boolean(),
  /** Titles of skipped events; older servers omit it. */
  leftOut: z.optional(z.readonly(leftOutSchema)),
  /** Possible due work; older servers omit it. */
  work: z.optional(z.readonly(z.array(foundEntrySchema).check(z.maxLength(3_000)))),
  /** Hash of the events, sent with the next refresh so that the same events are not sent twice. */
  print: z.string(),
});
export type SentCalendar = z.output<typeof sentCalendarSchema>;

export const planDetails = ["topics", "subjects", "busy"] as const;

/** Minutes before a session at which a calendar alerts; 0 for never. */
export const alarmLeads = [0, 5, 15, 30] as const;
export type AlarmLead = (typeof alarmLeads)[number];

const feedSchema = z.object({
  address: z.string(),
  detail: z.enum(planDetails),
  timeZone: z.string(),
  alarm: z.literal(alarmLeads),
  /** ISO, accurate to ten minutes. */
  lastReadAt: z.nullable(z.string()),
});
export type PlanFeed = z.output<typeof feedSchema>;

export const calendarAddressSchema = z.object({ address, timeZone });
export const calendarRefreshSchema = z.object({
  timeZone,
  print: z.string().check(z.maxLength(100)),
});
export const feedSettingsSchema = z.object({
  detail: z.enum(planDetails),
  timeZone,
  /** Missing from pages opened before alarms existed: their requests keep the stored value. */
  alarm: z.optional(z.literal(alarmLeads)),
});

export const calendarsAnswerSchema = z.object({
  sources: z.array(sourceSchema),
  feed: z.nullable(feedSchema),
});
/** `calendar` is null if nothing changed or nothing could be read. */
export const calendarAnswerSchema = z.object({
  source: sourceSchema,
  calendar: z.nullable(sentCalendarSchema),
});
export const feedAnswerSchema = z.object({ feed: z.nullable(feedSchema) });

export const mostCalendarsByAddress = 12;
