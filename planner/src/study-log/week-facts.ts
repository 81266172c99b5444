import type { CalendarDay, Weekday } from "../model/model.ts";
import { addDays, startOfWeek } from "../time/day-number.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import type { DayTotals, SubjectTotals } from "./time-totals.ts";

export interface WeekInputs {
  readonly today: CalendarDay;
  readonly firstDay?: Weekday;
  readonly days: readonly DayTotals[];
  readonly subjects: readonly SubjectTotals[];
  /** The subject with the nearest exam. */
  readonly nextExam?: string;
  /** Past sessions of this week that can still be done, and before which day. */
  readonly open: readonly { readonly minutes: number; readonly before?: CalendarDay | undefined }[];
  /** Free minutes of days ahead; others have none. */
  readonly room: ReadonlyMap<CalendarDay, number>;
}

/** Days on which the open sessions fit, earliest first; null if they do not. */
const daysWithRoom = ({
  today,
  firstDay = 0,
  open,
  room: roomOn,
}: WeekInputs): readonly CalendarDay[] | null => {
  const last = addDays(startOfWeek(today, firstDay), 6);
  const left: { readonly day: CalendarDay; room: number }[] = [];
  for (let day = addDays(today, 1); day <= last; day = addDays(day, 1))
    left.push({ day, room: roomOn.get(day) ?? 0 });
  const isBefore = (day: CalendarDay, before: CalendarDay | undefined) =>
    before === undefined || day < before;
  const total = totalMinutes(open);
  const single = left.find(
    ({ day, room }) => room >= total && open.every(({ before }) => isBefore(day, before)),
  );
  if (single !== undefined) return [single.day];
  const used = new Set<CalendarDay>();
  const endOf = ({ before }: { readonly before?: CalendarDay | undefined }) => before ?? "~";
  // The nearest exam first.
  for (const { minutes, before } of open.toSorted((one, other) =>
    endOf(one) < endOf(other) ? -1 : 1,
  )) {
    const place = left.find(({ day, room }) => room >= minutes && isBefore(day, before));
    if (place === undefined) return null;
    place.room -= minutes;
    used.add(place.day);
  }
  return [...used].toSorted();
};

/** The week up to today: done work, where the time went, open sessions. */
export interface WeekFacts {
  readonly doneMinutes: number;
  readonly plannedMinutes: number;
  /** The subject with the most time. */
  readonly most: string | undefined;
  readonly nextExam: string | undefined;
  readonly openSessions: number;
  /** Nothing is planned in it, done or open. */
  readonly isFree: boolean;
  /** Days on which the open sessions fit; null if not all fit. */
  readonly fitOn: readonly CalendarDay[] | null;
}

export const weekFactsOf = (inputs: WeekInputs): WeekFacts => {
  const { today, days, subjects, nextExam, open } = inputs;
  const past = days.filter(({ day }) => day <= today);
  return {
    doneMinutes: past.reduce((sum, { doneMinutes }) => sum + doneMinutes, 0),
    plannedMinutes: past.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0),
    most: subjects.find(({ doneMinutes }) => doneMinutes > 0)?.subject,
    nextExam,
    openSessions: open.length,
    isFree:
      open.length === 0 &&
      days.every(({ doneMinutes, plannedMinutes }) => doneMinutes + plannedMinutes === 0),
    fitOn: daysWithRoom(inputs),
  };
};
