export interface Page {
  reload(): void;
  /** Takes the browser to another page, and this one to its end. */
  leaveFor(address: string): Promise<void>;
  /** Whether the page before this one is one of ours. */
  canGoBack(): boolean;
  /** Shows the top of the page, where another one takes its place. */
  toTop(): void;
  /** Resolves when what is rendered now is on the screen. */
  afterPaint(): Promise<void>;
}

/** The router numbers its own entries, for browsers that do not tell. */
const isLaterEntry = (state: unknown): boolean =>
  typeof state === "object" &&
  state !== null &&
  "idx" in state &&
  typeof state.idx === "number" &&
  state.idx > 0;

/** Missing in older browsers, whatever the types say. */
const navigation = (): Navigation | undefined => window.navigation;

export const browserPage: Page = {
  reload: () => window.location.reload(),
  leaveFor: (address) => new Promise(() => window.location.assign(address)),
  canGoBack: () => navigation()?.canGoBack ?? isLaterEntry(window.history.state),
  toTop: () => window.scrollTo({ top: 0 }),
  // A timer beside the frame: a hidden tab paints nothing, and must not wait for ever.
  afterPaint: () =>
    new Promise((done) => {
      requestAnimationFrame(() => setTimeout(done));
      setTimeout(done, 100);
    }),
};
