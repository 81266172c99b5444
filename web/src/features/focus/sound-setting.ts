import type { AppStorage } from "../../platform/storage.ts";

const key = "smartplanner_focus_sound";

const schema = {
  safeParse: (value: unknown) =>
    typeof value === "boolean"
      ? ({ success: true, data: value } as const)
      : ({ success: false } as const),
};

export const isSoundOn = (storage: AppStorage): boolean =>
  storage.read({ key, schema, fallback: true });

export const keepSound = (storage: AppStorage, isOn: boolean): void => {
  storage.write({ key, value: isOn });
};
