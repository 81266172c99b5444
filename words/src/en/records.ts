/** One and many of each family of records. */
const nouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  ticks: ["tick", "ticks"],
  focus: ["timer", "timers"],
  log: ["entry", "entries"],
  paces: ["subject", "subjects"],
  edits: ["change", "changes"],
  receipts: ["change", "changes"],
  calendars: ["calendar", "calendars"],
  busyMonths: ["month", "months"],
  schoolWork: ["entry", "entries"],
  daysOff: ["entry", "entries"],
  subjects: ["subject", "subjects"],
  topics: ["chapter", "chapters"],
  assignments: ["assignment", "assignments"],
  chances: ["chance", "chances"],
  examAnswers: ["answer", "answers"],
  reviews: ["review", "reviews"],
};

const nounOf = (family: string, count: number): string =>
  (nouns[family] ?? ["entry", "entries"])[count === 1 ? 0 : 1];

/** Families of records: things a student has many of. */
export const recordWords = {
  labels: {
    ticks: "Ticked sessions",
    focus: "Running timers",
    log: "Study log",
    paces: "Learned lengths",
    edits: "Changes by hand",
    receipts: "Plan history",
    calendars: "Calendars",
    busyMonths: "Months of calendars",
    schoolWork: "Work found in calendars",
    daysOff: "Days off",
    subjects: "Exams and goals",
    topics: "Chapters",
    assignments: "Due work",
    chances: "Chances",
    examAnswers: "How exams went",
    reviews: "Reviews",
  },
  /** `1,234 ticks`. */
  count: (family: string, count: number) =>
    `${count.toLocaleString("en-GB")} ${nounOf(family, count)}`,
};
