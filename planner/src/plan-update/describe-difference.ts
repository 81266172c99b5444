import { counted } from "../model/counted.ts";
import { listed } from "../model/listed.ts";
import { shortDuration } from "../study-log/week-in-words.ts";
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

/** `4 sessions moved, 2 longer or shorter, 3 new and 1 gone`. */
export const summariseCounts = (counts: DifferenceCounts): string => {
  const parts = [
    [counts.moved, "moved"],
    [counts.changed, "longer or shorter"],
    [counts.added, "new"],
    [counts.removed, "gone"],
  ] as const;
  const named = parts.filter(([count]) => count > 0);
  if (named.length === 0) return "no session changed";
  return listed(
    named.map(([count, what], index) => {
      if (index > 0) return `${count} ${what}`;
      return `${counted(count, "session")} ${what}`;
    }),
  );
};

const placeOf = ({ label, entry, minutes }: PlanSession): string =>
  `${label}${entry.startTime === undefined ? "" : ` ${entry.startTime}`}, ${shortDuration(minutes)}`;

/** Every change as a sentence: what moved, what came, what went. */
export const describeDifference = ({
  moved,
  added,
  removed,
}: PlanDifference): readonly string[] => [
  ...moved.map((pair) => {
    const { before, after } = pair;
    return isElsewhere(pair)
      ? `${after.subject}: ${placeOf(before)} moves to ${placeOf(after)}`
      : `${after.subject}: ${placeOf(before)} becomes ${shortDuration(after.minutes)}`;
  }),
  ...added.map((session) => `${session.subject}: new on ${placeOf(session)}`),
  ...removed.map((session) => `${session.subject}: gone from ${placeOf(session)}`),
];
