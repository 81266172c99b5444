import {
  type CalendarDay,
  type CalendarEvent,
  formatClock,
  type PlaceBreaks,
  type StudyPlan,
  type TakenTime,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { spokenDayOf } from "./calendar-range.ts";
import type { DayTotal, Hands } from "./hands.ts";
import { inOrder } from "./place-of.ts";
import type { HeldSession, Turning } from "./use-drag-session.ts";

/** All that stands against a place, in words. */
export const against = ({ reasons, over }: PlaceBreaks): readonly string[] => [
  ...reasons,
  ...(over === undefined ? [] : [over]),
];

const isSamePlace = (one: CalendarEvent, other: CalendarEvent): boolean =>
  one.day === other.day && one.startMinute === other.startMinute && one.minutes === other.minutes;

/** `Hold for the next week`. */
const turningText = (turning: Turning, days: number): string =>
  `Hold for the ${turning === 1 ? "next" : "previous"} ${days === 1 ? "day" : "week"}`;

/** What is shown while a session is in the hand: the plan as it would be, and what it breaks. */
export const useHeldView = ({
  plan,
  days,
  sessions,
  own,
  hands,
  held,
}: {
  readonly plan: StudyPlan | null;
  readonly days: readonly CalendarDay[];
  readonly sessions: readonly CalendarEvent[];
  readonly own: readonly CalendarEvent[];
  readonly hands: Hands;
  readonly held: HeldSession | null;
}) => {
  const resting = useMemo(() => Map.groupBy(sessions, ({ day }) => day), [sessions]);
  const breaks = held === null ? undefined : hands.breaksAt(held.session, held.place);
  const isPast = breaks?.isPast === true && held?.place.start !== held?.session?.startMinute;
  const trial = useMemo(
    () =>
      held === null || held.session === null || isPast
        ? undefined
        : hands.trial(held.session, held.place),
    [held, hands, isPast],
  );
  /** Days that nothing touches keep the very same lists, and so are not drawn again. */
  const byDay = useMemo((): ReadonlyMap<CalendarDay, readonly CalendarEvent[]> => {
    const moving = held?.session;
    if (trial === undefined || held === null || !moving) return resting;
    const { day, start, minutes } = held.place;
    // A time of one's own may have been taken up on days that are no longer shown.
    const ownNow = [
      ...own.filter(({ id }) => id !== moving.id),
      ...(hands.markOf(moving).isOwn ? [{ ...moving, day, startMinute: start, minutes }] : []),
    ];
    const known = new Map(
      trial.days.flatMap((one) => resting.get(one) ?? []).map((one) => [one.id, one]),
    );
    const kept = trial.events.map((event) => {
      const last = known.get(event.id);
      return last !== undefined && isSamePlace(last, event) ? last : event;
    });
    const all = [...kept, ...ownNow].sort(inOrder);
    return new Map([
      ...resting,
      ...trial.days.map((one) => [one, all.filter((event) => event.day === one)] as const),
    ]);
  }, [trial, held, resting, own, hands]);
  const marks = useMemo(
    () => new Map(sessions.map((session) => [session.id, hands.markOf(session)])),
    [sessions, hands],
  );
  const heldMarks = useMemo(
    () =>
      trial === undefined
        ? marks
        : new Map([
            ...marks,
            ...trial.events.map((event) => [event.id, hands.markOf(event)] as const),
          ]),
    [trial, marks, hands],
  );

  const inHand = held === null ? undefined : held.session;
  const taken = useMemo((): ReadonlyMap<CalendarDay, readonly TakenTime[]> => {
    if (plan === null) return new Map();
    if (inHand !== undefined) return new Map(days.map((one) => [one, hands.shutOn(one, inHand)]));
    return hands.showsWeek ? new Map(days.map((one) => [one, hands.takenOn(one)])) : new Map();
  }, [plan, hands, days, inHand]);

  const isHolding = held !== null;
  const totals = useMemo(() => {
    const all = new Map<CalendarDay, DayTotal>();
    for (const one of plan === null ? [] : days) {
      const total = hands.totalOn(one, byDay.get(one) ?? []);
      if (isHolding || (total.over > 0 && hands.hasEditsOn(one))) all.set(one, total);
    }
    return all;
  }, [plan, days, hands, byDay, isHolding]);

  const reasons = breaks === undefined ? [] : against(breaks);
  const effect = isPast ? undefined : trial?.effect;
  const others = reasons.filter((reason) => !reason.endsWith(" is here"));
  const all = effect === undefined ? reasons : [effect, ...others];
  return {
    byDay,
    marks,
    /** For the days that the hand touches. */
    heldMarks,
    touched: trial?.days ?? [],
    taken,
    totals,
    isPast,
    /** Something is broken there, not only moved. */
    isAgainst:
      held?.turning === undefined &&
      (others.length > 0 || (effect === undefined && reasons.length > 0)),
    /** At the hand, in few words. */
    text:
      held?.turning !== undefined
        ? turningText(held.turning, days.length)
        : all.slice(0, effect === undefined ? 1 : 2).join(". "),
    /** For who hears it: the place, and all that stands against it. */
    spoken:
      held === null
        ? ""
        : `${spokenDayOf(held.place.day)} ${formatClock(held.place.start)}. ${all.length === 0 ? "Free." : `${all.join(". ")}.`}`,
  };
};
