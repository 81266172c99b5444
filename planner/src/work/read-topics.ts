import { mostTopicMinutes, mostTopics, usualMinutesPerPage } from "./topic.ts";

/** A chapter as it was read from a pasted line. */
export interface ReadTopic {
  readonly name: string;
  readonly number?: string | undefined;
  /** Without either, the usual estimate. */
  readonly minutes?: number | undefined;
  readonly pages?: number | undefined;
  /** It was marked as done. */
  readonly isDone?: true | undefined;
}

/** Something that was read differently than written; names are shortened. */
export type TopicNote =
  | { readonly kind: "prose" }
  | { readonly kind: "sections" | "long lines"; readonly count: number }
  | { readonly kind: "twice"; readonly names: readonly string[] }
  | { readonly kind: "estimates"; readonly names: readonly string[]; readonly mostHours: number }
  | { readonly kind: "full"; readonly most: number }
  | { readonly kind: "too many"; readonly most: number; readonly left: number };

export interface ReadTopics {
  readonly topics: readonly ReadTopic[];
  readonly notes: readonly TopicNote[];
  /** Lines that were not taken: they stay in the box. */
  readonly rest: string;
}

const longestName = 120;

interface Line {
  readonly text: string;
  readonly name: string;
  readonly number?: string | undefined;
  readonly minutes?: number | undefined;
  readonly pages?: number | undefined;
  readonly isDone?: true | undefined;
  /** A bare number at the end, as in a table of contents. */
  readonly startPage?: number | undefined;
}

const bullet = /^\s*(?:[-*•◦▪–—·]\s+|\[[ xX✓✔]?\]\s*|[☐☑☒✓✔✅]\uFE0F?\s*|\t+)*/u;
/** Before a name. */
const doneMark = /\[[xX✓✔]\]|[☑☒✓✔✅]/u;
const heading =
  /^(?:(?:the\s+|course\s+)?(?:table of contents|contents|syllabus|outline|schedule|programme|program)|toc|reading list|chapters?|topics?)\s*:?$/i;
/** The first line of a copied table: `Chapter	Pages`. */
const columnName =
  /^(?:#|no\.?|nr\.?|number|week|chapters?|topics?|titles?|names?|pages?|hours?|minutes|min|time|estimates?|duration)$/i;
const isHeading = (line: string): boolean => {
  if (heading.test(line.trim())) return true;
  const cells = line.trim().split(/\t|;|,|\||\s{2,}/);
  return cells.length > 1 && cells.every((cell) => columnName.test(cell.trim()));
};
const kinds =
  "chapters?|chap\\.?|ch\\.?|units?|lectures?|lec\\.?|weeks?|topics?|sections?|sec\\.?|parts?|modules?|lessons?";
const worded = new RegExp(
  `^(?:${kinds})\\s*(\\d{1,3}(?:\\.\\d{1,3})*|[IVXLC]{1,6})\\b\\s*[.:)–—-]*\\s*`,
  "i",
);
const numbered =
  /^(\d{1,3}(?:\.\d{1,3})*|[ivxlc]{1,5}|[IVXLC]{1,6}|[a-z])\s*[.):]\s+|^(\d{1,3}(?:\.\d{1,3})+)\s+/;
const bareNumber = /^(\d{1,3})\s+(?=\p{L})/u;

const hours =
  /^(?:(\d+(?:[.,]\d+)?)\s*(?:h|hrs?|hours?|std\.?)(?:\s*(\d{1,2})\s*(?:m|min|mins|minutes)?)?)$/i;
const minutesOnly = /^(\d+)\s*(?:m|min|mins|minutes)$/i;
const pageCount = /^(\d+)\s*(?:p|pp|pgs?|pages?|S)\.?$/i;
const pageRange = /^(?:(?:pp?|pages?|S)\.?\s*)(\d+)\s*(?:[-–—]|to)\s*(\d+)$/i;
/** After a name: a bracket, comma, dash, dots or spaces. */
const tail =
  /(?:\s*[,;:–—-]\s*|\s+|\s*[.…·]{2,}\s*|\s*\()((?:\d+(?:[.,]\d+)?\s*(?:h|hrs?|hours?|std\.?)(?:\s*\d{1,2}\s*(?:m|min|mins|minutes)?)?)|\d+\s*(?:m|min|mins|minutes)|(?:pp?|pages?|S)\.?\s*\d+\s*(?:[-–—]|to)\s*\d+|\d+\s*(?:pages?|pgs?|pp?|S)\.?)\)?\s*$/i;
