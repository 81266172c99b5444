export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

export interface ListedStorage extends KeyValueStorage {
  readonly length: number;
  key(index: number): string | null;
}

/** Can be closed for the rest of the visit: no more reads or writes. */
export interface ShutStorage extends ListedStorage {
  shut(): void;
}

interface Guard {
  readonly area: KeyValueStorage;
  readonly warn: (message: string, detail?: unknown) => void;
}

/** A browser may refuse storage at any time; these never throw. */
export const guardStorage = ({ area, warn }: Guard) => ({
  storedText: (key: string): string | null => {
    try {
      return area.getItem(key);
    } catch {
      return null;
    }
  },
  /** Whether it worked. */
  attempt: (change: () => void): boolean => {
    try {
      change();
      return true;
    } catch (error) {
      warn("Local storage refused a change", error);
      return false;
    }
  },
});
