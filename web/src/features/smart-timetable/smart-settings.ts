import { useEffect, useState } from "react";
import { smartSettingsKey } from "../../platform/personal-keys.ts";
import { usePlatform } from "../../platform/platform.ts";
import type { Schema } from "../../platform/schema.ts";

export interface SmartSettings {
  readonly text: string;
  readonly thinksMore: boolean;
  /** The text that the wishes of the plan were read from: it is not read twice. */
  readonly readText: string;
}

const nothingSaid: SmartSettings = { text: "", thinksMore: false, readText: "" };

const settingsSchema: Schema<SmartSettings> = {
  safeParse: (input) => {
    if (typeof input !== "object" || input === null) return { success: false };
    const text = "text" in input && typeof input.text === "string" ? input.text : undefined;
    if (text === undefined) return { success: false };
    return {
      success: true,
      data: {
        text,
        thinksMore: "thinksMore" in input && input.thinksMore === true,
        readText: "readText" in input && typeof input.readText === "string" ? input.readText : "",
      },
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
