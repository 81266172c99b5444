import { minutesPerDay } from "../time/clock-time.ts";
import type { DateSpan, DayWindow, Wish } from "./wish.ts";

type Bounds = readonly [least: number, most: number];
type FieldBounds = Readonly<Record<string, Bounds>>;

const minuteOfDay: Bounds = [0, minutesPerDay];
const minutesADay: Bounds = [1, minutesPerDay];
const minutesAWeek: Bounds = [0, 7 * minutesPerDay];
const minutesOfWork: Bounds = [1, 2_000 * 60];
const daysBefore: Bounds = [1, 60];

/** What a number of a wish can be; those of a kind that is not named have no bounds of their own. */
const boundsByKind: Partial<Record<Wish["kind"], FieldBounds>> = {
  limit: { most: minutesAWeek, least: minutesAWeek },
  rhythm: { perWeek: [1, 7], everyDays: [1, 30], minutes: minutesADay },
  session: { most: [5, minutesPerDay], least: [5, minutesPerDay] },
  break: { minutes: [1, 240] },
  "subjects-a-day": { most: [1, 100] },
  "sessions-a-day": { most: [1, 50] },
  "rest-days": { perWeek: [1, 6] },
  work: { minutes: minutesOfWork },
  done: { minutes: minutesOfWork },
  finish: { daysBefore },
  review: { days: daysBefore },
  sleep: { from: minuteOfDay, to: minuteOfDay, minutes: minutesADay },
  buffer: { minutes: minutesADay },
  task: { minutes: minutesADay },
};

const isWithin = (value: unknown, [least, most]: Bounds): boolean =>
  value === undefined ||
  (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most);

const isWindow = ({ from, to }: DayWindow): boolean =>
  from !== to && isWithin(from, minuteOfDay) && isWithin(to, minuteOfDay);

const isSpan = ({ from, to }: DateSpan): boolean => to === undefined || from <= to;

/**
 * Whether a plan can be asked for this at all. "maths every 0 days" is read word by word and still no wish: sent
 * on, it would be refused together with everything else the student wrote.
 */
export const isWithinBounds = (wish: Wish): boolean => {
  const values: Readonly<Record<string, unknown>> = { ...wish };
  const own = Object.entries(boundsByKind[wish.kind] ?? {});
  if (!own.every(([field, bounds]) => isWithin(values[field], bounds))) return false;
  if (wish.kind === "weight" && (wish.factor < 0.25 || wish.factor > 3)) return false;
  if ("window" in wish && wish.window !== undefined && !isWindow(wish.window)) return false;
  if ("dates" in wish && wish.dates?.every(isSpan) === false) return false;
  return !("daysBeforeExam" in wish) || isWithin(wish.daysBeforeExam, daysBefore);
};
