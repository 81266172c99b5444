import { type Mode, modeRegisters, modes } from "@smart-planner/contract";
import {
  type CalendarEvent,
  createPlaceKeys,
  type EditChanges,
  type Place,
  type PlaceBreaks,
  type PlaceReason,
  type PlanEdit,
  sessionIdFrom,
  sessionsOf,
  startsLaterFor,
  wayBackOf,
  withHolding,
  withinDay,
} from "@smart-planner/planner/plan";
import type { PlanCheckInputs } from "@smart-planner/planner/scheduler";
import { addDays, labelOf } from "@smart-planner/planner/time";
import { placeWords } from "@smart-planner/words/en/places";
import { planSaidWords } from "@smart-planner/words/en/plan-said";
import { reasonText } from "@smart-planner/words/session-text";
import type { Moment } from "../platform/clock.ts";
import { displayIn } from "../platform/display.ts";
import type { Workspace } from "../platform/workspace.ts";
import { editChangesOf } from "./edit-changes.ts";
import { type EditDays, editDaysOf, takenByDay } from "./edit-days.ts";
import { editMarksOf } from "./edit-marks.ts";
import { editsOf } from "./manual-edits.ts";
import { createMemo } from "./memo.ts";
import type { PlanState } from "./plan-states.ts";
import { ticksOf } from "./plan-store.ts";
import type { PlannerParts } from "./planner-parts.ts";
import { smartInputsOf } from "./update-basis.ts";

/** Takes a change back. */
export type TakeBack = (() => void) & { readonly edits: EditChanges };

/** The meaning of a place: which sessions give way or are there, and the day's hours. */
const verdictOf = (
  { reasons, dayMinutes }: PlaceBreaks,
  effect: string | undefined,
  of: "asked" | "put",
  texts: typeof planSaidWords,
  reasonOf: (reason: PlaceReason) => string,
): string => {
  const { free, met: metText, day } = texts[of];
  // A session that gives way has been named.
  const met = reasons.filter(({ kind }) => effect === undefined || kind !== "met").map(reasonOf);
  const said = [
    ...(effect === undefined ? [] : [texts.sentence(effect)]),
    ...(met.length === 0 ? [] : [metText(met)]),
    ...(dayMinutes === undefined ? [] : [day(dayMinutes)]),
  ];
  return said.length === 0 ? free : texts.sentences(said);
};

/** Calendars and days off are asked so far ahead. */
const daysAhead = 400;

const promisedBy = (state: PlanState): PlanCheckInputs => {
  const { mode, today, entered, dates, madeFrom } = state;
  const taken = dates.takenUntil(today, addDays(today, daysAhead));
  if (mode === "advanced") return { today, ...entered, ...taken };
  const smart = smartInputsOf(state);
  const { subjects, tasks, hoursPerDay } = entered;
  return {
    today,
    subjects,
    tasks,
    hoursPerDay: hoursPerDay > 0 ? hoursPerDay : (madeFrom?.hoursPerDay ?? 0),
    // A Quick Plan knows no week; events in a calendar are in the way nevertheless.
    busy: taken.busy,
    wishes: smart?.wishes,
    rules: smart?.rules,
  };
};

export const writeEdits = (workspace: Workspace, changes: EditChanges) => {
  const put = [...changes].flatMap(([id, edit]) => (edit === null ? [] : [[id, edit] as const]));
  const gone = [...changes].flatMap(([id, edit]) => (edit === null ? [id] : []));
  return workspace.together(() => {
    const result = put.length === 0 ? { ok: true as const } : workspace.putRecords("edits", put);
    if (result.ok && gone.length > 0) workspace.removeRecords("edits", gone);
    return result;
  });
};

