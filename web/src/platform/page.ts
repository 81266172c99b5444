export interface Page {
  reload(): void;
  /** Whether the page before this one is one of ours. */
  canGoBack(): boolean;
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
  canGoBack: () => navigation()?.canGoBack ?? isLaterEntry(window.history.state),
};
