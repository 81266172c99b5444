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

/** Minutes from midnight as `HH:MM`, at most `24:00`. */
export const formatClock = (minuteOfDay: number): string => {
  const minute = Math.min(Math.max(Math.floor(minuteOfDay), 0), minutesPerDay);
  const hours = String(Math.floor(minute / 60)).padStart(2, "0");
  return `${hours}:${String(minute % 60).padStart(2, "0")}`;
};
