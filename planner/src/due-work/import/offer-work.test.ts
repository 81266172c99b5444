import { describe, expect, it } from "vitest";
import { day } from "../../../test/calendar-day.ts";
import type { Assignment } from "../assignment.ts";
import { feedNewsOf, type SchoolEntry } from "./feed-news.ts";
import { assignmentOfOffer, type FoundWork, offerWork } from "./offer-work.ts";

const today = day("2026-11-18");
const essay: FoundWork = {
  title: "Essay 2",
  kind: "hand-in",
  course: "HIST 20",
  due: "2026-11-25",
};
const own = (change: Partial<Assignment> = {}): Assignment => ({
  ...{ kind: "hand-in", subject: "History", title: "Essay 2", state: "open", addedOn: today },
  due: { day: day("2026-11-25") },
  ...change,
});
const offer = (
  items: Readonly<Record<string, FoundWork>>,
  given: Partial<Parameters<typeof offerWork>[0]> = {},
) =>
  offerWork({
    ...{ found: Object.entries(items), sourceName: "Canvas", today },
    ...{ subjects: ["History", "Computer Science"], exams: [], assignments: {} },
    ...given,
  });

describe("the table of found work", () => {
  it("has a group for each course, with a subject that fits or a new one, by date", () => {
    const courses = offer({
      a: { title: "Sheet 2", kind: "hand-in", course: "CS101", due: "2026-12-01T10:00+01:00" },
      b: { title: "Sheet 1", kind: "hand-in", course: "CS101", due: "2026-11-20" },
      c: { title: "Lab", kind: "quiz", course: "BIO 7", due: "2026-11-20" },
      d: { title: "Office hours", kind: "event", course: "CS101", start: "2026-11-20T15:00" },
      e: { title: "HIST midterm", kind: "exam", start: "2026-11-27T09:00" },
    });
    expect(courses.map(({ course, subject }) => [course, subject])).toEqual([
      ["CS101", "Computer Science"],
      ["BIO 7", "BIO 7"],
      ["", "History"],
    ]);
    expect(courses[0]?.rows).toMatchObject([
      { key: "b", choice: "hand-in", when: { day: "2026-11-20" } },
      { key: "d", choice: "leave out" },
      { key: "a", choice: "hand-in", when: { day: "2026-12-01", minute: 600 } },
    ]);
  });

  it("first leaves out, with a reason, work that is over, done, undated or already entered", () => {
    const exam = { title: "Final", kind: "exam", course: "HIST 20", start: "2026-12-16T14:00" };
    const rows = offer(
      {
        over: { ...essay, due: "2026-11-17" },
        done: { ...essay, done: true },
        undated: { title: "Tidy notes", kind: "hand-in", course: "HIST 20" },
        opening: { title: "Quiz", kind: "other", course: "HIST 20", leftOut: "Opening time" },
        exam: { ...exam, kind: "exam" },
      },
      { exams: [{ subject: "History", day: "2026-12-16" }] },
    ).flatMap(({ rows: each }) => each);
    expect(Object.fromEntries(rows.map(({ key, aside }) => [key, aside]))).toEqual({
      over: "Over",
      done: "Done already",
      undated: "Without a date",
      opening: "Opening time",
      exam: "Already among your exams",
    });
    expect(rows.every(({ choice }) => choice === "leave out")).toBe(true);
  });

  it("remembers the subject and the kind that a course was given before", () => {
    const before = own({
      ...{ title: "Weekly log", subject: "Modern times", kind: "reading" },
      source: { course: "HIST 20", kind: "hand-in" },
    });
    const [course] = offer({ a: essay }, { assignments: { x: before } });
    expect(course).toMatchObject({ subject: "Modern times", rows: [{ choice: "reading" }] });
  });

  it("knows the student's own work by name and day", () => {
    const sameAs = (assignment: Assignment) =>
      offer({ a: essay }, { assignments: { mine: assignment } })[0]?.rows[0]?.sameAs;
    expect(sameAs(own({ title: "essay 2" }))).toBe("mine");
    expect(sameAs(own({ due: { day: day("2026-11-26") } }))).toBeUndefined();
    expect(sameAs(own({ source: { entry: "a" } }))).toBeUndefined();
  });

  it("becomes assignments: opening day, weekly rule, weight; a task without a date", () => {
    const made = (item: FoundWork) => {
      const [row] = offer({ a: item }).flatMap(({ rows }) => rows);
      if (row === undefined) throw new Error("no row");
      return assignmentOfOffer(row, {
        choice: "hand-in",
        subject: "History",
        today,
        weightNote: (percent) => `${percent} % of the grade`,
      });
    };
    expect(made({ ...essay, start: "2026-11-20T08:00", weight: 20, estimateMinutes: 90 })).toEqual({
      ...own({ opens: day("2026-11-20"), estimate: { minutes: 90 } }),
      note: "20 % of the grade",
      source: { course: "HIST 20", kind: "hand-in" },
    });
    const weekly = "FREQ=WEEKLY;INTERVAL=2;UNTIL=2026-12-18;BYDAY=WE";
    expect(made({ ...essay, recurring: weekly }).repeats).toEqual({
      everyWeeks: 2,
      until: "2026-12-18",
    });
    expect(made({ ...essay, recurring: "FREQ=WEEKLY;BYDAY=MO,WE" }).repeats).toBeUndefined();
    expect(made({ title: "Tidy notes", kind: "hand-in" })).toMatchObject({ kind: "task" });
  });
});

