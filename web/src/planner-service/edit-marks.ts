import type { QuickInputs } from "@smart-planner/contract";
import type { CalendarDay, PlanMode, PlanMoment, ProgressMap } from "@smart-planner/planner/model";
import {
  type CalendarEvent,
  type Comer,
  dayTotalOf,
  type Neighbour,
  offeredPlaces,
  type Place,
  type PlaceBreaks,
  type PlaceReason,
  type PlanEdits,
  placeBreaks,
  placesFromNow,
  shutTimesOf,
} from "@smart-planner/planner/plan";
import type { PlanCheckInputs } from "@smart-planner/planner/scheduler";
import { dayOfLabel } from "@smart-planner/planner/time";
import type { planSaidWords } from "@smart-planner/words/en/plan-said";
import { skippedTimeOn } from "../platform/skipped-time.ts";
import type { EditDays, takenByDay } from "./edit-days.ts";
import { endedBefore } from "./ended-before.ts";
import { noMark, type SessionMark, sharedMark } from "./session-mark.ts";

export type DayTotal = ReturnType<typeof dayTotalOf>;

export const editMarksOf = ({
  days,
  takenOn,
  mode,
  inputs,
  edits,
  progress,
  since,
  now,
  texts,
  partnerAt,
}: {
  readonly days: EditDays;
  readonly takenOn: ReturnType<typeof takenByDay>;
  readonly mode: PlanMode;
  readonly inputs: PlanCheckInputs;
  readonly edits: PlanEdits;
  readonly progress: ProgressMap;
  /** When the run of plans began. */
  readonly since: QuickInputs["since"];
  readonly now: PlanMoment;
  readonly texts: typeof planSaidWords;
  readonly partnerAt: (event: CalendarEvent, place: Place) => Neighbour | undefined;
}) => {
  const { isOwn } = days;
  const isQuick = mode === "quick";
  const isDone = ({ id }: CalendarEvent): boolean => progress[id] === true;

  const comerOf = (session: CalendarEvent | null): Comer =>
    session === null || isOwn(session)
      ? { subject: undefined, exam: undefined }
      : { subject: session.subject, exam: dayOfLabel(session.examDate), taskId: session.taskId };

  /** The session it swaps with: that one leaves the day. */
  const leavesFor = (session: CalendarEvent | null, place: Place): string | undefined =>
    session === null || session.day === place.day ? undefined : partnerAt(session, place)?.id;

  const breaksAt = (session: CalendarEvent | null, place: Place): PlaceBreaks =>
    placeBreaks({
      place,
      comer: comerOf(session),
      others: days
        .neighboursOn(place.day)
        .filter(({ id }) => id !== session?.id && id !== leavesFor(session, place)),
      inputs,
      now,
      isQuick,
      skipped: skippedTimeOn(place.day),
    });

  const stateOf = (event: CalendarEvent): SessionMark["state"] => {
    if (isDone(event)) return "done";
    if (event.day < now.day) return endedBefore(event, since) ? undefined : "missed";
    const isNow =
      event.day === now.day &&
      event.startMinute <= now.minuteOfDay &&
      event.endMinute > now.minuteOfDay;
    return isNow ? "now" : undefined;
  };

  const brokenBy = (event: CalendarEvent): readonly PlaceReason[] => {
    const place = { day: event.day, start: event.startMinute, minutes: event.minutes };
    const { reasons, over } = breaksAt(event, place);
    return [
      ...reasons.filter(({ kind }) => kind !== "past"),
      ...(over === undefined ? [] : [over]),
    ];
  };

  const marks = new WeakMap<CalendarEvent, SessionMark>();
  const newMarkOf = (event: CalendarEvent): SessionMark => {
    if (isOwn(event)) return sharedMark({ ...noMark, isOwn: true });
    const edit = event.sessionId === undefined ? undefined : edits[event.sessionId];
    const state = stateOf(event);
    const isWatched = edit !== undefined && state !== "done" && event.day >= now.day;
    return sharedMark({
      state,
      isLocked: edit?.kind === "session" && edit.locked,
      isOwn: false,
      broken: isWatched ? brokenBy(event) : [],
    });
  };

  const sessions = {
    /** Why a session cannot be moved at all. */
    refusalOf: (event: CalendarEvent): string | undefined => {
      if (isDone(event)) return texts.doneStays(event.title);
      if (event.day < now.day && !isOwn(event)) return texts.pastStays;
      return undefined;
    },
    markOf: (event: CalendarEvent): SessionMark => {
      const known = marks.get(event);
      if (known !== undefined) return known;
      const mark = newMarkOf(event);
      marks.set(event, mark);
      return mark;
    },
    /** Later today, tomorrow and on one of the days after. */
    offersFor: (event: CalendarEvent) =>
      offeredPlaces({
        from: { day: event.day, start: event.startMinute, minutes: event.minutes },
        now,
        breaksAt: (place) => breaksAt(event, place),
      }),
  };
  const dayFacts = {
    takenOn,
    /** Every time closed to the dragged session; `null` for a new event. */
    shutOn: (day: CalendarDay, session: CalendarEvent | null) =>
      shutTimesOf({
        inputs,
        day,
        comer: comerOf(session),
        skipped: skippedTimeOn(day),
      }),
    /** Of a day with these sessions, own events among them. */
    totalOn: (day: CalendarDay, sessions: readonly CalendarEvent[]): DayTotal =>
      dayTotalOf({
        day,
        minutes: sessions.filter((one) => !isOwn(one)).map(({ minutes }) => minutes),
        inputs,
        isQuick,
      }),
    hasEditsOn: (day: CalendarDay): boolean =>
      Object.values(edits).some((edit) => edit.mode === mode && edit.day === day),
    /** Whether classes and commitments are shown behind the plan. */
    showsWeek: !isQuick,
    /**
     * Places one after the other from the next quarter of an hour on; nothing if it gets too late.
     */
    laterToday: (sessions: readonly CalendarEvent[]) =>
      placesFromNow({
        lengths: sessions.map(({ minutes }) => minutes),
        now,
        taken: [
          ...takenOn(now.day),
          ...days.ownEvents
            .filter(({ day }) => day === now.day)
            .map(({ startMinute: start, endMinute: end }) => ({ start, end })),
        ],
      }),
  };
  return { isDone, breaksAt, sessions, days: dayFacts };
};
