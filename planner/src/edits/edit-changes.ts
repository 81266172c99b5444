import type { PlanMode, PlanMoment, ProgressMap, StudyPlan } from "../model/model.ts";
import { placesOn } from "../plan-update/pin-places.ts";
import { isDone } from "../progress/progress-map.ts";
import { type PlanSession, sessionDaysOf } from "../study-plan/plan-sessions.ts";
import { minutesPerDay } from "../time/clock-time.ts";
import { gridMinutes } from "../time/duration.ts";
import { applyEdits } from "./apply-edits.ts";
import type { Place, PlanEdit, PlanEdits, SessionEdit } from "./plan-edit.ts";

/** Records to put and, with `null`, to remove. */
export type EditChanges = ReadonlyMap<string, PlanEdit | null>;

export const withChanges = (edits: PlanEdits, changes: EditChanges): PlanEdits => {
  const after = new Map(Object.entries(edits));
  for (const [id, edit] of changes) {
    if (edit === null) after.delete(id);
    else after.set(id, edit);
  }
  return Object.fromEntries(after);
};

/** Undoes changes: the records before them. */
export const wayBackOf = (edits: PlanEdits, changes: EditChanges): EditChanges =>
  new Map([...changes.keys()].map((id) => [id, edits[id] ?? null]));

/** Within its day and at least one step long: a session never passes midnight. */
export const withinDay = ({ day, start, minutes }: Place): Place => {
  const length = Math.min(Math.max(minutes, gridMinutes), minutesPerDay);
  return { day, start: Math.min(Math.max(start, 0), minutesPerDay - length), minutes: length };
};

/** The edit that puts a session at a time. */
export const sessionEditAt = ({
  session,
  mode,
  place,
  locked = true,
  removed = false,
}: {
  readonly session: PlanSession;
  readonly mode: PlanMode;
  readonly place: Place;
  readonly locked?: boolean;
  readonly removed?: boolean;
}): SessionEdit => {
  const { subject, key, entry } = session;
  return {
    kind: "session",
    mode,
    subject,
    key,
    ...withinDay(place),
    ...(entry.examDate === undefined ? {} : { examDate: entry.examDate }),
    ...(entry.difficulty === undefined ? {} : { difficulty: entry.difficulty }),
    ...(entry.taskId === undefined ? {} : { taskId: entry.taskId, title: entry.title }),
    locked,
    ...(removed ? { removed } : {}),
  };
};

const isUnder = (edit: PlanEdit | null, { day, start, minutes }: Place): boolean =>
  edit !== null &&
  edit.day === day &&
  edit.start < start + minutes &&
  edit.start + edit.minutes > start;

/**
 * The edits with those that keep the day's other sessions at their times. Only a session under the
 * new place gives way, unless it is done or started.
 */
export const withHolding = ({
  plan,
  mode,
  edits,
  changes,
  progress,
  now,
}: {
  /** As stored. */
  readonly plan: StudyPlan;
  readonly mode: PlanMode;
  readonly edits: PlanEdits;
  readonly changes: EditChanges;
  readonly progress: ProgressMap;
  readonly now: PlanMoment;
}): EditChanges => {
  const before = applyEdits({ plan, mode, edits }).plan;
  const after = applyEdits({ plan, mode, edits: withChanges(edits, changes) }).plan;
  const days = sessionDaysOf(before).filter(({ label }) => before[label] !== after[label]);
  if (days.length === 0) return changes;
  const touched = days.map(({ day }) => day);
  const placesBefore = placesOn(before, touched);
  const placesAfter = placesOn(after, touched);
  const held = days.flatMap(({ sessions }) =>
    sessions.flatMap((session): readonly (readonly [string, PlanEdit])[] => {
      const { key, day, minutes, entry } = session;
      const start = placesBefore.get(key);
      const isHeld =
        isDone(progress, key) ||
        day < now.day ||
        (day === now.day && (start ?? minutesPerDay) <= now.minuteOfDay);
      if (entry.id === undefined || changes.has(entry.id) || start === undefined) return [];
      if (placesAfter.get(key) === start) return [];
      const place = { day, start, minutes };
      if (!isHeld && [...changes.values()].some((edit) => isUnder(edit, place))) return [];
      return [[entry.id, sessionEditAt({ session, mode, place, locked: isHeld })]];
    }),
  );
  return held.length === 0 ? changes : new Map([...changes, ...held]);
};
