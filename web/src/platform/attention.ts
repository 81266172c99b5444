import { createListeners } from "./listeners.ts";

const notes = [
  { hertz: 659, at: 0 },
  { hertz: 880, at: 0.18 },
];

/** Silent if the browser forbids sound without a press. */
const chime = (): void => {
  const context = new AudioContext();
  for (const { hertz, at } of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.2, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  }
  window.setTimeout(() => void context.close(), 1_500);
};

/** Missing in some browsers and outside secure contexts, whatever the types say. */
const wakeLocks = (): WakeLock | undefined => navigator.wakeLock;

/** Keeps the screen on while the page is visible, if the browser can. */
const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const hold = async () => {
    if (isOver || document.visibilityState !== "visible") return;
    // Refused on low battery.
    const held = await wakeLocks()
      ?.request("screen")
      .catch(() => undefined);
    if (isOver) void held?.release();
    else lock = held;
  };
  void hold();
  // The browser releases it whenever the page is hidden.
  document.addEventListener("visibilitychange", hold);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
};

/** Overrides the tab's title until released. */
const holdTitle = () => {
  let own: string | null = null;
  let pages = document.title;
  // A new page sets its title: it is stored and overridden before it is seen.
  const covered = new MutationObserver(() => {
    if (own === null || document.title === own) return;
    pages = document.title;
    document.title = own;
  });
  covered.observe(document.head, { childList: true, characterData: true, subtree: true });
  return {
    say: (title: string) => {
      if (own === null) pages = document.title;
      own = title;
      document.title = title;
    },
    /** Restores the title of the page shown now. */
    release: () => {
      covered.disconnect();
      if (own !== null && document.title === own) document.title = pages;
    },
  };
};

interface FloatingWindows {
  requestWindow(size: { readonly width: number; readonly height: number }): Promise<Window>;
}

const floatingWindows = (): FloatingWindows | undefined =>
  (window as { documentPictureInPicture?: FloatingWindows }).documentPictureInPicture;

const copyStyles = (from: Document, to: Document) => {
  for (const sheet of from.querySelectorAll('link[rel="stylesheet"], style'))
    to.head.append(sheet.cloneNode(true));
  to.documentElement.lang = from.documentElement.lang;
  const { theme } = from.documentElement.dataset;
  if (theme !== undefined) to.documentElement.dataset.theme = theme;
};

/** One picture-in-picture window; it outlives the page, not the tab. */
const createFloatingWindow = () => {
  const { tell, subscribe } = createListeners();
  let opened: Window | null = null;
  return {
    isPossible: () => floatingWindows() !== undefined,
    async open() {
      const next = await floatingWindows()
        ?.requestWindow({ width: 320, height: 180 })
        .catch(() => undefined);
      if (next === undefined) return;
      copyStyles(document, next.document);
      next.document.title = "Focus";
      next.addEventListener("pagehide", () => {
        // A second press opens another window and closes this one.
        if (opened === next) opened = null;
        tell();
      });
      opened = next;
      tell();
    },
    close: () => opened?.close(),
    inside: () => opened?.document.body ?? null,
    subscribe,
  };
};

export const browserAttention = {
  chime,
  keepAwake,
  holdTitle,
  floating: createFloatingWindow(),
};
