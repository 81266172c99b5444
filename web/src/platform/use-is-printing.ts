import { useSyncExternalStore } from "react";

const paper = "print";
let isAboutToPrint = false;
let asked: MediaQueryList | undefined;

/** Asked once, as for a narrow screen. */
const query = (): MediaQueryList => {
  asked ??= window.matchMedia(paper);
  return asked;
};

const subscribe = (listener: () => void): (() => void) => {
  // The event comes before the page is laid out on paper, in time for what must be rendered first.
  const begin = () => {
    isAboutToPrint = true;
    listener();
  };
  const end = () => {
    isAboutToPrint = false;
    listener();
  };
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  query().addEventListener("change", listener);
  return () => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
    query().removeEventListener("change", listener);
  };
};

/** True while the page goes to paper. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isAboutToPrint || query().matches,
    () => false,
  );
