import * as z from "zod/mini";
import { parsedJson } from "../parsed-json.ts";
import type { FamilyDefinition } from "./families.ts";

/** What a family's stored map holds, record by record: one that is damaged costs no other. */
export interface RecordMap<Value> {
  /** Every record's own stored text, those that cannot be read included. */
  readonly texts: ReadonlyMap<string, string>;
  readonly values: ReadonlyMap<string, Value>;
  /** Records that this version cannot read: damaged, or written by a later one. */
  readonly unreadable: ReadonlySet<string>;
}

/** Reads one record's text; damaged or foreign text is a value, never a throw. */
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

/** Reads a stored map; `undefined` when it is none at all. Values of unchanged texts are reused. */
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

/** The stored text of a map, each record as it was: what cannot be read here is not lost by a write. */
export const writeRecordMap = (texts: ReadonlyMap<string, string>): string =>
  `{${[...texts].map(([id, text]) => `${JSON.stringify(id)}:${text}`).join(",")}}`;
