import { daysOfHeadings } from "@smart-planner/planner/written";

/** Encodings of spreadsheets other than UTF-8, the commonest first. */
const alphabets =
  "windows-1252 windows-1250 windows-1251 windows-1253 windows-1254 windows-1255 windows-1256 gb18030 shift_jis euc-kr big5".split(
    " ",
  );
const sampleLines = 60;

const decoded = (bytes: Uint8Array, alphabet: string): string | undefined => {
  try {
    return new TextDecoder(alphabet, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** The most days that a row or a column of a table names. */
const daysIn = (text: string): number => {
  const rows = text.split(/[\r\n]+/, sampleLines).map((line) => line.split(/[,;\t|]/));
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ""));
  const counts = [...rows, ...columns].map(
    (cells) => new Set(daysOfHeadings(cells).filter((day) => day !== undefined)).size,
  );
  return Math.max(0, ...counts);
};

/** UTF-16 by its mark, otherwise UTF-8, and when it is not that the alphabet in which most days are named. */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const plain = decoded(bytes, "utf-8");
  if (plain !== undefined) return plain;
  const texts = alphabets.flatMap((alphabet) => decoded(bytes, alphabet) ?? []);
  const counts = texts.map(daysIn);
  return texts[counts.indexOf(Math.max(...counts))] ?? "";
};
