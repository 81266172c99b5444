import type { ReviewRecord } from "@smart-planner/planner/work";
import * as z from "zod/mini";
import {
  busyMonthSchema,
  calendarRecordSchema,
  daysOffSchema,
  schoolEntrySchema,
} from "../calendars/calendar-records.ts";
import { assignmentSchema } from "./assignment.ts";
import { calendarDaySchema } from "./calendar-day.ts";
import { chanceRecordSchema } from "./chance-record.ts";
import { canonicalProgressKey } from "./date-label.ts";
import { focusRunSchema } from "./focus-run.ts";
import { planEditSchema } from "./plan-edit.ts";
import { receiptSchema } from "./receipts.ts";
import type { Mode } from "./registers.ts";
import { maxSubjectLength } from "./study-plan.ts";
import { paceAnswerSchema, studyRecordSchema } from "./study-record.ts";
import { subjectWorkSchema, topicSchema } from "./subject-work.ts";

/** Also accepts what older versions stored for `true`. */
const tickSchema: z.ZodMiniType<boolean> = z.pipe(
  z.unknown(),
  z.transform((flag) => flag === true || flag === "true" || flag === 1),
);

const reviewRecordSchema: z.ZodMiniType<ReviewRecord> = z.looseObject({
  topicId: z.string().check(z.minLength(1), z.maxLength(60)),
  day: calendarDaySchema,
  sessionKey: z.optional(z.string().check(z.maxLength(maxSubjectLength + 100))),
  grade: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  skipped: z.optional(z.boolean()),
});

export const examAnswers = ["well", "all right", "not so well"] as const;
export type ExamAnswer = (typeof examAnswers)[number];

/** How an exam went, in the student's own words. */
const examAnswerSchema: z.ZodMiniType<{ readonly went: ExamAnswer }> = z.looseObject({
  went: z.enum(examAnswers),
});

/** A kind of record of which a student has many; each is a register on the wire. */
export interface FamilyDefinition<Value> {
  /** On the wire a record is `{prefix}/{id}`; lower case and hyphens. */
  readonly prefix: string;
  readonly key: string;
  readonly record: z.ZodMiniType<Value>;
  readonly limits: {
    readonly records: number;
    readonly length: number;
  };
  /** Maps spellings of an id to one record. */
  idOf?(id: string): string;
  /** Whether Clear Study Plan removes the record. By default it stays: study, work and reviews outlive a plan. */
  isClearedWith?(record: {
    readonly mode: Mode;
    readonly id: string;
    readonly value: Value;
  }): boolean;
  isCounted?(value: Value): boolean;
}

export type FamilyTable = Readonly<Record<string, FamilyDefinition<unknown>>>;

const family = <Value>(definition: FamilyDefinition<Value>) => definition;

/**
 * Storage, sync, export and import read this table. Prefix and key can never change:
 * stored data and other versions use them.
 */
export const families = {
  ticks: family({
    prefix: "progress",
    key: "studyProgress",
    record: tickSchema,
    limits: { records: 100_000, length: 200 },
    idOf: canonicalProgressKey,
    isClearedWith: () => true,
    isCounted: (done) => done,
  }),
  focus: family({
    prefix: "focus",
    key: "smartplanner_focus",
    record: focusRunSchema,
    limits: { records: 100, length: 200_000 },
  }),
  log: family({
    prefix: "log",
    key: "smartplanner_log",
    record: studyRecordSchema,
    limits: { records: 50_000, length: 60_000 },
  }),
  paces: family({
    prefix: "pace",
    key: "smartplanner_paces",
    record: paceAnswerSchema,
    limits: { records: 1_000, length: 200 },
  }),
  edits: family({
    prefix: "edits",
    key: "smartplanner_edits",
    record: planEditSchema,
    limits: { records: 5_000, length: 50_000 },
    isClearedWith: ({ mode, value }) => value.mode === mode,
  }),
  receipts: family({
    prefix: "receipts",
    key: "smartplanner_receipts",
    record: receiptSchema,
    limits: { records: 1_000, length: 1_000_000 },
  }),
  calendars: family({
    prefix: "calendars",
    key: "smartplanner_calendars",
    record: calendarRecordSchema,
    limits: { records: 30, length: 40_000 },
  }),
  busyMonths: family({
    prefix: "busy",
    key: "smartplanner_busy_times",
    record: busyMonthSchema,
    limits: { records: 600, length: 200_000 },
  }),
  schoolWork: family({
    prefix: "school-work",
    key: "smartplanner_school_work",
    record: schoolEntrySchema,
    limits: { records: 5_000, length: 4_000 },
  }),
  daysOff: family({
    prefix: "days-off",
    key: "smartplanner_days_off",
    record: daysOffSchema,
    limits: { records: 300, length: 1_000 },
  }),
  subjects: family({
    prefix: "subjects",
    key: "smartplanner_subjects",
    record: subjectWorkSchema,
    limits: { records: 1_000, length: 20_000 },
  }),
  topics: family({
    prefix: "topics",
    key: "smartplanner_topics",
    record: topicSchema,
    limits: { records: 20_000, length: 2_000 },
  }),
  assignments: family({
    prefix: "assignments",
    key: "smartplanner_assignments",
    record: assignmentSchema,
    limits: { records: 5_000, length: 40_000 },
  }),
  chances: family({
    prefix: "chances",
    key: "smartplanner_chances",
    record: chanceRecordSchema,
    limits: { records: 5_000, length: 300 },
  }),
  examAnswers: family({
    prefix: "exam-answers",
    key: "smartplanner_exam_answers",
    record: examAnswerSchema,
    limits: { records: 5_000, length: 300 },
  }),
  reviews: family({
    prefix: "reviews",
    key: "smartplanner_reviews",
    record: reviewRecordSchema,
    limits: { records: 50_000, length: 12_000 },
  }),
} as const;

export type Family = keyof typeof families;
export type RecordValue<Name extends Family> =
  (typeof families)[Name] extends FamilyDefinition<infer Value> ? Value : never;
/** Without a prototype: `__proto__` is an ordinary id. */
export type Records<Name extends Family> = Readonly<Record<string, RecordValue<Name>>>;

export const recordRegister = ({ prefix }: { readonly prefix: string }, id: string): string =>
  `${prefix}/${id}`;

/** `undefined` for an unknown record. */
export const recordOf = (
  register: string,
  table: FamilyTable = families,
): { readonly family: string; readonly id: string } | undefined => {
  const slash = register.indexOf("/");
  if (slash < 0) return undefined;
  const prefix = register.slice(0, slash);
  const family = Object.keys(table).find((name) => table[name]?.prefix === prefix);
  return family === undefined ? undefined : { family, id: register.slice(slash + 1) };
};
