import { parseDay } from "../../src/time/calendar-day.ts";

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(`No day: ${text}`);
  return parsed;
};

/** The student of the sentences. */
export const readerContext = {
  today: day("2026-03-02"),
  subjects: [
    { name: "Mathematics", examDate: day("2026-03-23") },
    { name: "Physics", examDate: day("2026-03-25") },
    { name: "Chemistry", examDate: day("2026-03-27") },
    { name: "Biology", examDate: day("2026-03-30") },
    { name: "History", examDate: day("2026-04-01") },
    { name: "English", examDate: day("2026-04-02") },
  ],
} as const;
