import { type Mode, modeRegisters, modes } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import {
  type CalendarEvent,
  createPlaceKeys,
  type EditChanges,
  type OfferedPlace,
  type Place,
  type PlaceBreaks,
  type PlanEdit,
  sessionIdFrom,
  sessionsOf,
  startsLaterFor,
  type TakenTime,
  wayBackOf,
  withHolding,
  withinDay,
} from "@smart-planner/planner/plan";
import { shortDuration } from "@smart-planner/planner/progress";
import type { PlanCheckInputs } from "@smart-planner/planner/scheduler";
import { addDays, labelOf } from "@smart-planner/planner/time";
import type { Chance } from "../platform/chance.ts";
import type { Clock, Moment } from "../platform/clock.ts";
import { displayIn } from "../platform/display.ts";
import type { Workspace } from "../platform/workspace.ts";
import { editChangesOf } from "./edit-changes.ts";
import { type EditDays, editDaysOf, takenByDay } from "./edit-days.ts";
import { editMarksOf } from "./edit-marks.ts";
import { editsOf } from "./manual-edits.ts";
import { createMemo } from "./memo.ts";
import type { Say, SayChange } from "./notices.ts";
import { placeText } from "./place-text.ts";
import type { PlanState } from "./plan-states.ts";
import { ticksOf } from "./plan-store.ts";
import type { SessionMark } from "./session-mark.ts";
import { smartInputsOf } from "./update-basis.ts";

export interface DayTotal {
  readonly planned: number;
  readonly over: number;
}

/** Takes a change back. */
export type TakeBack = (() => void) & { readonly edits: EditChanges };

interface SessionFacts {
  readonly markOf: (session: CalendarEvent) => SessionMark;
  /** Why a session cannot be moved at all. */
  readonly refusalOf: (session: CalendarEvent) => string | undefined;
  readonly offersFor: (session: CalendarEvent) => {
    readonly laterToday: OfferedPlace | undefined;
    readonly tomorrow: OfferedPlace | undefined;
    /** On one of the days after. */
    readonly soon: OfferedPlace | undefined;
  };
  /** The effect of a lock on the other sessions of a Quick Plan's day, as a sentence. */
  readonly lockNoteOf: (session: CalendarEvent) => string | undefined;
}

/** The meaning of a place for a session; `null` is a new event of the student. */
interface PlaceFacts {
  readonly breaksAt: (session: CalendarEvent | null, place: Place) => PlaceBreaks;
  /** The same in sentences, with what gives way: `Changes places with History.` */
  readonly verdictAt: (session: CalendarEvent | null, place: Place) => string;
  /** The days it touches as they would be, and what it means for others: `History moves to 18:45`. */
  readonly trial: (
    session: CalendarEvent,
    place: Place,
  ) => {
    readonly days: readonly CalendarDay[];
    readonly events: readonly CalendarEvent[];
    readonly effect: string | undefined;
  };
  /** Where an arrow key moves a session: past locked ones; `undefined` where there is no room. */
  readonly pastLocked: (session: CalendarEvent, place: Place) => Place | undefined;
}

interface DayFacts {
  readonly takenOn: (day: CalendarDay) => readonly TakenTime[];
  /** All that is not free for what is dragged; `null` for a new event. */
  readonly shutOn: (day: CalendarDay, session: CalendarEvent | null) => readonly TakenTime[];
  /** Of a day with these sessions, own events among them. */
  readonly totalOn: (day: CalendarDay, sessions: readonly CalendarEvent[]) => DayTotal;
  readonly hasEditsOn: (day: CalendarDay) => boolean;
  /** Whether classes and commitments are shown behind the plan. */
  readonly showsWeek: boolean;
  /** Places for sessions one after the other from the next quarter of an hour on; nothing where it gets too late. */
  readonly laterToday: (sessions: readonly CalendarEvent[]) => readonly Place[] | undefined;
}

