import type { CalendarDay, Weekday } from "@smart-planner/planner/model";
import { shortDayAndMonth, shortDuration, weekdayNames } from "@smart-planner/planner/time";
import { counted } from "../said.ts";

export const firstRunWords = {
  whatsComing: "What’s coming up?",
  hint: "Type, paste a mail, or drop a photo, a PDF or a calendar file.",
  example:
    "Biology exam 30 November\nHistory essay due Friday 23:59, about 6 hours\nSchool Monday to Friday until 15:30",
  drop: "Drop it: we read photos, PDFs, CSV and calendar files",
  chooseFile: "Choose a file",
  file: "A file with what is coming up",
  notRead: (lines: number) =>
    lines === 1 ? "We did not get that one." : `We did not get the ${lines} underlined lines.`,
  read: (things: number, questions: number) =>
    `${counted(things, "thing")} read${questions === 0 ? "" : `, ${counted(questions, "question")}`}. Press one to change it.`,
  whatWeRead: "What we read",
  howMuchTime: "How much time on a school day?",
  hours: (hours: number) => `${hours} h`,
  planAround: (name: string) =>
    `We plan around ${name === "School" ? "school" : name}, so this makes an Advanced Scheduler plan.`,
  school: "School",
  addOne: "Add one exam or hand-in.",
  makePlan: "Make my plan",
  orSample: <Part>(button: (text: string) => Part) => ["or ", button("try a sample")],
  byHand: "Or fill it in by hand",

  /** Due work by its subject and its title. */
  work: (subject: string, title: string) =>
    `${subject} ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`,
  examOn: (day: CalendarDay) => `exam, ${shortDayAndMonth(day)}`,
  due: (
    day: CalendarDay | "today" | "tomorrow",
    time: string | undefined,
    minutes: number | undefined,
  ) =>
    `due ${day === "today" || day === "tomorrow" ? day : shortDayAndMonth(day)}${time === undefined ? "" : ` ${time}`}${minutes === undefined ? "" : `, ${shortDuration(minutes)}`}`,
  examOrHandIn: (day: CalendarDay) => `${shortDayAndMonth(day)}: exam or hand-in?`,
  answers: {
    exam: (name: string) => `${name}: exam`,
    due: (name: string) => `${name}: hand-in`,
  },
  kinds: { exam: "Exam", due: "Hand-in" },
  whatIsIt: "What is it?",
  name: "Name",
  title: "Title",
  days: "Days",
  dayChip: (day: Weekday) => weekdayNames[day].slice(0, 2),
  from: "From",
  to: "To",
  examDay: "Exam day",
  dueDay: "Due day",
  isLate: "This day is over: it would be late.",
  missingDay: "Give a date.",
  missingName: "Give it a name.",
  done: "Done",
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  undo: "Undo",
};
