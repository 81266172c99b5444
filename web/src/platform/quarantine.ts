import { type Quarantined, readQuarantineText } from "@smart-planner/contract";

export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

export const quarantineKey = "smartplanner_quarantine";
const maxKept = 20;

/** Copies unreadable texts aside, newest first; throws as the storage does when there is no room. */
export const addToQuarantine = (storage: KeyValueStorage, added: readonly Quarantined[]): void => {
  const kept = readQuarantineText(storage.getItem(quarantineKey));
  const isNew = ({ key, text }: Quarantined) =>
    !kept.some((other) => other.key === key && other.text === text);
  const fresh = added.filter(isNew);
  if (fresh.length === 0) return;
  storage.setItem(quarantineKey, JSON.stringify([...fresh, ...kept].slice(0, maxKept)));
};