/** Manual edits. Each says what it did, with Undo. */
interface SessionEdits {
  /** Moves or resizes; `undefined` where it could not. */
  readonly put: (
    session: CalendarEvent,
    place: Place,
    step?: { readonly takeBack: TakeBack },
  ) => TakeBack | undefined;
  /** Moves sessions of today to these places, one for each. */
  readonly moveToday: (sessions: readonly CalendarEvent[], places: readonly Place[]) => void;
  /** Adds an event of the student's own, or a study session of a subject. */
  readonly add: (
    what: { readonly title: string } | { readonly subject: string },
    place: Place,
  ) => void;
  readonly setLocked: (session: CalendarEvent, locked: boolean) => void;
  readonly remove: (session: CalendarEvent) => void;
}

export interface PlanEditor {
  /** Events of the student's own, as the calendar shows them. */
  readonly own: readonly CalendarEvent[];
  /** Subjects that a study session can be added for. */
  readonly subjects: readonly string[];
  readonly sessions: SessionFacts;
  readonly places: PlaceFacts;
  readonly days: DayFacts;
  readonly edit: SessionEdits;
}

/** The meaning of a place: what gives way, what is there, and the day's hours. */
const verdictOf = (
  { reasons, dayMinutes }: PlaceBreaks,
  effect: string | undefined,
  words: { readonly free: string; readonly met: string; readonly day: string },
): string => {
  // A session that gives way has been named.
  const met = reasons.filter((reason) => effect === undefined || !reason.endsWith(" is here"));
  const said = [
    ...(effect === undefined ? [] : [`${effect}.`]),
    ...(met.length === 0 ? [] : [`${met.join(". ")}${words.met}`]),
    ...(dayMinutes === undefined ? [] : [`That day is ${words.day} ${shortDuration(dayMinutes)}.`]),
  ];
  return said.length === 0 ? words.free : said.join(" ");
};

