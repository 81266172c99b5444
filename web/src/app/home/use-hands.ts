import { type Mode, modeRegisters } from "@smart-planner/contract";
import {
  type AdvancedInputs,
  applyEdits,
  type CalendarDay,
  type CalendarEvent,
  type Comer,
  dayOfLabel,
  dayTotalOf,
  type EditChanges,
  formatDuration,
  type Neighbour,
  type OwnSession,
  offeredPlaces,
  type Place,
  type PlanCheckInputs,
  type PlanSession,
  placeBreaks,
  planPartsOf,
  sessionEditAt,
  sessionIdFrom,
  shutTimesOf,
  takenOn,
  timelineOf,
  wayBackOf,
  withChanges,
  withHolding,
  withinDay,
} from "@smart-planner/planner";
import { useMemo } from "react";
import type { Hands, SessionMark, TakeBack } from "../../features/calendar/hands.ts";
import { useStartFocus } from "../../features/focus/use-start-focus.ts";
import { editsOf } from "../../platform/hand-edits.ts";
import { ticksOf } from "../../platform/plan-door.ts";
import { usePlatform } from "../../platform/platform.ts";
import { skippedTimeOn } from "../../platform/skipped-time.ts";
import { tickSession } from "../../platform/tick-session.ts";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-records.ts";
import { useRegister } from "../../platform/use-register.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { ownEventOf } from "./own-event.ts";
import { placeText } from "./place-text.ts";
import type { Say } from "./plan-notice.tsx";
import type { PlanView } from "./use-plan-view.ts";

const lazy = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Where a session's menu leads that is not of the calendar. */
export interface HandWays {
  /** Nothing of a sample leads out of it. */
  readonly isSample: boolean;
  readonly onTookLonger: (session: CalendarEvent) => void;
}

