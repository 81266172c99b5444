import type { PlanEntry, SessionTime } from "../model/model.ts";

export const gridMinutes = 5;

const floatTolerance = 1e-9;

/** Half up; the tolerance covers 2.4999999999999996. */
export const roundToGrid = (minutes: number): number =>
  Math.floor(minutes / gridMinutes + 0.5 + floatTolerance) * gridMinutes;

/** `2 hr`, `45 min`, `1 hr 30 min`; `0 min` for nothing or NaN. */
export const formatDuration = (minutes: number): string => {
  const whole = Number.isFinite(minutes) ? Math.max(Math.round(minutes), 0) : 0;
  const hourPart = whole >= 60 ? [`${Math.floor(whole / 60)} hr`] : [];
  const minutePart = whole % 60 > 0 ? [`${whole % 60} min`] : [];
  return [...hourPart, ...minutePart].join(" ") || "0 min";
};

/** `9 h 50`, `12 h`, `45 min`. */
export const shortDuration = (minutes: number): string => {
  const whole = Math.max(Math.round(minutes), 0);
  const hours = Math.floor(whole / 60);
  if (hours === 0) return `${whole} min`;
  return whole % 60 === 0 ? `${hours} h` : `${hours} h ${String(whole % 60).padStart(2, "0")}`;
};

/** `9 h 50 min`. */
export const spokenDuration = (minutes: number): string =>
  shortDuration(minutes).replace(/ h \d+$/, "$& min");

export interface DurationFields {
  readonly hours: number;
  readonly time: SessionTime;
  readonly timeFormatted: string;
}

export const durationFieldsOf = (minutes: number): DurationFields => ({
  hours: minutes / 60,
  time: { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
  timeFormatted: formatDuration(minutes),
});

/** `time` if present, else `hours`; never negative. */
export const sessionMinutesOf = (entry: Pick<PlanEntry, "hours" | "time">): number => {
  const minutes = entry.time ? entry.time.hours * 60 + entry.time.minutes : entry.hours * 60;
  return Number.isFinite(minutes) ? Math.max(Math.round(minutes), 0) : 0;
};

/** The formatted time, or the hours followed by `hrs`. */
export const sessionTimeTextOf = (entry: Pick<PlanEntry, "hours" | "timeFormatted">): string =>
  entry.timeFormatted ?? `${entry.hours} hrs`;
