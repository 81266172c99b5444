import type { Sheet } from "./read-list.ts";

export type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [key: string]: Value };

interface Found {
  readonly fields: ReadonlyMap<string, string>;
}

const mostRecords = 5_000;
const deepest = 12;
/** Parts of a task that look like tasks themselves. */
const inside =
  /^(?:checkItems|checklistItems|checklists|actions|members|labels|comments|notes|customFields)$/;
/** Only holds the fields of its record. */
const shell = /^(?:attributes|properties|fields)$/i;
const naming = /^(?:title|name|content|summary)$/i;
const telling =
  /^(?:status|state|due|due_?date|dueDateTime|deadline|completed|is_?completed|checked|done|dueComplete)$/i;

const isObject = (value: Value): value is { readonly [key: string]: Value } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: Value): string | undefined =>
  typeof value === "string"
    ? value
    : typeof value === "number" || typeof value === "boolean"
      ? String(value)
      : undefined;

/** The fields of a record, those of its own objects by both names: `dueDateTime.timeZone`. */
const fieldsOf = (value: { readonly [key: string]: Value }, depth = 0): Map<string, string> => {
  const fields = new Map<string, string>();
  for (const [key, each] of Object.entries(value)) {
    const text = textOf(each);
    if (text !== undefined) fields.set(key, text);
    else if (isObject(each) && depth < 3) {
      for (const [name, inner] of fieldsOf(each, depth + 1))
        fields.set(shell.test(key) ? name : `${key}.${name}`, inner);
    }
  }
  return fields;
};

const nameOf = (fields: ReadonlyMap<string, string>): string | undefined =>
  [...fields].find(([key]) => naming.test(key))?.[1];

/** The tasks of a JSON file at any depth, with their list or project. */
export const sheetOfRecords = (root: Value): Sheet => {
  const names = new Map<string, string>();
  const found: Found[] = [];
  const collectNames = (value: Value, depth: number): void => {
    if (depth > deepest || typeof value !== "object" || value === null) return;
    if (isObject(value)) {
      const name = nameOf(fieldsOf(value, 3));
      if (name !== undefined && typeof value.id === "string") names.set(value.id, name);
    }
    for (const each of Object.values(value)) collectNames(each, depth + 1);
  };
  const visit = (value: Value, container: string, depth: number): void => {
    if (depth > deepest || found.length >= mostRecords) return;
    if (Array.isArray(value)) {
      for (const each of value) visit(each, container, depth + 1);
      return;
    }
    if (!isObject(value)) return;
    const fields = fieldsOf(value);
    const name = nameOf(fields);
    const attributes = isObject(value.attributes ?? null) ? value.attributes : value;
    const keys = isObject(attributes ?? null) ? Object.keys(attributes ?? {}) : [];
    const isTask = name !== undefined && keys.some((key) => telling.test(key));
    if (isTask) {
      const list = [...fields].find(([key]) =>
        /^(?:idList|(?:project|list|section)_?id)$/i.test(key),
      );
      const course = names.get(list?.[1] ?? "") ?? container;
      found.push({
        fields: new Map([...fields, ...(course === "" ? [] : [["list", course] as const])]),
      });
    }
    for (const [key, each] of Object.entries(value))
      if (!inside.test(key) && !(isTask && shell.test(key)) && typeof each === "object")
        visit(each, isTask ? container : (name ?? container), depth + 1);
  };
  collectNames(root, 0);
  visit(root, "", 0);
  const headings = [...new Set(found.flatMap(({ fields }) => [...fields.keys()]))];
  const rows = found.map(({ fields }) => headings.map((heading) => fields.get(heading) ?? ""));
  return { headings, rows };
};