/** All that can be done to a mode's plan by hand: what a place breaks, and the records that say it. */
export const useHands = ({
  workspace,
  mode,
  view: { plan, subjects, colours, examNotes, topics },
  own,
  inputs,
  planInputs,
  say,
  ways,
}: {
  readonly workspace: Workspace;
  readonly mode: Mode;
  readonly view: PlanView;
  readonly own: readonly OwnSession[];
  /** What was entered, and so is guaranteed; the same object until it changes. */
  readonly inputs: PlanCheckInputs;
  /** What a new plan would be made from, where a planner makes it; a Quick Plan follows its rule. */
  readonly planInputs?: (() => AdvancedInputs) | undefined;
  readonly say: Say;
  readonly ways: HandWays;
}): Hands => {
  const { chance, clock, planning } = usePlatform();
  const start = useStartFocus(workspace);
  const now = useMoment();
  const edits = useRecords(workspace, "edits");
  const progress = useRecords(workspace, "ticks");
  const stored = useRegister(workspace, modeRegisters[mode].plan);
  const isQuick = mode === "quick";

  // As it is shown, and as it is stored: what is tried in the hand begins from the latter.
  const shown = useMemo(() => lazy(() => planPartsOf(plan ?? {}, mode)), [plan, mode]);
  const base = useMemo(() => lazy(() => planPartsOf(stored ?? {}, mode)), [stored, mode]);
  const ownEvents = useMemo(() => own.map(ownEventOf), [own]);
  const neighboursOn = useMemo(() => {
    const known = new Map<CalendarDay, readonly Neighbour[]>();
    return (day: CalendarDay): readonly Neighbour[] => {
      const found = known.get(day);
      if (found !== undefined) return found;
      const part = shown().partFor([day], {});
      const { events } = timelineOf({ plan: part, days: [day], subjects, colours, examNotes });
      const all = [...events, ...ownEvents.filter((one) => one.day === day)].map((event) => ({
        id: event.id,
        name: event.title,
        day,
        start: event.startMinute,
        minutes: event.minutes,
        isStudy: !ownEvents.includes(event),
      }));
      known.set(day, all);
      return all;
    };
  }, [shown, subjects, colours, examNotes, ownEvents]);
  const taken = useMemo(() => {
    const known = new Map<CalendarDay, ReturnType<typeof takenOn>>();
    return (day: CalendarDay) => {
      const found = known.get(day) ?? takenOn(inputs, day);
      known.set(day, found);
      return found;
    };
  }, [inputs]);

  const isOwn = ({ id }: CalendarEvent): boolean => ownEvents.some((event) => event.id === id);
  const isDone = ({ id }: CalendarEvent): boolean => progress[id] === true;

  const comerOf = (session: CalendarEvent | null): Comer =>
    session === null || isOwn(session)
      ? { subject: undefined, exam: undefined }
      : { subject: session.subject, exam: dayOfLabel(session.examDate) };

  const breaksAt: Hands["breaksAt"] = (session, place) =>
    placeBreaks({
      place,
      comer: comerOf(session),
      others: neighboursOn(place.day).filter(({ id }) => id !== session?.id),
      inputs,
      now,
      isQuick,
      skipped: skippedTimeOn(place.day),
    });

  const sessionOf = (event: Pick<CalendarEvent, "id" | "day">): PlanSession | undefined =>
    shown()
      .sessionsOn(event.day)
      .find(({ key }) => key === event.id);

  const lockedAt = (event: CalendarEvent, place: Place) =>
    neighboursOn(place.day).find((other) => {
      const id = sessionOf({ id: other.id, day: place.day })?.entry.id;
      return (
        other.id !== event.id &&
        other.isStudy &&
        progress[other.id] !== true &&
        id !== undefined &&
        edits[id]?.kind === "session" &&
        other.start < place.start + place.minutes &&
        other.start + other.minutes > place.start
      );
    });

  /** The records of a session at a place; put on a locked one, the two change places. */
  const changesFor = (event: CalendarEvent, given: Place): EditChanges => {
    const place = withinDay(given);
    if (isOwn(event) && event.sessionId !== undefined)
      return new Map([[event.sessionId, { kind: "own", mode, title: event.title, ...place }]]);
    const session = sessionOf(event);
    if (session?.entry.id === undefined) return new Map();
    const changes = new Map([[session.entry.id, sessionEditAt({ session, mode, place })] as const]);
    const isMoved = event.day !== place.day || event.startMinute !== place.start;
    const met = isMoved ? lockedAt(event, place) : undefined;
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

  const write = (changes: EditChanges) => {
    const put = [...changes].flatMap(([id, edit]) => (edit === null ? [] : [[id, edit] as const]));
    const gone = [...changes].flatMap(([id, edit]) => (edit === null ? [id] : []));
    const result = put.length === 0 ? { ok: true as const } : workspace.putRecords("edits", put);
    if (result.ok && gone.length > 0) workspace.removeRecords("edits", gone);
    return result;
  };

  /** Stores changes with what holds still for them; the way back, or nothing where they were refused. */
  const keep = (changes: EditChanges): TakeBack | undefined => {
    const before = editsOf(workspace);
    const all = withHolding({
      plan: stored ?? {},
      mode,
      edits: before,
      changes,
      progress: ticksOf(workspace),
      now: clock.now(),
    });
    const back = wayBackOf(before, all);
    const result = write(all);
    if (!result.ok) {
      say(result.message);
      return undefined;
    }
    return () => void write(back);
  };

  const undoOf = (takeBack: TakeBack, text: string) => ({
    label: "Undo",
    onPress: () => {
      takeBack();
      say(text);
    },
  });

  const refusalOf: Hands["refusalOf"] = (event) => {
    if (isDone(event)) return `${event.title} is done and stays. Untick it first.`;
    if (event.day < now.day && !isOwn(event)) return "What is past stays where it was.";
    return undefined;
  };

  const put: Hands["put"] = (event, given, step) => {
    const refusal = refusalOf(event);
    if (refusal !== undefined) {
      say(refusal);
      return undefined;
    }
    const place = withinDay(given);
    const isMoved = event.day !== place.day || event.startMinute !== place.start;
    const breaks = breaksAt(event, place);
    if (isMoved && breaks.isPast && !isOwn(event)) {
      say(`${placeText(place, now.day)} is in the past. ${event.title} stays where it was.`);
      return undefined;
    }
    const takeBack = keep(changesFor(event, place));
    if (takeBack === undefined) return undefined;
    const met = breaks.reasons.filter((reason) => !reason.endsWith(" is here"));
    const broken = [...met, ...(breaks.over === undefined ? [] : [breaks.over])];
    const where =
      place.minutes === event.minutes
        ? placeText(place, now.day)
        : `${placeText(place, now.day)}, ${formatDuration(place.minutes)}`;
    say(
      `${event.title}: ${where}. ${broken.length === 0 ? "Free." : `${broken.join(". ")}. Your choice.`}`,
      undoOf(step?.takeBack ?? takeBack, `${event.title} is back where it was.`),
    );
    return takeBack;
  };

  const markOf: Hands["markOf"] = (event): SessionMark => {
    if (isOwn(event)) return { state: undefined, isLocked: false, isOwn: true, broken: [] };
    const edit = event.sessionId === undefined ? undefined : edits[event.sessionId];
    const isNow =
      event.day === now.day &&
      event.startMinute <= now.minuteOfDay &&
      event.endMinute > now.minuteOfDay;
    const state = isDone(event)
      ? "done"
      : event.day < now.day
        ? "missed"
        : isNow
          ? "now"
          : undefined;
    const place = { day: event.day, start: event.startMinute, minutes: event.minutes };
    const isWatched = edit !== undefined && state !== "done" && event.day >= now.day;
    const breaks = isWatched ? breaksAt(event, place) : undefined;
    return {
      state,
      isLocked: edit?.kind === "session" && edit.locked,
      isOwn: false,
      broken: [
        ...(breaks?.reasons ?? []).filter((reason) => reason !== "In the past"),
        ...(breaks?.over === undefined ? [] : [breaks.over]),
      ],
    };
  };

  const tickTo = (event: CalendarEvent, isDone: boolean) =>
    tickSession({
      workspace,
      key: event.id,
      isDone,
      reviewIds: topics.bySession.get(event.id)?.reviewIds,
      today: now.day,
    });

  return {
    own: ownEvents,
    markOf,
    refusalOf,
    breaksAt,
    trial: (event, place) => {
      const changes = changesFor(event, place);
      const after = withChanges(edits, changes);
      const days = [...new Set([event.day, place.day])];
      const part = applyEdits({ plan: base().partFor(days, after), mode, edits: after }).plan;
      const { events } = timelineOf({ plan: part, days, subjects, colours, examNotes });
      const meets = (other: Neighbour) =>
        other.id !== event.id &&
        other.start < place.start + place.minutes &&
        other.start + other.minutes > place.start;
      if (changes.size > 1) {
        const met = lockedAt(event, place);
        return { days, events, effect: met && `Changes places with ${met.name}` };
      }
      const pushed = neighboursOn(place.day).find(meets);
      const moved = events.find(({ id }) => id === pushed?.id);
      const isMoved = moved !== undefined && moved.startMinute !== pushed?.start;
      return {
        days,
        events,
        effect: isMoved ? `${moved.title} moves to ${moved.startTime}` : undefined,
      };
    },
    takenOn: taken,
    shutOn: (day, session) =>
      shutTimesOf({ inputs, day, comer: comerOf(session), skipped: skippedTimeOn(day) }),
    totalOn: (day, sessions) =>
      dayTotalOf({
        day,
        minutes: sessions.filter((one) => !isOwn(one)).map(({ minutes }) => minutes),
        inputs,
        isQuick,
      }),
    hasEditsOn: (day) =>
      Object.values(edits).some((edit) => edit.mode === mode && edit.day === day),
    showsWeek: !isQuick,
    offersFor: (event) =>
      offeredPlaces({
        from: { day: event.day, start: event.startMinute, minutes: event.minutes },
        now,
        breaksAt: (place) => breaksAt(event, place),
      }),
    put,
    add: (title, place) => {
      const id = sessionIdFrom(chance.number);
      const takeBack = keep(new Map([[id, { kind: "own", mode, title, ...withinDay(place) }]]));
      if (takeBack !== undefined)
        say(`${title}: ${placeText(place, now.day)}.`, undoOf(takeBack, `${title} is gone again.`));
    },
    lockCostOf: async (event, signal) => {
      if (planInputs === undefined) return undefined;
      const { subject, day, startMinute, minutes } = event;
      const lock = {
        subject,
        examDate: sessionOf(event)?.entry.examDate,
        day,
        start: startMinute,
        minutes,
      };
      const given = { inputs: planInputs(), lock };
      const cost = await planning.ask({ kind: "lock", given, signal });
      return cost.ok ? cost.value : undefined;
    },
    setLocked: (event, locked) => {
      const session = sessionOf(event);
      const place = { day: event.day, start: event.startMinute, minutes: event.minutes };
      if (isOwn(event) || session?.entry.id === undefined) return;
      const takeBack = keep(
        new Map([[session.entry.id, sessionEditAt({ session, mode, place, locked })]]),
      );
      if (takeBack !== undefined)
        say(
          locked
            ? `${event.title} is locked: no new plan moves it.`
            : `${event.title} is unlocked: the next plan may move it.`,
          undoOf(takeBack, `${event.title} is as it was.`),
        );
    },
    remove: (event) => {
      const refusal = isDone(event) ? refusalOf(event) : undefined;
      if (refusal !== undefined) return say(refusal);
      const session = sessionOf(event);
      const place = { day: event.day, start: event.startMinute, minutes: event.minutes };
      const id = isOwn(event) ? event.sessionId : session?.entry.id;
      if (id === undefined) return;
      const takeBack = keep(
        new Map([
          [
            id,
            session === undefined ? null : sessionEditAt({ session, mode, place, removed: true }),
          ],
        ]),
      );
      if (takeBack !== undefined)
        say(`${event.title} removed.`, undoOf(takeBack, `${event.title} is back.`));
    },
    tick: (event, done) => {
      if (isOwn(event)) return;
      const mark = (isDone: boolean) => tickTo(event, isDone);
      mark(done);
      say(done ? `${event.title} done.` : `${event.title} is not done.`, {
        label: "Undo",
        onPress: () => mark(!done),
      });
    },
    start: (event) => {
      if (ways.isSample) return say("In the sample no time is taken.");
      start({
        subject: event.subject,
        sessionKey: event.id,
        plannedMinutes: event.minutes,
        title: topics.bySession.get(event.id)?.text,
        topicId: topics.bySession.get(event.id)?.topicId,
      });
    },
    tookLonger: (event) => {
      tickTo(event, true);
      ways.onTookLonger(event);
    },
    say: (text) => say(text),
  };
};
