import { useEffect, useState } from "react";
import { smartSettingsKey } from "../../platform/personal-keys.ts";
import { usePlatform } from "../../platform/platform.ts";
import type { Schema } from "../../platform/schema.ts";

export interface SmartSettings {
  readonly text: string;
  readonly thinksMore: boolean;
}

const nothingSaid: SmartSettings = { text: "", thinksMore: false };

const settingsSchema: Schema<SmartSettings> = {
  safeParse: (input) => {
    if (typeof input !== "object" || input === null) return { success: false };
    const text = "text" in input && typeof input.text === "string" ? input.text : undefined;
    if (text === undefined) return { success: false };
    return {
      success: true,
      data: { text, thinksMore: "thinksMore" in input && input.thinksMore === true },
    };
  },
};

/** The preferences as they were left, in every tab. */
export const useSmartSettings = () => {
  const { storage } = usePlatform();
  const [settings, setSettings] = useState(() => readSettings(storage));
  useEffect(
    () =>
      storage.subscribe({
        keys: [smartSettingsKey],
        listener: () => setSettings(readSettings(storage)),
      }),
    [storage],
  );
  const change = (changes: Partial<SmartSettings>) => {
    const next = { ...settings, ...changes };
    setSettings(next);
    storage.write({ key: smartSettingsKey, value: next });
  };
  return [settings, change] as const;
};

const readSettings = (storage: ReturnType<typeof usePlatform>["storage"]): SmartSettings =>
  storage.read({ key: smartSettingsKey, schema: settingsSchema, fallback: nothingSaid });
