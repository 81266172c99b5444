export interface Page {
  reload(): void;
  /** Navigates away; the promise never resolves. */
  leaveFor(address: string): Promise<void>;
  canGoBack(): boolean;
  toTop(): void;
  print(): void;
  /** Resolves when the present render is on the screen. */
  afterPaint(): Promise<void>;
}

/** The router numbers its entries, for browsers without the Navigation API. */
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
  print: () => window.print(),
  // A timer beside the frame: a hidden tab never paints.
  afterPaint: () =>
    new Promise((done) => {
      requestAnimationFrame(() => setTimeout(done));
      setTimeout(done, 100);
    }),
};
