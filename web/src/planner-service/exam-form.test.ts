import type { SubjectRow } from "@smart-planner/contract";
import { parseDay } from "@smart-planner/planner/time";
import { noWork } from "@smart-planner/planner/work";
import { expect, it } from "vitest";
import { type ExamForm, type FoundExam, withExams, withMovedExam } from "./exam-form.ts";

const day = (text: string) => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
const midterm: FoundExam = {
  ...{ subject: "Physics", title: "PHY midterm" },
  ...{ day: day("2026-06-22"), minute: 540 },
};
const formOf = (...rows: readonly SubjectRow[]): ExamForm => ({ rows, works: {} });
const added = (form: ExamForm, exam: FoundExam = midterm) => withExams(form, [exam], () => "new");

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
  expect(added({ ...form, works }, { ...midterm, minute: 600 }).works).toEqual(works);
  expect(added(form, { ...midterm, minute: undefined })).toEqual(form);
});

it("moves an exam wherever its old day is entered, and no other", () => {
  const first = added(formOf({ subject: "Physics", examDate: "" }));
  const move = { subject: "Physics", from: day("2026-06-22"), day: day("2026-06-24"), minute: 600 };
  const { rows, works } = withMovedExam(first, move);
  expect(rows).toEqual([{ subject: "Physics", examDate: "2026-06-24" }]);
  expect(works.Physics?.exams[0]?.time).toBe("10:00");
  const further = added(formOf({ subject: "Physics", examDate: "2026-06-15" }));
  const moved = withMovedExam(further, move);
  expect(moved.rows).toEqual(further.rows);
  expect(moved.works.Physics?.exams).toMatchObject([{ time: "" }, { date: "2026-06-24" }]);
  expect(withMovedExam(further, { ...move, subject: "Art" })).toEqual(further);
});
