import { useSyncExternalStore } from "react";

const queries = new Map<string, MediaQueryList>();

/** Created once: a new query forces a layout in the middle of a press. */
const queryOf = (text: string): MediaQueryList => {
  const query = queries.get(text) ?? window.matchMedia(text);
  queries.set(text, query);
  return query;
};

let isAboutToPrint = false;

/** `beforeprint` fires before the print layout, in time to render everything. */
const subscribe = (text: string, listener: () => void): (() => void) => {
  const print = ({ type }: Event) => {
    isAboutToPrint = type === "beforeprint";
    listener();
  };
  const query = queryOf(text);
  query.addEventListener("change", listener);
  window.addEventListener("beforeprint", print);
  window.addEventListener("afterprint", print);
  return () => {
    query.removeEventListener("change", listener);
    window.removeEventListener("beforeprint", print);
    window.removeEventListener("afterprint", print);
  };
};

const createUseMedia = (text: string, matches: () => boolean) => {
  const subscribeTo = (listener: () => void) => subscribe(text, listener);
  return (): boolean => useSyncExternalStore(subscribeTo, matches, () => false);
};

const narrow = "(width < 48rem)";
const paper = "print";

export const useIsNarrow = createUseMedia(narrow, () => queryOf(narrow).matches);
export const useIsPrinting = createUseMedia(paper, () => isAboutToPrint || queryOf(paper).matches);
