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
const readKept = (text: string | null): readonly Quarantined[] => {
  try {
    const parsed: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isQuarantined) : [];
  } catch {
    return [];
  }
};

/** Copies unreadable texts aside, newest first; throws as the storage does when there is no room. */
export const addToQuarantine = (storage: KeyValueStorage, added: readonly Quarantined[]): void => {
  const kept = readKept(storage.getItem(quarantineKey));
  const isNew = ({ key, text }: Quarantined) =>
    !kept.some((other) => other.key === key && other.text === text);
  const fresh = added.filter(isNew);
  if (fresh.length === 0) return;
  storage.setItem(quarantineKey, JSON.stringify([...fresh, ...kept].slice(0, maxKept)));
};
