import { maxScheduleRows, type ScheduleRow, scheduleRowSchema } from "@smart-planner/contract";
import { csvRows } from "../formats/csv-rows.ts";
import { icsRows } from "../formats/ics-rows.ts";
import type { Page } from "../page/page.ts";
import { pageRows } from "../page/page-rows.ts";

export type ScheduleFileKind = "pdf" | "png" | "jpeg" | "csv" | "ics";

export type ScheduleReading =
  | { readonly ok: true; readonly rows: readonly ScheduleRow[] }
  | { readonly ok: false; readonly reason: "nothing" | "no-text" | "too-many" | "unreadable" };

const dayOrder: readonly string[] = scheduleRowSchema.shape.day.options;

const byTime = (left: ScheduleRow, right: ScheduleRow): number =>
  dayOrder.indexOf(left.day) - dayOrder.indexOf(right.day) ||
  left.startTime.localeCompare(right.startTime);

const resultOf = (rows: readonly ScheduleRow[]): ScheduleReading => {
  const valid = rows.filter((row) => scheduleRowSchema.safeParse(row).success);
  if (valid.length === 0) return { ok: false, reason: "nothing" };
  if (valid.length > maxScheduleRows) return { ok: false, reason: "too-many" };
  return { ok: true, rows: valid.sort(byTime) };
};

const readPages = async (bytes: Uint8Array, kind: "pdf" | "png" | "jpeg"): Promise<Page[]> => {
  if (kind === "pdf") {
    const { pdfPages } = await import("../formats/pdf-pages.ts");
    return pdfPages(bytes);
  }
  const { imagePage } = await import("../image/image-page.ts");
  return [await imagePage(bytes, kind)];
};

const readRows = async (bytes: Uint8Array, kind: ScheduleFileKind): Promise<ScheduleReading> => {
  if (kind === "csv") return resultOf(csvRows(bytes));
  if (kind === "ics") return resultOf(icsRows(bytes));
  const pages = await readPages(bytes, kind);
  const isEmpty = pages.every((page) => page.words.length === 0);
  if (isEmpty) return { ok: false, reason: kind === "pdf" ? "no-text" : "nothing" };
  return resultOf(pageRows(pages, { scanned: kind !== "pdf" }));
};

/** The classes of a file in the order of the week; a file that cannot be opened is no fault of ours. */
export const readSchedule = async (
  bytes: Uint8Array,
  kind: ScheduleFileKind,
): Promise<ScheduleReading> => {
  try {
    return await readRows(bytes, kind);
  } catch {
    return { ok: false, reason: "unreadable" };
  }
};
