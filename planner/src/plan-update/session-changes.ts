import type { CalendarDay } from "../model/model.ts";
import type { PlanSession } from "../study-plan/plan-sessions.ts";
import type { MovedSession, PlanDifference } from "./plan-difference.ts";

export interface DifferenceCounts {
  /** Another day or start. */
  readonly moved: number;
  /** Longer or shorter where they are. */
  readonly changed: number;
  readonly added: number;
  readonly removed: number;
}

interface SessionPlace {
  readonly day: CalendarDay;
  /** `HH:MM` */
  readonly startTime?: string | undefined;
  readonly minutes: number;
}

export type SessionChange =
  | {
      readonly kind: "moved";
      readonly subject: string;
      readonly from: SessionPlace;
      readonly to: SessionPlace;
    }
  | {
      readonly kind: "changed";
      readonly subject: string;
      readonly from: SessionPlace;
      readonly minutes: number;
    }
  | { readonly kind: "added"; readonly subject: string; readonly to: SessionPlace }
  | { readonly kind: "removed"; readonly subject: string; readonly from: SessionPlace };

/** Without a start, another length is not another place. */
const isElsewhere = ({ before, after }: MovedSession): boolean =>
  before.day !== after.day ||
  (before.entry.startTime !== after.entry.startTime &&
    (after.entry.startTime !== undefined || before.minutes === after.minutes));

export const countDifference = ({ moved, added, removed }: PlanDifference): DifferenceCounts => {
  const elsewhere = moved.filter(isElsewhere).length;
  return {
    moved: elsewhere,
    changed: moved.length - elsewhere,
    added: added.length,
    removed: removed.length,
  };
};

const placeOf = ({ day, entry: { startTime }, minutes }: PlanSession): SessionPlace => ({
  day,
  ...(startTime !== undefined && { startTime }),
  minutes,
});

/** Every change: moved, new and dropped sessions. */
export const sessionChangesOf = ({
  moved,
  added,
  removed,
}: PlanDifference): readonly SessionChange[] => [
  ...moved.map((pair): SessionChange => {
    const { subject, minutes } = pair.after;
    const from = placeOf(pair.before);
    return isElsewhere(pair)
      ? { kind: "moved", subject, from, to: placeOf(pair.after) }
      : { kind: "changed", subject, from, minutes };
  }),
  ...added.map((session): SessionChange => {
    return { kind: "added", subject: session.subject, to: placeOf(session) };
  }),
  ...removed.map((session): SessionChange => {
    return { kind: "removed", subject: session.subject, from: placeOf(session) };
  }),
];
