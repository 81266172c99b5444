import { createListeners } from "../src/platform/listeners.ts";
import { type AppStorage, createStorage } from "../src/platform/storage.ts";
import { MemoryArea } from "./memory-area.ts";

export interface MemoryStorage {
  readonly storage: AppStorage;
  readonly entries: Map<string, string>;
  readonly warnings: string[];
  /** Another tab stores a value or, with null, removes it. */
  changeElsewhere(key: string, text: string | null): void;
}

/** Lasts as long as the test, with a limit of characters. */
export const createMemoryStorage = ({
  initial = {},
  capacity = Number.POSITIVE_INFINITY,
}: {
  readonly initial?: Readonly<Record<string, string>>;
  readonly capacity?: number;
} = {}): MemoryStorage => {
  const area = new MemoryArea(initial);
  area.room = capacity;
  const warnings: string[] = [];
  const { tell, subscribe } = createListeners<[string | null]>();

  const storage = createStorage({
    area,
    timestamp: () => "2026-06-10T08:00:00.000Z",
    log: { warn: (message) => warnings.push(message) },
    onChangeElsewhere: subscribe,
  });

  return {
    storage,
    entries: area.entries,
    warnings,
    changeElsewhere(key, text) {
      if (text === null) area.removeItem(key);
      else area.setItem(key, text);
      tell(key);
    },
  };
};
