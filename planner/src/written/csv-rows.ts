const mostRows = 5_000;
const mostColumns = 100;
const longestCell = 10_000;
const delimiters = [",", ";", "\t", "|"] as const;

const split = (text: string, delimiter: string, most: number): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  let blank = true;
  const endCell = () => {
    if (row.length < mostColumns) row.push(cell);
    cell = "";
    blank = true;
  };
  const add = (sign: string) => {
    if (cell.length < longestCell) cell += sign;
    blank &&= sign.trim() === "";
  };
  for (let at = 0; at < text.length && rows.length < most; at += 1) {
    const sign = text[at] ?? "";
    if (quoted) {
      if (sign !== '"') add(sign);
      else if (text[at + 1] === '"') {
        add('"');
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && blank) {
      quoted = true;
      cell = "";
    } else if (sign === delimiter) endCell();
    else if (sign === "\n") {
      endCell();
      rows.push(row);
      row = [];
    } else add(sign);
  }
  endCell();
  if (rows.length < most && (row.length > 1 || row[0] !== "")) rows.push(row);
  return rows;
};

/** How many cells the rows of a sample agree on. */
const agreement = (rows: readonly string[][]): number => {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([length, count]) => count * (length > 1 ? 1 : 0)));
};

/** The rows of a CSV text, by the delimiter that most rows agree on. */
export const csvRows = (text: string): string[][] => {
  const plain = text
    .replace(/^\uFEFF/, "")
    .replace(/\r+\n?/g, "\n")
    .replace(/^sep=.\n/i, "");
  const sample = plain.slice(0, 20_000);
  const best = delimiters
    .map((delimiter) => ({ delimiter, score: agreement(split(sample, delimiter, 50)) }))
    .reduce((most, each) => (each.score > most.score ? each : most));
  return split(plain, best.delimiter, mostRows).filter((row) =>
    row.some((cell) => cell.trim() !== ""),
  );
};
