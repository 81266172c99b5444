import type { ListedStorage, ShutStorage } from "./key-value-storage.ts";

export const noStorage: ListedStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new Error("Local storage is not used here");
  },
  removeItem: () => undefined,
};

const found = (name: "localStorage" | "sessionStorage"): ListedStorage => {
  try {
    return window[name];
  } catch {
    return noStorage;
  }
};

/** Lasts as long as the tab. */
export const openTabStorage = (): ListedStorage => found("sessionStorage");

/** If storage is forbidden, even access throws; here only writes fail. */
export const openLocalStorage = (): ShutStorage => {
  let area = found("localStorage");
  return {
    get length() {
      return area.length;
    },
    key: (index) => area.key(index),
    getItem: (key) => area.getItem(key),
    setItem: (key, text) => area.setItem(key, text),
    removeItem: (key) => area.removeItem(key),
    shut() {
      area = noStorage;
    },
  };
};

/** The key that another tab changed; null for all. */
export const onChangeElsewhere = (listener: (key: string | null) => void): (() => void) => {
  const heard = (event: StorageEvent) => listener(event.key);
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
};
