import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cacheDir, root } from "./project.mjs";

const english = join(root, "words/src/en");
/** Every English text with a few sample values; `npm run review` writes it again. */
export const storedEnglish = join(root, "words/english.txt");

/** Samples of each type of a value; the others of a text keep their first. */
const samples = {
  number: [0, 1, 2, 5, 11, 21, 100],
  string: ["Biology", "Introduction to Microeconomics II", "علم الأحياء"],
  boolean: [false, true],
  CalendarDay: ["2027-03-05"],
  Weekday: [1],
  Part: ["[part]"],
  "(text: string) => Part": [(text) => `[${text}]`],
  "readonly string[]": [["Biology"], ["Biology", "Art", "Latin"]],
  "readonly CalendarDay[]": [["2027-03-05", "2027-03-12"]],
  "readonly Lack[]": [[{ name: "Biology", minutes: 90 }]],
};

const partsOf = (list) => list.split(/,(?![^<({[]*[>)}\]])/).map((part) => part.trim());
const samplesOf = (type) => {
  const [first, ...others] = type.split(" | ");
  const found = samples[type] ?? samples[first];
  return others.includes("undefined") && found !== undefined ? [...found, undefined] : found;
};

/** The types of a message's values, as written after its key; undefined if it takes others. */
const typesOf = (source, key) => {
  const values = `(?:<\\w+>)?\\(((?:[^()]|\\([^()]*\\))*)\\)(?:: string)? =>`;
  const written = new RegExp(`(?:^|[\\s{])"?${key}"?(?:: | = )${values}`).exec(source)?.[1];
  if (written === undefined) return undefined;
  const types = partsOf(written).flatMap((part) => /:\s*(.+)/s.exec(part)?.[1] ?? []);
  return types.every((type) => samplesOf(type) !== undefined) ? types : undefined;
};

/** Each text of a module as a row: its key, its sample values, and how to say it. */
const rowsOf = (texts, source, path = []) =>
  Object.entries(texts).flatMap(([key, text]) => {
    const keys = [...path, key];
    const find = (module) => keys.reduce((found, one) => found?.[one], module);
    if (typeof text === "string") return [{ key: keys.join("."), say: find }];
    if (typeof text !== "function") return rowsOf(text, source, keys);
    const types = typesOf(source, key);
    if (types === undefined) return [];
    const firsts = types.map((type) => samplesOf(type)[0]);
    const vary = (type, at) => samplesOf(type).map((sample) => firsts.toSpliced(at, 1, sample));
    const calls = new Map(
      [firsts, ...types.flatMap(vary)].map((one) => [JSON.stringify(one), one]),
    );
    return [...calls].map(([shown, values]) => ({
      key: `${keys.join(".")}(${shown.slice(1, -1)})`,
      say: (module) => [find(module)(...values)].flat().join(""),
    }));
  });

/** The rows of every English module, with the module itself. */
export const readRows = async () => {
  const files = readdirSync(english).filter((file) => /^[\w-]+\.ts$/.test(file));
  const modules = files.map(async (file) => {
    const source = readFileSync(join(english, file), "utf8");
    const exported = Object.values(await import(pathToFileURL(join(english, file)).href));
    return exported.flatMap((texts) =>
      rowsOf(texts, source).map((row) => ({ ...row, file, texts })),
    );
  });
  return (await Promise.all(modules)).flat();
};

export const englishLines = (rows) =>
  rows
    .filter(({ key }) => !/علم|Microeconomics|\b(?:5|11|21|100)\b/.test(key))
    .map(({ file, key, say, texts }) => `${file} ${key}: ${JSON.stringify(say(texts))}`);

/** The texts of a language by their English module. */
export const translationsOf = async (files) => {
  const parts = await Promise.all([files.visitors(), files.members(), files.server()]);
  return new Map(parts.flatMap((part) => part.default));
};

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
/** A page per language: each text beside English; a text without a translation is marked. */
const writeReview = async () => {
  const rows = await readRows();
  writeFileSync(storedEnglish, `${englishLines(rows).join("\n")}\n`);
  const { directionOf, languages } = await import("../words/src/languages.ts");
  const folder = join(cacheDir, "review");
  mkdirSync(folder, { recursive: true });
  for (const [tag, files] of Object.entries(languages)) {
    const said = await translationsOf(files);
    const lines = rows.map(({ file, key, say, texts }) => {
      const own = said.has(texts) ? escaped(say(said.get(texts))) : "—";
      return `<tr><td>${file} ${escaped(key)}<td>${escaped(say(texts))}<td dir="${directionOf(tag)}">${own}`;
    });
    const page = `<!doctype html><html lang="${tag}"><meta charset="utf-8"><title>${tag}</title><table border="1">${lines.join("\n")}</table>`;
    writeFileSync(join(folder, `${tag}.html`), page);
    console.log(`${rows.length} texts: ${join(folder, `${tag}.html`)}`);
  }
};

if (process.argv[1] === import.meta.filename) await writeReview();
