import type { CalendarDay } from "@smart-planner/planner/model";
import { partsOf, shortDuration, shortWeekday } from "@smart-planner/planner/time";

export const planUpdateWords = {
  undo: "Undo",
  closeChanged: "Close what changed",
  planningAgain: "Planning it again",
  looking: "Looking for room...",
  howToCatchUp: "How to catch up",
  nothingChanges: "Nothing changes until you say so.",
  keepMine: "Keep my plan",
  useThis: "Use this plan",

  howToFit: "How to make it fit",
  trying: "Looking for what would help...",
  noHelp: "No setting here makes room. A smaller goal or a later exam would.",
  /** A change and its effect. */
  help: <Part>(change: string, effect: Part) => [`${change}: `, effect],
  allFits: "then all of it fits",
  short: (minutes: number) => `then ${shortDuration(minutes)} are short`,
  found: <Part>(strong: (text: string) => Part, minutes: number, shortMinutes: number) => [
    strong(`+${shortDuration(minutes)}`),
    shortMinutes > 0 ? `, ${shortDuration(shortMinutes)} still short` : "",
  ],

  nextDays: "Your next seven days",
  sessionsChange: (count: number) => `Your next seven days: ${count} sessions change`,
  today: "Today",
  dayShort: (day: CalendarDay) => `${shortWeekday(day)} ${partsOf(day).day}`,
  dayParts: <Part>(bold: (text: string) => Part, day: CalendarDay) => [
    `${shortWeekday(day)} `,
    bold(String(partsOf(day).day)),
  ],
  notDone: "Not done",
  newMinutes: "New, in minutes",
  yourHours: (minutes: number) => `Your ${shortDuration(minutes)}`,
  forEachExam: "What it means for each exam",
  seeChanges: (count: number) => (count === 1 ? "See the change" : `See all ${count} changes`),
};
