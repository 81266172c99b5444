import type { CalendarDay } from "../model/model.ts";
import { addDays, daysBetween, weekdayOf } from "../time/day-number.ts";
import { type Assignment, type DueTime, endOfDueDay } from "./assignment.ts";

/** One thing to do: an assignment, or one occurrence of weekly work. */
export interface DueItem extends Omit<Assignment, "repeats"> {
  readonly id: string;
  /** The weekly work that it is an occurrence of, and the day its rule makes it due. */
  readonly series?: { readonly id: string; readonly dueDay: CalendarDay } | undefined;
}

const separator = "@";

/** Every device gives the occurrence of a day the same id. */
export const occurrenceIdOf = (seriesId: string, dueDay: CalendarDay): string =>
  `${seriesId}${separator}${dueDay}`;

/** The weekly work of an occurrence; `undefined` if it is not one. */
export const seriesIdOf = (occurrenceId: string): string | undefined => {
  const end = occurrenceId.lastIndexOf(separator);
  return end < 0 ? undefined : occurrenceId.slice(0, end);
};

export const occurrencesOf = (
  id: string,
  { repeats, ...rule }: Assignment,
  records: Readonly<Record<string, Assignment>>,
  until: CalendarDay,
): readonly DueItem[] => {
  const { due, opens, addedOn } = rule;
  if (due === undefined || repeats === undefined) return [];
  const step = 7 * Math.max(1, Math.floor(repeats.everyWeeks));
  const last = repeats.until !== undefined && repeats.until < until ? repeats.until : until;
  // A rule entered in the middle of a term asks for nothing that was due before.
  const first = Math.max(0, Math.ceil(daysBetween(due.day, addedOn) / step));
  const moved = (repeats.weekday ?? weekdayOf(due.day)) - weekdayOf(due.day);
  const length = Math.max(0, Math.floor((daysBetween(due.day, last) - moved) / step) + 1 - first);
  return Array.from({ length }, (_, index): DueItem => {
    const shift = (first + index) * step;
    // On another weekday it keeps its id, and with it its sessions and study time.
    const own = occurrenceIdOf(id, addDays(due.day, shift));
    const dueDay = addDays(due.day, shift + moved);
    const changed = Object.hasOwn(records, own) ? records[own] : undefined;
    const { repeats: _repeats, ...kept } = changed ?? {
      ...rule,
      due: { ...due, day: dueDay },
      // The next one is not given out before the last one is due.
      opens: opens === undefined ? addDays(dueDay, -step) : addDays(opens, shift + moved),
    };
    return { ...kept, id: own, series: { id, dueDay } };
  });
};

/** Whether a week has a due day that is neither its own nor the one its rule has come to give it. */
export const isMovedWeek = ({ id, series, due }: DueItem): boolean =>
  series !== undefined &&
  due !== undefined &&
  due.day !== series.dueDay &&
  id !== occurrenceIdOf(series.id, due.day);

/**
 * Assignments, tasks and occurrences of weekly work up to `until`. An occurrence with its own
 * record follows that, also after its rule was removed.
 */
export const dueItemsOf = (
  records: Readonly<Record<string, Assignment>>,
  until: CalendarDay,
): readonly DueItem[] => {
  const derived = Object.entries(records).flatMap(([id, rule]) =>
    occurrencesOf(id, rule, records, until),
  );
  const made = new Set(derived.map(({ id }) => id));
  const single = Object.entries(records).flatMap(
    ([id, { repeats, ...kept }]): readonly DueItem[] =>
      repeats !== undefined || made.has(id) ? [] : [{ ...kept, id }],
  );
  return [...single, ...derived].sort((one, other) => {
    const [first, second] = [orderOf(one), orderOf(other)];
    return first < second ? -1 : first > second ? 1 : 0;
  });
};

/**
 * Horizon of weekly work: the last date, and at least about ten weeks. It moves once a month, so
 * that an endless rule does not change a plan every week.
 */
export const dueHorizonOf = (
  records: Readonly<Record<string, Assignment>>,
  today: CalendarDay,
): CalendarDay => {
  let last = addDays(addDays(today, 1 - Number(today.slice(8))), 100);
  for (const { due, repeats } of Object.values(records))
    for (const day of [due?.day, repeats?.until]) if (day !== undefined && day > last) last = day;
  return last;
};

/** An open piece of work with its due time, as calendars and notifications name it. */
export interface DueDate extends DueTime {
  readonly id: string;
  readonly subject: string;
  readonly title: string;
}

export const dueDatesOf = (items: readonly DueItem[]): readonly DueDate[] =>
  items.flatMap(({ id, subject, title, due, state }) =>
    due === undefined || state !== "open" ? [] : [{ id, subject, title, ...due }],
  );

/** By due time, then title, then id; undated tasks come last. */
const orderOf = ({ due, title, id }: DueItem): string =>
  `${due?.day ?? "~"} ${String(due?.minute ?? endOfDueDay).padStart(4, "0")} ${title} ${id}`;
