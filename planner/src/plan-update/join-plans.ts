import type { StudyPlan } from "../model/model.ts";
import { sessionDaysOf, sessionsOf } from "../study-plan/plan-sessions.ts";
import { releaseSessions } from "./release-sessions.ts";

/** The keys of the sessions that were let go. */
export const letGoKeysOf = (plan: StudyPlan): readonly string[] =>
  sessionsOf(plan).flatMap(({ key, entry }) => (entry.released === "let go" ? [key] : []));

/** Everything in a plan except released sessions: the same text for the same plan. */
export const planBesideLetGo = (plan: StudyPlan): string =>
  JSON.stringify(
    sessionDaysOf(plan).map(({ label, sessions }) => [
      label,
      sessions.map(({ key, entry }) => {
        const { released, ...rest } = entry;
        const said = Object.entries(released === "let go" ? rest : entry);
        return [key, said.toSorted(([one], [other]) => (one < other ? -1 : 1))];
      }),
    ]),
  );

/** Applies released sessions of another plan with the same origin. Sessions that this plan plans again stay planned. */
export const withLetGoOf = ({
  plan,
  other,
  before,
}: {
  readonly plan: StudyPlan;
  readonly other: StudyPlan;
  /** The keys that were let go in the one that both come from. */
  readonly before: ReadonlySet<string>;
}): StudyPlan => {
  const now = new Set(letGoKeysOf(other));
  const held = new Map(sessionsOf(plan).map(({ key, entry }) => [key, entry.released]));
  const isOpen = (key: string) => held.has(key) && held.get(key) === undefined;
  const letGo = new Set([...now].filter((key) => !before.has(key) && isOpen(key)));
  const takenBack = new Set(
    [...before].filter((key) => !now.has(key) && held.get(key) === "let go"),
  );
  if (letGo.size + takenBack.size === 0) return plan;
  return releaseSessions(releaseSessions(plan, letGo, "let go"), takenBack, null);
};
