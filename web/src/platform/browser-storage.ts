import type { Log } from "./log.ts";
import { type AppStorage, createStorage } from "./storage.ts";

const openArea = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    // A browser that forbids storage throws at the mere sight of it.
    return undefined;
  }
};

export const createBrowserStorage = ({ log }: { readonly log: Log }): AppStorage =>
  createStorage({
    area: openArea(),
    log,
    onChangeElsewhere(listener) {
      const heard = (event: StorageEvent) => listener(event.key);
      window.addEventListener("storage", heard);
      return () => window.removeEventListener("storage", heard);
    },
  });
