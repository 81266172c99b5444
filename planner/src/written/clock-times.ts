import { once, readLanguages } from "./languages.ts";

/** A time as written, before it is known whether 2:00 is at night or in the afternoon. */
export interface WrittenTime {
  readonly hour: number;
  readonly minute: number;
  readonly half?: "am" | "pm";
  /** An hour that only a 24-hour clock has: `00:30`, `17:30`. */
  readonly twentyFour: boolean;
}

export interface WrittenRange {
  readonly start: WrittenTime;
  readonly end: WrittenTime;
}

/**
 * `colon` (9:30, 9h30, 9時30分), `half` (9 am), `hour` (9h, 9 Uhr) and `word` (noon) are always
 * times; `dot` (9.30), `digits` (0930) and `bare` (9) may be numbers.
 */
export type TimeForm = "colon" | "half" | "hour" | "word" | "dot" | "digits" | "bare";

export interface FoundTime {
  readonly time: WrittenTime;
  readonly form: TimeForm;
  readonly from: number;
  readonly to: number;
}

const escaped = (text: string): string =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/\s+/g, "\\s?")
    .replaceAll("\\.", "\\.?");

/** Markers of the halves of the day, in every language that is read. */
const halves = once(() => {
  const words = { am: new Set(["am", "a.m.", "a. m."]), pm: new Set(["pm", "p.m.", "p. m."]) };
  for (const language of readLanguages) {
    const format = new Intl.DateTimeFormat(language, {
      hour: "numeric",
      hour12: true,
      timeZone: "UTC",
    });
    for (const [half, hour] of [
      ["am", 9],
      ["pm", 21],
    ] as const) {
      const part = format.formatToParts(hour * 3_600_000).find(({ type }) => type === "dayPeriod");
      const word = (part?.value ?? "").normalize("NFKC").toLowerCase();
      // A word such as Danish "em" or Hungarian "de." is a word of other languages too.
      if (word !== "" && !/^\p{Script=Latin}{2}\.?$/u.test(word)) words[half].add(word);
    }
  }
  return words;
});

const timeExpression = once(() => {
  const { am, pm } = halves();
  const any = [...am, ...pm].sort((left, right) => right.length - left.length).map(escaped);
  const half = `(?:${any.join("|")})(?![\\p{L}\\p{M}])`;
  const unit = "(?:hrs?|h|o['’]clock|uhr|godz|ч|时|點|点|時|시|น|giờ)(?![\\p{L}\\p{M}])\\.?";
  const word = "(?<![\\p{L}\\p{M}\\p{N}])(?<word>noon|midday|midnight)(?![\\p{L}\\p{N}])";
  const split =
    "(?<hour>\\d{1,2})\\s?(?<sign>[:.h時点點시])(?!\\s\\d{1,2}[:.h])\\s?(?<minute>\\d{2})(?::\\d{2})?[分분]?(?!\\d|[.,]\\d)";
  const whole = "(?<digits>\\d{3,4})(?!\\d|[.,:]\\d)|(?<bare>\\d{1,2})(?!\\d|[.,:]\\d)";
  const tail = `(?:\\s*(?<after>${half}))?(?:\\s*(?<unit>${unit}))?`;
  return new RegExp(
    `${word}|(?:(?<before>${half})\\s*)?(?<![\\d:.,/])(?:${split}|${whole})${tail}`,
    "giu",
  );
});

const halfOf = (text: string | undefined): "am" | "pm" | undefined => {
  if (text === undefined) return undefined;
  const plain = text.toLowerCase();
  const { am, pm } = halves();
  const bare = (word: string) => word.replace(/[.\s]/g, "");
  if ([...am].some((word) => bare(word) === bare(plain))) return "am";
  return [...pm].some((word) => bare(word) === bare(plain)) ? "pm" : undefined;
};

type Groups = Readonly<Record<string, string | undefined>>;

const formOf = ({ hour, sign, digits, unit }: Groups, half: unknown): TimeForm => {
  if (hour !== undefined && sign !== ".") return "colon";
  if (half !== undefined) return "half";
  if (unit !== undefined) return "hour";
  return hour !== undefined ? "dot" : digits !== undefined ? "digits" : "bare";
};

