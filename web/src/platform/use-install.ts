import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";
import { browserNotifier } from "./notifier.ts";
import { usePlatform } from "./platform.ts";
import { textSchema } from "./schema.ts";

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

const askedKey = "smartplanner_install_asked";
const quietMs = 90 * 86_400_000;

/**
 * Installs the app, by the browser or by the steps of an iPhone; `null` if neither is possible.
 * Pressed once, it is not offered again for 90 days.
 */
export const useInstall = (showSteps: () => void): (() => void) | null => {
  const { clock, storage } = usePlatform();
  const present = useSyncExternalStore(subscribe, () => offer);
  const asked = storage.read({ key: askedKey, schema: textSchema, fallback: "" });
  const now = clock.timestamp();
  const isQuiet = asked !== "" && Date.parse(now) - Date.parse(asked) < quietMs;
  if (isQuiet || (present === null && !browserNotifier.needsHomeScreen())) return null;
  return () => {
    storage.write({ key: askedKey, value: now });
    if (present === null) showSteps();
    else void present.prompt().finally(() => change(null));
  };
};
