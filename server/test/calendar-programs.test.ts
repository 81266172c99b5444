import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import {
  type CalendarDay,
  defaultPreferences,
  type ProgressMap,
  type StudyPlan,
} from "@smart-planner/planner/model";
import {
  againInputsOf,
  releaseSessions,
  sessionDaysOf,
  timelineOf,
  updatePlan,
  type WeekInputs,
  withSessionIds,
} from "@smart-planner/planner/plan";
import { planAdvanced } from "@smart-planner/planner/scheduler";
import { addDays, formatClock, parseDay } from "@smart-planner/planner/time";
import { knownSubjectsOf, noWork, type Topic, withWork } from "@smart-planner/planner/work";
import { afterEach, describe, expect, it } from "vitest";
import { programAt, startRadicale, subscribe } from "./calendar-programs.ts";
import { makeCalendars } from "./calendars-client.ts";
import { openSqlite } from "./open-database.ts";

const radicale = programAt("radicale");
const khal = programAt("khal");
const vdirsyncer = programAt("vdirsyncer");
const firstDay = parseDay("2026-11-16");
if (firstDay === undefined) throw new Error("not a day");
const monday = firstDay;

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "planner-calendars-"));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
const newDatabase = async () => {
  const database = await openSqlite({ folder: newFolder() });
  stops.push(database.close);
  return database;
};

const lecture = (start: string, end: string) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//tests//EN",
    "BEGIN:VEVENT",
    "UID:lecture",
    "DTSTAMP:20261101T000000Z",
    "SUMMARY:Physics lecture",
    `DTSTART;TZID=Europe/Berlin:${start}`,
    `DTEND;TZID=Europe/Berlin:${end}`,
    "RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3",
    "EXDATE;TZID=Europe/Berlin:20261202T090000",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ].join("\r\n");
const exam = lecture("20261214T100000", "20261214T120000")
  .replace("UID:lecture", "UID:exam")
  .replace("Physics lecture", "Physics exam")
  .replace(/RRULE.*\r\nEXDATE.*\r\n/, "");

describe.skipIf(radicale === undefined)("Radicale as a source", () => {
  it("is read with its password, changes under the product, and keeps its last copy when it goes", async () => {
    const source = await startRadicale({ program: radicale ?? "", folder: newFolder() });
    stops.push(source.stop);
    expect((await source.put("", lecture("20261118T090000", "20261118T110000"))).status).toBe(201);
    const made = await makeCalendars({
      database: await newDatabase(),
      trustedHosts: [source.host],
      now: () => Date.UTC(2026, 10, 16, 8),
    });
    const ada = await made.arrive();

    const refused = await ada.write("/sources", "POST", {
      address: source.addressWith("not this one"),
      timeZone: "Europe/Berlin",
    });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { error: "The address asks for a password" },
    ]);

    const added = await ada.add(source.address);
    const titleAndTime = (events: readonly { title: string; day: string; start: number }[] = []) =>
      events.map(({ title, day, start }) => `${day} ${start / 60} ${title}`);
    // Every second week, the second time left out.
    expect(titleAndTime(added.calendar?.events)).toEqual([
      "2026-11-18 9 Physics lecture",
      "2026-12-16 9 Physics lecture",
    ]);
    const same = await ada.refresh(added.source.id, added.calendar?.print);
    expect(same).toMatchObject({ calendar: null, source: { problem: null } });

    // A phone moves the lecture and adds an exam.
    const [item] = await source.items();
    expect((await source.put(item ?? "", lecture("20261118T140000", "20261118T160000"))).ok).toBe(
      true,
    );
    expect((await source.put("exam.ics", exam)).status).toBe(201);
    const moved = await ada.refresh(added.source.id, added.calendar?.print);
    expect(titleAndTime(moved.calendar?.events)).toEqual([
      "2026-11-18 14 Physics lecture",
      "2026-12-02 14 Physics lecture",
      "2026-12-14 10 Physics exam",
      "2026-12-16 14 Physics lecture",
    ]);
    expect(moved.calendar?.work).toMatchObject([{ title: "Physics exam", kind: "exam" }]);
    await source.remove(item ?? "");
    const fewer = await ada.refresh(added.source.id, moved.calendar?.print);
    expect(titleAndTime(fewer.calendar?.events)).toEqual(["2026-12-14 10 Physics exam"]);

    await source.remove("");
    const gone = await ada.refresh(added.source.id, fewer.calendar?.print);
    expect(gone).toMatchObject({ calendar: null, source: { problem: "not-found" } });
  });
});

/** A term: five subjects over eight weeks. */
const exams = ["Physics", "Chemistry", "Mathematics", "History", "English"].map((name, index) => ({
  name,
  examDate: addDays(monday, 26 + 7 * index),
}));

/** Each of its subjects with so many chapters of an hour and a half, as they are kept. */
const chaptersOf = (count: number) => ({
  works: Object.fromEntries(
    exams.map(({ name }) => [name, { ...noWork, way: "topics" as const }] as const),
  ),
  topics: Object.fromEntries(
    exams.flatMap(({ name }) =>
      Array.from({ length: count }, (_, order): [string, Topic] => [
        `${name}${order}`,
        {
          ...{ subject: name, name: `${name} ${order + 1}`, order, addedOn: monday },
          ...{ by: "hours", minutes: 90, known: 0 },
        },
      ]),
    ),
  ),
});

