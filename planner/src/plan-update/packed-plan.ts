import type { CalendarDay, DateLabel, PlanEntry, StudyPlan } from "../model/model.ts";
import { type PlanSession, sessionDaysOf, sessionsOf } from "../study-plan/plan-sessions.ts";
import { labelOf } from "../time/day-labels.ts";
import { dayNumberOf, dayOfNumber, firstDayNumber } from "../time/day-number.ts";
import { durationFieldsOf, sessionMinutesOf } from "../time/duration.ts";

type Pattern = Readonly<Record<string, unknown>>;

/** A plan in little room: its patterns once each, and its days as the places of their sessions among them. */
export interface PackedPlan {
  readonly patterns: readonly Pattern[];
  /** Day number and its sessions: `place` or `place.id`, with a space between. */
  readonly days: readonly (readonly [day: number, sessions: string])[];
}

const patternOf = ({ id: _, ...entry }: PlanEntry): Pattern => {
  const minutes = sessionMinutesOf(entry);
  const { hours, time, timeFormatted, ...rest } = entry;
  const usual = durationFieldsOf(minutes);
  const isUsual =
    hours === usual.hours &&
    timeFormatted === usual.timeFormatted &&
    time?.hours === usual.time.hours &&
    time.minutes === usual.time.minutes;
  return isUsual ? { ...rest, minutes } : entry;
};

/** Fields that usually differ between entries; an entry with other fields is of its own kind. */
const usualFields = 12;

/** The same text for entries of one pattern. */
const likenessOf = (entry: PlanEntry): string => {
  if (entry.taskId !== undefined || Object.keys(entry).length > usualFields)
    return JSON.stringify(patternOf(entry));
  const { subject, hours, timeFormatted, startTime, examDate, difficulty, key } = entry;
  const { hours: whole, minutes } = entry.time ?? {};
  return `${hours} ${whole}:${minutes} ${timeFormatted} ${startTime} ${examDate} ${difficulty} ${entry.preferredStartHour} ${entry.released} ${entry.dayWas} ${key} ${subject}`;
};

const idAndPlace = ({ entry, day, subject }: PlanSession): string =>
  `${entry.id} ${day} ${subject}`;

/** Packs a plan from a day on. Ids that `after` has on the same day are left out: unpacking over it restores them. */
export const packPlan = ({
  plan,
  from,
  after,
}: {
  readonly plan: StudyPlan;
  readonly from: CalendarDay;
  readonly after: StudyPlan;
}): PackedPlan => {
  const places = new Map<string, number>();
  const patterns: Pattern[] = [];
  const known = new Set(sessionsOf(after).map(idAndPlace));
  const textOf = (session: PlanSession): string => {
    const text = likenessOf(session.entry);
    const place = places.get(text) ?? patterns.push(patternOf(session.entry)) - 1;
    places.set(text, place);
    const { id } = session.entry;
    return id === undefined || known.has(idAndPlace(session))
      ? place.toString(36)
      : `${place.toString(36)}.${id}`;
  };
  const days = sessionDaysOf(plan)
    .filter(({ day }) => day >= from)
    .map(({ day, sessions }) => [dayNumberOf(day), sessions.map(textOf).join(" ")] as const);
  return { patterns, days };
};

/** The number of 9999-12-31, the last calendar day. */
const lastDayNumber = 2_932_896;

const isDayNumber = (day: number): boolean =>
  Number.isInteger(day) && day >= firstDayNumber && day <= lastDayNumber;

/** The packed plan in its stored form, to be parsed like any stored plan. Unreadable parts are dropped. */
export const unpackPlan = ({
  patterns,
  days,
}: {
  readonly patterns: readonly Readonly<Record<string, unknown>>[];
  readonly days: PackedPlan["days"];
}): Readonly<Record<DateLabel, readonly unknown[]>> =>
  Object.fromEntries(
    days
      .filter(([day]) => isDayNumber(day))
      .map(([day, text]) => [
        labelOf(dayOfNumber(day)),
        text.split(" ").flatMap((session) => {
          const [place = "", id] = session.split(".");
          const pattern = patterns[Number.parseInt(place, 36)];
          if (pattern === undefined) return [];
          const { subject, minutes, ...rest } = pattern;
          const length = typeof minutes === "number" ? durationFieldsOf(minutes) : {};
          return [{ subject, ...length, ...rest, ...(id === undefined ? {} : { id }) }];
        }),
      ]),
  );
