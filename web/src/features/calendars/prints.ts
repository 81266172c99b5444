import type { Schema } from "../../platform/schema.ts";
import type { AppStorage } from "../../platform/storage.ts";

/** Hash of the last copy of each calendar, so that the server need not send it again. */
const key = "smartplanner_calendar_prints";

type Prints = Readonly<Record<string, string>>;
const none: Prints = {};

const schema: Schema<Prints> = {
  safeParse: (input) => {
    if (typeof input !== "object" || input === null) return { success: false };
    const texts = Object.entries(input).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return { success: true, data: Object.fromEntries(texts) };
  },
};

export const printOf = (storage: AppStorage, calendar: string): string =>
  storage.read<Prints>({ key, schema, fallback: none })[calendar] ?? "";

export const keepPrint = (storage: AppStorage, calendar: string, print: string): void => {
  const prints = storage.read<Prints>({ key, schema, fallback: none });
  storage.write({ key, value: { ...prints, [calendar]: print } });
};
