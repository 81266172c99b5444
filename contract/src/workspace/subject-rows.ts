import type { Subject } from "@smart-planner/planner/model";
import { parseDay } from "@smart-planner/planner/time";
import * as z from "zod/mini";
import { unknownFields } from "./lenient.ts";
import { maxSubjectLength } from "./study-plan.ts";

export interface SubjectRow {
  readonly subject: string;
  readonly examDate: string;
}

/** Rows with a name and an exam date. */
export const subjectsOfRows = (rows: readonly SubjectRow[]): readonly Subject[] =>
  rows.flatMap(({ subject, examDate }) => {
    const name = subject.trim();
    const day = parseDay(examDate);
    return name === "" || day === undefined ? [] : [{ name, examDate: day }];
  });

const text = (maxLength: number) => z.catch(z.string().check(z.maxLength(maxLength)), "");

const storedRow = z.looseObject({
  subject: z.optional(z.string().check(z.maxLength(maxSubjectLength))),
  name: z.optional(z.string().check(z.maxLength(maxSubjectLength))),
  examDate: text(40),
});

const subjectRow = z.pipe(
  storedRow,
  z.transform(
    ({ subject, name, examDate, ...rest }): SubjectRow => ({
      subject: subject ?? name ?? "",
      examDate,
      ...unknownFields(rest, storedRow.shape),
    }),
  ),
);

export const subjectRowsSchema: z.ZodMiniType<readonly SubjectRow[]> = z
  .array(subjectRow)
  .check(z.maxLength(1_000));

/** 0 to 24; a number as text is accepted. */
export const hoursSchema: z.ZodMiniType<number> = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((input, context): number => {
    const hours = Number(input);
    if (!Number.isFinite(hours) || hours < 0) {
      context.issues.push({ code: "custom", message: "Hours are not a number", input });
      return z.NEVER;
    }
    return Math.min(hours, 24);
  }),
);
