import { listed, type Weekday } from "@smart-planner/planner/model";
import { weekdayNames } from "@smart-planner/planner/time";
import { capital } from "../capital.ts";
import { counted } from "../said.ts";

export const smartWords = {
  heading: "AI-Powered Smart Timetable",
  show: "Show",
  hide: "Hide",
  inYourWords: "Tell us about your week in your own words.",
  preferences: "Your preferences",
  placeholder: "Tell us how you like to study",
  thinkMore: "Think More",
  thinkMoreHint: "Using Pro model for detailed analysis",
  generate: "Generate Smart Timetable",
  pending: { flash: "Generating...", pro: "Thinking deeply..." },
  cancel: "Cancel",
  error: "Error:",
  nothingToAsk: "Please add subjects and available hours first!",
  failed: "Failed to generate smart timetable",
  noSession: "No plan came back. Try again.",
  brokenPlan: "The plan that came back breaks a rule of yours.",
  planKept: (broken: string) => `${broken} Your plan was left as it was.`,
  nothingPlanned: "Nothing can be planned.",
  understoodAs: (wishes: readonly string[]) =>
    `Your preferences were understood as: ${wishes.join("; ")}.`,
  withoutModel: {
    busy: "The language model has too much to do right now. Your preferences were read without it.",
    unusable:
      "The language model gave an answer we cannot use. Your preferences were read without it.",
    away: "The language model cannot be reached right now. Your preferences were read without it.",
    refuses: "The language model refuses this server. Your preferences were read without it.",
    slow: "The language model took too long. Your preferences were read without it.",
  },
  readHere: "The server could not be reached: your preferences were read on this device.",
  leftOut: (subject: string) => `${subject} was left out: it has no exam date.`,
  /** Both may not be empty. */
  keptFree: (calendars: readonly string[], daysOff: number) => {
    const parts = calendars.map((name) => `“${name}”`);
    if (daysOff > 0) parts.push(`${counted(daysOff, "day")} off`);
    const last = parts.pop();
    return `Kept free: ${parts.length === 0 ? last : `${parts.join(", ")} and ${last}`}.`;
  },

  ready: "Your smart timetable is ready.",
  builtIn: "Planned without an AI model.",
  plannedBy: (model: string) => `Planned by ${model}.`,
  nothingUnderstood: "We did not get that one.",
  notKept: "Could not be kept",
  changedNothing: "Changed nothing",
  goodToKnow: "Good to know",

  whichOne: "Which do you mean?",
  everyDayOr: (said: string, days: readonly Weekday[]) =>
    `“${capital(said)}”: every day, or just ${listed(days.map((day) => weekdayNames[day]))}?`,
  leaveOut: "No, leave that out",
  understood: "Understood",
  changeWish: (wish: string) => `Change: ${wish}`,
  removeWish: (wish: string) => `Remove: ${wish}`,
  notUnderstood: "Not understood",
  tryThis: "Try it like this:",
  isDueWork: "This is due work, not a preference.",
  addDueWork: (title: string) => `Add “${title}” to Due work`,
  misspelt: (word: string) => `“${word}”`,

  days: "Days",
  from: "From",
  to: "To",
  firstDay: "First day",
  lastDay: "Last day",
  numbers: {
    atLeast: "At least",
    atMost: "At most",
    howLong: "How long",
    daysBeforeExam: "Days before the exam",
    daysAWeek: "Days a week",
    everyDays: "Every how many days",
    eachTime: "Each time",
    inAll: "In all",
    share: "Times its usual share",
    rating: "1 very easy, 5 very hard",
    lastDays: "Last days before the exam",
  },
  minutes: "min",
  ifPossible: "Only if possible",
  checkFields: "Check the days, times and numbers: something is missing.",
  keepAsCommitment: "Keep as a commitment",
  ok: "OK",
};
