import type { CalendarDay } from "@smart-planner/planner/model";
import { dayAndMonth, shortDuration, shortWeekday } from "@smart-planner/planner/time";
import { counted } from "../said.ts";

const hoursText = (subjects: number, minutes: number): string =>
  `${counted(subjects, "subject")}, ${shortDuration(minutes)} a day`;

const madeOn = (day: CalendarDay, today: CalendarDay): string =>
  day === today ? "today" : `on ${dayAndMonth(day)}`;

const listed = (names: readonly string[], more: number): string => {
  const parts = more > 0 ? [...names, `${more} more`] : [...names];
  const last = parts.pop() ?? "";
  return parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
};

export const homeWords = {
  planner: "Planner",
  heading: "Plan your studies",
  promise: "Organise, plan and thrive with AI-powered study guides.",
  change: "Change",
  fold: "Fold",
  undo: "Undo",
  planMode: "Plan mode",
  modes: { quick: "Quick Plan", advanced: "Advanced Scheduler" },
  opening: "Opening the Advanced Scheduler...",
  generating: "Generating your study plan...",
  thisIsYour: (plan: string) => `This is your ${plan}.`,
  showIt: "Show it",
  clear: "Clear Study Plan",
  clearQuestion: (plan: string) =>
    `Are you sure you want to clear your current ${plan}? This will also clear your progress tracking and reset all input forms.`,
  cleared: (plan: string) => `Your ${plan} was cleared.`,
  lastChange: "Last change",
  lastChangeIs: (name: string) => `Last change: ${name}.`,
  calendarAdded: "Your calendar is in. No study is planned over it.",
  addressNeedsAccount: "Calendars by address need an account.",
  addCalendarQuestion: (address: string) => `Add this calendar?\n\n${address}`,

  turnOnPreview: "Turn on Preview features to use what you shared.",
  samplePlan: "Sample plan",
  sampleSubjects: ["History", "Mathematics", "Biology", "Physics", "English Literature"],
  sampleText: "Just a sample: play with it. It disappears when you leave.",
  clearSample: "Clear the sample",
  noTimeInSample: "In the sample no time is taken.",

  subjectsAndHours: "Subjects and hours",
  noExamAhead: "All your exams are in the past. Check their dates.",
  aDay: (minutes: number) => `${shortDuration(minutes)} a day`,
  hours: hoursText,
  hoursUntil: (subjects: number, minutes: number, lastExam: CalendarDay) =>
    `${hoursText(subjects, minutes)}, last exam ${dayAndMonth(lastExam)}`,
  /** Minutes of classes, names of commitments, how many more there are, and the hours of sleep. */
  week: (
    classMinutes: number,
    names: readonly string[],
    more: number,
    sleep: { readonly from: string; readonly to: string } | undefined,
  ) =>
    [
      ...(classMinutes > 0 ? [`${shortDuration(classMinutes)} of classes`] : []),
      ...names,
      ...(more > 0 ? [`${more} more`] : []),
      ...(sleep === undefined ? [] : [`sleep ${sleep.from} to ${sleep.to}`]),
    ].join(", ") || "Any free hour",
  made: (day: CalendarDay, today: CalendarDay) => `Made ${madeOn(day, today)}`,
  madeAndChanged: (made: CalendarDay, changed: CalendarDay, today: CalendarDay) =>
    `Made ${madeOn(made, today)}, changed ${madeOn(changed, today)}`,
  addExamsOrChapters: "Add exams or chapters",
  carrySubjects: (subjects: number, plan: string) =>
    `Add ${counted(subjects, "subject")} from the ${plan}`,
  carryWithHours: (subjects: number, hours: number, plan: string) =>
    `Add ${counted(subjects, "subject")} and ${counted(hours, "hour")} a day from the ${plan}`,

  addSubjects: "Add Your Subjects",
  configure: "Configure Your Schedule",
  preview: "PREVIEW",
  optimiseSoon: "AI optimization is in preview! Coming soon.",
  tabs: {
    manual: "Manual Input",
    commitments: "Commitments",
    preferences: "Preferences",
    upload: "Upload Schedule",
  },
  whenToStudy: "When do you like to study?",
  enoughForPlan:
    "That’s enough for a plan. Below is your week as we understood it: paint over anything that’s wrong.",
  alreadyCommitment: (name: string) => `${name} is one of your commitments already.`,
  nowCommitment: (name: string) =>
    `${name} is one of your commitments now, in the Advanced Scheduler.`,
  noCommitment: (name: string) => `${name} is no commitment any more.`,

  timeToCatchUp: "Time to catch up",
  withoutPlace: "Chapters that do not fit",
  missingChapters: (subject: string, minutes: number, names: readonly string[], more: number) =>
    `${subject}: ${shortDuration(minutes)} do not fit before the exam: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
  /** `Waves`, `Waves and Sound`, `Waves, Sound, Heat and 2 more`. */
  names: listed,
  printWeek: "Print this week",
  due: (title: string) => `${title} due`,
  printedAt: (day: CalendarDay, time: string) =>
    `${shortWeekday(day)} ${dayAndMonth(day)}, ${time}`,

  isNotDone: (title: string) => `${title} is not done.`,
  isDone: (title: string) => `${title} done.`,
  doneEarly: "Done early?",
  tookLonger: "Took longer?",
  noRoomBeforeExam: (title: string) => `No day before its exam has room for ${title}.`,
  noRoomLeft: {
    exam: (minutes: number, name: string) =>
      `No day before its exam has room for the ${shortDuration(minutes)} that are left of ${name}.`,
    due: (minutes: number, name: string) =>
      `No day before it is due has room for the ${shortDuration(minutes)} that are left of ${name}.`,
  },
  focus: "Focus",
  inYourLog: (name: string, minutes: number) => `${name}: ${shortDuration(minutes)} in your log.`,
  whyNow: "Why now",
  review: (chapter: string) => `Review: ${chapter}`,

  planReady: (sessions: number) => `Your plan is ready: ${counted(sessions, "session")} today.`,
  firstIs: (title: string, time: string) => `${title} is first, at ${time}.`,
  tooLate: (time: string) => `It’s ${time}. Begin tomorrow?`,
  startOrTomorrow: (time: string, title: string, start: string) =>
    `It’s ${time}. Start with ${title} at ${start}, or begin tomorrow?`,
  firstExam: (subjects: string, when: string) => `First exam: ${subjects} ${when}.`,
  beginTomorrow: "Begin tomorrow",
  startAt: (time: string) => `Start at ${time}`,
  gotIt: "Got it",

  lastSession: "That was the last session",
  examsDone: "All exams done",
  workHandedIn: "All work handed in",
  yoursNow: "That’s yours now. Enjoy the break.",
  enjoyBreak: "Enjoy the break.",
  examTomorrow: (subjects: readonly string[]) =>
    `${subjects.join(", ")} ${subjects.length === 1 ? "is" : "are"} tomorrow: sleep well.`,
  nextExam: (subjects: readonly string[], when: string) =>
    `Next exam: ${subjects.join(", ")}, ${when}.`,
  examDay: (day: CalendarDay, today: CalendarDay) => (day === today ? "today" : dayAndMonth(day)),
};
