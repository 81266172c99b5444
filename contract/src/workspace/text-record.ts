import * as z from "zod/mini";

interface TextRecordOptions<Value> {
  readonly value: z.ZodMiniType<Value>;
  readonly maxEntries: number;
  /** `undefined` refuses the whole record. */
  readonly keyOf?: (key: string) => string | undefined;
}

/**
 * A map keyed by typed text. It has no prototype: `__proto__` is an ordinary key, and a missing one
 * is never found on `Object`.
 */
export const textRecord = <Value>({
  value,
  maxEntries,
  keyOf = (key) => key,
}: TextRecordOptions<Value>) =>
  z.pipe(
    z.unknown(),
    z.transform((input, context): Readonly<Record<string, Value>> => {
      const refuse = (message: string, path: string[] = []) => {
        context.issues.push({ code: "custom", message, path, input });
        return z.NEVER;
      };
      if (typeof input !== "object" || input === null || Array.isArray(input))
        return refuse("Expected a map");
      const entries = Object.entries(input);
      if (entries.length > maxEntries) return refuse(`More than ${maxEntries} entries`);
      const record: Record<string, Value> = Object.create(null);
      for (const [key, item] of entries) {
        const kept = keyOf(key);
        if (kept === undefined) return refuse("Unexpected key", [key]);
        const parsed = z.safeParse(value, item);
        if (!parsed.success)
          return refuse(parsed.error.issues[0]?.message ?? "Unexpected value", [key]);
        record[kept] = parsed.data;
      }
      return record;
    }),
  );
