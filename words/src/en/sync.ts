import type { CalendarDay } from "@smart-planner/planner/model";
import { longLabelOf } from "@smart-planner/planner/time";
import { counted } from "../said.ts";

export const syncWords = {
  status: {
    saved: "Saved",
    saving: "Saving",
    offline: "Offline",
    "signed-out": "Sign in again",
    stuck: "Not synced",
  },
  statusText: {
    saved: "Your plan is on every device you sign in to.",
    saving: "Your latest changes are on their way.",
    offline: "Saved on this device; the rest follows when the server can be reached.",
    "signed-out": "Saved on this device. Log out and in again to bring it to your other devices.",
  },
  notSaved:
    "Your latest changes are not saved: this browser's storage is full or switched off. Keep this page open, or download your data and import it later on the account page.",
  downloadData: "Download my data",

  demoOffer: "Take the demo's plan into your account?",
  demoOfferText:
    "There is a plan from the demo on this browser. If it is yours, it comes along into your account. If not, it stays in the demo.",
  startEmpty: "No, start empty",
  itIsMine: "Yes, it is mine",

  data: "Your data",
  dataText:
    "Everything you have entered, your plans and your ticks, as one file. Import it here or on another device.",
  exportData: "Export my data",
  importData: "Import data",
  exportFile: "Export file",
  notImported: {
    tooLarge: "This file is too large to be an export.",
    notAnExport: "This is not a Smart Planner export. Choose a file that you downloaded here.",
    nothingInIt: "There is nothing in this file that could be imported.",
  },
  imported: "Imported. Your planner shows it already.",
  undoClear: "Undo the last Clear",
  clearUndone: "The cleared plan is back.",

  importQuestion: "Import this file?",
  import: "Import",
  allHere: "Everything in this file is here already.",
  replaces:
    "These parts will be replaced; ticks and other records are added to yours. Anything not listed stays as it is.",
  staysSame: "stays as it is",
  new: (summary: string) => `new: ${summary}`,
  leftOut: (names: readonly string[]) => `Not readable and left out: ${names.join(", ")}.`,
  parts: {
    quickPlanCache: "Quick Plan",
    quickPlanSubjects: "Quick Plan subjects",
    quickPlanHours: "Quick Plan hours",
    advancedPlanCache: "Advanced Plan",
    advancedPlanSubjects: "Advanced Plan subjects",
    studyHoursAvailable: "Advanced Plan hours",
    smartplanner_grid: "Weekly availability",
    smartplanner_commitments: "Commitments",
    smartplanner_preferences: "Preferences",
    smartplanner_plan_inputs: "What the Advanced Plan was made from",
    smartplanner_quick_inputs: "What the Quick Plan was made from",
    smartplanner_colours: "Colours",
    smartplanner_plan_in_use: "Plan in use",
    smartplanner_display: "Display",
  },
  daysAndSessions: (days: number, sessions: number) =>
    `${counted(days, "day")}, ${counted(sessions, "session")}`,
  subjects: (count: number) => counted(count, "subject"),
  hoursPerDay: (hours: string) => `${hours} per day`,
  paintedHours: (count: number) => counted(count, "painted hour"),
  commitments: (count: number) => counted(count, "commitment"),
  yourSettings: "your settings",
  asEntered: "as you had entered it",

  history: "Plan history",
  historyEmpty: "Nothing yet. When a plan is replaced or cleared, you can bring it back from here.",
  reasons: {
    quick: "Generated again",
    advanced: "Generated again",
    smart: "Smart timetable",
    optimised: "Optimised",
    restored: "Earlier plan restored",
    imported: "Imported",
    undone: "Change undone",
    updated: "Updated",
    cleared: "Cleared",
    replaced: "Replaced",
  },
  moment: (day: CalendarDay, time: string) => `${longLabelOf(day)}, ${time}`,
  before: (title: string) => `Before: ${title}`,
  made: (moment: string) => `Made ${moment} · `,
  madeBy: { smart: "smart timetable", optimised: "optimised" },
  planTitle: (plan: string, way: string | undefined, days: number) =>
    `${way === undefined ? plan : `${plan} (${way})`}, ${counted(days, "day")}`,
  planHours: (hours: number) => `, ${counted(hours, "hour")}`,
  planHoursPerDay: (hours: number) => `, ${counted(hours, "hour")} per day`,
  moreChanges: (count: number) => `And ${count} more.`,
  whatChanged: "What changed",
  tooLongAgo: "Too long ago to restore",
  restore: "Restore",
  restoreNamed: (plan: string, moment: string) => `Restore the ${plan} replaced on ${moment}`,
  restoreQuestion: (plan: string, moment: string) =>
    `Restore the ${plan} that was replaced on ${moment}? It takes the place of the one you have now.`,
  notRestored: "This plan could not be brought back.",
  restored: (plan: string) =>
    `Your earlier ${plan} is back, with the form it was made from. What is done stays done.`,
};
