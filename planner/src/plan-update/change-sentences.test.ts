import { describe, expect, it } from "vitest";
import type { PlanEntry, StudyPlan } from "../model/model.ts";
import { sessionsOf } from "../study-plan/plan-sessions.ts";
import { parseDay } from "../time/calendar-day.ts";
import { changeSentencesOf } from "./change-sentences.ts";
import { comparePlans } from "./plan-difference.ts";

const today =
  parseDay("2026-11-19") ??
  (() => {
    throw new Error("no day");
  })();
const session = (subject: string, startTime: string, hours = 1): PlanEntry => ({
  subject,
  hours,
  startTime,
});

const said = (
  before: StudyPlan,
  after: StudyPlan,
  missedOn?: string,
  firstExam?: string,
  lacking: readonly string[] = ["Physics"],
) => {
  const missed = sessionsOf(before).filter(({ label }) => label === missedOn);
  const { sentences, more } = changeSentencesOf({
    difference: comparePlans({ before, after, today }),
    missed,
    today,
    firstExam,
    lacking: new Set(lacking),
  });
  return [
    ...sentences.map(({ subject, text }) => `${subject} ${text}`),
    ...(more > 0 ? [more] : []),
  ];
};

describe("what a change says", () => {
  const past = { "17-November-2026": [session("Physics", "18:00")] };

  it("names the new place of what was missed, with its reason", () => {
    const after = { ...past, "21-November-2026": [session("Physics", "20:00")] };
    expect(said(past, after, "17-November-2026")).toEqual([
      "Physics from Tuesday goes to Saturday, 20:00.",
    ]);
    expect(said(past, after, "17-November-2026", "Physics")).toEqual([
      "Physics from Tuesday goes to Saturday, 20:00, because its exam comes first.",
    ]);
  });

  it("knows when it went into longer sessions, and when it found no room", () => {
    const before = { ...past, "20-November-2026": [session("Physics", "18:00")] };
    const after = { ...past, "20-November-2026": [session("Physics", "18:00", 2)] };
    expect(said(before, after, "17-November-2026")[0]).toBe(
      "Physics from Tuesday goes into longer sessions from tomorrow on.",
    );
    expect(said(before, before, "17-November-2026")).toEqual([
      "Physics from Tuesday finds no room.",
    ]);
  });

  it("says of what was missed and is not wanted any more that it is no longer planned", () => {
    expect(said(past, past, "17-November-2026", undefined, [])).toEqual([
      "Physics from Tuesday is no longer planned.",
    ]);
  });

  it("says of what was missed that its time is planned already, where nothing is lacking", () => {
    const { sentences } = changeSentencesOf({
      difference: comparePlans({ before: past, after: past, today }),
      missed: sessionsOf(past),
      today,
      lacking: new Set(),
      planned: new Set(["Physics"]),
    });
    expect(sentences.map(({ text }) => text)).toEqual(["from Tuesday is in your plan already."]);
  });

  it("tells the weekday of a week ago from the next", () => {
    const after = { ...past, "24-November-2026": [session("Physics", "20:00")] };
    expect(said(past, after, "17-November-2026")).toEqual([
      "Physics from Tuesday goes to next Tuesday, 20:00.",
    ]);
  });

  it("counts what changes, and what finds no room apart from it", () => {
    const names = ["Art", "Latin", "Music", "Greek", "Chess", "Dance"];
    const missed = { "17-November-2026": names.map((name) => session(name, "18:00")) };
    const after = { ...missed, "21-November-2026": [session("Art", "20:00")] };
    const found = changeSentencesOf({
      difference: comparePlans({ before: missed, after, today }),
      missed: sessionsOf(missed),
      today,
      lacking: new Set(names),
    });
    expect(found).toMatchObject({ more: 0, moreWithoutRoom: 2 });
    expect(found.sentences).toHaveLength(4);
  });

  it("says what moves, comes and goes", () => {
    const before = {
      "20-November-2026": [session("Art", "09:00"), session("Latin", "11:00")],
      "28-November-2026": [session("Music", "11:00")],
    };
    const after = {
      "20-November-2026": [session("Latin", "12:00")],
      "22-November-2026": [session("Art", "10:00"), session("Biology", "12:00")],
    };
    expect(said(before, after)).toEqual([
      "Latin tomorrow begins at 12:00.",
      "Art moves from tomorrow to Sunday, 10:00.",
      "Biology comes Sunday, 12:00.",
      "Music 28 November is no longer planned.",
    ]);
  });

  it("stops after five, or after four and a count", () => {
    const names = ["A", "B", "C", "D", "E", "F", "G"];
    const after = { "20-November-2026": names.map((name) => session(name, "09:00")) };
    const sentences = said({}, after);
    expect(sentences).toHaveLength(5);
    expect(sentences.at(-1)).toBe(3);
  });
});
