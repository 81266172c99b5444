import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import type { PlanEntry, StudyPlan } from "../model/model.ts";
import { planQuick } from "../quick-plan/plan-quick.ts";
import { formatClock } from "../time/clock-time.ts";
import { durationFieldsOf, sessionMinutesOf } from "../time/duration.ts";
import { coloursOfSubjects, subjectPalette } from "./subject-colours.ts";
import { timelineOf } from "./timeline.ts";

const entry = (subject: string, minutes: number, more: Partial<PlanEntry> = {}): PlanEntry => ({
  subject,
  ...durationFieldsOf(minutes),
  ...more,
});

const times = (plan: StudyPlan): readonly string[] =>
  timelineOf({ plan }).events.map(
    ({ subject, startTime, endTime }) => `${subject} ${startTime}-${endTime}`,
  );

describe("the timeline of some days", () => {
  it("has their events in the colours of the whole plan", () => {
    const plan = { "10-June-2026": [entry("A", 30)], "11-June-2026": [entry("B", 30)] };
    const { events } = timelineOf({ plan, days: [day("2026-06-11")] });
    expect(events.map(({ subject, colour }) => [subject, colour])).toEqual([["B", "pink"]]);
  });
});

describe("the times of sessions", () => {
  it("start at 08:00 and follow each other after 15 minutes", () => {
    const plan = planQuick({
      today: day("2026-06-10"),
      subjects: [
        { name: "Mathematics", examDate: day("2026-06-18") },
        { name: "Chemistry", examDate: day("2026-06-15") },
        { name: "History", examDate: day("2026-06-19") },
        { name: "Biology", examDate: day("2026-06-23") },
        { name: "English Literature", examDate: day("2026-06-26") },
      ],
      hoursPerDay: 6,
    });
    expect(times(plan).slice(0, 5)).toEqual([
      "Mathematics 08:00-09:20",
      "Chemistry 09:35-11:40",
      "History 11:55-13:05",
      "Biology 13:20-14:10",
      "English Literature 14:25-15:05",
    ]);
  });

  it("start at the preferred hour when any entry of the day has one", () => {
    expect(
      times({
        "05-March-2027": [entry("A", 60), entry("B", 30, { preferredStartHour: 17 })],
        "06-March-2027": [entry("A", 60)],
      }),
    ).toEqual(["A 17:00-18:00", "B 18:15-18:45", "A 08:00-09:00"]);
  });

  it("take the length from the hours if there is no time", () => {
    expect(times({ "05-March-2027": [{ subject: "A", hours: 1.5 }] })).toEqual(["A 08:00-09:30"]);
  });

  it("honour an explicit start, and let the others step over it", () => {
    expect(
      times({
        "05-March-2027": [
          entry("A", 60),
          entry("B", 60, { startTime: "09:30" }),
          entry("C", 60),
          entry("D", 30, { startTime: "06:10" }),
        ],
      }),
    ).toEqual(["D 06:10-06:40", "A 08:00-09:00", "B 09:30-10:30", "C 10:45-11:45"]);
  });

  it("move a session that asks for a time already taken", () => {
    expect(
      times({
        "05-March-2027": [
          entry("A", 60, { startTime: "10:00" }),
          entry("B", 60, { startTime: "10:30" }),
        ],
      }),
    ).toEqual(["A 10:00-11:00", "B 11:15-12:15"]);
  });

  it("ignore a start that is not a time and a preferred hour that is not an hour", () => {
    expect(
      times({
        "05-March-2027": [entry("A", 60, { startTime: "soon" })],
        "06-March-2027": [entry("B", 60, { preferredStartHour: 99 })],
        "07-March-2027": [entry("C", 60, { startTime: "24:00" })],
      }),
    ).toEqual(["A 08:00-09:00", "B 08:00-09:00", "C 08:00-09:00"]);
  });

  it("have no event and take no gap for a session of no minutes", () => {
    expect(times({ "05-March-2027": [entry("A", 0), entry("B", 60)] })).toEqual(["B 08:00-09:00"]);
  });
});

