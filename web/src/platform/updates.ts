import { createListeners } from "./listeners.ts";

/** New versions of the app itself. */
export interface Updates {
  isReady(): boolean;
  /** Takes the new version over; this page is loaded anew. */
  take(): void;
  subscribe(listener: () => void): () => void;
}

interface UpdatesDependencies {
  /** Missing outside of secure contexts. */
  readonly workers: ServiceWorkerContainer | undefined;
  /** Calls back when the first page is done, which must not wait for the rest of the app. */
  readonly whenQuiet: (run: () => void) => void;
  readonly reload: () => void;
  readonly onWake: (listener: () => void) => void;
  readonly onRefused: (error: unknown) => void;
}

const workerPath = "/sw.js";
const skipWaiting = { type: "SKIP_WAITING" };

/** Holds the app for times without a network; a new version is offered and never forced. */
export const createUpdates = ({
  workers,
  whenQuiet,
  reload,
  onWake,
  onRefused,
}: UpdatesDependencies): Updates => {
  const { tell, subscribe } = createListeners();
  let registration: ServiceWorkerRegistration | undefined;
  let isReady = false;
  let isTaken = false;

  const offer = () => {
    isReady = true;
    tell();
  };

  const watch = (worker: ServiceWorker | null) => {
    worker?.addEventListener("statechange", () => {
      // The very first worker replaces nothing and waits for nobody.
      if (worker.state === "installed" && workers?.controller) offer();
    });
  };

  const start = async (container: ServiceWorkerContainer) => {
    const hadController = container.controller !== null;
    // Where an extension blocks service workers, the promise comes true with nothing.
    const registered: ServiceWorkerRegistration | undefined = await container.register(workerPath);
    if (registered === undefined) throw new Error("Service workers are blocked in this browser");
    registration = registered;
    if (registered.waiting !== null) offer();
    registered.addEventListener("updatefound", () => watch(registered.installing));
    container.addEventListener("controllerchange", () => {
      if (isTaken) reload();
      else if (hadController) offer();
    });
    onWake(() => void registered.update().catch(() => undefined));
  };

  if (workers !== undefined) whenQuiet(() => void start(workers).catch(onRefused));

  return {
    isReady: () => isReady,
    take() {
      isTaken = true;
      const waiting = registration?.waiting;
      // Another tab has taken it already: only this page is still the old one.
      if (!waiting) reload();
      else waiting.postMessage(skipWaiting);
    },
    subscribe,
  };
};
