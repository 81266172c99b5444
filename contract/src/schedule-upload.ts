import { weekdayNames } from "@smart-planner/planner/time";
import * as z from "zod/mini";
import { clockTimeSchema } from "./workspace/clock-time.ts";

/** Why a row is shown unticked: it may be misread. */
export const unlikelyReasons = [
  "next-day",
  "long",
  "early",
  "overlap",
  "day",
  "page",
  "second-week",
] as const;

/** One class of a week. An `endTime` before `startTime` means that it ends the next day. */
export const scheduleRowSchema = z
  .object({
    day: z.enum(weekdayNames),
    subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    startTime: clockTimeSchema,
    endTime: clockTimeSchema,
    unlikely: z.optional(z.enum(unlikelyReasons)),
    /** For files with dates: the Mondays (`YYYY-MM-DD`) of the weeks of the class. */
    weeks: z.optional(
      z.array(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))).check(z.maxLength(500)),
    ),
    /** Every second week: the first or second of two, odd or even weeks, or unspecified. */
    alternate: z.optional(z.enum(["a", "b", "odd", "even", "either"])),
    /** The row is from a list of exams. */
    exam: z.optional(z.literal(true)),
    /** The section or stream of the row, in a file of a whole school. */
    group: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  })
  .check(z.refine((row) => row.startTime !== row.endTime, "A class needs a length"));

/** A file with more rows is not one person's timetable. */
export const maxScheduleRows = 1_500;

/** Parts of a file without a class: rows that lack a day, a start or an end, pages, events of a calendar. */
export const unreadPartsSchema = z.object({
  kind: z.enum(["rows", "pages", "events"]),
  count: z.int().check(z.gte(1)),
  /** The first few rows. */
  names: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(3)),
  hasMoreNames: z.boolean(),
});

export const scheduleUploadAnswerSchema = z.object({
  schedule: z.array(scheduleRowSchema).check(z.minLength(1), z.maxLength(maxScheduleRows)),
  unread: z.optional(unreadPartsSchema),
});

export type ScheduleRow = z.infer<typeof scheduleRowSchema>;
export type UnlikelyReason = (typeof unlikelyReasons)[number];
export type UnreadParts = z.infer<typeof unreadPartsSchema>;
export type ScheduleUploadAnswer = z.infer<typeof scheduleUploadAnswerSchema>;

export const scheduleUploadField = "schedule";
export const scheduleTimeZoneField = "timeZone";

/** `agreed`: the picture may be sent to the model. */
export const scheduleModelField = "model";

export const scheduleReaderAnswerSchema = z.object({ model: z.nullable(z.string()) });
export type ScheduleReaderAnswer = z.infer<typeof scheduleReaderAnswerSchema>;

export const specifiedUploadExtensions = [".pdf", ".png", ".jpg", ".jpeg", ".csv"] as const;

export const scheduleUploadExtensions = [...specifiedUploadExtensions, ".ics"] as const;

export const maxScheduleUploadBytes = 10 * 1024 * 1024;
