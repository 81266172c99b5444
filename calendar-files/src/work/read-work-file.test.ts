import type { WorkItem } from "@smart-planner/planner/due-work";
import { parseDay } from "@smart-planner/planner/time";
import { describe, expect, it } from "vitest";
import { readWorkFile } from "../index.ts";

const today = parseDay("2026-09-01");
if (today === undefined) throw new Error("no day");

const read = (text: string, name = "feed.ics") =>
  readWorkFile({ name, text, today, timeZone: "Europe/Berlin" });

const calendar = (events: readonly (readonly string[])[], ...head: readonly string[]): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...head,
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");

const moment = (time: string): string[] => [`DTSTART:${time}`, `DTEND:${time}`];

const brief = (items: readonly WorkItem[]) =>
  items.map(({ kind, title, due, start }) => `${kind}: ${title} ${due ?? start}`);

describe("feeds of learning platforms", () => {
  it("reads Canvas: dates mean the end of the day, the brackets are the course, overrides keep their id", () => {
    const { items, leftOut } = read(
      calendar([
        [
          "UID:event-assignment-11",
          "DTSTART;VALUE=DATE;VALUE=DATE:20260918",
          "SUMMARY:Reader 2 [GEO 1]",
        ],
        [
          "UID:event-assignment-override-7",
          ...moment("20260925T210000Z"),
          "SUMMARY:Map 3 (Section B) [GEO 1]",
          "URL:https://c.example/calendar?include_contexts=course_4#assignment_12",
        ],
        ["UID:event-assignment-13", ...moment("20260926T210000Z"), "SUMMARY:Midterm 1 [GEO 1]"],
        [
          "UID:event-calendar-event-9",
          "DTSTART:20260928T080000Z",
          "DTEND:20260928T090000Z",
          "SUMMARY:Guest lecture [GEO 1]",
        ],
        [
          "UID:event-assignment-14",
          ...moment("20260927T210000Z"),
          "SUMMARY:Old [GEO 1]",
          "STATUS:CANCELLED",
        ],
      ]),
    );
    expect(items).toEqual([
      {
        title: "Reader 2",
        kind: "hand-in",
        course: "GEO 1",
        id: "event-assignment-11",
        due: "2026-09-18",
        allDay: true,
      },
      {
        title: "Map 3",
        kind: "hand-in",
        course: "GEO 1",
        id: "event-assignment-12",
        due: "2026-09-25T23:00+02:00",
      },
      {
        title: "Midterm 1",
        kind: "exam",
        course: "GEO 1",
        id: "event-assignment-13",
        due: "2026-09-26T23:00+02:00",
      },
      {
        title: "Guest lecture",
        kind: "class",
        course: "GEO 1",
        id: "event-calendar-event-9",
        start: "2026-09-28T10:00+02:00",
        end: "2026-09-28T11:00+02:00",
      },
    ]);
    expect(leftOut).toEqual([{ title: "Old [GEO 1]", reason: "Cancelled" }]);
  });

  it("reads Moodle: what closes is due, with its opening time, windows are events", () => {
    const { items, leftOut } = read(
      calendar(
        [
          [
            "UID:1@m.example",
            ...moment("20260910T200000Z"),
            "SUMMARY:Blatt 1 ist fällig",
            "CATEGORIES:LA-1",
          ],
          [
            "UID:2@m.example",
            ...moment("20260911T080000Z"),
            "SUMMARY:Unit A opens",
            "CATEGORIES:LA-1",
          ],
          [
            "UID:3@m.example",
            ...moment("20260912T080000Z"),
            "SUMMARY:Unit A closes",
            "CATEGORIES:LA-1",
          ],
          [
            "UID:4@m.example",
            ...moment("20260913T080000Z"),
            "SUMMARY:Tom &amp\\; Jerry",
            "CATEGORIES:LA-1",
          ],
          [
            "UID:5@m.example",
            "DTSTART:20260914T000000Z",
            "DTEND:20260914T220000Z",
            "SUMMARY:Attendance",
            "CATEGORIES:LA-1",
          ],
          ["UID:6@m.example", ...moment("20260915T080000Z"), "SUMMARY:Blatt 1 is due to be graded"],
        ],
        "PRODID:-//Moodle Pty Ltd//NONSGML Moodle Version 2023//EN",
      ),
    );
    expect(brief(items)).toEqual([
      "hand-in: Blatt 1 2026-09-10T22:00+02:00",
      "quiz: Unit A 2026-09-12T10:00+02:00",
      "hand-in: Tom & Jerry 2026-09-13T10:00+02:00",
      "class: Attendance 2026-09-14T02:00+02:00",
    ]);
    expect(items.every(({ course }) => course === "LA-1")).toBe(true);
    expect(items[1]).toMatchObject({ title: "Unit A", start: expect.stringMatching(/^2026-09-1/) });
    expect(leftOut.map(({ reason }) => reason)).toEqual(["For teachers"]);
  });

  it("reads Brightspace: one item for the due and the closing date", () => {
    const head = "PRODID:-//D2L//NONSGML v1.0//EN";
    const quiz = (uid: string, time: string, rest: string) => [
      `UID:${uid}`,
      ...moment(time),
      `SUMMARY:Quiz 2 - ${rest}`,
      "LOCATION:4127 - CPE      | Objects",
    ];
    const { items } = read(
      calendar(
        [
          quiz("1", "20260910T200000Z", "Due"),
          quiz("2", "20260911T200000Z", "Availability Ends"),
          quiz("3", "20260901T200000Z", "Available"),
        ],
        head,
      ),
    );
    expect(brief(items)).toEqual(["quiz: Quiz 2 2026-09-10T22:00+02:00"]);
    expect(items[0]?.course).toBe("4127 - CPE | Objects");
  });

  it("tells hand-ins from events by the ids and links of the system", () => {
    const event = (...lines: readonly string[]) => [
      "DTSTART:20260910T080000Z",
      "DTEND:20260910T090000Z",
      ...lines,
    ];
    const { items } = read(
      calendar([
        event(
          "UID:20260901T120000Z-_blackboard.platform.gradebook2.GradableItem-_5_1@b.example",
          "SUMMARY:Posters",
        ),
        event(
          "UID:_blackboard.data.calendar.CalendarEntry-_6_1",
          "SUMMARY:X",
          "DESCRIPTION:Event Type:LECTURE",
        ),
        event("UID:s1", "SUMMARY:Map", "DESCRIPTION:- Link: https://s.example/assignment/12"),
        event(
          "UID:s2",
          "SUMMARY:Assignment fair",
          "DESCRIPTION:- Link: https://s.example/event/13",
        ),
        event("UID:i1", "SUMMARY:Blatt 4", "URL:https://i.example/goto.php?target=exc_5"),
        event(
          "UID:17.block-v1:X+Y+type@sequential.due@e.example",
          "SUMMARY:Week 2",
          "DESCRIPTION:Week 2 is due for Logic.",
        ),
        event("UID:k1", "SUMMARY:Reader", "COMMENT:Deadline (Logic 1)"),
      ]),
    );
    expect(items.map(({ kind, course }) => [kind, course])).toEqual([
      ["hand-in", undefined],
      ["class", undefined],
      ["hand-in", undefined],
      ["event", undefined],
      ["hand-in", undefined],
      ["hand-in", "Logic"],
      ["hand-in", "Logic 1"],
    ]);
    expect(items[0]?.id).toBe("_blackboard.platform.gradebook2.GradableItem-_5_1");
  });

  it("reads a calendar made by hand: its name, brackets, shared beginnings and whole days", () => {
    const day = (date: string, summary: string) => [
      `UID:${summary}`,
      `DTSTART;VALUE=DATE:${date}`,
      `SUMMARY:${summary}`,
    ];
    const named = read(
      calendar([day("20261003", "[Law] Mock trial")], "X-WR-CALNAME:Our deadlines"),
    );
    expect(named.items[0]).toMatchObject({
      title: "Mock trial",
      course: "Law",
      kind: "hand-in",
      due: "2026-10-03",
    });

    const { items } = read(
      calendar([
        day("20261003", "History: Essay 2"),
        day("20261004", "History: Family trip"),
        day("20261005", "Autumn break"),
        [
          "UID:x",
          "DTSTART;TZID=Europe/Berlin:20261006T000000",
          "DTEND;TZID=Europe/Berlin:20261006T235900",
          "SUMMARY:Hausarbeit abgeben",
        ],
      ]),
    );
    expect(items.map(({ kind, title, course, due }) => [kind, title, course, due])).toEqual([
      ["hand-in", "Essay 2", "History", "2026-10-03"],
      ["event", "Family trip", "History", undefined],
      ["event", "Autumn break", undefined, undefined],
      ["hand-in", "Hausarbeit abgeben", undefined, "2026-10-06T23:59+02:00"],
    ]);
  });

  it("never makes an exam of something that does not say so, nor work of a timetable", () => {
    const lesson = (week: number) => [
      `UID:${week}`,
      `DTSTART:202609${10 + week}T080000Z`,
      `DTEND:202609${10 + week}T093000Z`,
      "SUMMARY:Portfolio project",
    ];
    const { items } = read(
      calendar([
        lesson(1),
        lesson(2),
        lesson(3),
        ["UID:e", ...moment("20260920T215900Z"), "SUMMARY:Essay 2 is due"],
      ]),
    );
    expect(items.map(({ kind }) => kind)).toEqual(["class", "class", "class", "hand-in"]);
  });

  it("finds the title behind a course that all share, and in the description below a bare word", () => {
    const { items } = read(
      calendar([
        ["UID:1", ...moment("20260910T200000Z"), "SUMMARY:Sheet 3 is due / Graph theory"],
        ["UID:2", ...moment("20260911T200000Z"), "SUMMARY:Sheet 4 is due / Graph theory"],
        ["UID:3", ...moment("20260912T200000Z"), "SUMMARY:Deadline", "DESCRIPTION:Sheet 5\\nPDF"],
        ["UID:4", "DTSTART;VALUE=DATE:20260913", "SUMMARY:Study for the maths test"],
      ]),
    );
    expect(items.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      "hand-in Sheet 3",
      "hand-in Sheet 4",
      "hand-in Sheet 5",
      "event Study for the maths test",
    ]);
  });

  it("offers the next date of a series", () => {
    const { items } = read(
      calendar([
        ["UID:w", ...moment("20260106T080000Z"), "SUMMARY:Sheet due", "RRULE:FREQ=WEEKLY"],
      ]),
    );
    expect(items).toMatchObject([
      { title: "Sheet", due: "2026-09-01T10:00+02:00", recurring: "FREQ=WEEKLY" },
    ]);
  });

  it("reads to-dos with and without a date", () => {
    const todo = (...lines: readonly string[]) =>
      ["BEGIN:VTODO", ...lines, "END:VTODO"].join("\r\n");
    const text = calendar([]).replace(
      "END:VCALENDAR",
      [
        todo("UID:1", "SUMMARY:Essay", "DUE;TZID=Europe/Berlin:20260910T180000"),
        todo("UID:2", "SUMMARY:Read chapter 3", "STATUS:COMPLETED"),
        "END:VCALENDAR",
      ].join("\r\n"),
    );
    expect(read(text).items).toEqual([
      { title: "Essay", kind: "hand-in", id: "1", due: "2026-09-10T18:00+02:00", done: false },
      { title: "Read chapter 3", kind: "reading", id: "2", done: true },
    ]);
  });
});

