import type { Sheet } from "./read-list.ts";

export type Value =
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | { readonly [key: string]: Value };

const mostRecords = 5_000;
const deepest = 12;
/** Parts of a task that look like tasks themselves. */
const inside =
  /^(?:checkItems|checklistItems|checklists|actions|members|labels|comments|notes|customFields)$/;
/** Only holds the fields of its record. */
const shell = /^(?:attributes|properties|fields)$/i;
const listId = /^(?:idList|(?:project|list|section)_?id)$/i;
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

/** The names of lists and projects, by id. */
const namesById = (value: Value, depth = 0): readonly (readonly [id: string, name: string])[] => {
  if (depth > deepest || typeof value !== "object" || value === null) return [];
  const name = isObject(value) ? nameOf(fieldsOf(value, 3)) : undefined;
  const isNamed = isObject(value) && typeof value.id === "string" && name !== undefined;
  const inner = Object.values(value).flatMap((each) => namesById(each, depth + 1));
  return isNamed ? [[String(value.id), name], ...inner] : inner;
};

/** Only a record with a state or a due date is a task. */
const isTask = (value: { readonly [key: string]: Value }): boolean => {
  const attributes = value.attributes ?? null;
  return Object.keys(isObject(attributes) ? attributes : value).some((key) => telling.test(key));
};

const tasksIn = (
  value: Value,
  names: ReadonlyMap<string, string>,
  container = "",
  depth = 0,
): readonly ReadonlyMap<string, string>[] => {
  if (depth > deepest || typeof value !== "object" || value === null) return [];
  if (!isObject(value))
    return Object.values(value).flatMap((each) => tasksIn(each, names, container, depth + 1));
  const fields = fieldsOf(value);
  const name = nameOf(fields);
  const task = name !== undefined && isTask(value);
  const within = task ? container : (name ?? container);
  const inner = Object.entries(value)
    .filter(([key]) => !inside.test(key) && !(task && shell.test(key)))
    .flatMap(([, each]) => tasksIn(each, names, within, depth + 1));
  if (!task) return inner;
  const list = [...fields].find(([key]) => listId.test(key))?.[1] ?? "";
  const course = names.get(list) ?? container;
  return [course === "" ? fields : new Map([...fields, ["list", course]]), ...inner];
};

/** The tasks of a JSON file at any depth, with their list or project. */
export const sheetOfRecords = (root: Value): Sheet => {
  const found = tasksIn(root, new Map(namesById(root))).slice(0, mostRecords);
  const headings = [...new Set(found.flatMap((fields) => [...fields.keys()]))];
  const rows = found.map((fields) => headings.map((heading) => fields.get(heading) ?? ""));
  return { headings, rows };
};
