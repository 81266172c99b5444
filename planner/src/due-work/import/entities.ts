const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  rarr: "→",
  szlig: "ß",
  oslash: "ø",
  aelig: "æ",
};
const marks: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  uml: "\u0308",
  tilde: "\u0303",
  cedil: "\u0327",
  ring: "\u030a",
};

/** HTML entities as their characters: `&amp;`, `&oacute;`, `&#39;`. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z])(acute|grave|circ|uml|tilde|cedil|ring)|([a-z]{2,6}));/gi,
    (whole, decimal, hex, letter, mark, name) => {
      if (letter !== undefined) return `${letter}${marks[mark] ?? ""}`.normalize("NFC");
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
