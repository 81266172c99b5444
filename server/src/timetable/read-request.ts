import {
  maxPromptLength,
  maxSmartSubjects,
  type SmartTimetableRequest,
  smartTimetableRequestSchema,
} from "@smart-planner/contract";

export type RequestReading =
  | { readonly ok: true; readonly request: SmartTimetableRequest }
  | { readonly ok: false; readonly status: 400 | 413; readonly error: string };

const missing = "Subjects and available hours per day are required";

const messages: Readonly<Record<string, string>> = {
  customPrompt: "The preferences must be a text.",
  modelType: "Choose flash or pro as the model type.",
  wishes: "The wishes of this plan could not be read. Remove them and try again.",
  today: "The day of today must be written as 2027-03-05.",
  minuteOfDay: "The minute of the day must be a whole number from 0 to 1439.",
  grid: "The weekly availability could not be read. Check it and try again.",
  commitments: "The commitments could not be read. Check them and try again.",
  busy: "Your calendars could not be read. Refresh them and try again.",
  dateLimits: "Your days off could not be read. Check them and try again.",
  tasks: "Your due work could not be read. Check it and try again.",
  preferences: "The study preferences could not be read. Check them and try again.",
};

const refused = (status: 400 | 413, error: string): RequestReading => ({
  ok: false,
  status,
  error,
});

const isMissing = ({ subjects, availableHoursPerDay: hours }: Record<string, unknown>): boolean =>
  !Array.isArray(subjects) || subjects.length === 0 || typeof hours !== "number" || !(hours > 0);

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === "object" && body !== null && !Array.isArray(body);

/** The request of a smart timetable, or what the student should change about it. */
export function readRequest(body: unknown): RequestReading {
  if (!isRecord(body) || isMissing(body)) return refused(400, missing);
  const parsed = smartTimetableRequestSchema.safeParse(body);
  if (parsed.success) return { ok: true, request: parsed.data };
  const issue = parsed.error.issues[0];
  const field = String(issue?.path[0] ?? "");
  const isTooBig = issue?.code === "too_big";
  if (field === "subjects" && isTooBig && issue.path.length === 1)
    return refused(413, `That is more than ${maxSmartSubjects} subjects. Remove some of them.`);
  if (field === "subjects")
    return refused(400, "Every subject needs a name and an exam date, such as 2027-03-05.");
  if (field === "customPrompt" && isTooBig)
    return refused(
      413,
      `Your preferences are too long: at most ${maxPromptLength.toLocaleString("en-GB")} characters.`,
    );
  if (field === "availableHoursPerDay")
    return refused(400, "Available hours per day must be between 1 and 24.");
  return refused(400, messages[field] ?? missing);
}
