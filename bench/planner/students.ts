import {
  type AvailabilityGrid,
  type Commitment,
  defaultPreferences,
  type Preferences,
} from "@smart-planner/planner/model";
import type { AdvancedInputs } from "@smart-planner/planner/scheduler";
import { addDays, parseDay, weekdayNames } from "@smart-planner/planner/time";

export interface Student {
  readonly name: string;
  readonly inputs: AdvancedInputs;
}

const monday = parseDay("2026-09-07");
if (monday === undefined) throw new Error("not a day");
const firstDay = monday;

const commitment = (
  name: string,
  days: Commitment["days"],
  startTime: string,
  endTime: string,
): Commitment => ({ name, days, startTime, endTime, type: "other" });

/** `[weekday, first hour, hour after the last]`. */
const painted = (
  type: "free" | "class",
  blocks: readonly (readonly [0 | 1 | 2 | 3 | 4 | 5 | 6, number, number])[],
): AvailabilityGrid =>
  Object.fromEntries(
    blocks.flatMap(([day, from, to]) =>
      Array.from({ length: to - from }, (_, index) => [
        `${weekdayNames[day]}-${from + index}`,
        { day, hour: from + index, type, label: type },
      ]),
    ),
  );

const student = (
  name: string,
  subjects: Readonly<Record<string, readonly [number, number]>>,
  life: Partial<Omit<AdvancedInputs, "preferences">> & {
    readonly preferences?: Partial<Preferences>;
  },
): Student => ({
  name,
  inputs: {
    today: firstDay,
    minuteOfDay: 7 * 60,
    grid: {},
    commitments: [],
    hoursPerDay: 4,
    ...life,
    subjects: Object.entries(subjects).map(([subject, [days]]) => ({
      name: subject,
      examDate: addDays(firstDay, days),
    })),
    preferences: {
      ...defaultPreferences,
      ...life.preferences,
      subjectDifficulty: Object.fromEntries(
        Object.entries(subjects).map(([subject, [, difficulty]]) => [subject, difficulty]),
      ),
    },
  },
});

/** Half-hour breaks. */
const longBreaks = { ...defaultPreferences.pomodoro, longBreakDuration: 30 };
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const workdays = [0, 1, 2, 3, 4] as const;
const lectures = commitment("Lectures", workdays, "08:00", "13:00");

/** Realistic students. */
export const students: readonly Student[] = [
  student(
    "three exams on one day",
    { Maths: [14, 4], English: [14, 2], Physics: [14, 3] },
    { hoursPerDay: 3, preferences: { pomodoro: longBreaks } },
  ),
  student(
    "ten subjects of a pupil",
    {
      German: [21, 3],
      Maths: [22, 5],
      French: [24, 4],
      English: [25, 2],
      Physics: [28, 4],
      Chemistry: [29, 4],
      Biology: [31, 3],
      History: [32, 2],
      Geography: [35, 2],
      Art: [36, 1],
    },
    {
      commitments: [
        commitment("School", workdays, "08:00", "15:00"),
        commitment("Sport", [2], "17:00", "19:00"),
      ],
      hoursPerDay: 2,
      preferences: { preferredTimes: ["Afternoon"] },
    },
  ),
  student(
    "university, five exams in two weeks",
    {
      Analysis: [30, 5],
      Algebra: [33, 4],
      Physics: [37, 4],
      Programming: [40, 3],
      Ethics: [43, 2],
    },
    { commitments: [lectures], hoursPerDay: 5, preferences: { preferredTimes: ["Afternoon"] } },
  ),
  student(
    "medicine, all day",
    { Anatomy: [35, 5], Physiology: [42, 5], Biochemistry: [49, 4], Histology: [28, 3] },
    { hoursPerDay: 8 },
  ),
  student(
    "evenings beside a job",
    { Accounting: [42, 4], Law: [56, 4] },
    {
      commitments: [commitment("Job", workdays, "08:30", "17:30")],
      hoursPerDay: 2,
      preferences: { preferredTimes: ["Evening"] },
    },
  ),
  student(
    "weekends only",
    { Statistics: [49, 4], Marketing: [63, 2] },
    {
      grid: painted("free", [
        [5, 9, 18],
        [6, 9, 18],
        [0, 20, 21],
        [1, 20, 21],
        [2, 20, 21],
        [3, 20, 21],
        [4, 20, 21],
      ]),
      hoursPerDay: 6,
    },
  ),
  student(
    "an exam in two days, another in four weeks",
    { Chemistry: [2, 4], German: [28, 3] },
    { hoursPerDay: 3, preferences: { pomodoro: longBreaks } },
  ),
  student(
    "seven subjects of a school leaver",
    {
      Maths: [45, 5],
      Physics: [47, 4],
      English: [50, 2],
      French: [52, 3],
      History: [54, 3],
      Biology: [57, 4],
      Geography: [59, 2],
    },
    {
      commitments: [
        commitment("School", workdays, "07:45", "13:15"),
        commitment("Football", [1, 3], "17:00", "19:00"),
      ],
      hoursPerDay: 4,
      preferences: { preferredTimes: ["Afternoon", "Evening"] },
    },
  ),
  student(
    "a term ahead",
    { Economics: [90, 3], Sociology: [97, 3], Methods: [104, 4] },
    {
      commitments: [lectures],
      hoursPerDay: 3,
      preferences: { preferredTimes: ["Afternoon"] },
    },
  ),
  student(
    "night owl",
    { Logic: [25, 4], Databases: [32, 3], Networks: [39, 3] },
    {
      hoursPerDay: 5,
      preferences: { preferredTimes: ["Evening", "Night"], sleepSchedule: { start: 2, end: 10 } },
    },
  ),
  student(
    "early bird with long sessions",
    { Statics: [36, 5], Materials: [43, 4] },
    {
      hoursPerDay: 6,
      preferences: {
        preferredTimes: ["Early Morning", "Morning"],
        minSessionLength: 60,
        maxSessionLength: 180,
        sleepSchedule: { start: 21, end: 5 },
      },
    },
  ),
  student(
    "mornings and evenings in short sessions",
    { Spanish: [21, 2], Italian: [28, 2], Latin: [35, 4] },
    {
      commitments: [commitment("Work", [0, 2, 4], "10:00", "16:00")],
      hoursPerDay: 4,
      preferences: {
        preferredTimes: ["Morning", "Evening"],
        pomodoro: longBreaks,
        minSessionLength: 25,
        maxSessionLength: 90,
      },
    },
  ),
  student(
    "parent with painted hours",
    { Nursing: [30, 3], Pharmacology: [37, 5], Care: [44, 2] },
    {
      grid: painted(
        "free",
        weekdays.flatMap((day) => [
          [day, 9, 11] as const,
          [day, 13, 15] as const,
          [day, 20, 22] as const,
        ]),
      ),
      hoursPerDay: 3,
    },
  ),
  student(
    "ten exams in ten days",
    {
      Contracts: [28, 4],
      Torts: [29, 4],
      Property: [30, 3],
      Crime: [31, 3],
      Europe: [32, 2],
      Tax: [33, 5],
      Trusts: [34, 3],
      Labour: [35, 2],
      Family: [36, 2],
      Evidence: [37, 4],
    },
    { hoursPerDay: 7, preferences: { pomodoro: longBreaks } },
  ),
  student(
    "six months to the state exam",
    { Surgery: [170, 5], Internal: [172, 5], Paediatrics: [175, 3], Neurology: [178, 4] },
    { hoursPerDay: 6, preferences: { preferredTimes: ["Morning", "Afternoon"] } },
  ),
];
