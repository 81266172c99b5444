import { listed } from "../model/listed.ts";
import type { CalendarDay, Weekday } from "../model/model.ts";
import { weekdayNames } from "../time/day-labels.ts";
import { addDays, startOfWeek, weekdayOf } from "../time/day-number.ts";
import { shortDuration, spokenDuration } from "../time/duration.ts";
import { totalMinutes } from "../time/total-minutes.ts";
import type { DayTotals, SubjectTotals } from "./time-totals.ts";

export { shortDuration };

const numberWords = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

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

const doneSentence = ({ today, days }: WeekInputs): string => {
  const past = days.filter(({ day }) => day <= today);
  const done = past.reduce((sum, { doneMinutes }) => sum + doneMinutes, 0);
  const planned = past.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0);
  if (planned === 0)
    return done === 0
      ? "Nothing was planned this week up to today."
      : `You studied ${spokenDuration(done)} this week, beside the plan.`;
  return `You studied ${spokenDuration(done)} of the ${spokenDuration(planned)} you planned up to today.`;
};

const subjectSentence = ({ subjects, nextExam }: WeekInputs): string => {
  const first = subjects.find(({ doneMinutes }) => doneMinutes > 0);
  if (first === undefined) return "No subject has had time yet.";
  if (nextExam === undefined) return `${first.subject} had the most time.`;
  return first.subject === nextExam
    ? `${first.subject} had the most time, and it is the exam that comes first.`
    : `${first.subject} had the most time; the exam that comes first is ${nextExam}.`;
};

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

const openSentence = (inputs: WeekInputs): string => {
  const { open } = inputs;
  if (open.length === 0) return "There is nothing left to make up this week.";
  const isOne = open.length === 1;
  const count = `${numberWords[open.length] ?? open.length} ${isOne ? "session is" : "sessions are"} still open`;
  const days = daysWithRoom(inputs);
  if (days === null) return `${count}; this week has no room for ${isOne ? "it" : "all of them"}.`;
  const which = isOne ? "it fits" : open.length === 2 ? "both fit" : "they fit";
  return `${count}; ${which} on ${listed(days.map((day) => weekdayNames[weekdayOf(day)] ?? ""))}.`;
};

/** Three sentences: what was done, where the time went, what is open. */
export const weekInWords = (inputs: WeekInputs): readonly [string, string, string] => [
  doneSentence(inputs),
  subjectSentence(inputs),
  openSentence(inputs),
];
