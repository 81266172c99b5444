export const minutesPerDay = 1440;

/** `00:00` to `24:00` as minutes; `undefined` for anything else. */
export const parseClock = (text: string): number | undefined => {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  if (match === null) return undefined;
  const hours = Number(match[1]);
  const minutes = Number(match[2]);
  const total = hours * 60 + minutes;
  return minutes < 60 && total <= minutesPerDay ? total : undefined;
};

/** Shows minutes from midnight. */
export type ShowClock = (minuteOfDay: number) => string;

const inDay = (minuteOfDay: number): number =>
  Math.min(Math.max(Math.floor(minuteOfDay), 0), minutesPerDay);

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** `HH:MM`, at most `24:00`: the form of stored times. */
export const formatClock: ShowClock = (minuteOfDay) => {
  const minute = inDay(minuteOfDay);
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
};

/** `9 AM`, `4:05 PM`; the end of the day, which has no such form, is `12 AM next day`. */
export const formatClock12: ShowClock = (minuteOfDay) => {
  const minute = inDay(minuteOfDay);
  const hour = Math.floor(minute / 60) % 24;
  const minutes = minute % 60 === 0 ? "" : `:${twoDigits(minute % 60)}`;
  const shown = `${hour % 12 || 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
  return minute === minutesPerDay ? `${shown} next day` : shown;
};
