import { textSchema } from "./schema.ts";
import type { AppStorage } from "./storage.ts";

/** The person reminded by this browser while the app is closed: read at every start, without a promise. */
export const deviceOwnerKey = "smartplanner_device";

export const deviceOwnerOf = (storage: AppStorage): string | null =>
  storage.read<string | null>({ key: deviceOwnerKey, schema: textSchema, fallback: null });
