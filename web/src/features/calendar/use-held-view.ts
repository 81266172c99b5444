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
import type { HeldSession } from "./use-drag-session.ts";

/** All that stands against a place, in words. */
export const against = ({ reasons, over }: PlaceBreaks): readonly string[] => [
  ...reasons,
  ...(over === undefined ? [] : [over]),
];

/** What is shown while a session is in the hand: the plan as it would be, and what it breaks. */
export const useHeldView = ({
  plan,
  days,
  sessions,
  own,
  timelineFor,
  hands,
  held,
}: {
  readonly plan: StudyPlan | null;
  readonly days: readonly CalendarDay[];
  readonly sessions: readonly CalendarEvent[];
  readonly own: readonly CalendarEvent[];
  readonly timelineFor: (plan: StudyPlan) => { readonly events: readonly CalendarEvent[] };
  readonly hands: Hands;
  readonly held: HeldSession | null;
}) => {
  const breaks = held === null ? undefined : hands.breaksAt(held.session, held.place);
  const isPast = breaks?.isPast === true && held?.place.start !== held?.session?.startMinute;
  const trial = useMemo(
    () =>
      held === null || held.session === null || isPast
        ? undefined
        : hands.trial(held.session, held.place),
    [held, hands, isPast],
  );
  const shown = useMemo(() => {
    const moving = held?.session;
    if (trial === undefined || held === null || !moving) return sessions;
    const { day, start, minutes } = held.place;
    const ownNow = own.map((one) =>
      one.id === moving.id ? { ...one, day, startMinute: start, minutes } : one,
    );
    return [...timelineFor(trial.plan).events, ...ownNow].sort(inOrder);
  }, [trial, held, sessions, own, timelineFor]);

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
      const total = hands.totalOn(one, trial?.plan);
      if (isHolding || (total.over > 0 && hands.hasEditsOn(one))) all.set(one, total);
    }
    return all;
  }, [plan, days, hands, trial, isHolding]);

  const reasons = breaks === undefined ? [] : against(breaks);
  const effect = isPast ? undefined : trial?.effect;
  const others = reasons.filter((reason) => !reason.endsWith(" is here"));
  const all = effect === undefined ? reasons : [effect, ...others];
  return {
    shown,
    taken,
    totals,
    isPast,
    /** Something is broken there, not only moved. */
    isAgainst: others.length > 0 || (effect === undefined && reasons.length > 0),
    /** At the hand, in few words. */
    text: all.slice(0, effect === undefined ? 1 : 2).join(". "),
    /** For who hears it: the place, and all that stands against it. */
    spoken:
      held === null
        ? ""
        : `${spokenDayOf(held.place.day)} ${formatClock(held.place.start)}. ${all.length === 0 ? "Free." : `${all.join(". ")}.`}`,
  };
};
