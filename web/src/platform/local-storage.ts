import type { ListedStorage, ShutStorage } from "./key-value-storage.ts";

const forbidden: ListedStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new Error("Local storage is not used here");
  },
  removeItem: () => undefined,
};

const found = (): ListedStorage => {
  try {
    return window.localStorage;
  } catch {
    return forbidden;
  }
};

/** If storage is forbidden, even access throws; here only writes fail. */
export const openLocalStorage = (): ShutStorage => {
  let area = found();
  return {
    get length() {
      return area.length;
    },
    key: (index) => area.key(index),
    getItem: (key) => area.getItem(key),
    setItem: (key, text) => area.setItem(key, text),
    removeItem: (key) => area.removeItem(key),
    shut() {
      area = forbidden;
    },
  };
};

/** The key that another tab changed; null for all. */
export const onChangeElsewhere = (listener: (key: string | null) => void): (() => void) => {
  const heard = (event: StorageEvent) => listener(event.key);
  window.addEventListener("storage", heard);
  return () => window.removeEventListener("storage", heard);
};
