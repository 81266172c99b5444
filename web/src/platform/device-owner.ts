import type { Schema } from "./schema.ts";
import type { AppStorage } from "./storage.ts";

/** The person reminded by this browser while the app is closed: read at every start, without a promise. */
export const deviceOwnerKey = "smartplanner_device";

const textSchema: Schema<string> = {
  safeParse: (input) =>
    typeof input === "string" ? { success: true, data: input } : { success: false },
};

export const deviceOwnerOf = (storage: AppStorage): string | null =>
  storage.read({ key: deviceOwnerKey, schema: textSchema, fallback: null });
