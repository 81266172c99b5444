import { parseDay } from "@smart-planner/planner/time";
import fc from "fast-check";
import { expect, it } from "vitest";
import { writeCalendar } from "../write/write-calendar.ts";
import { readDatedEvents } from "./dated-events.ts";

const today =
  parseDay("2026-11-15") ??
  (() => {
    throw new Error("no day");
  })();
const readingOf = (events: readonly string[]) => {
  const text = [
    "BEGIN:VCALENDAR",
    "X-WR-CALNAME:School",
    ...events.flatMap((event) => ["BEGIN:VEVENT", ...event.split("\n"), "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");
  const read = readDatedEvents({ text, today, timeZone: "Europe/Berlin" });
  if (!read.ok) throw new Error(read.problem);
  return read.reading;
};

it("cuts events at midnight, and days out of holidays", () => {
  expect(
    readingOf([
      "SUMMARY:Night shift\nDTSTART:20261120T220000\nDTEND:20261121T060000",
      "SUMMARY:Trip\nDTSTART;VALUE=DATE:20261125\nDTEND;VALUE=DATE:20261127",
      "SUMMARY:Until midnight\nDTSTART:20261128T230000\nDTEND:20261129T000000",
    ]).events,
  ).toEqual([
    { title: "Night shift", day: "2026-11-20", start: 1320, end: 1440 },
    { title: "Night shift", day: "2026-11-21", start: 0, end: 360 },
    { title: "Trip", day: "2026-11-25", start: 0, end: 1440, allDay: true },
    { title: "Trip", day: "2026-11-26", start: 0, end: 1440, allDay: true },
    { title: "Until midnight", day: "2026-11-28", start: 1380, end: 1440 },
  ]);
});

it("offers deadlines and exams as work; a deadline takes no time, an exam its hours", () => {
  const { events, work } = readingOf([
    "UID:1\nSUMMARY:Essay 1 is due\nDTSTART:20261120T215900Z\nDTEND:20261120T215900Z",
    "SUMMARY:Reminder\nDTSTART:20261120T120000Z",
    "SUMMARY:Maybe\nDTSTART:20261120T120000Z\nDURATION:PT1H\nTRANSP:TRANSPARENT",
    "UID:2\nSUMMARY:Midterm\nDTSTART:20261121T080000Z\nDURATION:PT2H",
    "UID:3\nSUMMARY:Quiz 3 opens\nDTSTART:20261120T080000Z\nDTEND:20261120T080000Z\nCATEGORIES:PHY101",
    "UID:4\nSUMMARY:Quiz 3 closes\nDTSTART:20261122T080000Z\nDTEND:20261122T080000Z\nCATEGORIES:PHY101",
    "UID:5\nSUMMARY:Lab\nDTSTART:20261123T080000Z\nDURATION:PT2H\nCATEGORIES:PHY101",
    "UID:6\nSUMMARY:Biology exam\nDTSTART;VALUE=DATE:20261124\nTRANSP:TRANSPARENT",
  ]);
  expect(events).toEqual([
    { title: "Midterm", day: "2026-11-21", start: 540, end: 660 },
    { title: "Lab", day: "2026-11-23", start: 540, end: 660 },
  ]);
  expect(work).toMatchObject([
    { title: "Essay 1", kind: "hand-in", due: "2026-11-20T22:59+01:00" },
    { title: "Midterm", kind: "exam", start: "2026-11-21T09:00+01:00" },
    { title: "Quiz 3", kind: "quiz", start: "2026-11-20T09:00+01:00", course: "PHY101" },
    // An event of a course with work may be work.
    { title: "Lab", kind: "class" },
    { title: "Biology exam", kind: "exam", start: "2026-11-24" },
  ]);
});

it("turns hand-ins that are whole days, as Canvas writes them, into work instead of events", () => {
  const assignment = (id: number, title: string, day: string) =>
    `UID:event-assignment-${id}\nSUMMARY:${title} [CS101]\nDTSTART;VALUE=DATE;VALUE=DATE:${day}`;
  const feed = [
    assignment(1, "Sheet 1", "20261120"),
    "UID:event-calendar-event-9\nSUMMARY:Trip [CS101]\nDTSTART;VALUE=DATE:20261121",
  ];
  const { events, work } = readingOf(feed);
  expect(events.map(({ title }) => title)).toEqual(["Trip [CS101]"]);
  expect(work).toMatchObject([
    { title: "Sheet 1", course: "CS101", due: "2026-11-20" },
    { title: "Trip", kind: "event" },
  ]);
  // The key stays if the date changes.
  const moved = readingOf([assignment(1, "Sheet 1", "20261127")]).work;
  expect(moved[0]?.key).toBe(work[0]?.key);
  expect(moved[0]?.due).toBe("2026-11-27");
});

it("finds no work in a personal calendar", () => {
  expect(readingOf(["SUMMARY:Dentist\nDTSTART:20261120T120000\nDURATION:PT1H"]).work).toEqual([]);
});

it("leaves out events that a planner wrote: otherwise a plan read back would block its own times", () => {
  const day = parseDay("2026-11-20") ?? today;
  const own = [
    { key: "a", title: "Physics", note: "", day, time: { start: 540, end: 600 } },
    { key: "exam 0 Physics", title: "Physics exam", note: "", day },
  ];
  const text = writeCalendar({
    ...{ name: "Study plan", events: own, versions: {} },
    ...{ owner: "ada", timeZone: "Europe/Berlin" },
  });
  const plan = readDatedEvents({ text, today, timeZone: "Europe/Berlin" });
  expect(plan).toMatchObject({ ok: true, reading: { events: [], leftOut: [], isOwnPlan: true } });
  const events = [...text.matchAll(/BEGIN:VEVENT\r\n(.*?)\r\nEND:VEVENT/gs)].map(
    ([, lines = ""]) => lines,
  );
  expect(events).toHaveLength(2);
  const theirs = [
    "UID:4711@school\nSUMMARY:Lab\nDTSTART:20261120T120000\nDURATION:PT1H",
    "UID:a.b@smart-planner\nSUMMARY:Choir\nDTSTART:20261120T140000\nDURATION:PT1H",
  ];
  const mixed = readingOf([...events, ...theirs]);
  expect(mixed.events.map(({ title }) => title)).toEqual(["Lab", "Choir"]);
  expect(mixed.isOwnPlan).toBe(false);
  // An empty calendar is not an own plan.
  expect(readingOf([]).isOwnPlan).toBe(false);
});

it("says when something was left out", () => {
  expect(readingOf(["SUMMARY:A\nDTSTART:20261120T120000\nDURATION:PT1H"])).toMatchObject({
    name: "School",
    leftOut: [],
  });
  expect(readingOf(["SUMMARY:A\nDTSTART:soon", "DTSTART:later"]).leftOut).toEqual(["A", ""]);
  const often = readingOf([
    "SUMMARY:A\nDTSTART:20261101T000000\nDURATION:PT1M\nRRULE:FREQ=MINUTELY;INTERVAL=2",
  ]);
  expect(often.leftOut).toEqual(["A"]);
  expect(often.events).toHaveLength(5_000);
});

const odd = {
  times: ["20261120T120000", "20261120", "20261120T240000", "20270229", "20271399T256199Z"].concat([
    "99991231T235959Z",
    "99999999",
    "00000000T000000Z",
    "00010101",
    "-0010101",
    "soon",
    "",
  ]),
  rules: [
    "FREQ=DAILY",
    "FREQ=DAILY;COUNT=0",
    "FREQ=WEEKLY;BYDAY=XX",
    "FREQ=MONTHLY;BYDAY=9MO",
  ].concat(
    ["FREQ=DAILY;UNTIL=00000000", "FREQ=DAILY;UNTIL=99999999T999999Z", "FREQ=YEARLY;BYWEEKNO=99"],
    ["FREQ=DAILY;INTERVAL=99999999999999999999", "FREQ=HOURLY;BYHOUR=99", "FREQ=DAILY;INTERVAL=-1"],
  ),
  lengths: ["PT1H", "P99999999999D", "P9999999W", "-P1D", "PT", "P1Y"],
};
const oddTime = (name: string) =>
  fc
    .tuple(
      fc.constantFrom("", ";TZID=Europe/Vienna", ";VALUE=DATE", ";TZID=Nowhere/Odd"),
      fc.constantFrom(...odd.times),
    )
    .map(([parameter, time]) => `${name}${parameter}:${time}`);
const oddLines = fc.uniqueArray(
  fc.oneof(
    ...["DTEND", "EXDATE", "RDATE", "RECURRENCE-ID"].map(oddTime),
    fc.constantFrom(...odd.rules).map((rule) => `RRULE:${rule}`),
    fc.constantFrom(...odd.lengths).map((length) => `DURATION:${length}`),
  ),
  { maxLength: 3 },
);

it.each(["DTEND:99999999", "DURATION:P99999999999D", "RRULE:FREQ=DAILY;UNTIL=00000000"])(
  "names an event with %s that is left out, and reads the others",
  (line) => {
    const lecture = "UID:2\nSUMMARY:Lecture\nDTSTART:20261120T120000\nDURATION:PT1H";
    const odd = `UID:1\nSUMMARY:Odd\\, really\nDTSTART:20261120T120000\n${line}`;
    const { events, leftOut } = readingOf([odd, lecture]);
    expect(events.map(({ title }) => title)).toContain("Lecture");
    expect(leftOut).toEqual(["Odd, really"]);
  },
);

it("loses no other event by an odd one, which is read or named", () => {
  fc.assert(
    fc.property(oddTime("DTSTART"), oddLines, (start, lines) => {
      const reading = readingOf([
        ["UID:1", "SUMMARY:Odd", start, ...lines].join("\n"),
        "UID:2\nSUMMARY:Lecture\nDTSTART:20261120T120000\nDURATION:PT1H",
      ]);
      expect(reading.events.map(({ title }) => title)).toContain("Lecture");
      const others = reading.leftOut.filter((title) => title !== "Odd");
      expect(others).toEqual([]);
    }),
  );
});

it("reads an event of thousands of years day by day within the months it asks for", () => {
  const { events } = readingOf(["SUMMARY:Always\nDTSTART:20200101T090000\nDTEND:99981231T090000"]);
  expect(events.length).toBeLessThan(500);
  expect(events.every(({ title }) => title === "Always")).toBe(true);
});
