import { expect, it } from "vitest";
import { day } from "../../test/calendar-day.ts";
import { defaultPreferences } from "../model/default-preferences.ts";
import { changedInputs, type EnteredInputs } from "./changed-inputs.ts";

const today = day("2026-06-10");
const subject = (name: string, examDate: string) => ({ name, examDate: day(examDate) });
const madeFrom: EnteredInputs = {
  subjects: [subject("Maths", "2026-06-20"), subject("Art", "2026-06-22")],
  hoursPerDay: 4,
};
const changes = (entered: Partial<EnteredInputs>, made: EnteredInputs = madeFrom) =>
  changedInputs({ madeFrom: made, entered: { ...made, ...entered }, today });

it("is nothing while the inputs say the same, in whatever order", () => {
  expect(changes({ subjects: madeFrom.subjects.toReversed() })).toEqual([]);
  const week = { preferences: { ...defaultPreferences, subjectDifficulty: { a: 1, b: 2 } } };
  const same = { ...defaultPreferences, subjectDifficulty: { b: 2, a: 1 } };
  expect(changes({ preferences: same }, { ...madeFrom, ...week })).toEqual([]);
});

it("names subjects added and removed, exams moved, other hours and another week", () => {
  expect(
    changes({
      subjects: [subject(" Maths ", "2026-06-21"), subject("Greek", "2026-06-30")],
      hoursPerDay: 5,
      preferences: defaultPreferences,
    }),
  ).toEqual([
    { kind: "exam moved", subject: "Maths", from: "2026-06-20", to: "2026-06-21" },
    { kind: "subject removed", subject: "Art", exam: "2026-06-22" },
    { kind: "subject added", subject: "Greek", exam: "2026-06-30" },
    { kind: "hours", from: 4, to: 5 },
    { kind: "week" },
  ]);
});

it("forgets exams that are over", () => {
  const made = { ...madeFrom, subjects: [...madeFrom.subjects, subject("Old", "2026-06-09")] };
  expect(changes({ subjects: madeFrom.subjects }, made)).toEqual([]);
});

it("calls an exam that was put to a day that is over moved, and such a new one no change", () => {
  const art = subject("Art", "2026-06-22");
  for (const to of ["2026-06-10", "2026-06-08"])
    expect(changes({ subjects: [subject("Maths", to), art] })).toEqual([
      { kind: "exam moved", subject: "Maths", from: "2026-06-20", to },
    ]);
  expect(changes({ subjects: [...madeFrom.subjects, subject("Maths", "2026-06-09")] })).toEqual([]);
});

it("tells two exams of one name apart", () => {
  const twice = [subject("Maths", "2026-06-20"), subject("Maths", "2026-06-28")];
  expect(changes({ subjects: [...twice, subject("Art", "2026-06-22")] })).toEqual([
    { kind: "exam added", subject: "Maths", exam: "2026-06-28" },
  ]);
});

const exam = (examDate: string, enteredMinutes?: number, examStart?: number) => ({
  ...subject("Physics", examDate),
  enteredMinutes,
  examStart,
});
const said = (before: EnteredInputs["subjects"], after: EnteredInputs["subjects"]) =>
  changedInputs({
    madeFrom: { subjects: before, hoursPerDay: 4 },
    entered: { subjects: after, hoursPerDay: 4 },
    today,
  });

it("says that the work changed if its sum or the time of an exam is another", () => {
  const changed = [{ kind: "work", subject: "Physics" }];
  expect(said([exam("2026-07-01", 600)], [exam("2026-07-01", 660)])).toEqual(changed);
  expect(said([exam("2026-07-01")], [exam("2026-07-01", 600)])).toEqual(changed);
  expect(said([exam("2026-07-01", 600)], [exam("2026-07-01", 600, 540)])).toEqual(changed);
  expect(said([exam("2026-07-01", 600)], [exam("2026-07-01", 600)])).toEqual([]);
});

it("says nothing where the chapters of an exam that is over go on with the next", () => {
  expect(
    said(
      [exam("2026-06-10", 600), exam("2026-07-16", 0)],
      [exam("2026-06-10"), exam("2026-07-16", 600)],
    ),
  ).toEqual([]);
});

it("names a subject that counts more than it did", () => {
  const counting = (importance: number) => ({
    subjects: [{ ...subject("Maths", "2026-06-20"), importance }, subject("Art", "2026-06-22")],
  });
  expect(changes(counting(1.4))).toEqual([{ kind: "work", subject: "Maths" }]);
  expect(changes(counting(1))).toEqual([]);
});