describe("a day that would pass midnight", () => {
  it("begins earlier, by no more than it needs", () => {
    expect(times({ "05-March-2027": [entry("A", 480), entry("B", 510)] })).toEqual([
      "A 07:15-15:15",
      "B 15:30-24:00",
    ]);
    expect(times({ "05-March-2027": [entry("A", 120, { startTime: "23:00" })] })).toEqual([
      "A 22:00-24:00",
    ]);
    expect(
      times({ "05-March-2027": [entry("A", 60, { preferredStartHour: 22 }), entry("B", 90)] }),
    ).toEqual(["A 21:15-22:15", "B 22:30-24:00"]);
  });

  it("shortens its gaps before it begins ahead of 06:00", () => {
    expect(times({ "05-March-2027": [entry("A", 530), entry("B", 540)] })).toEqual([
      "A 06:00-14:50",
      "B 15:00-24:00",
    ]);
  });

  it("begins ahead of 06:00 when nothing else is left", () => {
    expect(times({ "05-March-2027": [entry("A", 700), entry("B", 700)] })).toEqual([
      "A 00:25-12:05",
      "B 12:20-24:00",
    ]);
    expect(times({ "05-March-2027": [entry("A", 720), entry("B", 720)] })).toEqual([
      "A 00:00-12:00",
      "B 12:00-24:00",
    ]);
  });

  it("names what no day of 24 hours can hold", () => {
    const { events, unplaced } = timelineOf({
      plan: { "05-March-2027": [entry("A", 1440), entry("B", 25)] },
    });
    expect(events.map(({ subject }) => subject)).toEqual(["A"]);
    expect(unplaced.map(({ subject, minutes }) => [subject, minutes])).toEqual([["B", 25]]);
  });
});

describe("what an event carries", () => {
  const plan: StudyPlan = {
    "5 March 2027": [
      entry(" Chemistry ", 125, { examDate: "2027-03-15", difficulty: "Hard", startTime: "09:30" }),
      entry("Art", 60),
    ],
  };

  it("is everything the calendar and its tooltip show", () => {
    expect(timelineOf({ plan }).events[1]).toEqual({
      id: "05-March-2027-Chemistry",
      sessionId: undefined,
      note: undefined,
      title: "Chemistry",
      subject: "Chemistry",
      day: "2027-03-05",
      startMinute: 570,
      endMinute: 695,
      minutes: 125,
      startTime: "09:30",
      endTime: "11:35",
      examDate: "15-March-2027",
      difficulty: "Hard",
      date: "05-March-2027",
      colour: "violet",
    });
  });

  it("says when no exam date is known, and takes it from the subjects when they know it", () => {
    const [art] = timelineOf({ plan }).events;
    expect(art).toMatchObject({ subject: "Art", examDate: "Not specified", difficulty: "Medium" });
    const subjects = [
      { name: "Art ", examDate: day("2027-04-01") },
      { name: "Chemistry", examDate: day("2027-04-02") },
    ];
    expect(timelineOf({ plan, subjects }).events.map(({ examDate }) => examDate)).toEqual([
      "01-April-2027",
      "15-March-2027",
    ]);
  });

  it.each([
    ["15 March 2027", "15-March-2027"],
    ["15-March-2027", "15-March-2027"],
    ["15/03/2027", "15/03/2027"],
    ["Not specified", "Not specified"],
    [" ", "Not specified"],
  ])("shows the exam date %j as %j", (examDate, shown) => {
    const [event] = timelineOf({
      plan: { "05-March-2027": [entry("Art", 60, { examDate })] },
    }).events;
    expect(event?.examDate).toBe(shown);
  });
});

describe("two rows of one name", () => {
  const plan = {
    "05-March-2027": [
      { subject: "Maths", hours: 1 },
      { subject: "Art", hours: 1 },
      { subject: "Maths", hours: 1 },
    ],
    "08-March-2027": [{ subject: "Maths", hours: 1 }],
  };
  const subjects = [
    { name: "Maths", examDate: day("2027-03-07") },
    { name: "Art", examDate: day("2027-03-20") },
    { name: " Maths ", examDate: day("2027-03-15") },
  ];

  it("leave each session with the exam it is for", () => {
    const events = timelineOf({ plan, subjects }).events;
    expect(events.map(({ examDate, note }) => [examDate, note?.exam])).toEqual([
      ["07-March-2027", day("2027-03-07")],
      ["20-March-2027", undefined],
      ["15-March-2027", day("2027-03-15")],
      ["15-March-2027", day("2027-03-15")],
    ]);
  });
});

