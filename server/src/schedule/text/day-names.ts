import { editDistance, type Weekday, weekdays } from "@smart-planner/planner";

const spellings: ReadonlyMap<string, Weekday> = new Map<string, Weekday>([
  ["mo", 0],
  ["mon", 0],
  ["monday", 0],
  ["tu", 1],
  ["tue", 1],
  ["tues", 1],
  ["tuesday", 1],
  ["we", 2],
  ["wed", 2],
  ["weds", 2],
  ["wednesday", 2],
  ["th", 3],
  ["thu", 3],
  ["thur", 3],
  ["thurs", 3],
  ["thursday", 3],
  ["fr", 4],
  ["fri", 4],
  ["friday", 4],
  ["sa", 5],
  ["sat", 5],
  ["saturday", 5],
  ["su", 6],
  ["sun", 6],
  ["sunday", 6],
]);

const longNames = [...spellings].filter(([name]) => name.endsWith("day"));

const groups: ReadonlyMap<string, readonly Weekday[]> = new Map<string, readonly Weekday[]>([
  ["weekdays", [0, 1, 2, 3, 4]],
  ["weekday", [0, 1, 2, 3, 4]],
  ["daily", weekdays],
  ["everyday", weekdays],
  ["weekend", [5, 6]],
  ["weekends", [5, 6]],
]);

const codes: ReadonlyMap<string, Weekday> = new Map<string, Weekday>([
  ["M", 0],
  ["T", 1],
  ["Tu", 1],
  ["W", 2],
  ["R", 3],
  ["Th", 3],
  ["TH", 3],
  ["F", 4],
  ["S", 5],
  ["Sa", 5],
  ["U", 6],
  ["Su", 6],
]);

const scannedName = (word: string): Weekday | undefined => {
  const letters = word.replaceAll("0", "o").replaceAll("1", "i").replaceAll("5", "s");
  const exact = spellings.get(letters.replace(/s$/, ""));
  if (exact !== undefined) return exact;
  if (letters.length < 5) return undefined;
  const near = longNames.filter(([name]) => {
    const limit = name.length > 7 ? 2 : 1;
    return editDistance({ first: letters, second: name, limit }) <= limit;
  });
  return near.length === 1 ? near[0]?.[1] : undefined;
};

export interface DayNameOptions {
  /** Forgives the misread letters of a scan: `Tuesdav`, `M0nday`. */
  readonly scanned?: boolean;
}

/** One word as a day: `Mon`, `tues.`, `Fridays`. Two-letter forms and single letters do not count. */
export const dayOfWord = (word: string, options: DayNameOptions = {}): Weekday | undefined => {
  const bare = word.toLowerCase().replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, "");
  if (bare.length < 3) return undefined;
  const name = bare.length > 5 ? bare.replace(/s$/, "") : bare;
  return spellings.get(name) ?? (options.scanned === true ? scannedName(bare) : undefined);
};

const dateTail =
  /^[\s,.:()-]*(?:\d[\d\s./-]*(?:st|nd|rd|th)?[\s,.]*(?:[a-z]{3,9}\.?)?[\s,]*\d*\)?)?$/i;

/** A column or row heading that names one day, with or without a date: `Monday`, `Tue 14/10`. */
export const dayOfHeading = (text: string, options: DayNameOptions = {}): Weekday | undefined => {
  const [first = "", ...rest] = text.trim().split(/[\s,(]+/);
  const day = dayOfWord(first, options);
  if (day === undefined || !dateTail.test(rest.join(" "))) return undefined;
  return day;
};

const daysFrom = (first: Weekday, last: Weekday): Weekday[] => {
  const days: Weekday[] = [first];
  for (let day = first; day !== last; ) {
    day = ((day + 1) % 7) as Weekday;
    days.push(day);
  }
  return days;
};

const daysOfCode = (text: string): Weekday[] | undefined => {
  if (!/^(?:Tu|T[hH]|Sa|Su|[MTWRFSU])+$/.test(text)) return undefined;
  const parts = text.match(/Tu|T[hH]|Sa|Su|[MTWRFSU]/g) ?? [];
  const days = parts.flatMap((part) => codes.get(part) ?? []);
  return new Set(days).size === days.length ? days : undefined;
};

/**
 * A cell that names days and nothing else: `Mon`, `Mon/Wed`, `Monday, Wednesday and Friday`,
 * `Mon-Fri`, `weekdays`. With `codes` also `MWF` and `TTh`, which elsewhere may be a subject.
 */
export const daysOfCell = (
  text: string,
  options: DayNameOptions & { readonly codes?: boolean } = {},
): Weekday[] | undefined => {
  const trimmed = text.trim();
  if (trimmed === "" || trimmed.length > 120) return undefined;
  const plain = trimmed
    .toLowerCase()
    .replace(/\bevery day\b/, "everyday")
    .replace(/^(?:every|each|on)\s+(?=\S)/, "")
    .replace(/\s*(?:[-–—]|\bto\b|\bthrough\b|\bthru\b)\s*/g, "-")
    .replace(/\band\b|[&+/,;|\n•·]/g, " ")
    .trim();
  const days: Weekday[] = [];
  for (const word of plain.split(/\s+/)) {
    const group = groups.get(word);
    if (group !== undefined) {
      days.push(...group);
      continue;
    }
    const ends = word.split("-").map((part) => {
      const bare = part.replace(/\.$/, "");
      return spellings.get(bare) ?? dayOfWord(bare, options);
    });
    const [first, last] = ends;
    if (first === undefined || ends.includes(undefined) || ends.length > 2) {
      return options.codes === true ? daysOfCode(trimmed.replace(/[\s,/]+/g, "")) : undefined;
    }
    days.push(...(last === undefined ? [first] : daysFrom(first, last)));
  }
  return [...new Set(days)];
};