const asked = {
  free: "You are free then. Nothing else moves.",
  met: ". You can still put it here.",
  day: "then",
};
const moved = { free: "", met: ", your choice.", day: "now" };

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
export const createPlanEditor = ({
  workspace,
  chance,
  clock,
  mode,
  stateOf,
  say,
  changed,
}: {
  readonly workspace: Workspace;
  readonly chance: Pick<Chance, "number">;
  readonly clock: Pick<Clock, "now">;
  readonly mode: Mode;
  readonly stateOf: (mode: Mode) => PlanState;
  readonly say: Say;
  readonly changed: SayChange;
}): (() => PlanEditor) => {
  const memoPromised = createMemo<{
    readonly inputs: PlanCheckInputs;
    readonly takenOn: PlanEditor["days"]["takenOn"];
  }>();
  const memoDays = createMemo<EditDays>();
  const memoEditor = createMemo<PlanEditor>();

  const editorFor = (
    state: PlanState,
    days: EditDays,
    { inputs, takenOn }: ReturnType<typeof promises>,
    now: Moment,
  ): PlanEditor => {
    const edits = editsOf(workspace);
    const progress = ticksOf(workspace);
    const { showTime } = displayIn(workspace);
    const marks = editMarksOf({
      days,
      showTime,
      takenOn,
      mode,
      inputs,
      edits,
      progress,
      since: state.madeFrom?.since,
      now,
    });
    const changes = editChangesOf({ days, mode, edits, progress, now, showTime });
    const { isOwn } = days;

    /** Stores changes with what holds still for them: the way back, or nothing where they were refused. */
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

    /** Why a session cannot be at a place. */
    const refusalAt = (event: CalendarEvent, place: Place): string | undefined => {
      const isMoved = event.day !== place.day || event.startMinute !== place.start;
      if (!isMoved || isOwn(event) || !marks.breaksAt(event, place).isPast) return undefined;
      return `${placeText(place, now.day, showTime)} is in the past. ${event.title} stays where it was.`;
    };

    /** Where a session will be, and what that means: beside others it may be elsewhere than it was put. */
    const outcomeAt = (event: CalendarEvent, place: Place, words: typeof asked) => {
      const { effect, events } = changes.trial(event, place);
      const shown = events.find(({ sessionId }) => sessionId === event.sessionId);
      const stands = { ...place, start: shown?.startMinute ?? place.start };
      return { stands, verdict: verdictOf(marks.breaksAt(event, stands), effect, words) };
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
      own: days.ownEvents,
      subjects: [
        ...new Set(
          state.entered.subjects
            .filter(({ examDate }) => examDate > now.day)
            .map(({ name }) => name.trim()),
        ),
      ],
      sessions: {
        ...marks.sessions,
        lockNoteOf: (event) => {
          if (!state.isShares) return undefined;
          const later = startsLaterFor({
            lock: event.id,
            day: days.neighboursOn(event.day),
            holds: (other) =>
              (other.day === now.day && other.start <= now.minuteOfDay) ||
              progress[other.id] === true ||
              changes.isLocked(other),
          });
          if (later === 0) return undefined;
          return later === 1
            ? "1 session starts later because this one is fixed."
            : `${later} sessions start later because this one is fixed.`;
        },
      },
      places: {
        breaksAt: marks.breaksAt,
        trial: changes.trial,
        pastLocked: changes.pastLocked,
        verdictAt: (event, place) => {
          if (event === null) return verdictOf(marks.breaksAt(event, place), undefined, asked);
          const refusal = refusalAt(event, place);
          if (refusal !== undefined) return refusal;
          const { stands, verdict } = outcomeAt(event, place, asked);
          return stands.start === place.start
            ? verdict
            : `It begins at ${showTime(stands.start)}. ${verdict}`;
        },
      },
      days: marks.days,
      edit: {
        put: (event, given, step) => {
          const place = withinDay(given);
          const refusal = marks.sessions.refusalOf(event) ?? refusalAt(event, place);
          if (refusal !== undefined) {
            say(refusal);
            return undefined;
          }
          const { stands, verdict } = outcomeAt(event, place, moved);
          const takeBack = keep(changes.at(event, place));
          if (takeBack === undefined) return undefined;
          const isMoved = event.day !== stands.day || event.startMinute !== stands.start;
          const name = isMoved
            ? `${event.title} moved to ${placeText(stands, now.day, showTime)}`
            : `${event.title} is ${place.minutes < event.minutes ? "shorter" : "longer"}, ${shortDuration(place.minutes)}`;
          sayWithUndo(
            name,
            `${name}.${verdict === "" ? "" : ` ${verdict}`}`,
            step?.takeBack ?? takeBack,
            `${event.title} is back where it was.`,
          );
          return takeBack;
        },
        moveToday: (sessions, places) => {
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
          const name = `Today moved to ${showTime(first.start)}`;
          sayWithUndo(name, `${name}.`, takeBack, "Today is back as it was.");
        },
        add: (what, place) => {
          const id = sessionIdFrom(chance.number);
          const title = "title" in what ? what.title : what.subject;
          const edit =
            "title" in what
              ? ({ kind: "own", mode, title, ...withinDay(place) } as const)
              : studyAt(what.subject, withinDay(place));
          const takeBack = keep(new Map([[id, edit]]));
          if (takeBack !== undefined)
            sayWithUndo(
              `${title} added`,
              `${title}: ${placeText(place, now.day, showTime)}.`,
              takeBack,
              `${title} is gone again.`,
            );
        },
        setLocked: (event, locked) => {
          const change = changes.asItStands(event, { locked });
          const takeBack = change && keep(change);
          if (takeBack === undefined) return;
          const text = locked
            ? `${event.title} is locked: no new plan moves it.`
            : `${event.title} is unlocked: the next plan may move it.`;
          const name = `${event.title} ${locked ? "locked" : "unlocked"}`;
          sayWithUndo(name, text, takeBack, `${event.title} is as it was.`);
        },
        remove: (event) => {
          const refusal = marks.isDone(event) ? marks.sessions.refusalOf(event) : undefined;
          if (refusal !== undefined) return say(refusal);
          const removal = changes.removal(event);
          const takeBack = removal && keep(removal.changes);
          if (takeBack === undefined) return;
          const effect = removal?.effect === undefined ? "" : ` ${removal.effect}.`;
          const name = `${event.title} ${isOwn(event) ? "removed" : "skipped"}`;
          sayWithUndo(name, `${name}.${effect}`, takeBack, `${event.title} is back.`);
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
      workspace.read("smartplanner_display"),
    ];
    return memoEditor(from, () => editorFor(state, days, promised, now));
  };
};
