import * as z from "zod/mini";
import { parsedJson } from "../parsed-json.ts";
import type { FamilyDefinition } from "./families.ts";

/** A family's stored map, record by record: a damaged one does not affect others. */
export interface RecordMap<Value> {
  /** Every record's text, including unreadable ones. */
  readonly texts: ReadonlyMap<string, string>;
  readonly values: ReadonlyMap<string, Value>;
  /** Damaged, or written by a later version. */
  readonly unreadable: ReadonlySet<string>;
}

/** Damaged or foreign text is a value, never a throw. */
export const readRecord = <Value>(
  { record }: Pick<FamilyDefinition<Value>, "record">,
  text: string,
): { readonly ok: true; readonly value: Value } | { readonly ok: false } => {
  const stored = parsedJson(text);
  if (stored === undefined) return { ok: false };
  const parsed = z.safeParse(record, stored);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false };
};

export const emptyRecordMap: RecordMap<never> = {
  texts: new Map<string, string>(),
  values: new Map<string, never>(),
  unreadable: new Set<string>(),
};

/** `undefined` if it is not a map. Values of unchanged texts are reused. */
export const readRecordMap = <Value>(
  family: FamilyDefinition<Value>,
  stored: unknown,
  before: RecordMap<Value> = emptyRecordMap,
): RecordMap<Value> | undefined => {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return undefined;
  const texts = new Map<string, string>();
  const values = new Map<string, Value>();
  const unreadable = new Set<string>();
  for (const [key, item] of Object.entries(stored)) {
    const id = family.idOf?.(key) ?? key;
    const text = JSON.stringify(item);
    texts.set(id, text);
    const known = before.texts.get(id) === text ? before.values.get(id) : undefined;
    const parsed =
      known === undefined ? z.safeParse(family.record, item) : { success: true, data: known };
    if (parsed.success && parsed.data !== undefined) {
      values.set(id, parsed.data);
      unreadable.delete(id);
    } else {
      values.delete(id);
      unreadable.add(id);
    }
  }
  return { texts, values, unreadable };
};

/** Unreadable records are written back unchanged. */
export const writeRecordMap = (texts: ReadonlyMap<string, string>): string =>
  `{${[...texts].map(([id, text]) => `${JSON.stringify(id)}:${text}`).join(",")}}`;