const timeOf = (
  hour: number,
  minute: number,
  half: WrittenTime["half"],
  form: TimeForm,
): WrittenTime | undefined => {
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined;
  // "13:00 pm" is a slip of the pen for 13:00; "0 am" is nothing.
  if (half === undefined || (hour > 12 && form === "colon"))
    return { hour, minute, twentyFour: hour > 12 || hour === 0 };
  if (hour > 12 || (hour === 0 && form !== "colon")) return undefined;
  return { hour, minute, half, twentyFour: false };
};

const foundTime = (match: RegExpExecArray): FoundTime | undefined => {
  const groups: Groups = match.groups ?? {};
  const from = match.index;
  const to = from + match[0].length;
  if (groups.word !== undefined) {
    const hour = groups.word.toLowerCase() === "midnight" ? 24 : 12;
    return { time: { hour, minute: 0, twentyFour: false }, form: "word", from, to };
  }
  const { digits } = groups;
  const hour = Number(groups.hour ?? groups.bare ?? digits?.slice(0, -2));
  const minute = Number(groups.minute ?? digits?.slice(-2) ?? 0);
  const half = halfOf(groups.after ?? groups.before);
  const form = formOf(groups, half);
  const around = `${match.input[from - 1] ?? ""}${match.input[to] ?? ""}`;
  const isUnsure = form === "bare" || form === "digits";
  if (isUnsure && /[\p{L}\p{M}#$€£]/u.test(around)) return undefined;
  const time = timeOf(hour, minute, half, form);
  return time && { time, form, from, to };
};

/** Every time in a text (its digits made plain by `plainDigits`), bare numbers included. */
export const timesIn = (text: string): FoundTime[] =>
  // Most words hold none, and to look for one in every language takes long.
  /\d|noon|mid/i.test(text)
    ? [...text.matchAll(timeExpression())].flatMap((match) => foundTime(match) ?? [])
    : [];

const joiner =
  /^[\s.)]*(?:[-–—−‐~〜～→>]+|to|until|till?|til|thru|through|bis|à|a|al|às|as|hasta|até|ate|alle|fino alle|tot|do|до|по|s\/d|sd|sampai|hingga|đến|ile|至|到|から|부터|إلى|-?\s?a las|y)[\s(]*$/iu;

const looksLikeYear = ({ form, time }: FoundTime): boolean =>
  form === "digits" && (time.hour === 19 || time.hour === 20);

const minutesBetween = (first: WrittenTime, second: WrittenTime): number =>
  Math.abs(second.hour * 60 + second.minute - first.hour * 60 - first.minute);

/**
 * `2022-2023` are years, `9-10` is a range only if times are expected, `555-1234` is a telephone.
 */
const isRange = (first: FoundTime, second: FoundTime, bareHours: boolean): boolean => {
  if (looksLikeYear(first) && looksLikeYear(second)) {
    if (minutesBetween(first.time, second.time) < 60) return false;
  }
  const unsure = [first, second].filter(({ form }) => form === "bare" || form === "digits");
  if (unsure.length < 2 || bareHours) return true;
  return [first, second].every(
    ({ form, time, from, to }) => form === "digits" && to - from >= 4 && time.minute % 5 === 0,
  );
};

export interface FoundRange {
  readonly range: WrittenRange;
  readonly from: number;
  readonly to: number;
}

export interface RangeOptions {
  /** `9-10` counts: times are expected here. */
  readonly bareHours?: boolean;
  /** `9:00 10:00` without a sign between them counts, as in two lines of one cell. */
  readonly stacked?: boolean;
}

/** Every range of times in a text, from left to right. */
export const rangesIn = (text: string, options: RangeOptions = {}): FoundRange[] => {
  const times = timesIn(text);
  const ranges: FoundRange[] = [];
  for (let index = 0; index + 1 < times.length; index += 1) {
    const [first, second] = [times[index], times[index + 1]];
    if (first === undefined || second === undefined) continue;
    const between = text.slice(first.to, second.from);
    const joined =
      joiner.test(between) ||
      (options.stacked === true &&
        between.trim() === "" &&
        [first, second].every(({ form }) => form === "colon" || form === "half"));
    if (!joined || !isRange(first, second, options.bareHours === true)) continue;
    // The middle of 2026-09-14 is not a range.
    if (/\d[-/.]$/.test(text.slice(0, first.from)) || /^[-/.]\d/.test(text.slice(second.to)))
      continue;
    ranges.push({
      range: { start: first.time, end: second.time },
      from: first.from,
      to: second.to,
    });
    index += 1;
  }
  return ranges;
};
