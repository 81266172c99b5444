import { maxScheduleRows, type ScheduleRow, scheduleRowSchema } from "@smart-planner/contract";
import { weekdayNames } from "@smart-planner/planner";
import { csvRows } from "../formats/csv-rows.ts";
import { icsRows } from "../formats/ics-rows.ts";
import { pageRows } from "../page/page-rows.ts";

export type ScheduleFileKind = "pdf" | "png" | "jpeg" | "csv" | "ics";

export type ScheduleReading =
  | { readonly ok: true; readonly rows: readonly ScheduleRow[] }
  | { readonly ok: false; readonly reason: "nothing" | "no-text" | "too-many" }
  /** The kind of error alone, so that a fault of ours is seen: its message may quote the file. */
  | { readonly ok: false; readonly reason: "unreadable"; readonly fault: string };

const byTime = (left: ScheduleRow, right: ScheduleRow): number =>
  weekdayNames.indexOf(left.day) - weekdayNames.indexOf(right.day) ||
  left.startTime.localeCompare(right.startTime);

const resultOf = (rows: readonly ScheduleRow[]): ScheduleReading => {
  const valid = rows.filter((row) => scheduleRowSchema.safeParse(row).success);
  if (valid.length === 0) return { ok: false, reason: "nothing" };
  if (valid.length > maxScheduleRows) return { ok: false, reason: "too-many" };
  return { ok: true, rows: valid.sort(byTime) };
};

const readPdf = async (bytes: Uint8Array): Promise<ScheduleReading> => {
  const { pdfPages } = await import("../formats/pdf-pages.ts");
  const pages = await pdfPages(bytes);
  if (pages.length > 0) return resultOf(pageRows(pages, {}));
  const { pdfPicture } = await import("../formats/pdf-picture.ts");
  const { picturePage } = await import("../image/image-page.ts");
  const picture = await pdfPicture(bytes);
  if (picture === undefined) return { ok: false, reason: "no-text" };
  return resultOf(pageRows([await picturePage(picture)], { scanned: true }));
};

const readImage = async (bytes: Uint8Array, kind: "png" | "jpeg"): Promise<ScheduleReading> => {
  const { imagePage } = await import("../image/image-page.ts");
  return resultOf(pageRows([await imagePage(bytes, kind)], { scanned: true }));
};

const readRows = async (bytes: Uint8Array, kind: ScheduleFileKind): Promise<ScheduleReading> => {
  if (kind === "csv") return resultOf(csvRows(bytes));
  if (kind === "ics") return resultOf(icsRows(bytes));
  return kind === "pdf" ? readPdf(bytes) : readImage(bytes, kind);
};

/** The classes of a file in the order of the week; a file that cannot be opened is no fault of ours. */
export const readSchedule = async (
  bytes: Uint8Array,
  kind: ScheduleFileKind,
): Promise<ScheduleReading> => {
  try {
    return await readRows(bytes, kind);
  } catch (error) {
    const fault = error instanceof Error ? error.name : typeof error;
    return { ok: false, reason: "unreadable", fault };
  }
};
