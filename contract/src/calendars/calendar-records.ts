import type { DatedEvent, DaysOff } from "@smart-planner/planner/calendars";
import type { FoundEntry, SchoolEntry, WorkKind } from "@smart-planner/planner/due-work";
import type { CalendarDay } from "@smart-planner/planner/model";
import * as z from "zod/mini";
import { calendarDaySchema } from "../workspace/calendar-day.ts";

const minute = z.int().check(z.gte(0), z.lte(1440));
const name = z.string().check(z.maxLength(200));

export const datedEventSchema: z.ZodMiniType<DatedEvent> = z.object({
  title: name,
  day: calendarDaySchema,
  start: minute,
  end: minute,
  allDay: z.optional(z.literal(true)),
});

const workKinds = {
  ...{ "hand-in": true, quiz: true, exam: true, reading: true },
  ...{ class: true, event: true, other: true },
} satisfies Record<WorkKind, true>;
const isoTime = z.optional(z.string().check(z.maxLength(30)));
const foundWork = {
  title: name,
  kind: z.catch(z.enum(Object.keys(workKinds) as [WorkKind, ...WorkKind[]]), "other"),
  course: z.optional(name),
  id: z.optional(z.string().check(z.maxLength(500))),
  due: isoTime,
  start: isoTime,
  end: isoTime,
  allDay: z.optional(z.boolean()),
  done: z.optional(z.boolean()),
  estimateMinutes: z.optional(z.number()),
  weight: z.optional(z.number()),
  recurring: z.optional(name),
  leftOut: z.optional(name),
};

/** An entry of a calendar that may be due work. */
export const foundEntrySchema: z.ZodMiniType<FoundEntry> = z.object({
  key: z.string().check(z.maxLength(60)),
  ...foundWork,
});

/** The same as stored, with its calendar and the student's answer. */
export const schoolEntrySchema: z.ZodMiniType<SchoolEntry> = z.looseObject({
  ...foundWork,
  calendar: z.string().check(z.maxLength(60)),
  answer: z.catch(z.optional(z.enum(["added", "left out"])), undefined),
  seen: z.optional(z.string().check(z.maxLength(30))),
  exam: z.optional(z.string().check(z.maxLength(200))),
});

export const leftOutSchema = z.array(name).check(z.maxLength(20));

export const calendarColours = ["blue", "teal", "red", "amber", "violet", "green"] as const;
export type CalendarColour = (typeof calendarColours)[number];

/** A student's settings for a calendar. Its events are separate records; its address is not stored here. */
export interface CalendarRecord {
  readonly name: string;
  readonly colour: CalendarColour;
  readonly countsAsBusy: boolean;
  /** Whether all-day events block their days; asked once. */
  readonly allDayIsBusy?: boolean | undefined;
  readonly source:
    | { readonly kind: "address" }
    | { readonly kind: "file"; readonly file: string; readonly readOn: CalendarDay };
  /** Titles of events that could not be parsed. */
  readonly leftOut?: readonly string[] | undefined;
  readonly asksLater?: boolean | undefined;
}

export const calendarRecordSchema: z.ZodMiniType<CalendarRecord> = z.looseObject({
  name,
  colour: z.catch(z.enum(calendarColours), "blue"),
  countsAsBusy: z.catch(z.boolean(), true),
  allDayIsBusy: z.optional(z.boolean()),
  source: z.union([
    z.object({ kind: z.literal("address") }),
    z.object({ kind: z.literal("file"), file: name, readOn: calendarDaySchema }),
  ]),
  leftOut: z.optional(leftOutSchema),
  asksLater: z.optional(z.boolean()),
});

/** The events of one calendar in one month, so that a change resends only that month. */
export interface BusyMonth {
  readonly calendar: string;
  readonly events: readonly DatedEvent[];
}

export const busyMonthSchema: z.ZodMiniType<BusyMonth> = z.looseObject({
  calendar: z.string().check(z.maxLength(60)),
  events: z.array(datedEventSchema).check(z.maxLength(2_000)),
});

export const daysOffSchema: z.ZodMiniType<DaysOff> = z.looseObject({
  name,
  from: calendarDaySchema,
  to: calendarDaySchema,
});
