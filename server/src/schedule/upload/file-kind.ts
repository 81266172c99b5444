import type { scheduleUploadExtensions } from "@smart-planner/contract";
import { errorOf, type Refusal, refusal } from "../../http/error-of.ts";
import type { ScheduleFileKind } from "../process/read-schedule.ts";
import { jpegSize, pngSize } from "./image-size.ts";
import type { UploadedFile } from "./multipart-file.ts";

export type KindResult = { readonly ok: true; readonly kind: ScheduleFileKind } | Refusal;

const kindOfExtension: ReadonlyMap<string, ScheduleFileKind> = new Map([
  [".pdf", "pdf"],
  [".png", "png"],
  [".jpg", "jpeg"],
  [".jpeg", "jpeg"],
  [".csv", "csv"],
  [".ics", "ics"],
] satisfies [(typeof scheduleUploadExtensions)[number], ScheduleFileKind][]);

/** Media types that browsers use; others, such as "unknown", say nothing. */
const kindOfType: ReadonlyMap<string, ScheduleFileKind> = new Map([
  ["application/pdf", "pdf"],
  ["image/png", "png"],
  ["image/jpeg", "jpeg"],
  ["text/csv", "csv"],
  ["text/calendar", "ics"],
]);

const maxPixels = 25_000_000;

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Bytes that no text has. Native search: a loop would block for milliseconds. */
const notText = /[^\t\n\f\r -\xff]/;

const looksLikeText = (bytes: Uint8Array): boolean => {
  const isWide = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  const sample = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64 * 1024));
  return isWide || !notText.test(sample.toString("latin1"));
};

const calendarStart = /^\uFEFF?\s*BEGIN:VCALENDAR/i;

/** By its first bytes. */
const kindOfBytes = (bytes: Uint8Array): ScheduleFileKind | undefined => {
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)) return "pdf";
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "jpeg";
  if (!looksLikeText(bytes)) return undefined;
  const head = new TextDecoder().decode(bytes.subarray(0, 200));
  return calendarStart.test(head) ? "ics" : "csv";
};

const pixelProblem = (bytes: Uint8Array, kind: ScheduleFileKind): KindResult | undefined => {
  if (kind !== "png" && kind !== "jpeg") return undefined;
  const size = kind === "png" ? pngSize(bytes) : jpegSize(bytes);
  if (size === undefined || size.width === 0 || size.height === 0) {
    return refusal(422, errorOf("picture-damaged"));
  }
  if (size.width * size.height > maxPixels) {
    return refusal(422, errorOf("picture-large"));
  }
  return undefined;
};

/** The kind, if name, first bytes and media type agree. */
export const kindOfFile = ({ name, type, bytes }: UploadedFile): KindResult => {
  const extension = /\.[a-z0-9]+$/i.exec(name)?.[0].toLowerCase() ?? "";
  const named = kindOfExtension.get(extension);
  if (named === undefined) {
    return refusal(415, errorOf("file-kind"));
  }
  if (bytes.length === 0) return refusal(422, errorOf("file-empty"));
  const declared = kindOfType.get(type.split(";")[0]?.trim() ?? "");
  const found = kindOfBytes(bytes);
  if (found !== named || (declared !== undefined && declared !== named)) {
    return refusal(415, errorOf("file-other-kind", extension));
  }
  return pixelProblem(bytes, named) ?? { ok: true, kind: named };
};
