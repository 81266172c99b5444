import type { StudyPlan } from "@smart-planner/planner/model";
import { parseDay } from "@smart-planner/planner/time";
import { describe, expect, it } from "vitest";
import { occurrencesOf } from "../read/occurrences.ts";
import { readCalendar } from "../read/read-calendar.ts";
import { type EventVersions, nextVersions } from "./event-versions.ts";
import { type PlanDetail, planEventsOf } from "./plan-events.ts";
import { settledTopicsOf } from "./settled-topics.ts";
import { topicWordsOf } from "./topic-words.ts";
import { writeCalendar } from "./write-calendar.ts";
import { writeTable } from "./write-table.ts";

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};

const plan: StudyPlan = {
  "24-October-2026": [{ id: "first1", subject: "Physics", hours: 1, startTime: "15:30" }],
  "26-October-2026": [
    { subject: "Physics", hours: 1.5, startTime: "15:30" },
    { subject: "Art", hours: 1, startTime: "23:00" },
  ],
};
const subjects = [{ name: "Physics", examDate: day("2026-11-28") }];
const october = Date.UTC(2026, 9, 20, 12);

const written = ({
  given = plan,
  detail = "topics" as PlanDetail,
  before = {} as EventVersions,
  now = october,
  timeZone = "Europe/Berlin",
  alarm = 0,
} = {}) => {
  const events = planEventsOf({ mode: "quick", plan: given, subjects, detail, alarm });
  const versions = nextVersions({ before, events, timeZone, now });
  const text = writeCalendar({ name: "Study plan", events, versions, owner: "ada", timeZone });
  return { text, versions, events };
};

/** As a reader sees it in another time zone. */
const seen = (text: string, zone: string) => {
  const read = readCalendar(text);
  if (!read.ok) throw new Error(read.problem);
  expect(read.calendar.unreadable).toEqual([]);
  return occurrencesOf({
    calendar: read.calendar,
    from: day("2026-10-01"),
    to: day("2027-01-01"),
    zone,
  }).occurrences.map(
    ({ title, start, end, allDay }) =>
      `${start.day} ${allDay ? "all day" : `${start.minute / 60} to ${end.day} ${end.minute / 60}`} ${title}`,
  );
};

const held = (learn: readonly string[], review: readonly string[] = []) => ({
  ...{ learn, review },
  numbers: {
    learn: learn.map((_, at) => [String(at + 1)] as const),
    review: review.map((_, at) => [String(at + 1)] as const),
  },
  reviewIds: [],
});

