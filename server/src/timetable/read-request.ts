import {
  maxPromptLength,
  maxSmartSubjects,
  type SmartTimetableRequest,
  smartTimetableRequestSchema,
} from "@smart-planner/contract";
import { errorOf, type Refusal, refusal } from "../http/error-of.ts";

export type RequestReading =
  | { readonly ok: true; readonly request: SmartTimetableRequest }
  | Refusal;

const missing = errorOf("subjects-and-hours");

const fields = [
  "customPrompt",
  "modelType",
  "wishes",
  "today",
  "minuteOfDay",
  "grid",
  "commitments",
  "busy",
  "dateLimits",
  "tasks",
  "preferences",
] as const;

const isMissing = ({ subjects, availableHoursPerDay: hours }: Record<string, unknown>): boolean =>
  !Array.isArray(subjects) || subjects.length === 0 || typeof hours !== "number" || !(hours > 0);

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === "object" && body !== null && !Array.isArray(body);

/** The request of a smart timetable, or the correction that the student should make. */
export function readRequest(body: unknown): RequestReading {
  if (!isRecord(body) || isMissing(body)) return refusal(400, missing);
  const parsed = smartTimetableRequestSchema.safeParse(body);
  if (parsed.success) return { ok: true, request: parsed.data };
  const issue = parsed.error.issues[0];
  const field = String(issue?.path[0] ?? "");
  const isTooBig = issue?.code === "too_big";
  if (field === "subjects" && isTooBig && issue.path.length === 1)
    return refusal(413, errorOf("many-subjects", maxSmartSubjects));
  if (field === "subjects") return refusal(400, errorOf("subject-fields"));
  if (field === "customPrompt" && isTooBig)
    return refusal(413, errorOf("long-preferences", maxPromptLength));
  if (field === "availableHoursPerDay") return refusal(400, errorOf("hours-range"));
  const known = fields.find((each) => each === field);
  return refusal(400, known === undefined ? missing : errorOf(`field-${known}`));
}
