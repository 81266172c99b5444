import { type CalendarDay, listed } from "@smart-planner/planner/model";
import { longLabelOf } from "@smart-planner/planner/time";
import { counted } from "../said.ts";

interface Unread {
  readonly kind: "rows" | "pages" | "events";
  readonly count: number;
  readonly names: readonly string[];
  readonly hasMoreNames: boolean;
}

const classes = (count: number): string => counted(count, "class", "classes");

export const uploadWords = {
  upload: "Upload your schedule",
  formats: "PDF, PNG, JPG, JPEG and CSV up to 10MB",
  calendarFiles: "Calendar files (ICS) are read as well.",
  file: "Schedule file",
  chooseFile: "Choose file",
  reading: (file: string) => `Reading ${file}...`,
  refusals: {
    kind: "Choose a PDF, PNG, JPG, JPEG or CSV file, or a calendar file (ICS).",
    tooLarge: "This file is larger than 10MB. Choose a smaller one, or take a screenshot.",
    empty: "This file is empty. Choose another one.",
  },
  parsed: "Schedule parsed successfully! Review and edit if needed.",
  unreadable: "Failed to parse schedule. Please try manual input.",
  failed: "Upload failed. Please try manual input or check your connection.",

  underDevelopment: <Part>(bold: (text: string) => Part) => [
    bold("Under Development"),
    ". This tab is switched off for now. Use Manual Input to mark your week.",
  ],
  example: "An example of what a file will give.",
  waiting: <Part>(file: Part) => [file, " is waiting. Reading timetables is a preview feature."],
  turnOn: (file: string) => `Turn on and read ${file}`,
  letRead: (model: string) => `Let ${model} read pictures`,
  letReadHint:
    "A picture is then sent to this model’s provider. Without it, it is read on this server alone.",

  viewOf: (file: string) => `File ${file}`,
  pictureOf: (file: string) => `The file ${file}`,
  pagesOf: (file: string) => `Pages of ${file}`,
  pageOf: (page: number, file: string) => `Page ${page} of ${file}`,
  textOf: (file: string) => `What is written in ${file}`,
  open: (file: string) => `Open ${file}`,

  /** Parts of the file without a class; rows lack a day, a start or an end. */
  unread: ({ kind, count, names, hasMoreNames }: Unread) => {
    if (kind === "pages")
      return count === 1 ? "One page was not read." : `${count} pages were not read.`;
    if (kind === "events")
      return `${count === 1 ? "One event" : `${count} events`} of this calendar could not be read.`;
    const named = listed([...names, ...(hasMoreNames ? ["others"] : [])]);
    const what = "without a day, a start or an end";
    return count === 1
      ? `One row ${what} was left out: ${named}.`
      : `${count} rows ${what} were left out: ${named}.`;
  },

  section: "Your section",
  sectionHint: "The file lists several. Choose the one you are in.",
  allSections: "All sections",
  dates: "Dates",
  datesHint: "The file gives each class one date. Choose what the dates mean.",
  weekly: "The same every week",
  onlyTheseDates: "Only these dates",
  week: "Week",
  weekHint: "The file has dates. Choose a usual week.",
  usualWeek: (count: number) => `A usual week: what is there most weeks (${classes(count)})`,
  weekOf: (monday: CalendarDay, count: number) =>
    `Week of ${longLabelOf(monday)} (${classes(count)})`,
  everything: (count: number) => `Everything in the file (${classes(count)})`,

  schedule: "Parsed schedule",
  headings: ["Day", "Subject", "Start", "End"],
  addClass: (number: number) => `Add class ${number}`,
  dayOf: (number: number) => `Day ${number}`,
  subjectOf: (number: number) => `Subject of class ${number}`,
  startOf: (number: number) => `Start ${number}`,
  endOf: (number: number) => `End ${number}`,
  merge: (number: number) => `Merge class ${number} with the next`,
  remove: (number: number) => `Remove class ${number}`,
  onlyOn: (days: readonly CalendarDay[]) => `Only on ${listed(days.map(longLabelOf))}`,
  doubts: {
    "next-day": "Ends the next day?",
    long: "Longer than five hours?",
    early: "Before 06:00?",
    overlap: "Overlaps another class",
    day: "Is this the right day?",
    "second-week": "Every second week: check which",
    page: "Much of this file was hard to read",
  },
  rowErrors: {
    subject: "Give this class a subject, or remove the row.",
    times: "Enter when this class starts and ends.",
    length: "This class starts and ends at the same time.",
    other: "This row cannot be read. Check its day and times.",
  },
  willBeAdded: (count: number, of: number) => `${count} of ${classes(of)} will be added.`,
  checkMarked: "Rows with a mark may be misread: check them, then tick them.",
  addToSchedule: "Add to my schedule",
  addAClass: "Add a class",
  added: (count: number) =>
    `${classes(count)} ${count === 1 ? "is" : "are"} in your week now, under Commitments.`,
  seeWeek: "See your week",
  undo: "Undo",
};
