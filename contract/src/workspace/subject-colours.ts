import { isSubjectColour, type SubjectColour } from "@smart-planner/planner/plan";
import * as z from "zod/mini";
import { textRecord } from "./text-record.ts";

/** Trimmed subject name to colour, while the subject exists. */
export type StoredColours = Readonly<Record<string, SubjectColour>>;

export const subjectColoursSchema: z.ZodMiniType<StoredColours> = textRecord({
  value: z.string().check(z.refine(isSubjectColour)) as z.ZodMiniType<SubjectColour>,
  maxEntries: 10_000,
});
