import { describe, expect, it } from "vitest";
import { finishRows } from "../table/draft-row.ts";
import { icsRows } from "./ics-rows.ts";

const calendar = (events: readonly string[], head = ""): Uint8Array =>
  new TextEncoder().encode(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//test//EN",
      ...(head === "" ? [] : [head]),
      ...events.flatMap((event) => ["BEGIN:VEVENT", ...event.split("\n"), "END:VEVENT"]),
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );

const read = (events: readonly string[], head = "", timeZone?: string): string[] =>
  finishRows(icsRows(calendar(events, head), timeZone).drafts).map(
    ({ day, subject, startTime, endTime }) => `${day} ${startTime}-${endTime} ${subject}`,
  );

describe("a calendar file", () => {
  it("puts a weekly event on each of its days", () => {
    expect(
      read([
        "SUMMARY:Maths\nDTSTART;TZID=Europe/Paris:20260914T090000\nDTEND;TZID=Europe/Paris:20260914T103000\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20261218T000000Z\nEXDATE;TZID=Europe/Paris:20260921T090000",
      ]),
    ).toEqual(["Monday 09:00-10:30 Maths", "Wednesday 09:00-10:30 Maths"]);
  });

  it("takes no session of a plan of ours for a class", () => {
    expect(
      read([
        "UID:xry4kdw86h6o@smart-planner\nSUMMARY:Physics\nDTSTART:20260918T080000\nDURATION:PT1H",
        "UID:1@school\nSUMMARY:Art\nDTSTART:20260915T140000\nDURATION:PT1H",
      ]),
    ).toEqual(["Tuesday 14:00-15:00 Art"]);
  });

  it("puts a weekly event without days, and a single event, on the day of its start", () => {
    expect(
      read([
        "SUMMARY:Art\nDTSTART:20260915T140000\nDURATION:PT1H30M\nRRULE:FREQ=WEEKLY",
        "SUMMARY:Physics\nDTSTART:20260918T080000\nDTEND:20260918T090000",
      ]),
    ).toEqual(["Tuesday 14:00-15:30 Art", "Friday 08:00-09:00 Physics"]);
  });

  it("counts an event of many weeks once", () => {
    expect(
      read([
        "SUMMARY:Art\nDTSTART:20260915T140000\nDTEND:20260915T150000",
        "SUMMARY:Art\nDTSTART:20260922T140000\nDTEND:20260922T150000",
      ]),
    ).toEqual(["Tuesday 14:00-15:00 Art"]);
  });

  it("turns UTC into the zone that the calendar names, with its days", () => {
    expect(
      read(
        [
          "SUMMARY:Maths\nDTSTART:20260914T223000Z\nDTEND:20260914T233000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,TH",
        ],
        "X-WR-TIMEZONE:Asia/Tokyo",
      ),
    ).toEqual(["Tuesday 07:30-08:30 Maths", "Friday 07:30-08:30 Maths"]);
  });

  it("reads daily events, as far as they go", () => {
    expect(
      read([
        "SUMMARY:Gym\nDTSTART:20260914T070000\nDTEND:20260914T080000\nRRULE:FREQ=DAILY;COUNT=2",
      ]),
    ).toEqual(["Monday 07:00-08:00 Gym", "Tuesday 07:00-08:00 Gym"]);
  });

  it("tells UTC by the reader's own clock before the calendar's", () => {
    expect(
      read(
        ["SUMMARY:Maths\nDTSTART:20260914T073000Z\nDTEND:20260914T083000Z"],
        "X-WR-TIMEZONE:Asia/Tokyo",
        "Europe/Paris",
      ),
    ).toEqual(["Monday 09:30-10:30 Maths"]);
  });

  it("says in which weeks a class is", () => {
    const { drafts } = icsRows(
      calendar([
        "SUMMARY:Art\nDTSTART:20260915T140000\nDTEND:20260915T150000\nRRULE:FREQ=WEEKLY;COUNT=2",
      ]),
    );
    expect(finishRows(drafts).map(({ weeks }) => weeks)).toEqual([["2026-09-14", "2026-09-21"]]);
  });

  it("keeps an event without a name, and leaves out whole days and cancelled events", () => {
    expect(
      read([
        "SUMMARY:Holiday\nDTSTART;VALUE=DATE:20260914\nDTEND;VALUE=DATE:20260915",
        "SUMMARY:Off\nSTATUS:CANCELLED\nDTSTART:20260914T090000\nDTEND:20260914T100000",
        "DTSTART:20260914T090000\nDTEND:20260914T100000",
        "SUMMARY:Camp\nDTSTART:20260914T090000\nDTEND:20260917T100000",
      ]),
    ).toEqual(["Monday 09:00-10:00 ?"]);
  });

  it("reads folded lines and escaped text", () => {
    expect(
      read([
        "SUMMARY:Reading\\, Wri\n ting\\; Speaking\nDTSTART:20260914T090000\nDTEND:20260914T100000",
      ]),
    ).toEqual(["Monday 09:00-10:00 Reading, Writing; Speaking"]);
  });
});
