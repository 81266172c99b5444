/** How the page asks for attention, and keeps it. */
export interface Attention {
  /** Two soft notes. Silent where the browser forbids sound without a press before it. */
  chime(): void;
  /** Keeps the screen on while the page is in sight; nothing where the browser cannot. */
  keepAwake(): () => void;
  setTitle(title: string): void;
  canFloat(): boolean;
  /** The inside of a small window above all others; null where there is none. */
  float(onClose: () => void): Promise<HTMLElement | null>;
}

const notes = [
  { hertz: 659, at: 0 },
  { hertz: 880, at: 0.18 },
];

const chime: Attention["chime"] = () => {
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

/** Missing in some browsers and outside of secure contexts, whatever the types say. */
const wakeLocks = (): WakeLock | undefined => navigator.wakeLock;

const keepAwake: Attention["keepAwake"] = () => {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const hold = async () => {
    if (isOver || document.visibilityState !== "visible") return;
    // Refused on an empty battery: the screen may then go dark as it likes.
    const held = await wakeLocks()
      ?.request("screen")
      .catch(() => undefined);
    if (isOver) void held?.release();
    else lock = held;
  };
  void hold();
  // The browser lets go of it whenever the page is hidden.
  document.addEventListener("visibilitychange", hold);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
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

const float: Attention["float"] = async (onClose) => {
  const opened = await floatingWindows()
    ?.requestWindow({ width: 320, height: 180 })
    .catch(() => undefined);
  if (opened === undefined) return null;
  copyStyles(document, opened.document);
  opened.addEventListener("pagehide", onClose);
  return opened.document.body;
};

export const browserAttention: Attention = {
  chime,
  keepAwake,
  setTitle: (title) => {
    document.title = title;
  },
  canFloat: () => floatingWindows() !== undefined,
  float,
};
