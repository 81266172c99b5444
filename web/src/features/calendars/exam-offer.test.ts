import type { SubjectRow } from "@smart-planner/contract";
import type { DatedEvent } from "@smart-planner/planner/calendars";
import { parseDay } from "@smart-planner/planner/time";
import { noWork } from "@smart-planner/planner/work";
import { expect, it } from "vitest";
import { type ExamForm, offeredExams, subjectFor, withExams } from "./exam-offer.ts";

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
const midterm: DatedEvent = {
  ...{ title: "PHY midterm", day: day("2026-06-22"), start: 540, end: 660 },
  exam: true,
};
const formOf = (...rows: readonly SubjectRow[]): ExamForm => ({ rows, works: {} });
const added = (form: ExamForm, event: DatedEvent = midterm) =>
  withExams(form, [{ subject: "Physics", event }], () => "new");

it("gives a subject without a date its exam, with the time", () => {
  const { rows, works } = added(formOf({ subject: "Physics", examDate: "" }));
  expect(rows).toEqual([{ subject: "Physics", examDate: "2026-06-22" }]);
  expect(works).toEqual({ Physics: { ...noWork, exams: [{ ...noWork.exams[0], time: "09:00" }] } });
  // A new subject takes an empty row.
  expect(added(formOf({ subject: "", examDate: "" })).rows).toEqual(rows);
});

it("gives a subject that has a date a further exam, with the time and its name", () => {
  const form = formOf({ subject: "Physics", examDate: "2026-06-15" });
  const { rows, works } = added(form);
  expect(rows).toBe(form.rows);
  const further = { id: "new", name: "PHY midterm", date: "2026-06-22", time: "09:00" };
  expect(works).toEqual({ Physics: { ...noWork, exams: [...noWork.exams, further] } });
  // Once.
  expect(added({ rows, works })).toEqual({ rows, works });
});

it("brings the time to a date that was entered without one, and leaves a time that was entered", () => {
  const form = formOf({ subject: "Physics", examDate: "2026-06-22" });
  const { works } = added(form);
  expect(works.Physics?.exams[0]?.time).toBe("09:00");
  expect(added({ ...form, works }, { ...midterm, start: 600 }).works).toEqual(works);
  expect(added(form, { ...midterm, allDay: true })).toEqual(form);
});

const offeredOf = (form: ExamForm, events: readonly DatedEvent[]) => {
  const record = { name: "School", colour: "blue", countsAsBusy: true } as const;
  const source = { kind: "file", file: "a.ics", readOn: day("2026-06-10") } as const;
  const listed = { id: "a", record: { ...record, source }, events, source: undefined };
  return offeredExams({ ...form, calendars: [listed], today: day("2026-06-10") });
};

it("is offered until the form knows as much as the calendar", () => {
  const offered = (form: ExamForm) => offeredOf(form, [midterm]).length;
  const form = formOf({ subject: "Physics", examDate: "2026-06-22" });
  expect(offered(form)).toBe(1);
  expect(offered(added(form))).toBe(0);
  expect(offered(added(formOf({ subject: "Physics", examDate: "2026-06-15" })))).toBe(0);
});

it("names a new subject without the word for its exam, and knows it again by that name", () => {
  const titles = [
    ["Klausur Analysis", "Analysis"],
    ["Exam: Linear Algebra (Hall 3)", "Linear Algebra"],
    ["Examen de Química", "Química"],
    ["Midterm", "Midterm"],
  ] as const;
  for (const [title, name] of titles) {
    const event = { ...midterm, title };
    const [offered] = offeredOf(formOf(), [event]);
    const subject = subjectFor(offered?.subject ?? "?", event);
    expect(subject).toBe(name);
    const form = withExams(formOf(), [{ subject, event }], () => "new");
    expect(form.rows).toEqual([{ subject: name, examDate: "2026-06-22" }]);
    expect(offeredOf(form, [event])).toEqual([]);
  }
  // One that was guessed or chosen stays.
  const [guessed] = offeredOf(formOf({ subject: "Chemistry", examDate: "" }), [
    { ...midterm, title: "Examen de Chemie" },
  ]);
  expect(subjectFor(guessed?.subject ?? "?", midterm)).toBe(guessed?.subject);
  expect(guessed?.subject).not.toBe("");
});
