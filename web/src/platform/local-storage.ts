import type { KeyValueStorage } from "./key-value-storage.ts";

const forbidden: KeyValueStorage = {
  getItem: () => null,
  setItem() {
    throw new Error("This browser forbids local storage");
  },
  removeItem: () => undefined,
};

/** A browser that forbids storage throws at the mere sight of it; here it only refuses to write. */
export const openLocalStorage = (): KeyValueStorage => {
  try {
    return window.localStorage;
  } catch {
    return forbidden;
  }
};

/** Calls back with the key that another tab changed, or `null` when it cleared everything. */
export const onOtherTabChange = (listener: (key: string | null) => void): (() => void) => {
  const heard = (event: StorageEvent) => listener(event.key);
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
};
