import { flagSchema } from "./schema.ts";
import { createSetting } from "./setting.ts";
import type { AppStorage } from "./storage.ts";

export const previewKey = "smartplanner_preview";

/** Whether preview features are on. */
export const createPreview = (storage: AppStorage) =>
  createSetting({ storage, key: previewKey, schema: flagSchema, usual: false });
