/** A subject called `=2+3` must stay a text when a spreadsheet opens the file. */
const neutral = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (text: string): string => {
  const safe = neutral(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as a table for a spreadsheet (CSV, RFC 4180). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  // Without the mark at the start, spreadsheets take the text for another alphabet.
  `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