describe("subject colours", () => {
  it("follow the order of first appearance by date, and begin again after eight", () => {
    const names = Array.from({ length: 10 }, (_, index) => `S${index}`);
    const { colours } = timelineOf({
      plan: {
        "06-March-2027": names.map((name) => entry(name, 30)),
        "05-March-2027": [entry(" S3 ", 30), entry("__proto__", 30), entry("S3", 30)],
      },
    });
    expect([...colours].slice(0, 4)).toEqual([
      ["S3", "violet"],
      ["__proto__", "pink"],
      ["S0", "amber"],
      ["S1", "blue"],
    ]);
    expect(colours.get("S7")).toBe("violet");
    expect(subjectPalette).toEqual([
      "violet",
      "pink",
      "amber",
      "blue",
      "green",
      "red",
      "indigo",
      "teal",
    ]);
  });

  it("belong to subjects that have one; new subjects take the next that is free", () => {
    const known = new Map([
      ["Art", "violet"],
      ["Gone", "pink"],
      ["Maths", "amber"],
    ] as const);
    expect([...coloursOfSubjects(["New", "Maths", " Art ", "Newer"], known)]).toEqual([
      ["New", "pink"],
      ["Maths", "amber"],
      ["Art", "violet"],
      ["Newer", "blue"],
    ]);
  });
});

describe("for any plan", () => {
  const anyEntry = fc
    .record(
      {
        subject: fc.constantFrom("A", " A ", "B", "__proto__", "constructor", "x#2"),
        minutes: fc.oneof(fc.integer({ min: 0, max: 240 }), fc.integer({ min: 0, max: 1440 })),
        startTime: fc.integer({ min: 0, max: 1439 }).map(formatClock),
        preferredStartHour: fc.integer({ min: 0, max: 23 }),
      },
      { requiredKeys: ["subject", "minutes"] },
    )
    .map(({ minutes, subject, ...more }) => entry(subject, minutes, more));
  const anyPlan = fc.dictionary(
    fc.constantFrom("05-March-2027", "6 March 2027", "07-March-2027"),
    fc.array(anyEntry, { maxLength: 15 }),
  );

  it("no events overlap, none leaves its day, and no minute is lost", () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { events, unplaced } = timelineOf({ plan });
        for (const [index, event] of events.entries()) {
          expect(event.startMinute).toBeGreaterThanOrEqual(0);
          expect(event.endMinute).toBeLessThanOrEqual(1440);
          expect(event.endMinute - event.startMinute).toBe(event.minutes);
          const before = events[index - 1];
          if (before?.day === event.day)
            expect(event.startMinute).toBeGreaterThanOrEqual(before.endMinute);
          if (before) expect(event.day >= before.day).toBe(true);
        }
        const planned = Object.values(plan)
          .flat()
          .reduce((total, one) => total + sessionMinutesOf(one), 0);
        const shown = [...events, ...unplaced].reduce((total, { minutes }) => total + minutes, 0);
        expect(shown).toBe(planned);
        for (const entries of Object.values(plan)) {
          const minutes = entries.reduce((total, one) => total + sessionMinutesOf(one), 0);
          if (minutes <= 1440 && Object.keys(plan).length === 1) expect(unplaced).toEqual([]);
        }
        expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
      }),
    );
  });

  it("explicit starts that leave each other room are kept to the minute", () => {
    const anySpaced = fc
      .array(fc.tuple(fc.integer({ min: 5, max: 90 }), fc.integer({ min: 0, max: 60 })), {
        maxLength: 8,
      })
      .map((pairs) => {
        let cursor = 0;
        return pairs.map(([minutes, gap], index) => {
          const start = cursor + gap;
          cursor = start + minutes;
          return { start, entry: entry(`S${index}`, minutes, { startTime: formatClock(start) }) };
        });
      });
    fc.assert(
      fc.property(anySpaced, (sessions) => {
        const plan = { "05-March-2027": sessions.map((session) => session.entry).reverse() };
        expect(timelineOf({ plan }).events.map(({ startMinute }) => startMinute)).toEqual(
          sessions.map(({ start }) => start),
        );
      }),
    );
  });
});
