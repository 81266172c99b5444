import { useSyncExternalStore } from "react";

/** The width under which the design has one column and thumbs. */
const narrow = "(width < 48rem)";

let asked: MediaQueryList | undefined;

/** Asked once: a new query has the page laid out before it answers, in the middle of a press. */
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
