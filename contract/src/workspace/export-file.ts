import * as z from "zod/mini";
import { parsedJson } from "../parsed-json.ts";
import { type FamilyTable, families, recordRegister } from "./families.ts";
import { readRecordMap } from "./record-map.ts";
import { isRegister, type Register, readRegister } from "./registers.ts";
import { textRecord } from "./text-record.ts";

const product = "Smart Planner";
const version = 1;

const fileSchema = z.object({
  product: z.literal(product),
  // Parts of a later version are listed as unusable; the rest is imported.
  version: z.int().check(z.gte(version)),
  exportedAt: z.string(),
  registers: textRecord({ value: z.unknown(), maxEntries: 100 }),
});

export interface ExportInput {
  /** By storage key; a family is one map. */
  readonly texts: readonly (readonly [string, string])[];
  /** Unreadable texts, unchanged. */
  readonly setAside: readonly unknown[];
  readonly exportedAt: string;
}

/** All data of this browser as a readable file. */
export const writeExportFile = ({ texts, setAside, exportedAt }: ExportInput): string => {
  const registers: Record<string, unknown> = Object.create(null);
  for (const [key, text] of texts) registers[key] = JSON.parse(text);
  return `${JSON.stringify({ product, version, exportedAt, registers, setAside }, null, 2)}\n`;
};

export type ExportReading =
  | {
      readonly ok: true;
      readonly exportedAt: string;
      readonly texts: readonly (readonly [Register, string])[];
      /** By register on the wire. */
      readonly records: readonly (readonly [register: string, text: string])[];
      /** Parts of the file that cannot be used. */
      readonly unusable: readonly string[];
    }
  | { readonly ok: false; readonly reason: "notAnExport" | "nothingInIt" };

export const readExportFile = (text: string, table: FamilyTable = families): ExportReading => {
  const parsed = z.safeParse(fileSchema, parsedJson(text));
  if (!parsed.success) return { ok: false, reason: "notAnExport" };
  const texts: [Register, string][] = [];
  const records: [string, string][] = [];
  const unusable: string[] = [];
  for (const [name, value] of Object.entries(parsed.data.registers)) {
    const stored = JSON.stringify(value) ?? "";
    const family = Object.values(table).find(({ key }) => key === name);
    const map = family === undefined ? undefined : readRecordMap(family, value);
    if (family !== undefined && map !== undefined) {
      for (const [id, text] of map.texts) {
        if (map.unreadable.has(id)) unusable.push(`${name} ${id}`);
        else records.push([recordRegister(family, id), text]);
      }
    } else if (isRegister(name) && readRegister(name, stored).ok) texts.push([name, stored]);
    else unusable.push(name);
  }
  if (texts.length === 0 && records.length === 0) return { ok: false, reason: "nothingInIt" };
  return { ok: true, exportedAt: parsed.data.exportedAt, texts, records, unusable };
};
