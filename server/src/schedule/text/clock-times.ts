import { formatClock, minutesPerDay } from "@smart-planner/planner";

/** A time as it is written, before it is known whether 2:00 is at night or in the afternoon. */
export interface WrittenTime {
  readonly hour: number;
  readonly minute: number;
  readonly half?: "am" | "pm";
  /** Written in a way that only a 24-hour clock uses: `09:00`, `1400`, `17:30`. */
  readonly twentyFour: boolean;
}

export interface WrittenRange {
  readonly start: WrittenTime;
  readonly end: WrittenTime;
}

export interface TimeRange {
  readonly startTime: string;
  readonly endTime: string;
}

const half = "(?:\\s*([ap])\\.?\\s?m\\b\\.?)?";
const timePattern = `(?:(noon|midday|midnight)|(\\d{1,2})\\s?[:.h]\\s?(\\d{2})(?::\\d{2})?${half}|(\\d{3,4})\\s*(?:h|hrs?|hours)?${half}|(\\d{1,2})${half})(?:\\s*(?:hrs?|h|o['’]clock|uhr)\\b)?`;
const groupsPerTime = 8;
const between = "\\s*(?:[-–—−~→]+|\\bto\\b|\\buntil\\b|\\btill?\\b)\\s*";
const rangeExpression = new RegExp(
  `(?<![\\d:./])${timePattern}${between}${timePattern}(?![\\d:/])`,
  "i",
);
const timeExpression = new RegExp(`^${timePattern}$`, "i");

const writtenTime = (groups: readonly (string | undefined)[]): WrittenTime | undefined => {
  const [word, colonHour, colonMinute, colonHalf, digits, digitsHalf, bareHour, bareHalf] = groups;
  if (word !== undefined) {
    return { hour: word.toLowerCase() === "midnight" ? 24 : 12, minute: 0, twentyFour: false };
  }
  const written = colonHour ?? digits?.slice(0, -2) ?? bareHour ?? "";
  const hour = Number(written);
  const minute = Number(colonMinute ?? digits?.slice(-2) ?? "0");
  const letter = (colonHalf ?? digitsHalf ?? bareHalf)?.toLowerCase();
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return undefined;
  if (letter === undefined) {
    const padded = written.length === 2 && hour < 10;
    return { hour, minute, twentyFour: padded || hour > 12 };
  }
  if (hour < 1 || hour > 12) return undefined;
  return { hour, minute, half: letter === "a" ? "am" : "pm", twentyFour: false };
};

/** What a scan makes of digits, colons and dashes: `O9:3O`, `l0;15`, `1lam`, `08 30`, `9:00 10:00`. */
export const repairScannedTimes = (text: string): string =>
  text
    .replace(/\b[1lI|][1lIi|]{1,2}(?=\s?[ap]\.?m\b)/g, "11")
    .replace(/(?<=\d|\b)[OoQ](?=\d|:\d)|(?<=[\d:])[OoQ](?=[\d:]|\b)/g, "0")
    .replace(/(?<=\d|\b)[lI|](?=\d|:\d)|(?<=[\d:])[lI|](?=[\d:]|\b|\s?[ap]m\b)/g, "1")
    .replace(/(?<=\d)\s?[;,]\s?(?=\d\d\b)/g, ":")
    .replace(/(?<=\d):\s(?=\d\d\b)/g, ":")
    .replace(/(?<=\b\d{1,2})\s:(?=\d\d\b)/g, ":")
    .replace(/\b([01]\d|2[0-3]) ([0-5][05])\b(?!:)/g, "$1:$2")
    .replace(/(\d:\d\d(?:\s?[ap]\.?m\b\.?)?)\s+(?=\d{1,2}:\d\d\b)/gi, "$1 - ");

export interface FoundRange {
  readonly range: WrittenRange;
  /** What stands around the range. */
  readonly before: string;
  readonly after: string;
}

const isBareHour = (groups: readonly (string | undefined)[]): boolean =>
  groups[6] !== undefined && groups[7] === undefined;

const isBareNumber = (groups: readonly (string | undefined)[]): boolean =>
  isBareHour(groups) || (groups[4]?.length === 3 && groups[5] === undefined);

/**
 * The first range in a text. `9-10` by itself counts only with `bareHours`, because a room or a
 * course number looks the same.
 */
export const findRange = (
  text: string,
  { bareHours = false }: { readonly bareHours?: boolean } = {},
): FoundRange | undefined => {
  const match = rangeExpression.exec(text);
  if (match === null) return undefined;
  const first = match.slice(1, 1 + groupsPerTime);
  const second = match.slice(1 + groupsPerTime, 1 + 2 * groupsPerTime);
  if (!bareHours && isBareNumber(first)) {
    if (isBareNumber(second) || second[4] !== undefined) return undefined;
  }
  const start = writtenTime(first);
  const end = writtenTime(second);
  if (start === undefined || end === undefined) return undefined;
  return {
    range: { start, end },
    before: text.slice(0, match.index),
    after: text.slice(match.index + match[0].length),
  };
};

