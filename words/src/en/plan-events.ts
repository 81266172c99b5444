import type { CalendarDay } from "@smart-planner/planner/model";
import { longLabelOf } from "@smart-planner/planner/time";

/** The plan in another calendar. */
export const planEventWords = {
  studyPlan: "Study plan",
  busy: "Busy",
  exam: (subject: string) => `${subject} exam`,
  due: (title: string) => `${title} due`,
  forExam: (day: CalendarDay) => `For the exam on ${longLabelOf(day)}`,
};
