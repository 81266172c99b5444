import type { ListedStorage } from "./key-value-storage.ts";

const forbidden: ListedStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new Error("This browser forbids local storage");
  },
  removeItem: () => undefined,
};

/** A browser that forbids storage throws at the mere sight of it; here it only refuses to write. */
export const openLocalStorage = (): ListedStorage => {
  try {
    return window.localStorage;
  } catch {
    return forbidden;
  }
};

/** Tells which key another tab changed; null means all of them. */
export const onChangeElsewhere = (listener: (key: string | null) => void): (() => void) => {
  const heard = (event: StorageEvent) => listener(event.key);
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
};
