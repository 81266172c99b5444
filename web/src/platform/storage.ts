import type { Log } from "./log.ts";
import type { Schema } from "./schema.ts";

export type WriteResult = { readonly ok: true } | { readonly ok: false };

export interface ReadRequest<Value, Fallback> {
  readonly key: string;
  readonly schema: Schema<Value>;
  /** Given when nothing usable is stored. */
  readonly fallback: Fallback;
  /** Keys to remove when this one is damaged; what they held is kept in quarantine. */
  readonly discardWhenDamaged?: readonly string[];
}

/** The one door to the browser's storage. Nothing in it throws. */
export interface AppStorage {
  read<Value, Fallback = Value>(request: ReadRequest<Value, Fallback>): Value | Fallback;
  write(entry: { readonly key: string; readonly value: unknown }): WriteResult;
  remove(keys: readonly string[]): void;
  /** Tells of changes made by other tabs to any of the keys; returns the way to stop. */
  subscribe(request: {
    readonly keys: readonly string[];
    readonly listener: () => void;
  }): () => void;
}

export interface StorageDependencies {
  /** Undefined where the browser forbids storage. */
  readonly area: Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined;
  readonly log: Log;
  /** Tells which key another tab changed; null means all of them. */
  readonly onChangeElsewhere: (listener: (key: string | null) => void) => () => void;
}

export const quarantineKey = "smartplanner_quarantine";
const quarantineLimit = 50;

interface QuarantinedValue {
  readonly key: string;
  readonly value: string;
}

const isQuarantinedValue = (input: unknown): input is QuarantinedValue =>
  typeof input === "object" &&
  input !== null &&
  "key" in input &&
  typeof input.key === "string" &&
  "value" in input &&
  typeof input.value === "string";

const parseQuarantine = (text: string | null): readonly QuarantinedValue[] => {
  try {
    const parsed: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isQuarantinedValue) : [];
  } catch {
    return [];
  }
};

const isSame = (a: QuarantinedValue, b: QuarantinedValue): boolean =>
  a.key === b.key && a.value === b.value;

export const createStorage = ({
  area,
  log,
  onChangeElsewhere,
}: StorageDependencies): AppStorage => {
  const textAt = (key: string): string | null => {
    try {
      return area?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };

  const put = (key: string, text: string): boolean => {
    try {
      if (area === undefined) return false;
      area.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  };

  const drop = (key: string): void => {
    try {
      area?.removeItem(key);
    } catch (error) {
      log.warn(`Could not remove ${key} from storage`, error);
    }
  };

  const quarantine = (values: readonly QuarantinedValue[], discarded: readonly string[]): void => {
    const kept = parseQuarantine(textAt(quarantineKey));
    const fresh = values.filter((value) => !kept.some((other) => isSame(value, other)));
    const text = JSON.stringify([...kept, ...fresh].slice(-quarantineLimit));
    const saved = fresh.length === 0 || put(quarantineKey, text);
    for (const key of discarded) drop(key);
    // A full storage may have room for the copy once the damaged value itself is gone.
    if (!saved && !put(quarantineKey, text)) log.warn("A damaged stored value could not be kept");
  };

  const setAside = (key: string, discardWhenDamaged: readonly string[]): void => {
    log.warn(`The stored value of ${key} is damaged`);
    const keys = [...new Set([key, ...discardWhenDamaged])];
    const values = keys.flatMap((each) => {
      const value = textAt(each);
      return value === null ? [] : [{ key: each, value }];
    });
    quarantine(values, discardWhenDamaged);
  };

  return {
    read({ key, schema, fallback, discardWhenDamaged = [] }) {
      const text = textAt(key);
      if (text === null) return fallback;
      try {
        const parsed = schema.safeParse(JSON.parse(text));
        if (parsed.success) return parsed.data;
      } catch {
        // Text that is not JSON is damaged like any other.
      }
      setAside(key, discardWhenDamaged);
      return fallback;
    },
    write: ({ key, value }) => ({ ok: put(key, JSON.stringify(value)) }),
    remove(keys) {
      for (const key of keys) drop(key);
    },
    subscribe({ keys, listener }) {
      return onChangeElsewhere((key) => {
        if (key === null || keys.includes(key)) listener();
      });
    },
  };
};
