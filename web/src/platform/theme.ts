import { schemaOf } from "./schema.ts";
import { createSetting } from "./setting.ts";
import type { AppStorage } from "./storage.ts";

const themeChoices = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const themeKey = "smartplanner_theme";

const themeSchema = schemaOf((input): input is ThemeChoice =>
  themeChoices.some((choice) => choice === input),
);

export const createTheme = (storage: AppStorage, show: (choice: ThemeChoice) => void) =>
  createSetting<ThemeChoice>({
    storage,
    key: themeKey,
    schema: themeSchema,
    usual: "system",
    show,
  });

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
