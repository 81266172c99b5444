import { addDays, noWork, parseDay } from "@smart-planner/planner";
import { afterAll, describe, expect, it } from "vitest";
import { createCalendarThreads } from "./calendar-threads.ts";

const today = parseDay("2026-11-19") as NonNullable<ReturnType<typeof parseDay>>;
const task = (text: string) => ({ text, today, timeZone: "Europe/Berlin" });
const event = (rule: string) =>
  `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:A\nDTSTART:20261120T100000\nDURATION:PT1H\n${rule}\nEND:VEVENT\nEND:VCALENDAR`;

describe("the threads that read calendars", () => {
  const threads = createCalendarThreads();
  afterAll(threads.close);

  it("read one after the other, and say what is no calendar", async () => {
    expect(await threads.read(task(event("")))).toMatchObject({ ok: true });
    expect(await threads.read(task("hello"))).toEqual({ ok: false, problem: "not-a-calendar" });
    expect(await threads.read(task(event("RRULE:FREQ=WEEKLY")))).toMatchObject({
      reading: { whole: true },
    });
  });

  it("work out what the sessions of a feed hold", async () => {
    const plan = { "20-November-2026": [{ subject: "Physics", hours: 1, startTime: "10:00" }] };
    const topic = {
      subject: "Physics",
      name: "Waves",
      order: 1,
      by: "hours",
      minutes: 60,
    } as const;
    const found = await threads.topics({
      ...{ plan, plans: { quick: plan, advanced: {} }, progress: {}, today },
      subjects: [{ name: "Physics", examDate: addDays(today, 9) }],
      records: {
        ...{ works: { Physics: { ...noWork, way: "topics" } }, paces: {}, log: [], reviews: [] },
        topics: { one: { ...topic, known: 0, addedOn: today } },
      },
    });
    expect(found?.held.get("20-November-2026-Physics")?.text).toBe("Waves");
  });

  it("are ended when a file takes too long, and the next is read again", async () => {
    const impatient = createCalendarThreads({ timeoutMs: 1 });
    const long = `BEGIN:VCALENDAR\n${event("RRULE:FREQ=MINUTELY").slice(16).repeat(2_000)}`;
    expect(await impatient.read(task(long))).toEqual({ ok: false, problem: "too-much" });
    await impatient.close();
    expect(await threads.read(task(event("")))).toMatchObject({ ok: true });
  });
});
