export interface LiveEvents {
  readonly onOpen: () => void;
  readonly onChange: (data: string) => void;
  readonly onLost: () => void;
}

const listenAgainMs = 20_000;

const listen = (path: string, { onOpen, onChange, onLost }: LiveEvents): (() => void) => {
  let source: EventSource | undefined;
  let again: number | undefined;
  const connect = () => {
    const opened = new EventSource(path);
    source = opened;
    opened.addEventListener("open", onOpen);
    opened.addEventListener("change", (event) => onChange(String(event.data)));
    opened.addEventListener("error", () => {
      onLost();
      // The browser reconnects unless the server refused.
      if (opened.readyState === EventSource.CLOSED)
        again = window.setTimeout(connect, listenAgainMs);
    });
  };
  connect();
  return () => {
    window.clearTimeout(again);
    source?.close();
  };
};

/** Missing outside secure contexts, whatever the types say. */
const lockManager = (): LockManager | undefined => navigator.locks;

/** Runs in one tab at a time, until the returned function is called. */
const inOneTab = (name: string, run: () => void): (() => void) => {
  const locks = lockManager();
  if (locks === undefined) {
    run();
    return () => undefined;
  }
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const giveUp = new AbortController();
  locks
    .request(name, { signal: giveUp.signal }, () => {
      run();
      return released;
    })
    .catch((error: unknown) => {
      // Otherwise it was cancelled before this tab's turn.
      if (!giveUp.signal.aborted) window.reportError(error);
    });
  return () => {
    giveUp.abort();
    release();
  };
};

const on = (target: EventTarget, names: readonly string[], listener: () => void): (() => void) => {
  for (const name of names) target.addEventListener(name, listener);
  return () => {
    for (const name of names) target.removeEventListener(name, listener);
  };
};

const isVisible = () => document.visibilityState === "visible";

/** At these events of the window, and whenever the page becomes visible or hidden. */
const onVisible = (
  wanted: boolean,
  names: readonly string[],
  listener: () => void,
): (() => void) => {
  const stopWindow = on(window, names, listener);
  const stopPage = on(document, ["visibilitychange"], () => {
    if (isVisible() === wanted) listener();
  });
  return () => {
    stopWindow();
    stopPage();
  };
};

/** Browser features for background work. */
export const browserBackground = {
  now: () => Date.now(),
  /** A monotonic clock; it may stop while the device sleeps. */
  steady: () => performance.now(),
  random: Math.random,
  newDeviceId: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte % 36).toString(36)).join(
      "",
    ),
  later(ms: number, run: () => void): () => void {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  },
  /** The network is back, or the page is visible again. */
  onWake: (listener: () => void) => onVisible(true, ["online", "focus", "pageshow"], listener),
  onHide: (listener: () => void) => onVisible(false, ["pagehide"], listener),
  isVisible,
  inOneTab,
  listen,
};

export type Background = typeof browserBackground;
