import type { PlanEntry, StudyPlan } from "@smart-planner/planner/model";
import { longestSubjectName } from "@smart-planner/planner/wishes";
import * as z from "zod/mini";
import { clockTimeSchema } from "./clock-time.ts";
import { canonicalLabel } from "./date-label.ts";
import { lenient, unknownFields } from "./lenient.ts";
import { textRecord } from "./text-record.ts";

export const maxSubjectLength = longestSubjectName;
const maxPlanDays = 40_000;
const maxEntriesPerDay = 1_000;

const subjectText = z.string().check(z.minLength(1), z.maxLength(maxSubjectLength));

/** Fields of later versions are kept: an older page must not drop them. */
const storedEntry = z.looseObject({
  id: lenient(z.string().check(z.minLength(1), z.maxLength(40))),
  key: lenient(z.string().check(z.minLength(1), z.maxLength(maxSubjectLength + 100))),
  subject: z.optional(subjectText),
  name: z.optional(subjectText),
  hours: z.number().check(z.gte(0), z.lte(24)),
  time: lenient(
    z.object({
      hours: z.int().check(z.gte(0), z.lte(24)),
      minutes: z.int().check(z.gte(0), z.lte(59)),
    }),
  ),
  timeFormatted: lenient(z.string().check(z.maxLength(40))),
  examDate: lenient(z.string().check(z.maxLength(40))),
  difficulty: lenient(z.string().check(z.minLength(1), z.maxLength(40))),
  preferredStartHour: lenient(z.int().check(z.gte(0), z.lte(23))),
  startTime: lenient(clockTimeSchema),
  released: lenient(z.enum(["again", "let go"])),
  dayWas: lenient(z.enum(["done", "open"])),
  taskId: lenient(z.string().check(z.minLength(1), z.maxLength(200))),
  title: lenient(z.string().check(z.maxLength(maxSubjectLength))),
});

/** The subject may be in `subject` or `name`. */
export const planEntrySchema = z.pipe(
  storedEntry,
  z.transform(({ name, subject, hours, ...rest }, context): PlanEntry => {
    const given = subject ?? name;
    if (given === undefined) {
      context.issues.push({ code: "custom", message: "A session needs a subject", input: rest });
      return z.NEVER;
    }
    const { time, timeFormatted, examDate, difficulty, preferredStartHour, startTime } = rest;
    const { id, key, released, dayWas, taskId, title } = rest;
    return {
      subject: given,
      hours,
      ...(time === undefined ? {} : { time }),
      ...(timeFormatted === undefined ? {} : { timeFormatted }),
      ...(examDate === undefined ? {} : { examDate }),
      ...(difficulty === undefined ? {} : { difficulty }),
      ...(preferredStartHour === undefined ? {} : { preferredStartHour }),
      ...(startTime === undefined ? {} : { startTime }),
      ...(id === undefined ? {} : { id }),
      ...(key === undefined ? {} : { key }),
      ...(released === undefined ? {} : { released }),
      ...(dayWas === undefined ? {} : { dayWas }),
      ...(taskId === undefined ? {} : { taskId }),
      ...(title === undefined ? {} : { title }),
      ...unknownFields(rest, storedEntry.shape),
    };
  }),
);

/** Accepts both forms of labels, returns `05-March-2027`. */
export const studyPlanSchema: z.ZodMiniType<StudyPlan> = textRecord({
  value: z.readonly(z.array(planEntrySchema).check(z.maxLength(maxEntriesPerDay))),
  maxEntries: maxPlanDays,
  keyOf: canonicalLabel,
});
