import type { ThemeChoice } from "./theme.ts";

export const showTheme = (choice: ThemeChoice): void => {
  if (choice === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;

  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.own ??= meta.content;
    meta.content =
      choice === "system"
        ? meta.dataset.own
        : window.getComputedStyle(document.body).backgroundColor;
  }
};
