const second = 1_000;

const openWorker = (): Worker | undefined => {
  try {
    return new Worker(new URL("./ticker-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return undefined;
  }
};

/** Calls back every second, also in a tab that nobody looks at; and at once when somebody does. */
export const everySecond = (listener: () => void): (() => void) => {
  const worker = openWorker();
  worker?.addEventListener("message", listener);
  // Beside the worker, which some browsers refuse to start.
  const timer = worker === undefined ? setInterval(listener, second) : undefined;
  document.addEventListener("visibilitychange", listener);
  return () => {
    worker?.terminate();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
};