describe("the news of a school calendar", () => {
  const entry = (change: Partial<SchoolEntry> = {}): SchoolEntry => ({
    ...{ ...essay, calendar: "c" },
    ...change,
  });
  const newsOf = (
    entries: Readonly<Record<string, SchoolEntry>>,
    assignments: Readonly<Record<string, Assignment>> = {},
  ) => {
    const offered = offer(entries, { assignments });
    const { fresh, moved, gone } = feedNewsOf({
      ...{ calendar: "c", entries, offered, assignments, today },
    });
    return { fresh: fresh.map(({ key }) => key), moved, gone };
  };
  const taken = entry({ answer: "added", seen: "2026-11-25" });
  const linked = own({ source: { entry: "c/1" } });

  it("is work neither added nor left out, that is most likely work", () => {
    const out = entry({ answer: "left out", seen: "2026-11-25" });
    const event = entry({ kind: "event", due: undefined, start: "2026-11-20T10:00" });
    expect(
      newsOf({ "c/1": taken, "c/2": out, "c/3": event, "c/4": entry({ title: "New" }) }),
    ).toEqual({ fresh: ["c/4"], moved: [], gone: [] });
  });

  it("is another date of open work, and of an exam, until it is answered", () => {
    const later = { ...taken, due: "2026-11-27T18:00+01:00" };
    expect(newsOf({ "c/1": later }, { x: linked }).moved).toMatchObject([
      { id: "x", from: { day: "2026-11-25" }, to: { day: "2026-11-27", minute: 1080 } },
    ]);
    expect(newsOf({ "c/1": { ...later, seen: later.due } }, { x: linked }).moved).toEqual([]);
    expect(newsOf({ "c/1": later }, { x: { ...linked, state: "handed in" } }).moved).toEqual([]);
    // Deleted by the student.
    expect(newsOf({ "c/1": later }).moved).toEqual([]);
    expect(newsOf({ "c/1": { ...later, exam: "History" } }).moved).toMatchObject([
      { to: { day: "2026-11-27" } },
    ]);
  });

  it("reports work that is gone, but not if it is beyond the feed's last date or has a new id", () => {
    const last = entry({ title: "Last", answer: "added", seen: "2026-12-01", due: "2026-12-01" });
    expect(newsOf({ "c/9": last }, { x: linked }).gone).toEqual(["x"]);
    expect(newsOf({ "c/9": { ...last, due: "2026-11-24" } }, { x: linked }).gone).toEqual([]);
    expect(newsOf({}, { x: linked }).gone).toEqual([]);
    expect(newsOf({ "c/9": last, "c/2": entry() }, { x: linked })).toEqual({
      ...{ fresh: [], moved: [], gone: [] },
    });
  });
});
