import type { ProgressMap } from "../model.ts";
import { dayOfLabel, labelOf } from "../time/calendar-day.ts";

/** A key such as `constructor` is inherited by every object: only a stored `true` is a tick. */
export const isDone = (progress: ProgressMap, key: string): boolean =>
  Object.hasOwn(progress, key) && progress[key] === true;

export const toggleDone = ({
  progress,
  key,
}: {
  readonly progress: ProgressMap;
  readonly key: string;
}): ProgressMap => ({ ...progress, [key]: !isDone(progress, key) });

/** Ticks stored under the long form of a date, `5 March 2027-Maths`, brought under its label. */
export const withLabelledKeys = (progress: ProgressMap): ProgressMap =>
  Object.fromEntries(
    Object.entries(progress).map(([key, done]) => {
      const [, date = "", subject = ""] = /^(\d{1,2} [a-z]+ \d{4})-(.*)$/is.exec(key) ?? [];
      const day = dayOfLabel(date);
      return [day === undefined ? key : `${labelOf(day)}-${subject}`, done];
    }),
  );
