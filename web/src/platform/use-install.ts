import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => "prompt" in event;

const { tell, subscribe } = createListeners();
let offer: InstallOffer | null = null;
const change = (next: InstallOffer | null) => {
  offer = next;
  tell();
};

/** From the start: the browser offers it once, and shows no banner of its own then. */
export const watchInstallOffers = (isOn: () => boolean): void => {
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!isOn() || !isOffer(event)) return;
    event.preventDefault();
    change(event);
  });
  window.addEventListener("appinstalled", () => change(null));
};

/** Installs the app; `null` where the browser does not offer it. */
export const useInstall = (): (() => void) | null => {
  const present = useSyncExternalStore(subscribe, () => offer);
  return present && (() => void present.prompt().finally(() => change(null)));
};
