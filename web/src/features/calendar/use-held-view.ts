import type { CalendarDay } from "@smart-planner/planner/model";
import type { CalendarEvent, Place, PlaceBreaks, TakenTime } from "@smart-planner/planner/plan";
import { calendarWords } from "@smart-planner/words/en/calendar";
import { placeWords } from "@smart-planner/words/en/places";
import { reasonText } from "@smart-planner/words/session-text";
import { useMemo } from "react";
import type { DayTotal } from "../../planner-service/edit-marks.ts";
import { placeOf } from "../../planner-service/place-text.ts";
import type { PlanEditor } from "../../planner-service/plan-editor.ts";
import { useDisplay } from "../../platform/display.ts";
import { useWords } from "../../ui/use-words.ts";
import type { HeldSession } from "./use-drag-session.ts";
import { inOrder } from "./use-shown-sessions.ts";

const keyAt = (id: string | undefined, { day, start, minutes }: Place): string =>
  `${id} ${day} ${start} ${minutes}`;

const verdictOf = (breaks: PlaceBreaks | undefined, effect: string | undefined) => {
  const reasons = [...(breaks?.reasons ?? []), ...(breaks?.over ? [breaks.over] : [])];
  if (effect === undefined) return { effects: [], objections: reasons };
  // A session that gives way has been named.
  return { effects: [effect], objections: reasons.filter(({ kind }) => kind !== "met") };
};

/** During a drag: the plan as it would be, and the rules it breaks. */
export const useHeldView = ({
  days,
  sessions,
  own,
  editor,
  held,
}: {
  readonly days: readonly CalendarDay[];
  readonly sessions: readonly CalendarEvent[];
  readonly own: readonly CalendarEvent[];
  readonly editor: PlanEditor;
  readonly held: HeldSession | null;
}) => {
  const words = useWords(calendarWords);
  const places = useWords(placeWords);
  const { showTime } = useDisplay();
  const resting = useMemo(() => Map.groupBy(sessions, ({ day }) => day), [sessions]);
  const viewAt = useMemo(() => {
    const known = new Map(sessions.map((one) => [keyAt(one.id, placeOf(one)), one]));
    /** A session that keeps its place is the same object, and so is not drawn again. */
    const same = (event: CalendarEvent): CalendarEvent => {
      const key = keyAt(event.id, placeOf(event));
      const found = known.get(key) ?? event;
      known.set(key, found);
      return found;
    };
    const order = new Map(sessions.map(({ id }, at) => [id, at]));
    const asAtRest = (one: CalendarEvent, other: CalendarEvent): number =>
      (order.get(one.id) ?? Infinity) - (order.get(other.id) ?? Infinity) || inOrder(one, other);
    const viewOf = ({ session, place }: HeldSession) => {
      const breaks = editor.places.breaksAt(session, place);
      const isPast = breaks.isPast && place.start !== session?.startMinute;
      if (session === null || isPast) return { breaks, isPast, byDay: resting };
      const trial = editor.places.trial(session, place);
      const { day, start: startMinute, minutes } = place;
      // A time of one's own may have been taken up on days that are not shown now.
      const ownNow = [
        ...own.filter(({ id }) => id !== session.id),
        ...(editor.sessions.markOf(session).isOwn
          ? [{ ...session, day, startMinute, minutes }]
          : []),
      ];
      const all = [...trial.events, ...ownNow].map(same).sort(asAtRest);
      /** Days that nothing touches keep the very same lists. */
      const byDay = new Map([
        ...resting,
        ...trial.days.map((one) => [one, all.filter((event) => event.day === one)] as const),
      ]);
      const marks = new Map(all.map((event) => [event.id, editor.sessions.markOf(event)]));
      return { breaks, isPast, byDay, trial, marks };
    };
    // Cached per position: a pointer goes to and fro.
    const views = new Map<string, ReturnType<typeof viewOf>>();
    return (on: HeldSession) => {
      const key = keyAt(on.session?.id, on.place);
      const view = views.get(key) ?? viewOf(on);
      views.set(key, view);
      return view;
    };
  }, [resting, sessions, own, editor]);
  const view = held === null ? undefined : viewAt(held);
  const { breaks, isPast = false, byDay = resting, trial } = view ?? {};
  const marks = useMemo(
    () => new Map(sessions.map((session) => [session.id, editor.sessions.markOf(session)])),
    [sessions, editor],
  );

  const inHand = held === null ? undefined : held.session;
  const taken = useMemo((): ReadonlyMap<CalendarDay, readonly TakenTime[]> => {
    if (inHand !== undefined)
      return new Map(days.map((one) => [one, editor.days.shutOn(one, inHand)]));
    return editor.days.showsWeek
      ? new Map(days.map((one) => [one, editor.days.takenOn(one)]))
      : new Map();
  }, [editor, days, inHand]);

  const isHolding = held !== null;
  const totals = useMemo(() => {
    const all = new Map<CalendarDay, DayTotal>();
    for (const one of days) {
      const total = editor.days.totalOn(one, byDay.get(one) ?? []);
      if (isHolding || (total.over > 0 && editor.days.hasEditsOn(one))) all.set(one, total);
    }
    return all;
  }, [days, editor, byDay, isHolding]);

  const { effects, objections } = verdictOf(breaks, trial?.effect);
  const all = [...effects, ...objections.map((reason) => reasonText(places, reason, showTime))];
  return {
    held,
    resting,
    byDay,
    marks,
    /** For the days that the drag touches. */
    heldMarks: view?.marks ?? marks,
    touched: trial?.days ?? [],
    taken,
    totals,
    isPast,
    /** Something is broken there, not only moved. */
    isAgainst: held?.turning === undefined && objections.length > 0,
    /** The short note beside the pointer. */
    text:
      held?.turning !== undefined
        ? words.hold[held.turning === 1 ? "next" : "previous"][days.length === 1 ? "day" : "week"]
        : all.slice(0, effects.length + 1).join(". "),
    /** For screen readers: the place, and every objection to it. */
    spoken: held === null ? "" : words.placeSaid(held.place.day, showTime(held.place.start), all),
  };
};

export type HeldView = ReturnType<typeof useHeldView>;
