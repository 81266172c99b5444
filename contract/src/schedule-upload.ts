import { weekdayNames } from "@smart-planner/planner";
import * as z from "zod/mini";
import { clockTimeSchema } from "./workspace/clock-time.ts";

/** One class of a week: `endTime` before `startTime` means that it ends the next day. */
export const scheduleRowSchema = z
  .object({
    day: z.enum(weekdayNames),
    subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    startTime: clockTimeSchema,
    endTime: clockTimeSchema,
  })
  .check(z.refine((row) => row.startTime !== row.endTime, "A class needs a length"));

/** More than a week can hold: a file with more rows is not one person's timetable. */
export const maxScheduleRows = 500;

/** The answer of `POST /api/schedule/upload`. */
export const scheduleUploadAnswerSchema = z.object({
  schedule: z.array(scheduleRowSchema).check(z.minLength(1), z.maxLength(maxScheduleRows)),
});

export type ScheduleRow = z.infer<typeof scheduleRowSchema>;
export type ScheduleUploadAnswer = z.infer<typeof scheduleUploadAnswerSchema>;

/** The multipart field that carries the file. */
export const scheduleUploadField = "schedule";

/** What the file chooser names while uploading is switched off. */
export const specifiedUploadExtensions = [".pdf", ".png", ".jpg", ".jpeg", ".csv"] as const;

/** What is read: the specified types, and calendar files. */
export const scheduleUploadExtensions = [...specifiedUploadExtensions, ".ics"] as const;

/** 10 MB: exactly this many bytes still pass. */
export const maxScheduleUploadBytes = 10 * 1024 * 1024;
