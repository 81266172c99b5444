const mostRows = 5_000;
const mostColumns = 100;
const longestCell = 10_000;
const delimiters = [",", ";", "\t", "|"] as const;

/** Where the quoted text from an index on ends; two quotes are one of the text. */
const endOfQuoted = (text: string, from: number): number => {
  let end = text.indexOf('"', from);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end < 0 ? text.length : end;
};

const split = (text: string, delimiter: string, most: number): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let blank = true;
  const endCell = () => {
    row.push(cell);
    cell = "";
    blank = true;
  };
  for (let at = 0; at < text.length && rows.length < most; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"' && blank) {
      const end = endOfQuoted(text, at + 1);
      cell = text
        .slice(at + 1, end)
        .replaceAll('""', '"')
        .slice(0, longestCell);
      blank = cell.trim() === "";
      at = end;
    } else if (sign === delimiter) endCell();
    else if (sign === "\n") {
      endCell();
      rows.push(row.slice(0, mostColumns));
      row = [];
    } else {
      if (cell.length < longestCell) cell += sign;
      blank &&= sign.trim() === "";
    }
  }
  endCell();
  rows.push(row.slice(0, mostColumns));
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
