import type { CalendarDay, DateLabel, PlanEntry, PlanMode, StudyPlan } from "../model/model.ts";
import { giveKeys } from "../plan-update/give-keys.ts";
import { type PlanSession, sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { withSessionIds } from "../study-plan/session-ids.ts";
import { formatClock, minutesPerDay, parseClock } from "../time/clock-time.ts";
import { dayOfLabel, labelOf } from "../time/day-labels.ts";
import { durationFieldsOf } from "../time/duration.ts";
import { arrangeDay, isShownSo } from "./arrange-day.ts";
import {
  type OwnSession,
  ownSessionsOf,
  type PlanEdits,
  type SessionEdit,
  sessionEditsOf,
} from "./plan-edit.ts";

export interface EditedPlan {
  /** The plan with its edits. */
  readonly plan: StudyPlan;
  /** The student's own times, which are not part of the plan. */
  readonly own: readonly OwnSession[];
}

const startOf = (entry: PlanEntry): number | undefined => {
  const start = parseClock(entry.startTime ?? "");
  return start === minutesPerDay ? undefined : start;
};

/** The session as the edit has it, with the plan's other fields. */
const edited = (entry: PlanEntry | undefined, id: string, edit: SessionEdit): PlanEntry => ({
  ...(entry ?? {
    subject: edit.subject,
    ...(edit.examDate === undefined ? {} : { examDate: edit.examDate }),
    ...(edit.difficulty === undefined ? {} : { difficulty: edit.difficulty }),
    ...(edit.taskId === undefined ? {} : { taskId: edit.taskId }),
    ...(edit.title === undefined ? {} : { title: edit.title }),
    id,
  }),
  ...durationFieldsOf(edit.minutes),
  startTime: formatClock(edit.start),
});

interface Piece {
  readonly session: PlanSession;
  readonly edit: SessionEdit | undefined;
}

/** Where the sessions with an edit are in the plan, by id. */
const daysOfEdited = (
  plan: StudyPlan,
  edits: ReadonlyMap<string, SessionEdit>,
): ReadonlyMap<string, CalendarDay> => {
  const days = new Map<string, CalendarDay>();
  for (const [label, entries] of Object.entries(plan))
    for (const { id } of entries) {
      if (id === undefined || !edits.has(id)) continue;
      const day = dayOfLabel(label);
      if (day !== undefined) days.set(id, day);
    }
  return days;
};

interface OfSession {
  readonly session: PlanSession;
}

const byId = ({ session: one }: OfSession, { session: other }: OfSession): number =>
  (one.entry.id ?? "") < (other.entry.id ?? "") ? -1 : 1;

/** The entries of one day, in order of time, each with the start it needs. */
const settledEntries = (
  pieces: readonly Piece[],
  own: readonly OwnSession[],
): readonly { readonly session: PlanSession; readonly entry: PlanEntry }[] => {
  const hour = pieces.find(({ session }) => session.entry.preferredStartHour !== undefined)?.session
    .entry.preferredStartHour;
  const dayStart = hour !== undefined && hour >= 0 && hour < 24 ? Math.floor(hour) * 60 : undefined;
  const wanted = pieces.map(({ session, edit }) => ({
    session,
    minutes: session.minutes,
    startMinute: startOf(session.entry),
    // A place that is not locked gives way to one that is.
    holds: edit?.locked === true,
  }));
  const lasting = wanted.filter(({ minutes }) => minutes > 0);
  // If two edits share one time, the same session must give way again when the result is edited.
  const asking = lasting.filter(({ startMinute }) => startMinute !== undefined).sort(byId);
  const starts = arrangeDay({
    sessions: [...asking, ...lasting.filter(({ startMinute }) => startMinute === undefined)],
    taken: own.map(({ start, minutes }) => ({ start, end: start + minutes })),
    dayStart,
  });
  const withStarts = wanted.map((one) => {
    const start = starts.get(one);
    return start !== undefined && one.startMinute !== undefined && start !== one.startMinute
      ? { ...one, startMinute: start }
      : one;
  });
  const startsNow = new Map(
    withStarts.flatMap((one, index) => {
      const was = wanted[index];
      const start = was === undefined ? undefined : starts.get(was);
      return start === undefined ? [] : [[one, start] as const];
    }),
  );
  const isShown = isShownSo(
    withStarts.filter(({ minutes }) => minutes > 0),
    startsNow,
    dayStart,
  );
  return withStarts
    .map((one) => {
      const start = startsNow.get(one);
      const isPinned = start !== undefined && (one.startMinute !== undefined || !isShown);
      const startTime = isPinned ? formatClock(start) : one.session.entry.startTime;
      const entry =
        startTime === undefined || startTime === one.session.entry.startTime
          ? one.session.entry
          : { ...one.session.entry, startTime };
      return { session: one.session, entry, at: start ?? minutesPerDay };
    })
    .sort((one, other) => one.at - other.at);
};

/** The session as it is edited; undefined if it was removed. */
const pieceOf = (
  session: PlanSession,
  changes: ReadonlyMap<string, SessionEdit>,
  showsRemoved: (day: CalendarDay) => boolean = () => false,
): Piece | undefined => {
  const { id = "" } = session.entry;
  const edit = changes.get(id);
  if (edit === undefined) return { session, edit };
  if (edit.removed === true)
    return showsRemoved(session.day) ? { session, edit: undefined } : undefined;
  const { day, minutes } = edit;
  const entry = edited(session.entry, id, edit);
  return { session: { ...session, day, label: labelOf(day), minutes, entry }, edit };
};

/** The key as the entry carries it, if its place would give it another. */
const keyed = (entry: PlanEntry, key: string | undefined): PlanEntry => {
  if (entry.key === key) return entry;
  const { key: _, ...rest } = entry;
  return key === undefined ? rest : { ...rest, key };
};

/**
 * The plan with its manual edits. A moved session keeps its id and tick; a locked one that the plan
 * does not know is added. Idempotent; days without edits stay the same objects.
 */
export const applyEdits = ({
  plan,
  mode,
  edits,
  showsRemoved,
}: {
  readonly plan: StudyPlan;
  readonly mode: PlanMode;
  readonly edits: PlanEdits;
  /** Sessions taken out by hand are kept in the plan on these days: a new plan must know of them. */
  readonly showsRemoved?: (day: CalendarDay) => boolean;
}): EditedPlan => {
  const changes = sessionEditsOf(edits, mode);
  const own = ownSessionsOf(edits, mode);
  if (changes.size === 0 && own.length === 0) return { plan, own };
  const base = withSessionIds({ plan, mode });
  const found = daysOfEdited(base, changes);
  const absent = [...changes].filter(
    ([id, { locked, removed }]) => !found.has(id) && locked && removed !== true,
  );
  const touched = new Set<CalendarDay>([
    ...found.values(),
    ...[...changes].flatMap(([id, { day }]) => (found.has(id) ? [day] : [])),
    ...absent.map(([, { day }]) => day),
    ...own.map(({ day }) => day),
  ]);
  const days = [...touched].sort();
  const claimed = new Set(absent.map(([, { key }]) => key));
  const piecesOn = new Map<CalendarDay, Piece[]>(days.map((day) => [day, []]));
  const gone = new Set<string>();
  for (const { sessions } of sessionDaysOf(base, days))
    for (const session of sessions) {
      const piece = pieceOf(session, changes, showsRemoved);
      if (piece === undefined) gone.add(session.key);
      else piecesOn.get(piece.session.day)?.push(piece);
    }
  for (const [id, edit] of absent) {
    const { day, minutes, key } = edit;
    const subject = edit.subject.trim();
    const entry = edited(undefined, id, edit);
    piecesOn
      .get(day)
      ?.push({ session: { key, day, label: labelOf(day), subject, minutes, entry }, edit });
  }
  const ownOn = Map.groupBy(own, ({ day }) => day);
  const settled = days.flatMap((day) =>
    settledEntries(piecesOn.get(day) ?? [], ownOn.get(day) ?? []),
  );
  const keys = giveKeys(
    settled.map(({ session, entry }) => ({
      label: session.label,
      subject: session.subject,
      id: entry.id ?? "",
      kept: claimed.has(session.key) && !changes.has(entry.id ?? "") ? undefined : session.key,
    })),
    (key) => gone.has(key),
  );
  const byLabel = new Map<DateLabel, PlanEntry[]>();
  settled.forEach(({ session, entry }, index) => {
    const given = keys[index];
    const entries = byLabel.get(session.label) ?? [];
    byLabel.set(session.label, entries);
    entries.push(keyed(entry, given?.isCarried ? given.key : undefined));
  });
  const isTouched = (label: DateLabel) => {
    const day = dayOfLabel(label);
    return day !== undefined && touched.has(day);
  };
  const wasThere = new Set(
    Object.keys(base)
      .filter(isTouched)
      .map((label) => dayOfLabel(label)),
  );
  const all: (readonly [CalendarDay | undefined, DateLabel, readonly PlanEntry[]])[] = [
    ...Object.entries(base)
      .filter(([label]) => !isTouched(label))
      .map(([label, entries]) => [dayOfLabel(label), label, entries] as const),
    ...days.flatMap((day) => {
      const label = labelOf(day);
      const entries = byLabel.get(label) ?? [];
      return entries.length === 0 && !wasThere.has(day) ? [] : [[day, label, entries] as const];
    }),
  ];
  return {
    plan: Object.fromEntries(
      all
        .sort(([one = ""], [other = ""]) => (one < other ? -1 : one > other ? 1 : 0))
        .map(([, label, entries]) => [label, entries]),
    ),
    own,
  };
};