describe("a plan as a calendar", () => {
  it("shows each session at its hour, on both sides of a clock change, and exams as whole days", () => {
    expect(seen(written().text, "UTC")).toEqual([
      "2026-10-24 13.5 to 2026-10-24 14.5 Physics",
      "2026-10-26 14.5 to 2026-10-26 16 Physics",
      "2026-10-26 22 to 2026-10-26 23 Art",
      "2026-11-28 all day Physics exam",
    ]);
  });

  it("shows due work as a moment or a day that takes no time, and names it in its sessions", () => {
    const work: StudyPlan = {
      "26-October-2026": [
        { subject: "Art", hours: 1, startTime: "10:00", taskId: "essay", title: "Essay 2" },
      ],
    };
    const due = [
      { id: "essay", subject: "Art", title: "Essay 2", day: day("2026-10-28"), minute: 720 },
      { id: "map", subject: "Art", title: "Map", day: day("2026-10-29") },
    ];
    const titlesOf = (detail: PlanDetail) =>
      planEventsOf({ mode: "quick", plan: work, subjects: [], detail, due }).map(
        ({ title }) => title,
      );
    expect(titlesOf("topics")).toEqual(["Art: Essay 2", "Essay 2 due", "Map due"]);
    expect(titlesOf("subjects")).toEqual(["Art", "Art due", "Art due"]);
    expect(titlesOf("busy")).toEqual(["Busy"]);
    const events = planEventsOf({ mode: "quick", plan: {}, subjects: [], detail: "topics", due });
    const text = writeCalendar({
      ...{ name: "Study plan", events, owner: "ada", timeZone: "Europe/Berlin" },
      versions: nextVersions({ before: {}, events, timeZone: "Europe/Berlin", now: october }),
    });
    expect(text.match(/TRANSP:TRANSPARENT/g)).toHaveLength(2);
    expect(text).toContain("DTSTART;TZID=Europe/Berlin:20261028T120000");
  });

  it("brings the rules of its zone along, for readers that do not know the name", () => {
    for (const timeZone of [
      "Europe/Berlin",
      "America/New_York",
      "Australia/Lord_Howe",
      "Asia/Kolkata",
      "Africa/Casablanca",
      "America/Santiago",
    ]) {
      const { text } = written({ timeZone });
      const renamed = text
        .replaceAll(`TZID:${timeZone}`, "TZID:Mine")
        .replaceAll(`TZID=${timeZone}`, "TZID=Mine")
        .replace(/X-WR-TIMEZONE.*\r\n/, "");
      expect(seen(renamed, "UTC"), timeZone).toEqual(seen(text, "UTC"));
    }
  });

  it("is the same text whenever it is asked for", () => {
    const first = written();
    expect(written({ before: first.versions, now: october + 86_400_000 }).text).toBe(first.text);
  });

  it("counts up only what changed, and an event that returns is newer than when it was removed", () => {
    const first = written();
    const later = october + 3_600_000;
    const moved = {
      ...plan,
      "24-October-2026": [{ id: "first1", subject: "Physics", hours: 2, startTime: "15:30" }],
    };
    const second = written({ given: moved, before: first.versions, now: later });
    const changed = Object.entries(second.versions).filter(
      ([, { changedAt }]) => changedAt === later,
    );
    expect(changed.map(([key, { sequence }]) => [key, sequence])).toEqual([["first1", 1]]);
    const blocks = (text: string) => text.split("BEGIN:VEVENT").slice(1);
    const different = blocks(second.text).filter((block) => !blocks(first.text).includes(block));
    expect(different).toHaveLength(1);
    const without = written({ given: {}, before: second.versions, now: later + 1 });
    expect(without.text).not.toContain("15:30");
    const back = written({ given: moved, before: without.versions, now: later + 2 });
    expect(back.versions.first1?.sequence).toBe(2);
  });

  it("counts up timed events when the feed is read in another zone, but not whole days", () => {
    const first = written();
    const later = october + 3_600_000;
    const tokyo = written({ before: first.versions, now: later, timeZone: "Asia/Tokyo" });
    const sequences = Object.entries(tokyo.versions).map(([key, { sequence, changedAt }]) => ({
      isExam: key.startsWith("exam"),
      ...{ sequence, isNew: changedAt === later },
    }));
    const timed = { isExam: false, sequence: 1, isNew: true };
    expect(sequences).toEqual([timed, timed, timed, { isExam: true, sequence: 0, isNew: false }]);
    expect(tokyo.text).toContain("SEQUENCE:1\r\nDTSTART;TZID=Asia/Tokyo:20261024T153000");
    // Back home: newer than the version abroad.
    const home = written({ before: tokyo.versions, now: later + 1 });
    expect(home.versions.first1?.sequence).toBe(2);
  });

  it("counts nothing up for events stored before the zone was part of their hash", () => {
    const old = { print: "xry4kdw86h6o", sequence: 3, changedAt: october };
    const next = written({ before: { first1: old }, now: october + 1 });
    expect(next.versions.first1).toMatchObject({ sequence: 3, changedAt: october });
    const tokyo = written({ before: next.versions, timeZone: "Asia/Tokyo" });
    expect(tokyo.versions.first1?.sequence).toBe(4);
  });

  it("rings before each session and the evening before an exam, where it is wanted", () => {
    const silent = written();
    expect(silent.text).not.toContain("VALARM");
    const later = october + 3_600_000;
    const ringing = written({ before: silent.versions, now: later, alarm: 15 });
    expect(ringing.text.match(/(?<=TRIGGER:).*(?=\r)/g)).toEqual([
      ...["-PT15M", "-PT15M", "-PT15M"],
      "-PT360M",
    ]);
    expect(
      ringing.text.match(/BEGIN:VALARM\r\nUID:\w+@smart-planner\r\nACTION:DISPLAY/g),
    ).toHaveLength(4);
    const uids = ringing.text.match(/(?<=\nUID:).*(?=\r)/g);
    expect(new Set(uids).size).toBe(8);
    expect(seen(ringing.text, "UTC")).toEqual(seen(silent.text, "UTC"));
    // A reader that compares versions would stay silent.
    expect(Object.values(ringing.versions).map(({ sequence }) => sequence)).toEqual([1, 1, 1, 1]);
    const sooner = written({ before: ringing.versions, now: later, alarm: 5 });
    expect(sooner.versions.first1?.sequence).toBe(2);
    expect(written({ alarm: 15, detail: "busy" }).text).not.toContain("Physics");
  });

  it("says as much as others may see", () => {
    expect(written().text).toContain("DESCRIPTION:For the exam on 28 November 2026");
    const names = written({ detail: "subjects" }).text;
    expect(names).toContain("SUMMARY:Physics");
    expect(names).not.toContain("DESCRIPTION");
    const busy = written({ detail: "busy" }).text;
    expect(busy).not.toMatch(/SUMMARY:(?!Busy)|exam/);
    expect(busy.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    // Not even in the ids.
    expect(busy).not.toContain("Physics");
  });

  it("names the chapters of a session where the calendar shows them", () => {
    const topics = new Map([
      ["24-October-2026-Physics", topicWordsOf(held(["Circular motion", "Waves"]))],
      ["26-October-2026-Art", topicWordsOf(held([], ["Collage"]))],
    ]);
    const seenAs = (detail: PlanDetail) =>
      planEventsOf({ mode: "quick", plan, subjects: [], detail, topics }).map(
        ({ title, note }) => `${title}${note === "" ? "" : ` (${note})`}`,
      );
    expect(seenAs("topics")).toEqual([
      "Physics: Chapters 1 and 2 (Learn: Circular motion, Waves)",
      "Physics",
      "Art: Review Collage",
    ]);
    expect(seenAs("subjects")).toEqual(["Physics", "Physics", "Art"]);
    expect(seenAs("busy")).toEqual(["Busy", "Busy", "Busy"]);
  });

  it("names the next chapters of each subject in a feed, and leaves past events as they were sent", () => {
    const days = ["24", "26", "28"].map((date) => `${date}-October-2026`);
    const given = Object.fromEntries(
      days.map((label, index) => [
        label,
        [{ id: `phys0${index}`, subject: "Physics", hours: 1, startTime: "15:30" }],
      ]),
    );
    const chapters = ["Circular motion", "Waves", "Optics"];
    const told = (today: string, names: readonly string[], before: EventVersions) => {
      const topics = settledTopicsOf({
        plan: given,
        held: new Map(days.map((label, at) => [`${label}-Physics`, held([names[at] ?? ""])])),
        progress: {},
        today: day(today),
        told: before,
      });
      const events = planEventsOf({
        mode: "quick",
        plan: given,
        subjects,
        detail: "topics",
        topics,
      });
      return {
        versions: nextVersions({ before, events, timeZone: "UTC", now: october }),
        titles: events.filter(({ time }) => time !== undefined).map(({ title }) => title),
      };
    };
    const first = told("2026-10-24", chapters, {});
    expect(first.titles).toEqual(["Physics: Circular motion", "Physics", "Physics"]);
    // The first day was missed: its chapter is next; nothing else changes.
    const later = told("2026-10-25", ["", "Circular motion", "Waves"], first.versions);
    expect(later.titles).toEqual([
      "Physics: Circular motion",
      "Physics: Circular motion",
      "Physics",
    ]);
    const changed = Object.values(later.versions).filter(({ sequence }) => sequence > 0);
    expect(changed).toHaveLength(1);
  });

  it("takes any name: nothing breaks out of its line", () => {
    const name = "A, B; C\\ \n DTSTART:20200101 é 学 🧮 ".repeat(8);
    const { text } = written({ given: { "24-October-2026": [{ subject: name, hours: 1 }] } });
    for (const line of text.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(seen(text, "UTC")[0]).toContain(name.trim().replace("\n", "\n"));
  });
});

describe("a plan as a table", () => {
  it("has a row for each event, in order of time", () => {
    expect(writeTable(planEventsOf({ mode: "quick", plan, subjects, detail: "topics" }))).toBe(
      [
        "\uFEFFDate,Day,Start,End,Minutes,What,Note",
        "2026-10-24,Saturday,15:30,16:30,60,Physics,For the exam on 28 November 2026",
        "2026-10-26,Monday,15:30,17:00,90,Physics,For the exam on 28 November 2026",
        "2026-10-26,Monday,23:00,24:00,60,Art,",
        "2026-11-28,Saturday,,,,Physics exam,",
        "",
      ].join("\r\n"),
    );
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])("keeps %s a text", (title) => {
    const table = writeTable([{ key: "a", title, note: "", day: day("2026-10-24") }]);
    expect(table).toContain(`'${title}`);
  });

  it("quotes values that would end a cell", () => {
    const table = writeTable([{ key: "a", title: 'A, "B"\nC', note: "", day: day("2026-10-24") }]);
    expect(table).toContain('"A, ""B""\nC"');
  });
});
