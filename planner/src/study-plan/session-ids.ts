import type { PlanMode, StudyPlan } from "../model/model.ts";
import { sessionDaysOf } from "./plan-sessions.ts";

const alphabet = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

export const sessionIdLength = 6;

/** From numbers of at least 0 and below 1, one per character. */
export const sessionIdFrom = (numbers: () => number): string =>
  Array.from(
    { length: sessionIdLength },
    () => alphabet[Math.floor(numbers() * alphabet.length)],
  ).join("");

/** FNV-1a with a final mix. */
const hashOf = (text: string, seed: number): number => {
  let hash = 0x811c9dc5 ^ seed;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
};

/** Deterministic, the same on every device. */
export const derivedIdOf = (mode: PlanMode, key: string): string => {
  let seed = 0;
  return sessionIdFrom(() => hashOf(`${mode} ${key}`, seed++) / 2 ** 32);
};

/** A free id; a requested one comes first. */
export const createIdGiver = (newId: () => string) => {
  const taken = new Set<string>();
  return (wanted?: string): string => {
    let id = wanted ?? newId();
    // A source that repeats itself must not loop forever: the id grows.
    for (let attempt = 0; taken.has(id); attempt++) id = attempt < 20 ? newId() : `${id}${newId()}`;
    taken.add(id);
    return id;
  };
};

const hasSessionIds = (plan: StudyPlan): boolean => {
  const seen = new Set<string>();
  for (const entries of Object.values(plan))
    for (const { id } of entries) {
      if (id === undefined || seen.has(id)) return false;
      seen.add(id);
    }
  return true;
};

/** Gives every session an id; two devices come to the same ids. */
export const withSessionIds = ({
  plan,
  mode,
}: {
  readonly plan: StudyPlan;
  readonly mode: PlanMode;
}): StudyPlan => {
  if (hasSessionIds(plan)) return plan;
  const days = sessionDaysOf(plan);
  let again = 0;
  const giveId = createIdGiver(() => derivedIdOf(mode, `again ${again++}`));
  return Object.fromEntries(
    days.map(({ label, sessions }) => [
      label,
      sessions.map(({ entry, key }) => ({
        ...entry,
        id: giveId(entry.id ?? derivedIdOf(mode, key)),
      })),
    ]),
  );
};
