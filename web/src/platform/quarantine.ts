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

/** Hand-written: the first page does not load the schema library. */
export const quarantineIn = (storage: Pick<KeyValueStorage, "getItem">): readonly Quarantined[] => {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(quarantineKey) ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isQuarantined) : [];
  } catch {
    return [];
  }
};

/** Newest first; returns whether one was new. Throws if there is no room. */
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
