import { parseDay } from "@smart-planner/planner/time";
import { describe, expect, it } from "vitest";
import { occurrencesOf } from "./occurrences.ts";
import { readCalendar } from "./read-calendar.ts";

const calendarOf = (events: readonly string[], head: readonly string[] = []): string =>
  [
    "BEGIN:VCALENDAR",
    ...head,
    ...events.flatMap((event) => ["BEGIN:VEVENT", ...event.split("\n"), "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};

interface Asked {
  readonly text: string;
  readonly from?: string;
  readonly to?: string;
  readonly zone?: string;
}

const expanded = ({ text, from = "2026-11-01", to = "2026-12-01", zone }: Asked) => {
  const read = readCalendar(text);
  if (!read.ok) throw new Error(read.problem);
  const window = { calendar: read.calendar, from: day(from), to: day(to) };
  return occurrencesOf(zone === undefined ? window : { ...window, zone });
};

const rows = (asked: Asked): string[] =>
  expanded(asked).occurrences.map(({ title, allDay, start, end }) => {
    const clock = ({ minute }: { minute: number }) => (allDay ? "" : ` ${minute / 60}`);
    return `${start.day.slice(5)}${clock(start)} to ${end.day.slice(5)}${clock(end)} ${title}`;
  });

describe("a calendar file", () => {
  it("is refused when it is none", () => {
    for (const text of ["", "<!doctype html><title>Sign in</title>", "BEGIN:VCARD\nEND:VCARD"])
      expect(readCalendar(text)).toEqual({ ok: false, problem: "not-a-calendar" });
  });

  it("knows its name, and loses only the events that cannot be read", () => {
    const text = calendarOf(
      [
        "UID:1\nSUMMARY:Good\nDTSTART:20261115T090000\nDTEND:20261115T100000",
        "UID:2\nSUMMARY:Bad\nDTSTART:yesterday",
        "UID:3\nSUMMARY:None",
      ],
      ["X-WR-CALNAME:Ada\\, term 1"],
    );
    const read = readCalendar(text);
    expect(read).toMatchObject({ calendar: { name: "Ada, term 1", unreadable: ["Bad", "None"] } });
    expect(rows({ text })).toEqual(["11-15 9 to 11-15 10 Good"]);
  });

  it("reads what other programs get wrong: folds lost, types forgotten, alarms inside", () => {
    const text = calendarOf([
      "SUMMARY:Reading and\nwriting\nDTSTART:20261115\nBEGIN:VALARM\nSUMMARY:Ring\nEND:VALARM",
      "SUMMARY:Lab\nDTSTART;VALUE=DATE:20261116T090000\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=2;",
    ]);
    expect(rows({ text })).toEqual([
      "11-15 to 11-16 Reading andwriting",
      "11-16 9 to 11-16 10 Lab",
      "11-17 9 to 11-17 10 Lab",
    ]);
  });

  it("shows times by the clock that is asked for, floating ones by every clock", () => {
    const text = calendarOf([
      "SUMMARY:Call\nDTSTART;TZID=America/New_York:20261115T180000\nDURATION:PT1H",
      "SUMMARY:Run\nDTSTART:20261115T070000\nDURATION:PT1H",
      "SUMMARY:Talk\nDTSTART;TZID=Tokyo Standard Time:20261116T090000\nDURATION:PT1H",
      "SUMMARY:Old\nDTSTART;TZID=/mozilla.org/20050126_1/Asia/Tokyo:20261117T090000\nDURATION:PT1H",
      "SUMMARY:Odd\nDTSTART;TZID=Nowhere:20261118T090000\nDURATION:PT1H",
    ]);
    expect(rows({ text, zone: "Europe/Berlin" })).toEqual([
      "11-15 7 to 11-15 8 Run",
      "11-16 0 to 11-16 1 Call",
      "11-16 1 to 11-16 2 Talk",
      "11-17 1 to 11-17 2 Old",
      "11-18 9 to 11-18 10 Odd",
    ]);
    expect(rows({ text })[1]).toBe("11-15 18 to 11-15 19 Call");
  });

  it("takes exceptions in any zone, by time or by day, and moved ones wherever they went", () => {
    const text = calendarOf([
      "UID:a\nSUMMARY:Class\nDTSTART;TZID=Europe/Berlin:20261102T100000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=5\nEXDATE:20261109T090000Z\nEXDATE;VALUE=DATE:20261116",
      "UID:a\nSUMMARY:Class, moved\nRECURRENCE-ID:20261123T090000Z\nDTSTART;TZID=Europe/Berlin:20261124T120000\nDURATION:PT2H",
      "UID:a\nSUMMARY:Class\nSTATUS:CANCELLED\nRECURRENCE-ID;TZID=Europe/Berlin:20261130T100000\nDTSTART;TZID=Europe/Berlin:20261130T100000",
      "UID:b\nSUMMARY:From before\nRECURRENCE-ID:20261001T090000Z\nDTSTART:20261105T090000Z\nDURATION:PT1H",
    ]);
    expect(rows({ text, zone: "Europe/Berlin" })).toEqual([
      "11-02 10 to 11-02 11 Class",
      "11-05 10 to 11-05 11 From before",
      "11-24 12 to 11-24 14 Class, moved",
    ]);
  });

  it("moves the rest of a series that was changed from some day on", () => {
    const text = calendarOf([
      "UID:a\nSUMMARY:Class\nDTSTART:20261102T100000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=4",
      "UID:a\nSUMMARY:Seminar\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261116T100000\nDTSTART:20261116T130000\nDURATION:PT2H",
    ]);
    expect(rows({ text })).toEqual([
      "11-02 10 to 11-02 11 Class",
      "11-09 10 to 11-09 11 Class",
      "11-16 13 to 11-16 15 Seminar",
      "11-23 13 to 11-23 15 Seminar",
    ]);
  });

  it("includes a last day that is given as a day, and periods of their own length", () => {
    const text = calendarOf([
      "SUMMARY:Class\nDTSTART:20261102T100000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;UNTIL=20261109\nRDATE;VALUE=PERIOD:20261111T080000/PT3H",
    ]);
    expect(rows({ text })).toEqual([
      "11-02 10 to 11-02 11 Class",
      "11-09 10 to 11-09 11 Class",
      "11-11 8 to 11-11 11 Class",
    ]);
  });

  it("follows a rule of many years without walking through them", () => {
    const text = calendarOf([
      "SUMMARY:Bell\nDTSTART:19700101T120000\nDURATION:PT1M\nRRULE:FREQ=SECONDLY;INTERVAL=86400",
    ]);
    expect(rows({ text, from: "2026-11-15", to: "2026-11-17" })).toEqual([
      "11-15 12 to 11-15 12.016666666666667 Bell",
      "11-16 12 to 11-16 12.016666666666667 Bell",
    ]);
  });

  it.each([
    "FREQ=SECONDLY",
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=31;COUNT=3",
    "FREQ=MONTHLY;BYDAY=MO;BYMONTHDAY=32",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=SOMETIMES",
  ])("comes to an end with %s", (rule) => {
    const text = calendarOf([
      `SUMMARY:Odd\nDTSTART:20261102T100000\nDTEND:20261102T100001\nRRULE:${rule}`,
    ]);
    const { occurrences, leftOut } = expanded({ text });
    expect(occurrences.length).toBeLessThanOrEqual(20_000);
    if (rule === "FREQ=SECONDLY") expect(leftOut).toEqual(["Odd"]);
  });

  it("does not follow a zone that changes its clock each second", () => {
    const text = calendarOf(
      ["SUMMARY:Odd\nDTSTART;TZID=Mine:20261102T100000\nDURATION:PT1H"],
      [
        "BEGIN:VTIMEZONE\r\nTZID:Mine\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nRRULE:FREQ=SECONDLY\r\nEND:STANDARD\r\nBEGIN:DAYLIGHT\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:DAYLIGHT\r\nEND:VTIMEZONE",
      ],
    );
    expect(rows({ text, zone: "Europe/Berlin" })).toEqual(["11-02 10 to 11-02 11 Odd"]);
  });

  it("knows whole days, free ones, and whole days that Exchange writes as midnights", () => {
    const { occurrences } = expanded({
      text: calendarOf([
        "SUMMARY:Trip\nDTSTART;VALUE=DATE:20261105\nDTEND;VALUE=DATE:20261108\nTRANSP:TRANSPARENT",
        "SUMMARY:Fair\nDTSTART;TZID=Romance Standard Time:20261110T000000\nDTEND;TZID=Romance Standard Time:20261111T000000\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE",
      ]),
      zone: "America/New_York",
    });
    expect(
      occurrences.map(({ title, allDay, free, start }) => [title, allDay, free, start.day]),
    ).toEqual([
      ["Trip", true, true, "2026-11-05"],
      ["Fair", true, false, "2026-11-10"],
    ]);
  });
});
