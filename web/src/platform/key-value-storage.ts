export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
}

/** One whose keys can be listed, as those of local storage can. */
export interface ListedStorage extends KeyValueStorage {
  readonly length: number;
  key(index: number): string | null;
}

/** One that can be shut for the rest of the visit: nothing is read from it or written to it any more. */
export interface ShutStorage extends ListedStorage {
  shut(): void;
}

interface Guard {
  readonly area: KeyValueStorage;
  readonly warn: (message: string, detail?: unknown) => void;
}

/** A browser may refuse any access to its storage at any time; through these nothing throws. */
export const guardStorage = ({ area, warn }: Guard) => ({
  storedText: (key: string): string | null => {
    try {
      return area.getItem(key);
    } catch {
      return null;
    }
  },
  /** Whether the change was made. */
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
