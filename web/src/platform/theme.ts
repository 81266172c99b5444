import { createListeners } from "./listeners.ts";
import type { Schema } from "./schema.ts";
import type { AppStorage } from "./storage.ts";

export const themeChoices = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export interface Theme {
  current(): ThemeChoice;
  choose(choice: ThemeChoice): void;
  subscribe(listener: () => void): () => void;
}

export const themeKey = "smartplanner_theme";

const themeSchema: Schema<ThemeChoice> = {
  safeParse(input) {
    const choice = themeChoices.find((each) => each === input);
    return choice === undefined ? { success: false } : { success: true, data: choice };
  },
};

export const createTheme = ({
  storage,
  show,
}: {
  readonly storage: AppStorage;
  readonly show: (choice: ThemeChoice) => void;
}): Theme => {
  const { tell, subscribe } = createListeners();
  const stored = (): ThemeChoice =>
    storage.read({ key: themeKey, schema: themeSchema, fallback: "system" });
  let choice = stored();
  show(choice);

  const become = (next: ThemeChoice): void => {
    choice = next;
    show(choice);
    tell();
  };

  storage.subscribe({ keys: [themeKey], listener: () => become(stored()) });

  return {
    current: () => choice,
    choose(next) {
      if (next === "system") storage.remove([themeKey]);
      else storage.write({ key: themeKey, value: next });
      become(next);
    },
    subscribe,
  };
};
