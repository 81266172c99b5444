import { useSyncExternalStore } from "react";

const paper = "print";
let isAboutToPrint = false;
let asked: MediaQueryList | undefined;

const query = (): MediaQueryList => {
  asked ??= window.matchMedia(paper);
  return asked;
};

const subscribe = (listener: () => void): (() => void) => {
  // Fires before the print layout, in time to render everything.
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

export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isAboutToPrint || query().matches,
    () => false,
  );
