import type { Quarantined } from "@smart-planner/contract";
import { guardStorage, type KeyValueStorage } from "./key-value-storage.ts";
import type { Log } from "./log.ts";
import { damagedKey } from "./personal-keys.ts";
import { addToQuarantine } from "./quarantine.ts";

export type SaveState =
  | { readonly saved: true }
  /** What these keys hold is on screen and in memory only: offer a download. */
  | { readonly saved: false; readonly keys: readonly string[] };

export interface StoredTextsDependencies {
  readonly area: KeyValueStorage;
  readonly log: Pick<Log, "warn">;
  /** An ISO time for the quarantine. */
  readonly timestamp: () => string;
}

const saved: SaveState = { saved: true };

const namesIn = (text: string | null): readonly unknown[] => {
  try {
    const parsed: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
};

/** The texts of this page's keys: in local storage, or in memory where it refused them. */
export const createStoredTexts = ({ area, log, timestamp }: StoredTextsDependencies) => {
  const { attempt, storedText } = guardStorage({ area, warn: log.warn });
  const held = new Map<string, string>();
  const unsaved = new Map<string, string>();
  /** What was stored when the storage refused what is held: nothing newer. */
  const refusedOver = new Map<string, string | null>();
  let saveState: SaveState = saved;

  const updateSaveState = () => {
    saveState = unsaved.size === 0 ? saved : { saved: false, keys: [...unsaved.keys()] };
  };

  const store = (key: string, text: string) => {
    held.set(key, text);
    if (attempt(() => area.setItem(key, text))) unsaved.delete(key);
    else {
      unsaved.set(key, text);
      refusedOver.set(key, storedText(key));
    }
  };

  const retryUnsaved = () => {
    for (const [key, text] of [...unsaved]) store(key, text);
  };

  return {
    /** The text as it is (or, after a refused write, should be) stored. */
    held: (key: string): string | null => held.get(key) ?? null,
    stored: storedText,
    /** What another tab has stored (or, with `null`, removed) since; `undefined` when nothing changed. */
    news: (key: string): string | null | undefined => {
      const text = storedText(key);
      if (!unsaved.has(key)) return text === (held.get(key) ?? null) ? undefined : text;
      return text === null || text === refusedOver.get(key) ? undefined : text;
    },
    isUnsaved: (key: string): boolean => unsaved.has(key),
    saveState: (): SaveState => saveState,

    /** Takes note of a text that is stored already. */
    adopt: (key: string, text: string) => {
      held.set(key, text);
      unsaved.delete(key);
      updateSaveState();
    },
    save: (key: string, text: string) => {
      const others = [...unsaved.keys()].some((each) => each !== key);
      store(key, text);
      if (others) retryUnsaved();
      updateSaveState();
    },
    forget: (key: string) => {
      held.delete(key);
      unsaved.delete(key);
      updateSaveState();
    },
    remove: (keys: readonly string[]) => {
      for (const key of keys) {
        attempt(() => area.removeItem(key));
        held.delete(key);
        unsaved.delete(key);
      }
      retryUnsaved();
      updateSaveState();
    },

    /** Copies to the quarantine: `refused` where there is no room, `known` when it has them already. */
    copyAside: (copies: readonly Omit<Quarantined, "at">[]): "added" | "known" | "refused" => {
      let isNew = false;
      const at = timestamp();
      const isCopied = attempt(() => {
        isNew = addToQuarantine(
          area,
          copies.map((copy) => ({ ...copy, at })),
        );
      });
      if (!isCopied) return "refused";
      return isNew ? "added" : "known";
    },
    /** A removal without this note would look like the student's own, and be synced as one. */
    noteDamaged: (registers: readonly string[]) => {
      const noted = new Set([...namesIn(storedText(damagedKey)), ...registers]);
      attempt(() => area.setItem(damagedKey, JSON.stringify([...noted])));
    },
  };
};

export type StoredTexts = ReturnType<typeof createStoredTexts>;
