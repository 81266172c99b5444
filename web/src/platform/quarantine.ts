import type { Quarantined } from "@smart-planner/contract";
import type { KeyValueStorage } from "./key-value-storage.ts";

export const quarantineKey = "smartplanner_quarantine";
const maxKept = 20;

const isQuarantined = (input: unknown): input is Quarantined =>
  typeof input === "object" &&
  input !== null &&
  "key" in input &&
  typeof input.key === "string" &&
  "text" in input &&
  typeof input.text === "string" &&
  "at" in input &&
  typeof input.at === "string";

/** By hand, because the first page does without the schema library. */
export const quarantineIn = (storage: Pick<KeyValueStorage, "getItem">): readonly Quarantined[] => {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(quarantineKey) ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isQuarantined) : [];
  } catch {
    return [];
  }
};

/**
 * Copies texts aside, newest first; whether there was one it did not have. Throws as the storage does
 * when there is no room.
 */
export const addToQuarantine = (
  storage: KeyValueStorage,
  added: readonly Quarantined[],
): boolean => {
  const kept = quarantineIn(storage);
  const isNew = ({ key, text }: Quarantined) =>
    !kept.some((other) => other.key === key && other.text === text);
  const fresh = added.filter(isNew);
  if (fresh.length === 0) return false;
  storage.setItem(quarantineKey, JSON.stringify([...fresh, ...kept].slice(0, maxKept)));
  return true;
};
