import { dateWords } from "./dates.ts";

const amount = (done: number, all: number): string =>
  `${dateWords.decimal(done)} / ${dateWords.decimal(all)}`;

export const progressWords = {
  dashboard: "Progress Dashboard",
  none: "Generate a study plan to start tracking your progress!",
  overall: "Overall Progress",
  /** `13.3 / 26.6 hours`. */
  hours: (done: number, all: number) => `${amount(done, all)} hours`,
  streak: "Study Streak",
  streakDays: (days: number): string => (days === 1 ? "day" : "days"),
  streakHint: (days: number): string => {
    if (days <= 0) return "Start today!";
    return days === 1 ? "Keep it up!" : "Amazing consistency!";
  },
  closing: (percent: number, isAllDone: boolean): string => {
    if (isAllDone) return "Amazing! You've completed all sessions! Keep up the great work!";
    return percent >= 50
      ? "You're making great progress! Keep going!"
      : "Every step counts! Let's start studying!";
  },
  tracked: "Subjects Tracked",
  active: "Active subjects",
  breakdown: "Subject Breakdown",
  hrs: (done: number, all: number) => `${amount(done, all)} hrs`,
  sessions: "Study Sessions",
  today: "Today",
};