const known = (chapters: Chapters, plan: StudyPlan, progress: ProgressMap, today: CalendarDay) =>
  knownSubjectsOf({
    names: exams.map(({ name }) => name),
    records: { ...chapters, paces: {}, log: [], reviews: [] },
    days: sessionDaysOf(plan),
    quickDays: [],
    progress,
    today,
    model: undefined,
  });

type Chapters = ReturnType<typeof chaptersOf>;

const weekOf = (...given: Parameters<typeof known>): WeekInputs => ({
  subjects: withWork(exams, known(...given), given[3]),
  hoursPerDay: 4,
  grid: {},
  commitments: [],
  preferences: defaultPreferences,
});

/** The plan after the first day was done and the second missed, caught up with as little change as can be. */
const caughtUp = (plan: StudyPlan, chapters: Chapters) => {
  const now = { day: addDays(monday, 2), minuteOfDay: 7 * 60 };
  const sessions = sessionDaysOf(plan).flatMap((day) => day.sessions);
  const progress = Object.fromEntries(
    sessions.filter(({ day }) => day === monday).map(({ key }) => [key, true]),
  );
  const week = weekOf(chapters, plan, progress, now.day);
  const missed = sessions.filter(({ day }) => day === addDays(monday, 1));
  const asked = againInputsOf({ plan, missed, progress, now, week, stability: "least" });
  let ids = 0;
  const update = updatePlan({
    mode: "advanced",
    before: releaseSessions(plan, new Set(missed.map(({ key }) => key)), "again"),
    made: planAdvanced({ ...asked, effort: "full" }).plan,
    other: null,
    progress,
    now,
    newId: () => `new${(ids++).toString(36).padStart(3, "0")}`,
  });
  return { plan: update.plan, progress };
};

describe.skipIf(khal === undefined || vdirsyncer === undefined)("the feed in khal", () => {
  it.each([
    ["without chapters", 0],
    ["with ten chapters a subject", 10],
  ])(
    "is the plan by the clock of its reader, and after a missed day at most 5 % of it changes, %s",
    async (_, count) => {
      const timeZone = "Europe/Berlin";
      const time = { now: Date.UTC(2026, 10, 16, 6) };
      const made = await makeCalendars({ database: await newDatabase(), now: () => time.now });
      const chapters = chaptersOf(count);
      const listener = getRequestListener(made.app.fetch);
      const server = createServer((request, response) => void listener(request, response));
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
      stops.push(() => server.close());
      const ada = await made.arrive();
      const week = weekOf(chapters, {}, {}, monday);
      const planned = planAdvanced({ ...week, today: monday, minuteOfDay: 420, effort: "full" });
      const plan = withSessionIds({ plan: planned.plan, mode: "advanced" });
      const rows = exams.map(({ name, examDate }) => ({ subject: name, examDate }));
      await ada.put("advancedPlanSubjects", rows);
      for (const [name, work] of Object.entries(chapters.works))
        await ada.put(`subjects/${name}`, work);
      for (const [id, topic] of Object.entries(chapters.topics))
        await ada.put(`topics/${id}`, topic);
      await ada.put("advancedPlanCache", plan);
      const feed = await ada.makeFeed("topics", timeZone);
      const { port } = server.address() as AddressInfo;
      const address = `http://127.0.0.1:${port}${new URL(feed?.address ?? "").pathname}`;

      const reader = await subscribe({
        khal: khal ?? "",
        vdirsyncer: vdirsyncer ?? "",
        folder: newFolder(),
        address,
        timeZone,
      });
      const shownBy = (given: StudyPlan) =>
        [
          ...timelineOf({ plan: given }).events.map(
            ({ day, startMinute, endMinute, subject }) =>
              `${day} ${formatClock(startMinute)}-${formatClock(endMinute)} ${subject}`,
          ),
          ...exams.map(({ name, examDate }) => `${examDate} - ${name} exam`),
        ].toSorted();
      const listed = () => reader.listed(monday, 80);
      const withoutChapters = (lines: readonly string[]) =>
        lines.map((line) => line.replace(/: [^0-9].*$/, "")).toSorted();
      const named = (lines: readonly string[]) => lines.filter((line) => /[a-z]: /.test(line));
      await reader.sync();
      const first = await listed();
      expect(withoutChapters(first)).toEqual(shownBy(plan));
      // Each subject's next session with its chapters.
      expect(named(first).length >= exams.length).toBe(count > 0);

      // The first day is done one by one in the evening; the second is missed.
      const { plan: later, progress } = caughtUp(plan, chapters);
      time.now += 14 * 3_600_000;
      for (const key of Object.keys(progress)) await ada.put(`progress/${key}`, true);
      await reader.sync();
      const before = reader.files();
      expect(before.size).toBeGreaterThan(100);

      time.now += 34 * 3_600_000;
      await ada.put("advancedPlanCache", later);
      await reader.sync();
      const after = reader.files();
      const last = await listed();
      expect(withoutChapters(last)).toEqual(shownBy(later));
      expect(named(last).length > named(first).length).toBe(count > 0);
      // Missed sessions come back as new events; hardly any other may change.
      const changed = [...before].filter(([name, text]) => after.get(name) !== text);
      expect(after.size).toBeGreaterThan(before.size);
      expect(changed.length / before.size).toBeLessThanOrEqual(0.05);
    },
    60_000,
  );
});
