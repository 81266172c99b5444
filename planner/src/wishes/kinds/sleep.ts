import { formatClock } from "../../time/clock-time.ts";
import type { SleepWish } from "../wish.ts";
import { kept } from "./checking.ts";
import { minuteOfDay, minutesADay, optional } from "./fields.ts";
import type { Kind } from "./kind.ts";
import { spokenMinutes } from "./spoken.ts";

export const sleep: Kind<SleepWish> = {
  fields: {
    from: optional(minuteOfDay),
    to: optional(minuteOfDay),
    minutes: optional(minutesADay),
  },
  apply: ({ inputs }, wishes) => {
    for (const { from, to, minutes = 0 } of wishes) {
      const { sleepSchedule: usual } = inputs.preferences;
      const start = from === undefined ? usual.start : Math.floor(from / 60) % 24;
      const stated = to === undefined ? usual.end : Math.ceil(to / 60) % 24;
      const asleep = ((stated - start + 24) % 24) * 60;
      const end = asleep < minutes ? (start + Math.ceil(minutes / 60)) % 24 : stated;
      inputs.preferences = { ...inputs.preferences, sleepSchedule: { start, end } };
    }
  },
  check: () => kept,
  describe: ({ from, to, minutes }) => {
    if (minutes !== undefined) return `${spokenMinutes(minutes)} of sleep`;
    if (from !== undefined && to !== undefined)
      return `Sleep from ${formatClock(from)} to ${formatClock(to)}`;
    return from !== undefined ? `In bed at ${formatClock(from)}` : `Up at ${formatClock(to ?? 0)}`;
  },
};
