import type { ScheduleRow } from "@smart-planner/contract";
import { formatClock, weekdayNames } from "@smart-planner/planner/time";

/** A class of a made-up timetable with its details. */
export interface Class extends ScheduleRow {
  readonly room: string;
  readonly teacher: string;
}

const subjects = [
  "Mathematics",
  "Physics",
  "Organic Chemistry",
  "World History",
  "English Literature",
  "Biology",
  "Computer Science",
  "Art",
  "Music Theory",
  "Economics",
  "Geography",
  "Linear Algebra",
  "Philosophy",
  "French",
  "Data Structures",
  "Physical Education",
  "Statistics",
  "Psychology",
] as const;

const teachers = ["Dr Adams", "Prof. Lee", "Ms Novak", "Mr Okafor", "Dr Silva"] as const;

/** A generator of numbers in [0, 1) that gives the same ones for the same seed. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface WeekInput {
  readonly seed: number;
  /** Starts fall on multiples of this many minutes. */
  readonly step?: number;
  readonly lengths?: readonly number[];
  readonly days?: number;
  readonly perDay?: number;
}

const clock = (minute: number): string => formatClock(minute);

/** A week of classes that do not overlap. */
export const makeWeek = ({
  seed,
  step = 30,
  lengths = [60, 90, 120],
  days = 5,
  perDay = 2,
}: WeekInput): Class[] => {
  const random = seeded(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const classes: Class[] = [];
  for (const day of weekdayNames.slice(0, days)) {
    const count = Math.max(1, perDay + Math.floor(random() * 3) - 1);
    let from = 8 * 60 + Math.floor(random() * 4) * step;
    for (let index = 0; index < count && from < 17 * 60; index += 1) {
      const length = pick(lengths) ?? 60;
      classes.push({
        day,
        subject: pick(subjects) ?? "Art",
        startTime: clock(from),
        endTime: clock(from + length),
        room: `Room ${100 + Math.floor(random() * 200)}`,
        teacher: pick(teachers) ?? "Dr Adams",
      });
      from += length + Math.floor(random() * 4) * step;
    }
  }
  return classes;
};

export const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
