import { guardStorage, type ListedStorage } from "./key-value-storage.ts";
import { createListeners } from "./listeners.ts";
import { isPersonal, ownerKey, parkedKeyOf } from "./personal-keys.ts";

/** Whose data the specified keys hold. */
export interface Ownership {
  /** Makes the keys hold this person's data; another's is kept apart until they return. */
  claim(uid: string): void;
  /** Gives what another owner left parked, such as the demo user, to the present one. */
  adopt(owner: string): boolean;
  /** Removes everything this browser keeps of a person who has deleted their account. */
  erase(uid: string): void;
  /** Tells when the keys were exchanged. */
  subscribe(listener: () => void): () => void;
}

interface OwnershipDependencies {
  readonly area: ListedStorage;
  readonly log: { readonly warn: (message: string, detail?: unknown) => void };
  readonly onChangeElsewhere: (listener: (key: string | null) => void) => () => void;
  /** Another tab has exchanged the keys: nothing this page holds may be written any more. */
  readonly onTakenElsewhere: () => void;
}

type Entry = readonly [key: string, text: string];

const entryOf = (pair: unknown): readonly Entry[] => {
  if (!Array.isArray(pair)) return [];
  const [key, text]: unknown[] = pair;
  if (typeof key !== "string" || typeof text !== "string") return [];
  return isPersonal(key) ? [[key, text]] : [];
};

const readParked = (text: string | null): readonly Entry[] => {
  try {
    const parsed: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(parsed) ? parsed.flatMap(entryOf) : [];
  } catch {
    return [];
  }
};

export const createOwnership = ({
  area,
  log,
  onChangeElsewhere,
  onTakenElsewhere,
}: OwnershipDependencies): Ownership => {
  const { tell, subscribe } = createListeners();
  const { attempt, storedText } = guardStorage({ area, warn: log.warn });

  const personalKeys = (): readonly string[] => {
    const keys: (string | null)[] = [];
    attempt(() => {
      for (let index = 0; index < area.length; index += 1) keys.push(area.key(index));
    });
    return keys.filter((key) => key !== null).filter(isPersonal);
  };

  const park = (owner: string) => {
    const keys = personalKeys();
    const held = keys.flatMap((key): readonly Entry[] => {
      const text = storedText(key);
      return text === null ? [] : [[key, text]];
    });
    const keep = () => attempt(() => area.setItem(parkedKeyOf(owner), JSON.stringify(held)));
    const kept = held.length === 0 || keep();
    for (const key of keys) attempt(() => area.removeItem(key));
    // A full storage has room for the copy once the originals are gone.
    if (!kept) keep();
  };

  const bringBack = (owner: string): boolean => {
    const parked = readParked(storedText(parkedKeyOf(owner)));
    attempt(() => area.removeItem(parkedKeyOf(owner)));
    for (const [key, text] of parked) attempt(() => area.setItem(key, text));
    return parked.length > 0;
  };

  onChangeElsewhere((key) => {
    if (key === ownerKey) onTakenElsewhere();
  });

  return {
    claim(uid) {
      const owner = storedText(ownerKey);
      if (owner === uid) return;
      if (owner !== null) {
        park(owner);
        bringBack(uid);
      }
      attempt(() => area.setItem(ownerKey, uid));
      tell();
    },
    adopt(owner) {
      const found = bringBack(owner);
      if (found) tell();
      return found;
    },
    erase(uid) {
      attempt(() => area.removeItem(parkedKeyOf(uid)));
      if (storedText(ownerKey) !== uid) return;
      for (const key of personalKeys()) attempt(() => area.removeItem(key));
      attempt(() => area.removeItem(ownerKey));
      tell();
    },
    subscribe,
  };
};
