import type { CalendarDay } from "@smart-planner/planner/model";
import { dayAndMonth } from "@smart-planner/planner/time";

export const subjectsWords = {
  hours: "Study hours available per day",
  hoursMissing: "Enter how many hours a day you can study, from 1 to 24.",
  availableHours: "Available Hours",
  hoursRequired: "Available hours is required",
  hoursPerDay: "Hours per day",
  subject: "Subject",
  subjectName: "Subject name",
  examDate: "Exam date",
  examDateTitle: "Exam Date",
  subjectNumber: (number: number) => `Subject ${number}`,
  examDateNumber: (number: number) => `Exam Date ${number}`,
  removeSubject: (number: number) => `Remove subject ${number}`,
  example: "e.g. Mathematics",
  addSubject: "Add Subject",
  addAnother: "Add Another Subject",
  generate: "Generate Plan",
  required: "Subject and exam date are required",
  needsBoth: "A name and an exam date make this a subject we can plan.",
  addOne: "Add at least one subject with a name and an exam date.",
  open: (subject: string, line: string | undefined) =>
    `Open ${subject}: ${line ?? "add exams or chapters"}`,
  examOver: "Exam over. How did it go?",
  oddExamDays: {
    over: "Exam over. It gets no more time.",
    today: "This exam is today, so it gets no time.",
    far: "More than ten years away: is the year right?",
  },
  movedFrom: (day: CalendarDay) => `Moved from ${dayAndMonth(day)}`,
};
