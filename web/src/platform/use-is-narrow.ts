import { useSyncExternalStore } from "react";

/** The width under which the design has one column and thumbs. */
const narrow = "(width < 48rem)";

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