const endNumber = /(?:\s*[.…·_]{2,}\s*|\t+\s*|\s{2,}|\s)(\d{1,4})$/;

const amountOf = (text: string): Pick<Line, "minutes" | "pages"> => {
  const [, whole, rest] = hours.exec(text) ?? [];
  if (whole !== undefined)
    return { minutes: Math.round(Number(whole.replace(",", ".")) * 60) + Number(rest ?? 0) };
  const [, minutes] = minutesOnly.exec(text) ?? [];
  if (minutes !== undefined) return { minutes: Number(minutes) };
  const [, first, last] = pageRange.exec(text) ?? [];
  if (first !== undefined && last !== undefined)
    return { pages: Math.max(Number(last) - Number(first) + 1, 0) };
  const [, pages] = pageCount.exec(text) ?? [];
  return pages === undefined ? {} : { pages: Number(pages) };
};

const tidy = (name: string): string =>
  name
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:–—-]+|[\s,;:–—.…-]+$/gu, "")
    .trim();

const lineOf = (raw: string): Line => {
  const text = raw.trim();
  const [marks = ""] = bullet.exec(raw) ?? [];
  const written = raw.slice(marks.length).trim();
  const found = tail.exec(written);
  const whole = found === null ? written : written.slice(0, found.index);
  const word = worded.exec(whole);
  const point = word === null ? numbered.exec(whole) : null;
  const number = word?.[1] ?? point?.[1] ?? point?.[2];
  const bare = whole.slice((word ?? point)?.[0].length ?? 0);
  // "Chapter 5" alone is its own name.
  const name = tidy(bare) === "" ? whole : bare;
  const isLettered = number !== undefined && !/\d/.test(number);
  return {
    text,
    name: tidy(name) === "" ? text : name,
    ...(number === undefined || isLettered ? {} : { number }),
    ...(found?.[1] === undefined ? {} : amountOf(found[1].trim())),
    ...(doneMark.test(marks) ? { isDone: true as const } : {}),
  };
};

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));

/** Numbers that only a whole list shows to be numbers: "1 Introduction", and the pages of a contents. */
const withListNumbers = (lines: readonly Line[]): readonly Line[] => {
  const starts = lines.map(({ name, number }) =>
    number === undefined ? bareNumber.exec(name)?.[1] : undefined,
  );
  const given = starts.flatMap((start) => (start === undefined ? [] : [Number(start)]));
  const isCounted =
    given.length >= 2 &&
    given.length * 2 > lines.length &&
    isRising(given) &&
    (given[0] ?? 9) <= 50;
  const counted = isCounted
    ? lines.map((line, index): Line => {
        const number = starts[index];
        return number === undefined
          ? line
          : { ...line, number, name: line.name.replace(bareNumber, "") };
      })
    : lines;
  const ends = counted.map(({ name, minutes, pages }) =>
    minutes === undefined && pages === undefined ? endNumber.exec(name.trim())?.[1] : undefined,
  );
  const pagesAt = ends.flatMap((end) => (end === undefined ? [] : [Number(end)]));
  const named = counted.map(({ name }) => nameKeyOf(name.trim().replace(endNumber, "")));
  // "Topic 1, Topic 2, Topic 3": there the number tells them apart and is not a page.
  const isContents =
    pagesAt.length >= 3 &&
    pagesAt.length * 4 >= counted.length * 3 &&
    isRising(pagesAt) &&
    new Set(named).size * 2 > named.length;
  if (!isContents) return counted;
  return counted.map((line, index): Line => {
    const end = ends[index];
    if (end === undefined) return line;
    return { ...line, startPage: Number(end), name: line.name.trim().replace(endNumber, "") };
  });
};

