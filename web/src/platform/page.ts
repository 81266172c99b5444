/** The router numbers its entries, for browsers without the Navigation API. */
const isLaterEntry = (state: unknown): boolean =>
  typeof state === "object" &&
  state !== null &&
  "idx" in state &&
  typeof state.idx === "number" &&
  state.idx > 0;

/** Missing in older browsers, whatever the types say. */
const navigation = (): Navigation | undefined => window.navigation;

export const browserPage = {
  reload: () => window.location.reload(),
  /** Navigates away; the promise never resolves. */
  leaveFor: (address: string) => new Promise<void>(() => window.location.assign(address)),
  canGoBack: () => navigation()?.canGoBack ?? isLaterEntry(window.history.state),
  toTop: () => window.scrollTo({ top: 0 }),
  print: () => window.print(),
  /** Resolves when the present render is on the screen; by a timer in a hidden tab, which never paints. */
  afterPaint: () =>
    new Promise<void>((done) => {
      requestAnimationFrame(() => setTimeout(done));
      setTimeout(done, 100);
    }),
};