/** A cell that holds a range and nothing else. */
export const rangeOfCell = (
  text: string,
  options: { readonly bareHours?: boolean } = {},
): WrittenRange | undefined => {
  const found = findRange(text.replace(/^\s*from\s+/i, ""), options);
  const around = `${found?.before ?? "x"}${found?.after ?? ""}`;
  return /^[\s()[\].,:;h]*$/i.test(around) ? found?.range : undefined;
};

/** A cell that holds one time and nothing else; `9` alone counts only with `bareHours`. */
export const timeOfCell = (
  text: string,
  { bareHours = false }: { readonly bareHours?: boolean } = {},
): WrittenTime | undefined => {
  const match = timeExpression.exec(text.trim().replace(/^at\s+/i, ""));
  if (match === null) return undefined;
  const groups = match.slice(1, 1 + groupsPerTime);
  if (!bareHours && isBareHour(groups)) return undefined;
  return writtenTime(groups);
};

/** `1h 30`, `90 min`, `1.5 hours`, `1:30`, in minutes. */
export const durationOfCell = (text: string): number | undefined => {
  const plain = text.trim().toLowerCase();
  const hoursAndMinutes =
    /^(\d{1,2})\s*(?:h|hrs?|hours?|:)\s*(?:(\d{1,2})\s*(?:m|mins?|minutes?)?)?$/.exec(plain);
  const hours = /^(\d{1,2}[.,]\d+)\s*(?:h|hrs?|hours?)$/.exec(plain);
  const minutes = /^(\d{1,3})\s*(?:m|mins?|minutes?)?$/.exec(plain);
  const total =
    hoursAndMinutes !== null
      ? Number(hoursAndMinutes[1]) * 60 + Number(hoursAndMinutes[2] ?? "0")
      : hours !== null
        ? Math.round(Number(hours[1]?.replace(",", ".")) * 60)
        : minutes !== null
          ? Number(minutes[1])
          : 0;
  return total > 0 && total < minutesPerDay ? total : undefined;
};

/** How a file writes its hours. */
export interface ClockStyle {
  /** No am or pm anywhere and no hour that only a 24-hour clock has: 1:00 to 6:59 is after noon. */
  readonly afternoonHours: boolean;
}

export const clockStyleOf = (times: readonly WrittenTime[]): ClockStyle => ({
  afternoonHours: !times.some((time) => time.twentyFour || (time.hour === 0 && !time.half)),
});

const minutesOf = (time: WrittenTime, withHalf: "am" | "pm" | undefined): number => {
  if (withHalf === undefined) return time.hour * 60 + time.minute;
  return (time.hour % 12) * 60 + time.minute + (withHalf === "pm" ? 720 : 0);
};

/** Minutes from midnight. */
export const resolveTime = (time: WrittenTime, style: ClockStyle): number => {
  if (time.half === undefined && style.afternoonHours && time.hour >= 1 && time.hour < 7) {
    return minutesOf(time, "pm");
  }
  return minutesOf(time, time.half);
};

/** The first moment after `start` that the written time can mean. */
export const earliestAfter = (time: WrittenTime, start: number): number => {
  const written = minutesOf(time, time.half);
  const halfDay = time.half === undefined && !time.twentyFour ? minutesPerDay / 2 : minutesPerDay;
  const wait = Math.max(0, Math.floor((start - written) / halfDay) + 1);
  return written + wait * halfDay;
};

const startBefore = (time: WrittenTime, end: number, endHalf: "am" | "pm"): number => {
  const same = minutesOf(time, endHalf);
  return same < end ? same : minutesOf(time, endHalf === "am" ? "pm" : "am");
};

const resolvedMinutes = (
  { start, end }: WrittenRange,
  style: ClockStyle,
): readonly [number, number] => {
  const startIsPlain = start.half === undefined && !start.twentyFour;
  const endIsPlain = end.half === undefined && !end.twentyFour && end.hour < 24;
  if (end.half !== undefined && startIsPlain) {
    const endMinutes = minutesOf(end, end.half);
    return [startBefore(start, endMinutes, end.half), endMinutes];
  }
  const startMinutes = resolveTime(start, style);
  if (endIsPlain && (start.half !== undefined || style.afternoonHours)) {
    return [startMinutes, earliestAfter(end, startMinutes)];
  }
  return [startMinutes, resolveTime(end, style)];
};

/** Start and end as `HH:MM`; a range without length gives `undefined`. */
export const resolveRange = (range: WrittenRange, style: ClockStyle): TimeRange | undefined => {
  if (range.start.hour === range.end.hour && range.start.minute === range.end.minute) {
    if (range.start.half === range.end.half) return undefined;
  }
  const [start, end] = resolvedMinutes(range, style);
  return timeRange(start, end);
};

/** Minutes from midnight as a range; minutes past midnight belong to the next day. */
export const timeRange = (start: number, end: number): TimeRange | undefined => {
  const startTime = formatClock(start % minutesPerDay);
  const endTime = formatClock(end % minutesPerDay);
  return startTime === endTime ? undefined : { startTime, endTime };
};
