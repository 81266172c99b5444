/** One mapping of a YAML file: its own values by key. */
export interface YamlRow {
  readonly cells: readonly (readonly [string, string])[];
}

const mostRows = 5_000;

const unquoted = (text: string): string => {
  const plain = text.replace(/\s+#.*$/, "").trim();
  const [, quoted] = /^(['"])([\s\S]*)\1$/.exec(plain) === null ? [] : [0, plain.slice(1, -1)];
  return typeof quoted === "string" ? quoted : plain;
};

interface Level {
  readonly indent: number;
  readonly cells: [string, string][];
}

/** Ends the levels that are deeper. */
const closed = (open: Level[], indent: number): YamlRow[] => {
  const rows: YamlRow[] = [];
  for (let last = open.at(-1); last !== undefined && last.indent > indent; last = open.at(-1)) {
    open.pop();
    if (last.cells.length > 0) rows.push({ cells: last.cells });
  }
  return rows;
};

/** Mappings of a YAML file as rows, by indentation. Anchors, flow mappings and block texts are plain lines. */
export const yamlRows = (text: string): YamlRow[] => {
  const rows: YamlRow[] = [];
  const open: Level[] = [];
  for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
    if (/^\s*(?:#|$)/.test(line) || /^(?:---|\.\.\.)\s*$/.test(line)) continue;
    const [, space = "", dash = "", rest = ""] = /^(\s*)(-\s+|-$)?(.*)$/.exec(line) ?? [];
    const indent = space.length + dash.length;
    const [, key, value = ""] =
      /^(['"]?[\p{L}\p{N}_][\p{L}\p{N} _.-]*['"]?)\s*:(?:\s+(.*)|\s*)$/u.exec(rest) ?? [];
    // A new dash begins a new mapping at the same depth.
    rows.push(...closed(open, dash === "" ? indent : indent - 1));
    if (open.at(-1)?.indent !== indent) open.push({ indent, cells: [] });
    const level = open.at(-1);
    if (key === undefined) level?.cells.push(["", unquoted(rest)]);
    else if (unquoted(value) !== "") level?.cells.push([unquoted(key), unquoted(value)]);
  }
  return [...rows, ...closed(open, -1)].slice(0, mostRows);
};
