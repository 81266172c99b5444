export const progressWords = {
  dashboard: "Progress Dashboard",
  none: "Generate a study plan to start tracking your progress!",
  overall: "Overall Progress",
  hours: (hours: string) => `${hours} hours`,
  streak: "Study Streak",
  streakDays: (days: number): string => (days === 1 ? "day" : "days"),
  tracked: "Subjects Tracked",
  active: "Active subjects",
  breakdown: "Subject Breakdown",
  hrs: (hours: string) => `${hours} hrs`,
  sessions: "Study Sessions",
  today: "Today",
};
