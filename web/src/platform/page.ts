export interface Page {
  reload(): void;
}

export const browserPage: Page = {
  reload: () => window.location.reload(),
};
