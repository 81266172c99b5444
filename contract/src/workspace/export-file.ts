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

type Part = Partial<Pick<Extract<ExportReading, { ok: true }>, "texts" | "records" | "unusable">>;

const readPart = (name: string, value: unknown, table: FamilyTable): Part => {
  const family = Object.values(table).find(({ key }) => key === name);
  const map = family && readRecordMap(family, value);
  if (family !== undefined && map !== undefined) {
    const usable = [...map.texts].filter(([id]) => !map.unreadable.has(id));
    return {
      records: usable.map(([id, text]) => [recordRegister(family, id), text]),
      unusable: [...map.unreadable].map((id) => `${name} ${id}`),
    };
  }
  const stored = JSON.stringify(value) ?? "";
  const isUsable = isRegister(name) && readRegister(name, stored).ok;
  return isUsable ? { texts: [[name, stored]] } : { unusable: [name] };
};

export const readExportFile = (text: string, table: FamilyTable = families): ExportReading => {
  const parsed = z.safeParse(fileSchema, parsedJson(text));
  if (!parsed.success) return { ok: false, reason: "notAnExport" };
  const parts = Object.entries(parsed.data.registers).map(([name, value]) =>
    readPart(name, value, table),
  );
  const texts = parts.flatMap((part) => part.texts ?? []);
  const records = parts.flatMap((part) => part.records ?? []);
  const unusable = parts.flatMap((part) => part.unusable ?? []);
  if (texts.length === 0 && records.length === 0) return { ok: false, reason: "nothingInIt" };
  return { ok: true, exportedAt: parsed.data.exportedAt, texts, records, unusable };
};
