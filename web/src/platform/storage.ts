import { guardStorage, type KeyValueStorage } from "./key-value-storage.ts";
import type { Log } from "./log.ts";
import { addToQuarantine } from "./quarantine.ts";
import type { Schema } from "./schema.ts";

export type WriteResult = { readonly ok: true } | { readonly ok: false };

export interface ReadRequest<Value, Fallback> {
  readonly key: string;
  readonly schema: Schema<Value>;
  readonly fallback: Fallback;
}

/** Settings of this browser; plans and progress are in the workspace. Never throws. */
export interface AppStorage {
  /** A damaged value is logged and quarantined, and stays until it is overwritten. */
  read<Value, Fallback = Value>(request: ReadRequest<Value, Fallback>): Value | Fallback;
  text(key: string): string | null;
  write(entry: { readonly key: string; readonly value: unknown }): WriteResult;
  remove(keys: readonly string[]): void;
  /** Changes of these keys by other tabs; returns how to stop. */
  subscribe(request: {
    readonly keys: readonly string[];
    readonly listener: () => void;
  }): () => void;
}

export interface StorageDependencies {
  readonly area: KeyValueStorage;
  readonly log: Log;
  readonly timestamp: () => string;
  /** The key that another tab changed; null for all. */
  readonly onChangeElsewhere: (listener: (key: string | null) => void) => () => void;
}

export const createStorage = ({
  area,
  log,
  timestamp,
  onChangeElsewhere,
}: StorageDependencies): AppStorage => {
  const { attempt, storedText } = guardStorage({ area, warn: log.warn });

  return {
    read({ key, schema, fallback }) {
      const text = storedText(key);
      if (text === null) return fallback;
      try {
        const parsed = schema.safeParse(JSON.parse(text));
        if (parsed.success) return parsed.data;
      } catch {
        // Not JSON: damaged.
      }
      log.warn(`Stored data under ${key} could not be read`);
      attempt(() => addToQuarantine(area, [{ key, text, at: timestamp() }]));
      return fallback;
    },
    text: storedText,
    write: ({ key, value }) => ({ ok: attempt(() => area.setItem(key, JSON.stringify(value))) }),
    remove(keys) {
      for (const key of keys) attempt(() => area.removeItem(key));
    },
    subscribe({ keys, listener }) {
      return onChangeElsewhere((key) => {
        if (key === null || keys.includes(key)) listener();
      });
    },
  };
};
