import { describe, expect, it } from "vitest";
import { subjectOfExam } from "./subject-of-exam.ts";

describe("the subject in the title of an exam", () => {
  it.each([
    ["Klausur Analysis", "Analysis"],
    ["Klausur: Analysis II", "Analysis II"],
    ["Prüfung in Statistik", "Statistik"],
    ["Exam: Linear Algebra (Hall 3)", "Linear Algebra"],
    ["Final exam – Organic Chemistry", "Organic Chemistry"],
    ["Exam 2: Algorithms", "Algorithms"],
    ["History exam", "History"],
    ["Maths 102 (1h 30m)", "Maths 102"],
    ["Maths 102 ()", "Maths 102"],
    ["Biology exam, room B12", "Biology"],
    ["Examen de Química", "Química"],
    ["Examen final de Física", "Física"],
    ["Examen d'histoire", "histoire"],
    ["Esame di Storia dell'arte", "Storia dell'arte"],
    ["Prova de Matemática", "Matemática"],
    ["Tentamen Wiskunde", "Wiskunde"],
  ])("%s is %s", (title, subject) => {
    expect(subjectOfExam(title)).toBe(subject);
  });

  it.each(["Exam", "Klausur", "Final exam", "Prova", "Klausur 2"])(
    "a name that is nothing but such a word stays: %s",
    (title) => {
      expect(subjectOfExam(title)).toBe(title);
    },
  );

  it.each(["Mathematics (Higher)", "Examining Faith", "Prüfungsrecht", "Matheklausur", "Paper 1"])(
    "what only looks like it stays: %s",
    (title) => {
      expect(subjectOfExam(title)).toBe(title);
    },
  );
});
