import { createListeners } from "./listeners.ts";

const workerPath = "/sw.js";
const skipWaiting = { type: "SKIP_WAITING" };

/** Keeps the app offline; a new version is offered, never forced. */
export const createUpdates = ({
  workers,
  whenQuiet,
  reload,
  onWake,
  onRefused,
}: {
  /** Missing outside secure contexts. */
  readonly workers: ServiceWorkerContainer | undefined;
  /** Calls back when the first page is done. */
  readonly whenQuiet: (run: () => void) => void;
  readonly reload: () => void;
  readonly onWake: (listener: () => void) => void;
  readonly onRefused: (error: unknown) => void;
}) => {
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
      // The very first worker replaces nothing.
      if (worker.state === "installed" && workers?.controller) offer();
    });
  };

  const start = async (container: ServiceWorkerContainer) => {
    const hadController = container.controller !== null;
    // Resolves with nothing if an extension blocks service workers.
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
    isReady: (): boolean => isReady,
    /** Activates the new version; reloads the page. */
    take() {
      isTaken = true;
      const waiting = registration?.waiting;
      // Another tab activated it already: only this page is old.
      if (!waiting) reload();
      else waiting.postMessage(skipWaiting);
    },
    subscribe,
  };
};

export type Updates = ReturnType<typeof createUpdates>;
