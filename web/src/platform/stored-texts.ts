import type { Quarantined } from "@smart-planner/contract";
import { guardStorage, type KeyValueStorage } from "./key-value-storage.ts";
import type { Log } from "./log.ts";
import { damagedKey } from "./personal-keys.ts";
import { addToQuarantine } from "./quarantine.ts";

export type SaveState =
  | { readonly saved: true }
  /** These keys are only in memory: offer a download. */
  | { readonly saved: false; readonly keys: readonly string[] };

export interface StoredTextsDependencies {
  readonly area: KeyValueStorage;
  readonly log: Pick<Log, "warn">;
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

/** The texts of our keys: in local storage, or in memory if it refused them. */
export const createStoredTexts = ({ area, log, timestamp }: StoredTextsDependencies) => {
  const { attempt, storedText } = guardStorage({ area, warn: log.warn });
  const held = new Map<string, string>();
  const unsaved = new Map<string, string>();
  /** The stored text when a write was refused. */
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
    /** The stored text, or after a refused write the intended one. */
    held: (key: string): string | null => held.get(key) ?? null,
    stored: storedText,
    /** The text that another tab stored since; `null` if removed, `undefined` if unchanged. */
    news: (key: string): string | null | undefined => {
      const text = storedText(key);
      if (!unsaved.has(key)) return text === (held.get(key) ?? null) ? undefined : text;
      return text === null || text === refusedOver.get(key) ? undefined : text;
    },
    isUnsaved: (key: string): boolean => unsaved.has(key),
    saveState: (): SaveState => saveState,

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

    /** `refused` if there is no room, `known` if it already has them. */
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
    /** Without this note a removal would sync as the student's own. */
    noteDamaged: (registers: readonly string[]) => {
      const noted = new Set([...namesIn(storedText(damagedKey)), ...registers]);
      attempt(() => area.setItem(damagedKey, JSON.stringify([...noted])));
    },
  };
};

export type StoredTexts = ReturnType<typeof createStoredTexts>;
