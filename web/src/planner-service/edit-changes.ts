import type { CalendarDay, PlanMode, PlanMoment, ProgressMap } from "@smart-planner/planner/model";
import {
  applyEdits,
  type CalendarEvent,
  type EditChanges,
  type Neighbour,
  type Place,
  type PlanEdits,
  sessionEditAt,
  withChanges,
  withHolding,
  withinDay,
} from "@smart-planner/planner/plan";
import { minutesPerDay, type ShowClock } from "@smart-planner/planner/time";
import type { planSaidWords } from "@smart-planner/words/en/plan-said";
import type { EditDays } from "./edit-days.ts";

const isOnPlace = (other: Neighbour, event: CalendarEvent, place: Place): boolean =>
  other.id !== event.id &&
  other.start < place.start + place.minutes &&
  other.start + other.minutes > place.start;

/** The records that say a change, and the days as they would be with it; nothing is stored here. */
export const editChangesOf = ({
  days,
  mode,
  edits,
  progress,
  now,
  showTime,
  texts,
}: {
  readonly days: EditDays;
  readonly mode: PlanMode;
  readonly edits: PlanEdits;
  readonly progress: ProgressMap;
  readonly now: PlanMoment;
  readonly showTime: ShowClock;
  readonly texts: typeof planSaidWords;
}) => {
  const { isOwn, sessionOf, neighboursOn } = days;
  const movedText = ({ title, startMinute }: CalendarEvent, more: number): string =>
    texts.movesTo(title, showTime(startMinute), more);

  const isLocked = ({ id, day, isStudy }: Neighbour): boolean => {
    const known = isStudy && progress[id] !== true ? sessionOf({ id, day })?.entry.id : undefined;
    const edit = known === undefined ? undefined : edits[known];
    return edit?.kind === "session" && edit.locked;
  };

  /** The locked session that a session changes places with there. */
  const partnerAt = (event: CalendarEvent, place: Place): Neighbour | undefined => {
    const isMoved = event.day !== place.day || event.startMinute !== place.start;
    return isMoved && !isOwn(event)
      ? neighboursOn(place.day).find((other) => isOnPlace(other, event, place) && isLocked(other))
      : undefined;
  };

  const isBegun = ({ day, start, isStudy }: Neighbour): boolean =>
    isStudy && day === now.day && start <= now.minuteOfDay;

  /** Sessions that a key neither moves nor swaps. */
  const heldAt = (event: CalendarEvent, place: Place): Neighbour | undefined =>
    neighboursOn(place.day).find(
      (other) => isOnPlace(other, event, place) && (isBegun(other) || isLocked(other)),
    );

  /** An arrow key that meets a locked session jumps past it. */
  const pastLocked = (event: CalendarEvent, place: Place): Place | undefined => {
    if (isOwn(event)) return place;
    const isUp = place.day === event.day && place.start < event.startMinute;
    let { start } = place;
    const met = () => heldAt(event, { ...place, start });
    for (let other = met(); other !== undefined; other = met()) {
      start = isUp ? other.start - place.minutes : other.start + other.minutes;
      if (start < 0 || start + place.minutes > minutesPerDay) return undefined;
    }
    return { ...place, start };
  };

  /** Put on a locked one, the two change places. */
  const at = (event: CalendarEvent, given: Place): EditChanges => {
    const place = withinDay(given);
    if (isOwn(event) && event.sessionId !== undefined)
      return new Map([[event.sessionId, { kind: "own", mode, title: event.title, ...place }]]);
    const session = sessionOf(event);
    if (session?.entry.id === undefined) return new Map();
    const changes = new Map([[session.entry.id, sessionEditAt({ session, mode, place })] as const]);
    const met = partnerAt(event, place);
    const other = met && sessionOf({ id: met.id, day: place.day });
    if (met !== undefined && other?.entry.id !== undefined)
      changes.set(
        other.entry.id,
        sessionEditAt({
          session: other,
          mode,
          place: { day: event.day, start: event.startMinute, minutes: met.minutes },
        }),
      );
    return changes;
  };

  /** A session as shown, locked, loose or removed; a time of one's own can only be removed. */
  const asItStands = (
    event: CalendarEvent,
    how: { readonly locked?: boolean; readonly removed?: boolean },
  ): EditChanges | undefined => {
    if (isOwn(event))
      return how.removed === true && event.sessionId !== undefined
        ? new Map([[event.sessionId, null]])
        : undefined;
    const session = sessionOf(event);
    if (session?.entry.id === undefined) return undefined;
    const place = { day: event.day, start: event.startMinute, minutes: event.minutes };
    return new Map([[session.entry.id, sessionEditAt({ session, mode, place, ...how })]]);
  };

  /** The days as they would be, and which of their sessions would begin at another time. */
  const outcomeOf = (changes: EditChanges, touched: readonly CalendarDay[]) => {
    // Touched days only: this runs at every move of a drag.
    const partWith = (given: EditChanges) =>
      days.base().partFor(touched, withChanges(edits, given));
    const plan = partWith(changes);
    const held = withHolding({ plan, mode, edits, changes, progress, now });
    const after = withChanges(edits, held);
    const part = applyEdits({ plan: partWith(held), mode, edits: after }).plan;
    const events = days.eventsOf(part, touched);
    const moved = touched.flatMap(neighboursOn).flatMap(({ id, start }) => {
      const then = events.find((other) => other.id === id);
      return then === undefined || then.startMinute === start ? [] : [then];
    });
    return { events, moved };
  };

  /** The days a place touches as they would be, and its effect on others: `History moves to 18:45`. */
  const trial = (event: CalendarEvent, place: Place) => {
    const changes = at(event, place);
    const touched = [...new Set([event.day, place.day])];
    const { events, moved } = outcomeOf(changes, touched);
    const partner = changes.size > 1 ? partnerAt(event, place) : undefined;
    // A session it does not overlap may have to make room too, for a pause.
    const [first, ...more] = moved.filter(({ id }) => id !== event.id && id !== partner?.id);
    const said = [
      ...(partner === undefined ? [] : [texts.swapsWith(partner.name)]),
      ...(first === undefined ? [] : [movedText(first, more.length)]),
    ];
    return { days: touched, events, effect: said.length === 0 ? undefined : texts.effects(said) };
  };

  /** Removes it from its day; a Quick Plan's sessions move up. */
  const removal = (event: CalendarEvent) => {
    const changes = asItStands(event, { removed: true });
    if (changes === undefined) return undefined;
    const [first, ...more] = outcomeOf(changes, [event.day]).moved.filter(
      ({ id }) => id !== event.id,
    );
    return { changes, effects: first ? [movedText(first, more.length)] : [] };
  };

  return { at, asItStands, removal, trial, pastLocked, isLocked, partnerAt };
};
