import { useSyncExternalStore } from "react";

const narrow = "(width < 48rem)";

let asked: MediaQueryList | undefined;

/** Created once: a new query forces a layout in the middle of a press. */
const query = (): MediaQueryList => {
  asked ??= window.matchMedia(narrow);
  return asked;
};

const subscribe = (listener: () => void): (() => void) => {
  query().addEventListener("change", listener);
  return () => query().removeEventListener("change", listener);
};

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
