const second = 1_000;

const openWorker = (): Worker | undefined => {
  try {
    return new Worker(new URL("./ticker-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return undefined;
  }
};

/** Every second, also in a background tab; at once when the page becomes visible. */
export const everySecond = (listener: () => void): (() => void) => {
  const worker = openWorker();
  worker?.addEventListener("message", listener);
  // For browsers that refuse to start the worker.
  const timer = worker === undefined ? setInterval(listener, second) : undefined;
  document.addEventListener("visibilitychange", listener);
  return () => {
    worker?.terminate();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
};
