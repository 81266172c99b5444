import type { Schema } from "../../platform/schema.ts";
import type { AppStorage } from "../../platform/storage.ts";

/** Hash of the last copy of each calendar, so that the server need not send it again. */
const key = "smartplanner_calendar_prints";

type Hashes = Readonly<Record<string, string>>;
const none: Hashes = {};

const schema: Schema<Hashes> = {
  safeParse: (input) => {
    if (typeof input !== "object" || input === null) return { success: false };
    const texts = Object.entries(input).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return { success: true, data: Object.fromEntries(texts) };
  },
};

export const keptHash = (storage: AppStorage, calendar: string): string =>
  storage.read<Hashes>({ key, schema, fallback: none })[calendar] ?? "";

export const keepHash = (storage: AppStorage, calendar: string, hash: string): void => {
  const hashes = storage.read<Hashes>({ key, schema, fallback: none });
  storage.write({ key, value: { ...hashes, [calendar]: hash } });
};
