import { weekdayNames } from "@smart-planner/planner/time";
import * as z from "zod/mini";
import { clockTimeSchema } from "./workspace/clock-time.ts";

/** Why a row is shown with a mark and left to the student: what is written may be misread. */
export const unlikelyReasons = [
  "next-day",
  "long",
  "early",
  "overlap",
  "day",
  "page",
  "second-week",
] as const;

/** One class of a week: `endTime` before `startTime` means that it ends the next day. */
export const scheduleRowSchema = z
  .object({
    day: z.enum(weekdayNames),
    subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    startTime: clockTimeSchema,
    endTime: clockTimeSchema,
    unlikely: z.optional(z.enum(unlikelyReasons)),
    /** Where the file has dates: the Mondays (`YYYY-MM-DD`) of the weeks in which the class is. */
    weeks: z.optional(
      z.array(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))).check(z.maxLength(500)),
    ),
    /** Every second week: the first or second of two, the odd or even ones of the year, or unsaid. */
    alternate: z.optional(z.enum(["a", "b", "odd", "even", "either"])),
    /** The list that it stands in is one of exams. */
    exam: z.optional(z.literal(true)),
    /** Where the file is a whole school's: the section or stream that the row belongs to. */
    group: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  })
  .check(z.refine((row) => row.startTime !== row.endTime, "A class needs a length"));

/** More than a week can hold: a file with more rows is not one person's timetable. */
export const maxScheduleRows = 1_500;

/** The answer of `POST /api/schedule/upload`. */
export const scheduleUploadAnswerSchema = z.object({
  schedule: z.array(scheduleRowSchema).check(z.minLength(1), z.maxLength(maxScheduleRows)),
  /** What was left out of the file, in sentences. */
  notes: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(10))),
});

export type ScheduleRow = z.infer<typeof scheduleRowSchema>;
export type UnlikelyReason = (typeof unlikelyReasons)[number];
export type ScheduleUploadAnswer = z.infer<typeof scheduleUploadAnswerSchema>;

/** The multipart field that carries the file, and the one that names the browser's time zone. */
export const scheduleUploadField = "schedule";
export const scheduleTimeZoneField = "timeZone";

/** `agreed`: a picture may be sent to the model that the server names. */
export const scheduleModelField = "model";

/** The answer of `GET /api/schedule/reader`: the model that may read pictures, or none. */
export const scheduleReaderAnswerSchema = z.object({ model: z.nullable(z.string()) });
export type ScheduleReaderAnswer = z.infer<typeof scheduleReaderAnswerSchema>;

/** What the file chooser names while uploading is switched off. */
export const specifiedUploadExtensions = [".pdf", ".png", ".jpg", ".jpeg", ".csv"] as const;

/** What is read: the specified types, and calendar files. */
export const scheduleUploadExtensions = [...specifiedUploadExtensions, ".ics"] as const;

/** 10 MB: exactly this many bytes still pass. */
export const maxScheduleUploadBytes = 10 * 1024 * 1024;
