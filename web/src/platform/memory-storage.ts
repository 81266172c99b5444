import { createListeners } from "./listeners.ts";
import { type AppStorage, createStorage } from "./storage.ts";

export interface MemoryStorage {
  readonly storage: AppStorage;
  /** What is stored, as text. */
  readonly entries: Map<string, string>;
  readonly warnings: string[];
  /** Acts as another tab that stores or, with null, removes a value. */
  changeElsewhere(key: string, text: string | null): void;
}

/** For tests: a storage that lasts as long as the test and may be full beyond a number of characters. */
export const createMemoryStorage = ({
  initial = {},
  capacity = Number.POSITIVE_INFINITY,
}: {
  readonly initial?: Readonly<Record<string, string>>;
  readonly capacity?: number;
} = {}): MemoryStorage => {
  const entries = new Map(Object.entries(initial));
  const warnings: string[] = [];
  const { tell, subscribe } = createListeners<[string | null]>();

  const sizeWithout = (key: string): number =>
    [...entries].reduce((sum, [each, text]) => sum + (each === key ? 0 : text.length), 0);

  const storage = createStorage({
    area: {
      getItem: (key) => entries.get(key) ?? null,
      setItem(key, text) {
        if (sizeWithout(key) + text.length > capacity) throw new Error("The quota is exceeded");
        entries.set(key, text);
      },
      removeItem: (key) => void entries.delete(key),
    },
    timestamp: () => "2026-06-10T08:00:00.000Z",
    log: { warn: (message) => warnings.push(message), error: (message) => warnings.push(message) },
    onChangeElsewhere: subscribe,
  });

  return {
    storage,
    entries,
    warnings,
    changeElsewhere(key, text) {
      if (text === null) entries.delete(key);
      else entries.set(key, text);
      tell(key);
    },
  };
};
