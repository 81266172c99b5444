import { flagSchema } from "../../platform/schema.ts";
import type { AppStorage } from "../../platform/storage.ts";

const key = "smartplanner_focus_sound";

export const isSoundOn = (storage: AppStorage): boolean =>
  storage.read({ key, schema: flagSchema, fallback: true });

export const keepSound = (storage: AppStorage, isOn: boolean): void => {
  storage.write({ key, value: isOn });
};
