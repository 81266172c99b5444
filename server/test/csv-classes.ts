import { csvRows } from "../src/schedule/formats/csv-rows.ts";
import { finishRows } from "../src/schedule/table/draft-row.ts";

/** The classes of a CSV file, as `Monday 09:00-10:30 Maths`. */
export const csvClasses = (text: string): string[] =>
  finishRows(csvRows(new TextEncoder().encode(text)).drafts).map(
    ({ day, subject, startTime, endTime }) => `${day} ${startTime}-${endTime} ${subject}`,
  );
