import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const between = (first: string, last: string): string => {
  const start = first.charCodeAt(0);
  const length = last.charCodeAt(0) - start + 1;
  return String.fromCharCode(...Array.from({ length }, (_, index) => start + index));
};

/** The characters of the interface; `fonts.css` names the same. */
const textLetters = `${between(" ", "~")}\u00a0©·×–—‘’“”•…→`;
const headingLetters = ` !"%&'()+,-./${between("0", ";")}?${between("A", "Z")}${between("a", "z")}\u00a0–‘’“”…`;

/** Letters of other Western European languages load where they occur; the usual ones are small files. */
const umlauts = "ÄÖÜßäöü‚„";
const accents = "ÀÇÉÚàáâãçèéêíîñóôõúù¡¿«»";
const moreTextLetters = `${between("\u00a1", "\u00ff")}ıŒœˆ˚˜‚„‹›€`;
const moreHeadingLetters = `#$*<=>@${between("[", "`")}${between("{", "~")}—•${moreTextLetters}`;

const files = fileURLToPath(new URL("../../node_modules/.smart-planner-fonts/", import.meta.url));

const require = createRequire(import.meta.url);

interface Cut {
  readonly name: string;
  readonly source: string;
  readonly letters: string;
  readonly axes: Record<string, number | { readonly min: number; readonly max: number }>;
}

const figtree = {
  source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  axes: { wght: { min: 400, max: 700 } },
};
/** One weight and one optical size, for headings. */
const bricolage = {
  source:
    "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
  axes: { wght: 620, opsz: 32 },
};

const cuts: readonly Cut[] = [
  { ...figtree, name: "figtree-interface.woff2", letters: textLetters },
  { ...figtree, name: "figtree-western.woff2", letters: moreTextLetters },
  { ...figtree, name: "figtree-accents.woff2", letters: accents },
  { ...figtree, name: "figtree-umlauts.woff2", letters: umlauts },
  { ...bricolage, name: "bricolage-grotesque-interface.woff2", letters: headingLetters },
  { ...bricolage, name: "bricolage-grotesque-western.woff2", letters: moreHeadingLetters },
  { ...bricolage, name: "bricolage-grotesque-accents.woff2", letters: accents },
  { ...bricolage, name: "bricolage-grotesque-umlauts.woff2", letters: umlauts },
];

/** Cuts the fonts to the interface; other characters have files of their own. */
export const subsetFonts = (): Plugin => ({
  name: "subset-fonts",
  async config() {
    await mkdir(files, { recursive: true });
    await Promise.all(
      cuts.map(async ({ name, source, letters, axes }) => {
        const whole = await readFile(require.resolve(source));
        const cut = await subsetFont(whole, letters, {
          targetFormat: "woff2",
          variationAxes: axes,
        });
        await writeFile(`${files}${name}`, cut);
      }),
    );
  },
});