/** Manual edits of one mode's plan; the same editor until the plan, an edit, a tick or the minute changes. */
export const createPlanEditor = (
  { workspace, chance, clock, words, stateOf, say, changed }: PlannerParts,
  mode: Mode,
) => {
  const memoPromised = createMemo<{
    readonly inputs: PlanCheckInputs;
    readonly takenOn: ReturnType<typeof takenByDay>;
  }>();
  const memoDays = createMemo<EditDays>();
  const memoEditor = createMemo<ReturnType<typeof editorFor>>();

  const editorFor = (
    state: PlanState,
    days: EditDays,
    { inputs, takenOn }: ReturnType<typeof promises>,
    now: Moment,
  ) => {
    const edits = editsOf(workspace);
    const progress = ticksOf(workspace);
    const { showTime } = displayIn(workspace);
    const texts = words(planSaidWords);
    const places = words(placeWords);
    const reasonOf = (reason: PlaceReason) => reasonText(places, reason, showTime);
    const changes = editChangesOf({ days, mode, edits, progress, now, showTime, texts });
    const marks = editMarksOf({
      days,
      texts,
      takenOn,
      mode,
      inputs,
      edits,
      progress,
      since: state.madeFrom?.since,
      now,
      partnerAt: changes.partnerAt,
    });
    const { isOwn } = days;

    /**
     * Stores changes with the locks they need: returns the Undo, or nothing if they were refused.
     */
    const keep = (given: EditChanges): TakeBack | undefined => {
      const before = editsOf(workspace);
      const all = withHolding({
        plan: days.stored,
        mode,
        edits: before,
        changes: given,
        progress: ticksOf(workspace),
        now: clock.now(),
      });
      const back = wayBackOf(before, all);
      const result = writeEdits(workspace, all);
      if (result.ok) return Object.assign(() => void writeEdits(workspace, back), { edits: back });
      say(result.message);
      return undefined;
    };

    const sayWithUndo = (name: string, text: string, { edits: back }: TakeBack, after: string) =>
      changed({ mode, name, text, back: { edits: [...back] }, after });

    const isElsewhere = (event: CalendarEvent, { day, start }: Place) =>
      event.day !== day || event.startMinute !== start;

    const putText = (event: CalendarEvent, place: Place): string => {
      const { day, start, minutes } = place;
      if (isElsewhere(event, place)) return texts.moved(event.title, day, now.day, showTime(start));
      return texts[minutes < event.minutes ? "shorter" : "longer"](event.title, minutes);
    };

    /** Why a session cannot be at a place. */
    const refusalAt = (event: CalendarEvent, place: Place): string | undefined => {
      if (!isElsewhere(event, place) || isOwn(event) || !marks.breaksAt(event, place).isPast)
        return undefined;
      return texts.isInPast(event.title, place.day, now.day, showTime(place.start));
    };

    /**
     * The session's resulting place and its effects: beside others it may differ from where it was
     * put.
     */
    const outcomeAt = (event: CalendarEvent, place: Place, of: "asked" | "put") => {
      const { effect, events } = changes.trial(event, place);
      const shown = events.find(({ sessionId }) => sessionId === event.sessionId);
      const stands = { ...place, start: shown?.startMinute ?? place.start };
      const verdict = verdictOf(marks.breaksAt(event, stands), effect, of, texts, reasonOf);
      return { stands, verdict };
    };

    /** A study session that the plan does not have yet: locked, for the subject's next exam. */
    const studyAt = (subject: string, place: Place): PlanEdit => {
      const examDate = state.entered.subjects
        .filter(({ name, examDate: date }) => name.trim() === subject && date > place.day)
        .map(({ examDate: date }) => date)
        .toSorted()[0];
      const taken = new Set([
        ...Object.keys(progress),
        ...modes.flatMap((each) =>
          sessionsOf(workspace.read(modeRegisters[each].plan) ?? {}).map(({ key }) => key),
        ),
        ...Object.values(edits).flatMap((edit) => (edit.kind === "session" ? [edit.key] : [])),
      ]);
      const key = createPlaceKeys((each) => taken.has(each))(`${labelOf(place.day)}-${subject}`);
      const due = examDate === undefined ? {} : { examDate };
      return { kind: "session", mode, subject, key, ...place, ...due, locked: true };
    };

    return {
      /** Events of the student's own, as the calendar shows them. */
      own: days.ownEvents,
      /** Subjects that a study session can be added for. */
      subjects: [
        ...new Set(
          state.entered.subjects
            .filter(({ examDate }) => examDate > now.day)
            .map(({ name }) => name.trim()),
        ),
      ],
      sessions: {
        ...marks.sessions,
        /** The effect of a lock on the other sessions of a Quick Plan's day. */
        lockNoteOf: (event: CalendarEvent): string | undefined => {
          if (!state.isShares) return undefined;
          const later = startsLaterFor({
            lock: event.id,
            day: days.neighboursOn(event.day),
            holds: (other) =>
              (other.day === now.day && other.start <= now.minuteOfDay) ||
              progress[other.id] === true ||
              changes.isLocked(other),
          });
          return later === 0 ? undefined : texts.startLater(later);
        },
      },
      /** The meaning of a place for a session; `null` is a new event of the student. */
      places: {
        breaksAt: marks.breaksAt,
        trial: changes.trial,
        pastLocked: changes.pastLocked,
        /** In sentences, with what gives way: `Changes places with History.` */
        verdictAt: (event: CalendarEvent | null, place: Place): string => {
          if (event === null)
            return verdictOf(marks.breaksAt(event, place), undefined, "asked", texts, reasonOf);
          const refusal = refusalAt(event, place);
          if (refusal !== undefined) return refusal;
          const { stands, verdict } = outcomeAt(event, place, "asked");
          return stands.start === place.start
            ? verdict
            : texts.sentences([texts.beginsAt(showTime(stands.start)), verdict]);
        },
      },
      days: marks.days,
      /** Manual edits. Each announces its effect, with Undo. */
      edit: {
        /** Moves or resizes; `undefined` if it could not. */
        put: (
          event: CalendarEvent,
          given: Place,
          step?: { readonly takeBack: TakeBack },
        ): TakeBack | undefined => {
          const place = withinDay(given);
          const refusal = marks.sessions.refusalOf(event) ?? refusalAt(event, place);
          if (refusal !== undefined) {
            say(refusal);
            return undefined;
          }
          const { stands, verdict } = outcomeAt(event, place, "put");
          const takeBack = keep(changes.at(event, place));
          if (takeBack === undefined) return undefined;
          const name = putText(event, stands);
          sayWithUndo(
            name,
            texts.sentences([texts.sentence(name), ...(verdict === "" ? [] : [verdict])]),
            step?.takeBack ?? takeBack,
            texts.isBackWhereItWas(event.title),
          );
          return takeBack;
        },
        /** Moves sessions of today to these places, one for each. */
        moveToday: (sessions: readonly CalendarEvent[], places: readonly Place[]): void => {
          const [first] = places;
          const takeBack = keep(
            new Map(
              sessions.flatMap((event, at) => {
                const place = places[at];
                return place === undefined ? [] : [...changes.at(event, place)];
              }),
            ),
          );
          if (first === undefined || takeBack === undefined) return;
          const name = texts.todayMoved(showTime(first.start));
          sayWithUndo(name, texts.sentence(name), takeBack, texts.todayIsBack);
        },
        /** Adds an event of the student's own, or a study session of a subject. */
        add: (
          what: { readonly title: string } | { readonly subject: string },
          place: Place,
        ): void => {
          const id = sessionIdFrom(chance.number);
          const title = "title" in what ? what.title : what.subject;
          const edit =
            "title" in what
              ? ({ kind: "own", mode, title, ...withinDay(place) } as const)
              : studyAt(what.subject, withinDay(place));
          const takeBack = keep(new Map([[id, edit]]));
          if (takeBack !== undefined)
            sayWithUndo(
              texts.added(title),
              texts.addedAt(title, place.day, now.day, showTime(place.start)),
              takeBack,
              texts.isGoneAgain(title),
            );
        },
        setLocked: (event: CalendarEvent, locked: boolean): void => {
          const change = changes.asItStands(event, { locked });
          const takeBack = change && keep(change);
          if (takeBack === undefined) return;
          const { title } = event;
          const name = locked ? texts.locked(title) : texts.unlocked(title);
          const text = locked ? texts.lockedText(title) : texts.unlockedText(title);
          sayWithUndo(name, text, takeBack, texts.isAsItWas(title));
        },
        remove: (event: CalendarEvent): void => {
          const refusal = marks.isDone(event) ? marks.sessions.refusalOf(event) : undefined;
          if (refusal !== undefined) {
            say(refusal);
            return;
          }
          const removal = changes.removal(event);
          const takeBack = removal && keep(removal.changes);
          if (removal === undefined || takeBack === undefined) return;
          const name = texts[isOwn(event) ? "removed" : "skipped"](event.title);
          const text = texts.sentences([name, ...removal.effects].map(texts.sentence));
          sayWithUndo(name, text, takeBack, texts.isBack(event.title));
        },
      },
    };
  };

  const promises = (state: PlanState) =>
    memoPromised([state.today, state.entered, state.dates, state.madeFrom], () => {
      const inputs = promisedBy(state);
      return { inputs, takenOn: takenByDay(inputs) };
    });

  return () => {
    const state = stateOf(mode);
    const now = clock.now();
    const { view, own } = state;
    const stored = workspace.read(modeRegisters[mode].plan);
    const days = memoDays([view, own, stored], () =>
      editDaysOf({ mode, stored: stored ?? {}, view, own }),
    );
    const promised = promises(state);
    const from = [
      ...[days, promised, editsOf(workspace), ticksOf(workspace), now.day, now.minuteOfDay],
      ...[workspace.read("smartplanner_display"), words(planSaidWords)],
    ];
    return memoEditor(from, () => editorFor(state, days, promised, now));
  };
};

export type PlanEditor = ReturnType<ReturnType<typeof createPlanEditor>>;
