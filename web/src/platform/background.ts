/** Browser features for background work. */
export interface Background {
  now(): number;
  /** A monotonic clock; it may stop while the device sleeps. */
  steady(): number;
  random(): number;
  newDeviceId(): string;
  later(ms: number, run: () => void): () => void;
  /** The network is back, or the page is visible again. */
  onWake(listener: () => void): () => void;
  onHide(listener: () => void): () => void;
  isVisible(): boolean;
  /** Runs in one tab at a time, until the returned function is called. */
  inOneTab(name: string, run: () => void): () => void;
  listen(path: string, events: LiveEvents): () => void;
}

export interface LiveEvents {
  readonly onOpen: () => void;
  readonly onChange: (data: string) => void;
  readonly onLost: () => void;
}

const listenAgainMs = 20_000;

const listen: Background["listen"] = (path, { onOpen, onChange, onLost }) => {
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

const inOneTab: Background["inOneTab"] = (name, run) => {
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

const on = (target: EventTarget, names: readonly string[], listener: () => void) => {
  for (const name of names) target.addEventListener(name, listener);
  return () => {
    for (const name of names) target.removeEventListener(name, listener);
  };
};

const isVisible = () => document.visibilityState === "visible";

/** At these events of the window, and whenever the page becomes visible or hidden. */
const onVisible = (wanted: boolean, names: readonly string[], listener: () => void) => {
  const stopWindow = on(window, names, listener);
  const stopPage = on(document, ["visibilitychange"], () => {
    if (isVisible() === wanted) listener();
  });
  return () => {
    stopWindow();
    stopPage();
  };
};

export const browserBackground: Background = {
  now: () => Date.now(),
  steady: () => performance.now(),
  random: Math.random,
  newDeviceId: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte % 36).toString(36)).join(
      "",
    ),
  later(ms, run) {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  },
  onWake: (listener) => onVisible(true, ["online", "focus", "pageshow"], listener),
  onHide: (listener) => onVisible(false, ["pagehide"], listener),
  isVisible,
  inOneTab,
  listen,
};
