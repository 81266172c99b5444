import { describe, expect, it } from "vitest";
import { pdfOf } from "../../../test/schedule-files/pdf.ts";
import { pngOf } from "../../../test/schedule-files/png.ts";
import { kindOfFile } from "./file-kind.ts";

const png = (width: number, height: number) => pngOf({ width, height, raw: new Uint8Array(8) });
const jpeg = (width: number, height: number): Buffer => {
  const app = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x00, 0x00]);
  const frame = Buffer.from([0xff, 0xc0, 0x00, 0x0b, 0x08, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([app, frame, Buffer.from([0xff, 0xd9])]);
};
const pdf = pdfOf(Buffer.from("x"), []);
const csv = Buffer.from("Day,Subject,Start,End\nMon,Maths,9:00,10:00\n");
const ics = Buffer.from("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n");

const kind = (name: string, bytes: Uint8Array, type = "application/octet-stream") => {
  const result = kindOfFile({ name, type, bytes });
  return result.ok ? result.kind : result.status;
};

describe("the kind of a file", () => {
  it.each([
    ["week.pdf", pdf, "pdf"],
    ["week.png", png(100, 100), "png"],
    ["WEEK.PNG", png(100, 100), "png"],
    ["week.jpg", jpeg(100, 100), "jpeg"],
    ["week.jpeg", jpeg(100, 100), "jpeg"],
    ["week.csv", csv, "csv"],
    ["my.week.csv", csv, "csv"],
    ["week.csv", Buffer.from("\uFEFFDay;Time", "utf16le"), "csv"],
    ["week.ics", ics, "ics"],
  ])("%s", (name, bytes, expected) => {
    expect(kind(name, bytes)).toBe(expected);
  });

  it.each([
    ["an unknown extension", "week.docx", Buffer.from("PK\u0003\u0004")],
    ["no extension", "week", csv],
    ["a picture that calls itself a PDF", "week.pdf", png(10, 10)],
    ["a PDF that calls itself a picture", "week.png", pdf],
    ["a PNG that calls itself a JPG", "week.jpg", png(10, 10)],
    ["a PDF that calls itself a CSV file", "week.csv", pdf],
    [
      "a program that calls itself a CSV file",
      "week.csv",
      Buffer.from("\u007fELF\u0002\u0001\u0001\0\0"),
    ],
    ["a calendar that calls itself a CSV file", "week.csv", ics],
    ["text that calls itself a calendar", "week.ics", csv],
    ["a PDF hidden behind other bytes", "week.pdf", Buffer.concat([Buffer.from("GIF89a"), pdf])],
    ["a PDF behind a picture's first bytes", "week.pdf", Buffer.concat([jpeg(9, 9), pdf])],
  ])("%s is refused with 415", (_, name, bytes) => {
    expect(kind(name, bytes)).toBe(415);
  });

  it("believes the browser only where it agrees", () => {
    expect(kind("week.pdf", pdf, "application/pdf")).toBe("pdf");
    expect(kind("week.csv", csv, "application/vnd.ms-excel")).toBe("csv");
    expect(kind("week.pdf", pdf, "image/png")).toBe(415);
    expect(kind("week.csv", csv, "text/calendar")).toBe(415);
  });

  it.each(["week.csv", "week.pdf", "week.png"])("an empty %s is refused with 422", (name) => {
    expect(kind(name, new Uint8Array())).toBe(422);
  });

  it("looks at the size of a picture before anything unpacks it", () => {
    expect(kind("a.png", png(5_000, 5_000))).toBe("png");
    expect(kind("a.png", png(5_000, 5_001))).toBe(422);
    expect(kind("a.png", png(20_000, 20_000))).toBe(422);
    expect(kind("a.png", png(0, 10))).toBe(422);
    expect(kind("a.jpg", jpeg(5_000, 5_000))).toBe("jpeg");
    expect(kind("a.jpg", jpeg(65_535, 65_535))).toBe(422);
    expect(kind("a.jpg", Buffer.from([0xff, 0xd8, 0xff, 0xd9]))).toBe(422);
    expect(kind("a.png", png(10, 10).subarray(0, 20))).toBe(422);
  });
});
