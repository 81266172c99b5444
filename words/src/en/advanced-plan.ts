import { type CalendarDay, listed } from "@smart-planner/planner/model";
import {
  dayAndMonth,
  shortDayAndMonth,
  shortDuration,
  weekdayNames,
  weekdayOf,
} from "@smart-planner/planner/time";
import { counted } from "../said.ts";

/** Time that is missing for an exam or a hand-in. */
export interface Lack {
  readonly name: string;
  readonly minutes: number;
}

const numbers = "None One Two Three Four Five Six Seven Eight Nine Ten".split(" ");
const numberText = (count: number): string => numbers[count] ?? String(count);

/** `One of three exams fits`, `Neither exam fits`. */
const fittingText = (fitting: number, of: number, exam: "" | " exam"): string =>
  fitting === 0 && of === 2
    ? `Neither${exam} fits`
    : `${numberText(fitting)} of ${numberText(of).toLowerCase()}${exam && `${exam}s`} ${fitting === 1 ? "fits" : "fit"}`;

const lackText = (lacks: readonly Lack[]): string =>
  listed(
    lacks.map(
      ({ name, minutes }, index) =>
        `${name} ${index === 0 ? "is " : ""}${shortDuration(minutes)} short`,
    ),
  );

export const advancedPlanWords = {
  steps: "Steps",
  stepNames: ["Add subjects", "Configure schedule and preferences", "Click Generate Study Plan"],
  /** For screen readers, after the name of a step. */
  stepDone: ", done",
  generateHeading: "Generate Your Study Plan",
  optimise: "Optimize with AI (BETA)",
  generate: "Generate Study Plan",

  doesItFit: "Does it fit?",
  fromToday: "From today",
  looking: "Checking the plan...",
  outOfDate:
    "Your subjects, due work or week have changed since this plan was made. Generate Study Plan brings it up to date.",
  catchUp: (day: CalendarDay, minutes: number, hasLater: boolean) =>
    `The plan keeps ${shortDuration(minutes)} free on ${weekdayNames[weekdayOf(day)]} ${dayAndMonth(day)} to catch up${hasLater ? ", and some time in later weeks" : ""}.`,
  noGoals: "No goal set: your hours are shared out between subjects.",
  someGoals: "Subjects without a goal share the remaining hours.",
  keeps: "What this plan keeps",
  more: (count: number) => `And ${count} more.`,
  inReserve: (minutes: number) => `${shortDuration(minutes)} kept in reserve.`,
  useMore: "Use more of them",

  noExam: "No exams ahead: nothing left to plan.",
  notYet: (lacks: readonly Lack[]) => `It does not fit yet. ${lackText(lacks)}.`,
  examsFit: (fitting: number, of: number, lacks: readonly Lack[]) =>
    `${fittingText(fitting, of, " exam")}. ${lackText(lacks)}.`,
  /** Exams and hand-ins. */
  someFit: (fitting: number, of: number, lacks: readonly Lack[]) =>
    `${fittingText(fitting, of, "")}. ${lackText(lacks)}.`,
  notDone: (plannedMinutes: number, missed: readonly Lack[]) =>
    `${shortDuration(plannedMinutes)} planned. ${listed(missed.map(({ name, minutes }) => `${shortDuration(minutes)} of ${name}`))} not done.`,
  allFits: (plannedMinutes: number) => `It all fits: ${shortDuration(plannedMinutes)} planned.`,
  allFitsWith: (plannedMinutes: number, spareMinutes: number) =>
    `It all fits: ${shortDuration(plannedMinutes)} planned, ${shortDuration(spareMinutes)} to spare.`,

  eachExam: "What each exam gets",
  exam: "Exam",
  examOrHandIn: "Exam or hand-in",
  handIn: (day: CalendarDay) => `Hand-in, ${shortDayAndMonth(day)}`,
  doneAndPlanned: "Done and planned",
  share: "Share",
  needed: "Needed",
  done: "Done",
  planned: "Planned",
  missing: "Missing",
  cushion: "Cushion",
  cushionOf: "Cushion: ",
  toSpare: (minutes: number) => `${shortDuration(minutes)} to spare`,
  noCushion: "None",
  inTime: "In time",
  readiness: "Readiness",
  allExams: "All exams",
  onTrack: "On track",
  tight: "Tight",
  short: (minutes: number) => `${shortDuration(minutes)} short`,
  missed: (minutes: number) => `${shortDuration(minutes)} not done`,

  pomodoro: (rounds: number, breaks: number) =>
    `Pomodoro: ${counted(rounds, "round")} of focus${breaks === 0 ? "" : `, ${counted(breaks, "break")}`}`,
};
