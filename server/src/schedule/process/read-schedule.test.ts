import { describe, expect, it } from "vitest";
import { pngOf } from "../../../test/schedule-files/png.ts";
import { pageResult, readSchedule } from "./read-schedule.ts";

describe("reading a file", () => {
  it("doubts every row of a page of which most rows cannot be", () => {
    const at = (subject: string, start: number, end: number) => ({
      ...{ days: [0] as const, subject },
      time: { kind: "minutes", start: start * 60, end: end * 60 } as const,
    });
    const marks = (...rows: readonly ReturnType<typeof at>[]) => {
      const reading = pageResult(rows);
      return reading.ok ? reading.rows.map(({ unlikely }) => unlikely) : [];
    };
    const long = at("Long", 12, 20);
    const early = at("Early", 2, 3);
    expect(marks(early, at("Maths", 9, 10), long)).toEqual(["early", "page", "long"]);
    expect(marks(at("Maths", 9, 10), long)).toEqual([undefined, "long"]);
  });

  it.each([
    ["a PDF of noise", "pdf", Buffer.from("%PDF-1.7\nnothing of a document"), "unreadable"],
    [
      "a calendar that breaks off",
      "ics",
      Buffer.from("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n"),
      "nothing",
    ],
    [
      "a picture with broken data",
      "png",
      pngOf({ width: 9, height: 9, raw: new Uint8Array(3) }).fill(7, 45, 50),
      "unreadable",
    ],
    [
      "a JPEG without a picture",
      "jpeg",
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9]),
      "unreadable",
    ],
  ] as const)("lives on after %s", async (_, kind, bytes, reason) => {
    expect(await readSchedule({ bytes, kind })).toMatchObject({ ok: false, reason });
  });

  it("takes no more of a picture than its header promises", async () => {
    const liar = pngOf({ width: 40, height: 40, raw: new Uint8Array(60_000_000) });
    expect(await readSchedule({ bytes: liar, kind: "png" })).toEqual({
      ok: false,
      reason: "nothing",
    });
  });

  it("calls a list of thousands of classes no timetable", async () => {
    const lines = Array.from({ length: 2_000 }, (_, index) => `Mon,Class ${index},9:00,10:00`);
    const bytes = Buffer.from(`Day,Subject,Start,End\n${lines.join("\n")}`);
    expect(await readSchedule({ bytes, kind: "csv", mostRows: 1_999 })).toEqual({
      ok: false,
      reason: "too-many",
    });
    expect(await readSchedule({ bytes, kind: "csv", mostRows: 2_000 })).toMatchObject({ ok: true });
  });

  const unreadOf = async (lines: readonly string[]) => {
    const bytes = Buffer.from(["Day,Subject,Start,End", ...lines].join("\n"));
    const reading = await readSchedule({ bytes, kind: "csv" });
    return reading.ok ? reading.unread : expect.fail(reading.reason);
  };

  it("says which rows of a list it left out, and why", async () => {
    expect(
      await unreadOf([
        "Monday,Maths,9:00,10:00",
        "Tuesday,Seminar,10:00,",
        "Wednesday,Tutorial,,",
        "Thursday,Art,9:00,TBA",
      ]),
    ).toEqual({
      kind: "rows",
      count: 3,
      names: ["Seminar", "Tutorial", "Art"],
      hasMoreNames: false,
    });
    expect(await unreadOf(["Monday,Maths,9:00,10:00", "Online,Thesis,14:00,15:00"])).toMatchObject({
      count: 1,
      names: ["Thesis"],
    });
  });

  it("names the first few of many rows, each as short as a note can hold", async () => {
    const long = "Very ".repeat(30);
    const lines = ["A", "B", "B", "C", "D"].map((name) => `TBA,${long}${name},9:00,10:00`);
    const unread = await unreadOf(["Monday,Maths,9:00,10:00", "TBA,Lab,TBA,TBA", ...lines]);
    expect(unread).toMatchObject({ count: 6, hasMoreNames: true });
    expect(unread?.names).toEqual(["Lab", ...Array(2).fill(expect.stringMatching(/^Very .*…$/))]);
    expect(unread?.names.join("").length).toBeLessThan(120);
  });

  it("says nothing of breaks, free hours, a second header and words between the rows", async () => {
    expect(
      await unreadOf([
        "Monday,Maths,9:00,10:00",
        "Monday,Lunch,,",
        "Monday,-,11:00,12:00",
        "Day,Subject,Start,End",
        ",(bring a pen),,",
        "Tuesday,Art,9:00,10:00",
      ]),
    ).toBeUndefined();
  });
});
