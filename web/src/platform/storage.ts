import { guardStorage, type KeyValueStorage } from "./key-value-storage.ts";
import type { Log } from "./log.ts";
import { addToQuarantine } from "./quarantine.ts";
import type { Schema } from "./schema.ts";

/** Settings of this browser; plans and progress are in the workspace. Never throws. */
export const createStorage = ({
  area,
  log,
  timestamp,
  onChangeElsewhere,
}: {
  readonly area: KeyValueStorage;
  readonly log: Pick<Log, "warn">;
  readonly timestamp: () => string;
  /** The key that another tab changed; null for all. */
  readonly onChangeElsewhere: (listener: (key: string | null) => void) => () => void;
}) => {
  const { attempt, storedText } = guardStorage({ area, warn: log.warn });

  return {
    /** A damaged value is logged and quarantined, and stays until it is overwritten. */
    read<Value, Fallback = Value>({
      key,
      schema,
      fallback,
    }: {
      readonly key: string;
      readonly schema: Schema<Value>;
      readonly fallback: Fallback;
    }): Value | Fallback {
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
    write: ({ key, value }: { readonly key: string; readonly value: unknown }) => ({
      ok: attempt(() => area.setItem(key, JSON.stringify(value))),
    }),
    remove(keys: readonly string[]) {
      for (const key of keys) attempt(() => area.removeItem(key));
    },
    /** Changes of these keys by other tabs; returns how to stop. */
    subscribe: ({
      keys,
      listener,
    }: {
      readonly keys: readonly string[];
      readonly listener: () => void;
    }) =>
      onChangeElsewhere((key) => {
        if (key === null || keys.includes(key)) listener();
      }),
  };
};

export type AppStorage = ReturnType<typeof createStorage>;