/** Sections are part of their chapter where the chapter is there too. */
const withoutSections = (lines: readonly Line[]): readonly Line[] => {
  const chapters = new Set(lines.flatMap(({ number }) => (number === undefined ? [] : [number])));
  return lines.filter(({ number }) => {
    const parent = number?.split(".").slice(0, -1).join(".") ?? "";
    return parent === "" || !chapters.has(parent);
  });
};

const withPages = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line, index) => {
    const next = lines.slice(index + 1).find(({ startPage }) => startPage !== undefined)?.startPage;
    if (line.startPage === undefined || next === undefined) return line;
    return { ...line, pages: Math.max(next - line.startPage, 1) };
  });

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** One line of names set off by commas or semicolons is a list as well. */
const linesOf = (text: string): readonly string[] => {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  const [only] = lines;
  if (lines.length !== 1 || only === undefined) return lines;
  const parts = only
    .split(only.includes(";") ? /;/ : /,(?!\d)/)
    .filter((part) => part.trim() !== "");
  const isList = parts.length >= 3 && parts.every((part) => wordsIn(part.trim()) <= 6);
  return isList ? parts : lines;
};

const isProse = (line: string): boolean =>
  line.trim().length > longestName || (wordsIn(line.trim()) > 14 && /[.!?]$/.test(line.trim()));

export const nameKeyOf = (name: string): string =>
  name.trim().replace(/\s+/g, " ").toLocaleLowerCase();

const shortened = (name: string): string => (name.length > 40 ? `${name.slice(0, 39)}…` : name);

/** An estimate that cannot be meant. */
const isOdd = ({ minutes, pages }: Line): boolean => {
  const amount = minutes ?? (pages === undefined ? undefined : pages * usualMinutesPerPage);
  return amount !== undefined && (amount < 1 || amount > mostTopicMinutes);
};

const topicOf = (line: Line): ReadTopic => {
  const { name, number, minutes, pages, isDone } = line;
  const isMeant = !isOdd(line);
  return {
    name,
    ...(number !== undefined && { number }),
    ...(isMeant && minutes !== undefined && { minutes }),
    ...(isMeant && pages !== undefined && { pages }),
    ...(isDone !== undefined && { isDone }),
  };
};

/** Reads a pasted list of chapters: a syllabus, a table of contents, names line by line. */
export const readTopics = ({
  text,
  existing,
}: {
  readonly text: string;
  /** Names that the subject has already. */
  readonly existing: readonly string[];
}): ReadTopics => {
  const raw = linesOf(text);
  const prose = raw.filter(isProse);
  const short = raw.filter((line) => !isProse(line));
  if (raw.length > 0 && (prose.length * 2 > raw.length || short.length === 0))
    return { topics: [], notes: [{ kind: "prose" }], rest: text };
  const read = withListNumbers(short.filter((line) => !isHeading(line)).map(lineOf)).map(
    (line) => ({ ...line, name: tidy(line.name) || line.text }),
  );
  const chapters = withoutSections(read);
  const lines = withPages(chapters);
  const seen = new Set(existing.map(nameKeyOf));
  const twice: string[] = [];
  const once = lines.filter(({ name }) => {
    const key = nameKeyOf(name);
    if (seen.has(key)) twice.push(shortened(name));
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  const room = Math.max(mostTopics - existing.length, 0);
  const taken = once.slice(0, room);
  const left = once.slice(room);
  const odd = taken.filter(isOdd).map(({ name }) => shortened(name));
  const topics = taken.map(topicOf);
  const sections = read.length - chapters.length;
  const notes: TopicNote[] = [];
  if (sections > 0) notes.push({ kind: "sections", count: sections });
  if (twice.length > 0) notes.push({ kind: "twice", names: twice });
  if (odd.length > 0)
    notes.push({ kind: "estimates", names: odd, mostHours: mostTopicMinutes / 60 });
  if (left.length > 0)
    notes.push(
      room === 0
        ? { kind: "full", most: mostTopics }
        : { kind: "too many", most: mostTopics, left: left.length },
    );
  if (prose.length > 0) notes.push({ kind: "long lines", count: prose.length });
  return {
    topics,
    notes,
    rest: [...left.map((line) => line.text), ...prose].join("\n"),
  };
};
