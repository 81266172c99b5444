import { parseDay } from "@smart-planner/planner/time";
import { afterEach, expect, it } from "vitest";
import { password } from "../../test/accounts-client.ts";
import { makeCalendars, startCalendarServer } from "../../test/calendars-client.ts";
import { describeOnEachDatabase } from "../../test/each-database.ts";
import { createLog } from "../log.ts";

const ics = (events: readonly string[], name = "School timetable") =>
  [
    "BEGIN:VCALENDAR",
    `X-WR-CALNAME:${name}`,
    ...events.flatMap((event) => ["BEGIN:VEVENT", ...event.split("\n"), "END:VEVENT"]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
const november = Date.UTC(2026, 10, 19, 12);
const lecture = "UID:1\nSUMMARY:Physics\nDTSTART:20261120T090000Z\nDTEND:20261120T100000Z";
const own = lecture.replace("UID:1", "UID:xry4kdw86h6o@smart-planner");
const moved = lecture.replaceAll("T090000", "T110000").replaceAll("T100000", "T120000");

describeOnEachDatabase("calendars by address", (makeDatabase) => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  const prepared = async (more: { lines?: string[]; trusted?: string[] } = {}) => {
    const source = await startCalendarServer();
    stops.push(source.stop);
    source.serves(ics([lecture]), '"1"');
    const database = await makeDatabase();
    const log = createLog({ level: "debug", write: (line) => more.lines?.push(line) });
    const made = await makeCalendars({
      database,
      trustedHosts: [source.host, ...(more.trusted ?? [])],
      now: () => november,
      log,
    });
    return { source, database, ...made, ada: await made.arrive() };
  };

  it("that never answers holds up only the account that asks, a few at a time", async () => {
    const slow = await startCalendarServer();
    slow.hangs();
    const { ada, arrive, source } = await prepared({ trusted: [slow.host] });
    const hanging = Array.from({ length: 8 }, () => ada.add(slow.address).catch(() => "cut off"));
    await expect.poll(slow.asked).toBe(3);
    const bob = await arrive();
    expect((await bob.add(source.address)).calendar?.name).toBe("School timetable");
    expect(slow.asked()).toBe(3);
    await slow.stop();
    expect(await Promise.all(hanging)).toEqual(Array(8).fill("cut off"));
  });

  it("are read by the student's clock, and asked again with their version", async () => {
    const { source, ada } = await prepared();
    const added = await ada.add(source.address);
    expect(added.calendar).toMatchObject({
      name: "School timetable",
      whole: true,
      events: [{ title: "Physics", day: "2026-11-20", start: 600, end: 660 }],
    });
    const print = added.calendar?.print ?? "";
    const same = await ada.refresh(added.source.id, print);
    expect(same).toMatchObject({ calendar: null, source: { problem: null } });
    source.serves(ics([moved]), '"2"');
    const changed = await ada.refresh(added.source.id, print);
    expect(changed.calendar?.events).toEqual([
      { title: "Physics", day: "2026-11-20", start: 720, end: 780 },
    ]);
    // A new device gets everything although nothing changed.
    expect((await ada.refresh(added.source.id, "")).calendar?.events).toHaveLength(1);
    // So does one in another time zone.
    const tokyo = await ada.refresh(added.source.id, changed.calendar?.print ?? "", "Asia/Tokyo");
    expect(tokyo.calendar?.events[0]).toMatchObject({ start: 1200 });
  });

  it("keep the last copy when the address fails, and name the problem", async () => {
    const { source, ada } = await prepared();
    const { source: added, calendar } = await ada.add(source.address);
    for (const [status, problem] of [
      [401, "password"],
      [404, "not-found"],
      [500, "unreachable"],
    ] as const) {
      source.fails(status);
      const answer = await ada.refresh(added.id, calendar?.print);
      expect(answer).toMatchObject({
        calendar: null,
        source: { problem, refreshedAt: new Date(november).toISOString() },
      });
    }
    source.serves("<html>Sign in</html>");
    expect((await ada.refresh(added.id, calendar?.print)).source.problem).toBe("not-a-calendar");
    expect((await ada.list()).sources).toMatchObject([{ id: added.id, problem: "not-a-calendar" }]);
    source.serves(ics([lecture]), '"1"');
    expect((await ada.refresh(added.id, calendar?.print)).source.problem).toBe(null);
  });

  it("are read without an odd event, which is named", async () => {
    const { source, ada } = await prepared();
    const odd = "UID:2\nSUMMARY:Odd\nDTSTART:20261120T090000Z\nDURATION:P99999999999D";
    source.serves(ics([odd, lecture]), '"2"');
    const { calendar, source: added } = await ada.add(source.address);
    expect(added.problem).toBe(null);
    expect(calendar).toMatchObject({ events: [{ title: "Physics" }], leftOut: ["Odd"] });
  });

  it("give back the times of a plan of ours that was taken for a calendar", async () => {
    const { source, ada } = await prepared();
    const { source: added, calendar } = await ada.add(source.address);
    source.serves(ics([own]), '"2"');
    const answer = await ada.refresh(added.id, calendar?.print);
    expect(answer).toMatchObject({ calendar: { events: [] }, source: { problem: null } });
  });

  it("are refused at first with a reason, and nothing is kept", async () => {
    const { source, ada } = await prepared();
    const refusal = async (address: string) => {
      const response = await ada.write("/sources", "POST", { address, timeZone: "Europe/Berlin" });
      expect(response.status).toBe(422);
      return ((await response.json()) as { error: string }).error;
    };
    source.serves("hello");
    expect(await refusal(source.address)).toBe("This is not a calendar");
    source.serves(ics([own]));
    expect(await refusal(source.address)).toBe(
      "This is a study plan that Smart Planner wrote: it is not added as a calendar",
    );
    source.fails(401);
    expect(await refusal(source.address)).toBe("The address asks for a password");
    source.fails(404);
    expect(await refusal(source.address)).toBe("Nothing found at this address");
    expect(await refusal("http://calendar.example.com/")).toMatch(/https:\/\//);
    expect(await refusal("https://127.0.0.1/")).toMatch(/cannot be reached/);
    expect((await ada.list()).sources).toEqual([]);
  });

  it("move to a new address, and go when they are removed", async () => {
    const { source, ada } = await prepared();
    const { source: added } = await ada.add(source.address);
    const other = source.address.replace("calendar.ics", "other.ics");
    const changed = await ada.write(`/sources/${added.id}`, "PUT", {
      address: other,
      timeZone: "UTC",
    });
    expect(await changed.json()).toMatchObject({
      source: { id: added.id },
      calendar: { whole: true },
    });
    expect((await ada.write(`/sources/${added.id}`, "DELETE")).status).toBe(200);
    expect((await ada.write(`/sources/${added.id}`, "DELETE")).status).toBe(404);
    expect((await ada.list()).sources).toEqual([]);
  });

  it("are at most twelve, however many are added at once", async () => {
    const { source, ada } = await prepared();
    const add = () =>
      ada.write("/sources", "POST", { address: source.address, timeZone: "Europe/Berlin" });
    const answers = await Promise.all(Array.from({ length: 20 }, add));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
    expect((await ada.list()).sources).toHaveLength(12);
  });

  it("are out of reach for other accounts, and at most twelve", async () => {
    const { source, ada, arrive } = await prepared();
    const { source: added } = await ada.add(source.address);
    const bob = await arrive();
    const body = { address: source.address, timeZone: "UTC", print: "" };
    expect((await bob.write(`/sources/${added.id}/refresh`, "POST", body)).status).toBe(404);
    expect((await bob.write(`/sources/${added.id}`, "PUT", body)).status).toBe(404);
    expect((await bob.write(`/sources/${added.id}`, "DELETE")).status).toBe(404);
    for (let index = 1; index < 12; index += 1) await ada.add(source.address);
    const thirteenth = await ada.write("/sources", "POST", body);
    expect(thirteenth.status).toBe(409);
    expect(await thirteenth.json()).toMatchObject({ error: expect.stringMatching(/Remove one/) });
  });

  it("show nothing of their address in log, database, answers or export", async () => {
    const lines: string[] = [];
    const { source, ada, database } = await prepared({ lines });
    const { source: added, calendar } = await ada.add(source.address);
    source.fails(500);
    const failed = await ada.refresh(added.id, calendar?.print);
    await ada.write("/sources", "POST", { address: `${source.address}x`, timeZone: "UTC" });
    const exported = await (await ada.ask("/api/account/export")).text();
    expect(exported).toContain("byAddress");
    const rows = await database.db.selectFrom("calendar_source").selectAll().execute();
    for (const text of [lines.join(), JSON.stringify(failed), exported, JSON.stringify(rows)])
      expect(text).not.toMatch(/secret-4711|calendar\.ics/);
    expect(exported).not.toContain(source.host);
    expect(lines.join()).not.toContain(source.host);
  });

  it("are lost, not leaked, when the key is another one", async () => {
    const { source, ada, database } = await prepared();
    const { source: added } = await ada.add(source.address);
    await database.db.updateTable("calendar_source").set({ sealed_address: "AAAA" }).execute();
    expect((await ada.refresh(added.id)).source.problem).toBe("address-lost");
  });

  it("are deleted with the account", async () => {
    const { source, ada, database } = await prepared();
    await ada.add(source.address);
    await ada.makeFeed();
    expect((await ada.post("/delete", { password })).status).toBe(200);
    expect(await database.db.selectFrom("calendar_source").selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom("plan_feed").selectAll().execute()).toEqual([]);
  });
});

describeOnEachDatabase("the feed", (makeDatabase) => {
  const plan = (startTime: string) => ({
    "20-November-2026": [{ subject: "Physics", hours: 1, startTime }],
    "21-November-2026": [{ subject: "Physics", hours: 1, startTime: "10:00" }],
  });
  const prepared = async (lines: string[] = []) => {
    const time = { now: november };
    const database = await makeDatabase();
    const log = createLog({ level: "debug", write: (line) => lines.push(line) });
    const made = await makeCalendars({ database, now: () => time.now, log });
    const ada = await made.arrive();
    await ada.put("quickPlanSubjects", [{ name: "Physics", examDate: parseDay("2026-11-28") }]);
    await ada.put("quickPlanCache", plan("15:30"));
    return { ...made, ada, database, time };
  };
  const eventsOf = (text: string) => text.split("BEGIN:VEVENT").slice(1);

  it("is off at first, has the plan and its exams, and answers 304 until something changes", async () => {
    const { ada, poll, time, database } = await prepared();
    expect((await ada.list()).feed).toBe(null);
    const feed = await ada.makeFeed();
    expect(feed?.address).toMatch(
      /^https:\/\/planner\.example\.org\/feed\/(?:\w{4}-){5}\w{4}\.ics$/,
    );
    const address = feed?.address ?? "";
    const first = await poll(address);
    expect(first.status).toBe(200);
    expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = await first.text();
    expect(text).toContain("DTSTART;TZID=Europe/Berlin:20261120T153000");
    expect(text).toContain("DTSTART;VALUE=DATE:20261128");
    const etag = first.headers.get("etag") ?? "";
    time.now += 3 * 86_400_000;
    // A tick changes the workspace but not the feed.
    await ada.put("progress/20-November-2026-Physics", true);
    const again = await poll(address, { "if-none-match": etag });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    expect((await poll(address, { "if-none-match": `W/${etag}, "x"` })).status).toBe(304);
    await ada.put("quickPlanCache", plan("16:30"));
    const changed = await poll(address, { "if-none-match": etag });
    expect(changed.status).toBe(200);
    const after = eventsOf(await changed.text());
    const different = after.filter((event) => !eventsOf(text).includes(event));
    expect(different).toHaveLength(1);
    expect(different[0]).toMatch(/SEQUENCE:1/);
    const lastRead = { address, lastReadAt: new Date(time.now).toISOString() };
    expect((await ada.list()).feed).toMatchObject(lastRead);
    const [row] = await database.db.selectFrom("plan_feed").select("last_read_at").execute();
    expect(row).toEqual({ last_read_at: time.now });
  });

  it("has titles in the student's language; ids and versions stay", async () => {
    const { ada, poll } = await prepared();
    const address = (await ada.makeFeed())?.address ?? "";
    const read = async () => (await (await poll(address)).text()).split("\r\n");
    const before = await read();
    await ada.put("smartplanner_display", { language: "de" });
    const after = await read();
    expect(after).toEqual(
      expect.arrayContaining(["X-WR-CALNAME:Lernplan", "SUMMARY:Prüfung: Physics"]),
    );
    const kept = (lines: readonly string[]) =>
      lines.filter((line) => /^(UID|SEQUENCE|DTSTAMP|LAST-MODIFIED|DTSTART)/.test(line));
    expect(kept(after)).toEqual(kept(before));
  });

  it("names the chapters that are next and every exam, and passes midnight unchanged", async () => {
    const { ada, poll, time } = await prepared();
    const chapter = (name: string, order: number) => ({
      ...{ subject: "Physics", name, order, by: "hours", minutes: 60, known: 0 },
      addedOn: "2026-11-19",
    });
    const exams = [
      { id: "first", name: "", date: "", time: "" },
      { id: "final", name: "Final", date: "2026-12-11", time: "09:00" },
    ];
    await ada.put("subjects/Physics", { way: "topics", exams });
    await ada.put("topics/one", chapter("Circular motion", 1));
    await ada.put("topics/two", chapter("Waves", 2));
    const address = (await ada.makeFeed())?.address ?? "";
    const first = await poll(address);
    const text = await first.text();
    // Later sessions have no topic yet.
    const titles = (body: string) => body.match(/(?<=SUMMARY:).*(?=\r)/g);
    expect(titles(text)).toEqual([
      ...["Physics: Circular motion", "Physics"],
      ...["Physics exam", "Physics exam"],
    ]);
    expect(text).toContain("DTSTART;VALUE=DATE:20261128");
    expect(text).toContain("DTSTART;VALUE=DATE:20261211");
    time.now += 86_400_000;
    const etag = first.headers.get("etag") ?? "";
    expect((await poll(address, { "if-none-match": etag })).status).toBe(304);
    // Ticked: the next one gets a topic, the last one keeps its text.
    time.now += 86_400_000;
    await ada.put("progress/20-November-2026-Physics", true);
    expect(titles(await (await poll(address)).text())?.slice(0, 2)).toEqual([
      "Physics: Circular motion",
      "Physics: Waves\\, review 1",
    ]);
    await ada.write("/feed", "PUT", { detail: "subjects", timeZone: "Europe/Berlin" });
    expect(await (await poll(address)).text()).not.toMatch(/Circular|Waves/);
  });

  it("shows as much as its owner wants, by their clock", async () => {
    const { ada, poll } = await prepared();
    const address = (await ada.makeFeed())?.address ?? "";
    await poll(address);
    // A reader that compares versions would keep the hours of the old zone.
    await ada.write("/feed", "PUT", { detail: "topics", timeZone: "America/Lima" });
    expect(await (await poll(address)).text()).toContain(
      "SEQUENCE:1\r\nDTSTART;TZID=America/Lima:20261120T153000",
    );
    const settings = { detail: "busy", timeZone: "Asia/Tokyo" };
    expect((await ada.write("/feed", "PUT", settings)).status).toBe(200);
    const text = await (await poll(address)).text();
    expect(text).toContain("TZID=Asia/Tokyo:20261120T153000");
    expect(text).not.toContain("Physics");
  });

  it("rings in calendars if its owner wants it, through a renewal and a change from an older page", async () => {
    const { ada, poll } = await prepared();
    const silent = await ada.makeFeed();
    expect(silent?.alarm).toBe(0);
    await poll(silent?.address ?? "");
    const settings = { detail: "topics", timeZone: "Europe/Berlin" };
    const changed = await ada.write("/feed", "PUT", { ...settings, alarm: 15 });
    expect(await changed.json()).toMatchObject({ feed: { alarm: 15 } });
    expect((await ada.write("/feed", "PUT", { ...settings, alarm: 7 })).status).toBe(400);
    const text = await (await poll(silent?.address ?? "")).text();
    expect(text.match(/TRIGGER:.*M/g)).toEqual([
      ...["TRIGGER:-PT15M", "TRIGGER:-PT15M"],
      "TRIGGER:-PT360M",
    ]);
    expect(text.match(/SEQUENCE:1/g)).toHaveLength(3);
    await ada.write("/feed", "PUT", settings);
    expect((await ada.list()).feed?.alarm).toBe(15);
    expect((await ada.makeFeed())?.alarm).toBe(15);
  });

  it("is gone when it is renewed or turned off", async () => {
    const { ada, poll } = await prepared();
    const old = (await ada.makeFeed())?.address ?? "";
    const renewed = (await ada.makeFeed())?.address ?? "";
    expect(renewed).not.toBe(old);
    expect((await poll(old)).status).toBe(404);
    expect((await poll(renewed)).status).toBe(200);
    expect((await ada.write("/feed", "DELETE")).status).toBe(200);
    const gone = await poll(renewed);
    expect([gone.status, await gone.json()]).toMatchObject([404, { error: expect.any(String) }]);
    expect((await ada.write("/feed", "PUT", { detail: "busy", timeZone: "UTC" })).status).toBe(404);
  });

  it("keeps its secret as a hash alone, and out of the log", async () => {
    const lines: string[] = [];
    const { ada, poll, database } = await prepared(lines);
    const address = (await ada.makeFeed())?.address ?? "";
    const secret = /feed\/(.*)\.ics/.exec(address)?.[1] ?? "";
    await poll(address);
    const rows = await database.db.selectFrom("plan_feed").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(lines.join()).not.toContain(secret);
    expect(lines.join()).toContain("/feed/...");
    const exported = await (await ada.ask("/api/account/export")).text();
    expect(exported).not.toContain(secret);
  });

  it("takes no address for another's", async () => {
    const { ada, poll } = await prepared();
    await ada.makeFeed();
    for (const path of ["/feed/x.ics", "/feed/%00.ics", `/feed/${"a".repeat(24)}.ics`, "/feed/"])
      expect((await poll(`https://planner.example.org${path}`)).status).toBe(404);
  });

  it("stays empty without a plan, and fails at no plan whatever", async () => {
    const { ada, poll } = await prepared();
    const address = (await ada.makeFeed())?.address ?? "";
    await ada.put("quickPlanCache", null);
    await ada.put("quickPlanSubjects", null);
    const empty = await (await poll(address)).text();
    expect(empty).not.toContain("VEVENT");
    await ada.put("quickPlanCache", {
      "20-November-2026": [{ subject: "__proto__", hours: 1 }],
    });
    expect(await (await poll(address)).text()).toContain("SUMMARY:__proto__");
  });
});
