import type { PlanEntry, SessionTime } from "../model/model.ts";

export const gridMinutes = 5;

/** Half of 5 minutes often arrives as 2.4999999999999996 and must still be rounded up. */
const floatTolerance = 1e-9;

/** To the nearest 5 minutes, half up. */
export const roundToGrid = (minutes: number): number =>
  Math.floor(minutes / gridMinutes + 0.5 + floatTolerance) * gridMinutes;

/** `2 hr`, `45 min`, `1 hr 30 min`; nothing, or no number at all, gives `0 min`. */
export const formatDuration = (minutes: number): string => {
  const whole = Number.isFinite(minutes) ? Math.max(Math.round(minutes), 0) : 0;
  const hourPart = whole >= 60 ? [`${Math.floor(whole / 60)} hr`] : [];
  const minutePart = whole % 60 > 0 ? [`${whole % 60} min`] : [];
  return [...hourPart, ...minutePart].join(" ") || "0 min";
};

/** `2 h`, `45 min`, `1 h 30 min`. */
export const shortHours = (minutes: number): string => formatDuration(minutes).replace("hr", "h");

export interface DurationFields {
  readonly hours: number;
  readonly time: SessionTime;
  readonly timeFormatted: string;
}

/** The three ways in which a plan entry states its length. */
export const durationFieldsOf = (minutes: number): DurationFields => ({
  hours: minutes / 60,
  time: { hours: Math.floor(minutes / 60), minutes: minutes % 60 },
  timeFormatted: formatDuration(minutes),
});

/** Whole minutes of a session: its `time` when present, else its `hours`; never negative. */
export const sessionMinutesOf = (entry: Pick<PlanEntry, "hours" | "time">): number => {
  const minutes = entry.time ? entry.time.hours * 60 + entry.time.minutes : entry.hours * 60;
  return Number.isFinite(minutes) ? Math.max(Math.round(minutes), 0) : 0;
};

/** How a session's length is shown: the formatted time, or the hours followed by `hrs`. */
export const sessionTimeTextOf = (entry: Pick<PlanEntry, "hours" | "timeFormatted">): string =>
  entry.timeFormatted ?? `${entry.hours} hrs`;