describe("limits", () => {
  it("answers a file that is too large, and calendars with too many entries, with a text", () => {
    expect(read(" ".repeat(5_000_001)).leftOut).toEqual([
      { title: "feed.ics", reason: "This file is too large" },
    ]);
    const many = calendar(Array.from({ length: 20_001 }, (_, at) => [`UID:${at}`]));
    expect(read(many)).toEqual({
      items: [],
      leftOut: [{ title: "feed.ics", reason: "This calendar has too many events" }],
    });
  });

  it("takes at most a thousand items and names the others", () => {
    const events = Array.from({ length: 1_003 }, (_, at) => [
      `UID:${at}`,
      "DTSTART;VALUE=DATE:20260918",
      `SUMMARY:Essay ${at}`,
    ]);
    const { items, leftOut } = read(calendar(events));
    expect(items).toHaveLength(1_000);
    expect(leftOut.map(({ title }) => title)).toEqual(["Essay 1000", "Essay 1001", "Essay 1002"]);
  });

  it("reads an instant of another tool by the student's clock, and a day of a named zone as that day", () => {
    const csv = [
      "List Name,Title,Due Date,Status,Timezone,Is All Day",
      "Inbox,Call,2026-09-10T09:00:00.000Z,0,,false",
      "Inbox,Whole day,2026-09-10T22:00:00+0000,1,Europe/Berlin,true",
    ].join("\n");
    expect(read(csv, "tasks.csv").items.map(({ due, done }) => [due, done])).toEqual([
      ["2026-09-10T11:00+02:00", false],
      ["2026-09-11", true],
    ]);
  });
});
