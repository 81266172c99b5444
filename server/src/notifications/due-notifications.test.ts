import { parseDay } from "@smart-planner/planner/time";
import { describe, expect, it } from "vitest";
import { nextTimeOf, openTimesOf, workOutAhead } from "./due-notifications.ts";

const examDate = (() => {
  const parsed = parseDay("2026-03-31");
  if (parsed === undefined) throw new Error("no day");
  return parsed;
})();

const wanted = {
  studyReminders: true,
  examAlerts: true,
  weeklyDigest: true,
  motivationalQuotes: true,
};

const plan = {
  "28-March-2026": [{ subject: "Mathematics", hours: 1, startTime: "09:00" }],
  "29-March-2026": [
    { subject: "Early", hours: 0.5, startTime: "03:05" },
    { subject: "Mathematics", hours: 1, startTime: "09:00" },
  ],
  "30-March-2026": [{ subject: "Late", hours: 0.5, startTime: "00:05" }],
};

const aheadAt = (time: string, timeZone: string) =>
  workOutAhead({
    plan,
    subjects: [{ name: "Mathematics", examDate }],
    wanted,
    timeZone,
    userId: "amira",
    now: Date.parse(time),
  });
const idsAt = (time: string, timeZone: string) =>
  openTimesOf(aheadAt(time, timeZone), Date.parse(time)).map(({ id }) =>
    id.replace(/^session\/\d+-March-2026-/, ""),
  );

describe("due notifications", () => {
  it.each([
    ["Europe/Vienna", "2026-03-28T07:45:00Z", "2026-03-28T07:59:59Z", "2026-03-28T08:00:00Z"],
    ["Asia/Kolkata", "2026-03-28T03:15:00Z", "2026-03-28T03:29:59Z", "2026-03-28T03:30:00Z"],
    ["America/Los_Angeles", "2026-03-28T15:45:00Z", "2026-03-28T15:59:59Z", "2026-03-28T16:00:00Z"],
  ])("is a reminder for the 15 minutes before 09:00 in %s", (zone, opens, last, closed) => {
    const before = new Date(Date.parse(opens) - 1).toISOString();
    expect(idsAt(before, zone)).not.toContain("Mathematics/09:00");
    expect(idsAt(opens, zone)).toContain("Mathematics/09:00");
    expect(idsAt(last, zone)).toContain("Mathematics/09:00");
    expect(idsAt(closed, zone)).not.toContain("Mathematics/09:00");
  });

  it("is 15 real minutes before a session, also across a clock change", () => {
    // 01:50 in Vienna is 15 minutes before 03:05 on the night clocks go forward.
    expect(idsAt("2026-03-29T00:49:59Z", "Europe/Vienna")).toEqual([]);
    expect(idsAt("2026-03-29T00:50:00Z", "Europe/Vienna")).toEqual(["Early/03:05"]);
    expect(idsAt("2026-03-29T01:05:00Z", "Europe/Vienna")).toEqual([]);
  });

  it("keeps its wall-clock hour when the clocks change", () => {
    expect(idsAt("2026-03-28T05:59:59Z", "Europe/Vienna")).toEqual([]);
    expect(idsAt("2026-03-28T06:00:00Z", "Europe/Vienna")).toEqual(["quote/2026-03-28"]);
    expect(idsAt("2026-03-29T04:59:59Z", "Europe/Vienna")).toEqual([]);
    expect(idsAt("2026-03-29T05:00:00Z", "Europe/Vienna")).toEqual(["quote/2026-03-29"]);
  });

  it("is tomorrow's first session before midnight", () => {
    expect(idsAt("2026-03-29T21:50:00Z", "Europe/Vienna")).toEqual(["Late/00:05"]);
  });

  it.each([
    ["2026-03-24", 7],
    ["2026-03-28", 3],
    ["2026-03-30", 1],
  ])("is an exam alert on %s, %i days before, through the day", (date, days) => {
    const id = `exam/2026-03-31/${days}/Mathematics`;
    const summer = date > "2026-03-29";
    expect(idsAt(`${date}T0${summer ? 5 : 6}:59:59Z`, "Europe/Vienna")).not.toContain(id);
    expect(idsAt(`${date}T0${summer ? 6 : 7}:00:00Z`, "Europe/Vienna")).toContain(id);
    expect(idsAt(`${date}T${summer ? 19 : 20}:59:59Z`, "Europe/Vienna")).toContain(id);
    expect(idsAt(`${date}T${summer ? 20 : 21}:00:00Z`, "Europe/Vienna")).not.toContain(id);
  });

  it("is the digest on Sunday evening", () => {
    expect(idsAt("2026-03-29T15:59:59Z", "Europe/Vienna")).toEqual([]);
    expect(idsAt("2026-03-29T16:00:00Z", "Europe/Vienna")).toEqual(["digest/2026-03-29"]);
    expect(idsAt("2026-03-30T16:00:00Z", "Europe/Vienna")).not.toContain("digest/2026-03-30");
  });

  it("says when to look again: at the next thing to tell, or in the small hours of tomorrow", () => {
    const nextOf = (time: string) => nextTimeOf(aheadAt(time, "Europe/Vienna"), Date.parse(time));
    const next = (time: string) => new Date(nextOf(time)).toISOString();
    expect(next("2026-03-28T06:00:00Z")).toBe("2026-03-28T07:00:00.000Z");
    expect(next("2026-03-28T07:00:00Z")).toBe("2026-03-28T07:45:00.000Z");
    const { until } = aheadAt("2026-03-28T07:45:00Z", "Europe/Vienna");
    expect(until).toBeGreaterThanOrEqual(Date.parse("2026-03-28T23:00:00Z"));
    expect(until).toBeLessThan(Date.parse("2026-03-29T02:00:00Z"));
    expect(nextOf("2026-03-28T07:45:00Z")).toBe(
      Math.min(until, Date.parse("2026-03-29T00:50:00Z")),
    );
  });
});
