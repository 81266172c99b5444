import type { PlanEntry, PlanMode, StudyPlan } from "../model/model.ts";
import { sessionDaysOf, sessionsOf } from "../study-plan/plan-sessions.ts";
import { withSessionIds } from "../study-plan/session-ids.ts";
import { giveKeys } from "./give-keys.ts";

/**
 * Gives other keys to sessions that share one with the other mode's plan, or a tick would show on
 * both. A session with records under its key keeps it.
 */
export const withKeysApart = ({
  plan,
  mode,
  other,
  isKnown,
}: {
  readonly plan: StudyPlan;
  readonly mode: PlanMode;
  readonly other: StudyPlan;
  readonly isKnown: (key: string) => boolean;
}): StudyPlan => {
  const taken = new Set(sessionsOf(other).map(({ key }) => key));
  const given = withSessionIds({ plan, mode });
  const sessions = sessionsOf(given);
  const shared = new Set(sessions.filter(({ key }) => taken.has(key) && !isKnown(key)));
  if (shared.size === 0) return plan;
  const keys = giveKeys(
    sessions.map((session) => ({
      label: session.label,
      subject: session.subject,
      id: session.entry.id ?? "",
      kept: shared.has(session) ? undefined : session.key,
    })),
    (key) => taken.has(key),
  );
  const keyed = new Map(
    sessions.map(({ entry }, index): [PlanEntry, PlanEntry] => {
      const { key: _, ...rest } = entry;
      const now = keys[index];
      return [entry, now?.isCarried ? { ...rest, key: now.key } : rest];
    }),
  );
  return Object.fromEntries(
    sessionDaysOf(given).map(({ label, sessions: ofDay }) => [
      label,
      ofDay.map(({ entry }) => keyed.get(entry) ?? entry),
    ]),
  );
};
