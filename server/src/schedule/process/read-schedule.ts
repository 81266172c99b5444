import type { UnreadParts } from "@smart-planner/contract";
import { csvRows } from "../formats/csv-rows.ts";
import { pageRows } from "../page/page-rows.ts";
import { type DraftRow, finishRows } from "../table/draft-row.ts";
import { unreadRows } from "../table/left-out.ts";
import type { ScheduleReading } from "./schedule-reader.ts";

export const scheduleFileKinds = ["pdf", "png", "jpeg", "csv", "ics"] as const;
export type ScheduleFileKind = (typeof scheduleFileKinds)[number];

export interface FileToRead {
  readonly bytes: Uint8Array;
  readonly kind: ScheduleFileKind;
  /** The zone of the browser: the times of a calendar in UTC are shown by its clock. */
  readonly timeZone?: string | undefined;
  /** A list of more classes is not a timetable. */
  readonly mostRows?: number;
}

/** Rows of the answer. */
export const resultOf = (drafts: readonly DraftRow[], unread?: UnreadParts): ScheduleReading => {
  const rows = finishRows(drafts);
  return rows.length === 0 ? { ok: false, reason: "nothing" } : { ok: true, rows, unread };
};

const unreadParts = (kind: "pages" | "events", count: number): UnreadParts | undefined =>
  count === 0 ? undefined : { kind, count, names: [], hasMoreNames: false };

/** If most rows of a drawn page cannot be, it is misread as a whole: no row is trusted unseen. */
export const pageResult = (drafts: readonly DraftRow[], unread?: UnreadParts): ScheduleReading => {
  const reading = resultOf(drafts, unread);
  if (!reading.ok) return reading;
  const { rows } = reading;
  const marked = rows.filter(({ unlikely }) => unlikely !== undefined).length;
  if (marked * 2 <= rows.length) return reading;
  return { ...reading, rows: rows.map((row) => ({ unlikely: "page" as const, ...row })) };
};

/** Pages that are pictures take seconds each. */
const mostPictures = 2;

const readPdf = async (bytes: Uint8Array): Promise<ScheduleReading> => {
  const { pdfPages } = await import("../formats/pdf-pages.ts");
  const { pages, blank, unread } = await pdfPages(bytes);
  const written = pageRows(pages, {});
  const pictures = written.length > 0 ? [] : blank.slice(0, mostPictures);
  if (pages.length === 0 && blank.length === 0) return { ok: false, reason: "no-text" };
  const drawn: DraftRow[] = [];
  for (const number of pictures) {
    const { pdfPicture } = await import("../formats/pdf-picture.ts");
    const { picturePage } = await import("../image/image-page.ts");
    const page = await picturePage(await pdfPicture(bytes, number));
    drawn.push(...pageRows([page], { scanned: true }));
  }
  const left = unread + (written.length > 0 ? 0 : blank.length - pictures.length);
  return pageResult([...written, ...drawn], unreadParts("pages", left));
};

const readCalendar = async ({ bytes, timeZone }: FileToRead): Promise<ScheduleReading> => {
  const { icsRows } = await import("../formats/ics-rows.ts");
  const { drafts, broken } = icsRows(bytes, timeZone);
  return resultOf(drafts, unreadParts("events", broken));
};

const readRows = async (file: FileToRead): Promise<ScheduleReading> => {
  const { bytes, kind } = file;
  if (kind === "csv") {
    const { drafts, left } = csvRows(bytes);
    return resultOf(drafts, unreadRows(left));
  }
  if (kind === "ics") return readCalendar(file);
  if (kind === "pdf") return readPdf(bytes);
  const { decodeImage } = await import("../image/decode-image.ts");
  const { picturePage } = await import("../image/image-page.ts");
  const page = await picturePage(await decodeImage(bytes, kind));
  return pageResult(pageRows([page], { scanned: true }));
};

/**
 * The classes of a file in the order of the week; a file that cannot be opened is not our fault.
 */
export const readSchedule = async (file: FileToRead): Promise<ScheduleReading> => {
  try {
    const reading = await readRows(file);
    const isTooMuch = reading.ok && reading.rows.length > (file.mostRows ?? Infinity);
    return isTooMuch ? { ok: false, reason: "too-many" } : reading;
  } catch (error) {
    const fault = error instanceof Error ? error.name : typeof error;
    return { ok: false, reason: "unreadable", fault };
  }
};
