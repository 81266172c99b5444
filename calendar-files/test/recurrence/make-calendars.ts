/**
 * Calendars as other programs write them, from a seed. `truth.py` expands them with another
 * implementation; `truth.txt` holds its result.
 */

import { berlinRules, newYorkRules } from "./zone-rules.ts";

export interface MadeCalendar {
  readonly name: string;
  readonly text: string;
}

const seededRandom = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const dayMs = 86_400_000;
const two = (value: number) => String(value).padStart(2, "0");
const dateText = (wall: number) => {
  const date = new Date(wall);
  return `${date.getUTCFullYear()}${two(date.getUTCMonth() + 1)}${two(date.getUTCDate())}`;
};
const timeText = (wall: number) => {
  const date = new Date(wall);
  return `${dateText(wall)}T${two(date.getUTCHours())}${two(date.getUTCMinutes())}00`;
};
const dayCodes = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const codeOf = (wall: number) => dayCodes[new Date(wall).getUTCDay()] ?? "MO";

/** How a writer names time; winter offsets are enough for UNTIL. */
interface Dialect {
  readonly name: string;
  readonly head: readonly string[];
  readonly time: (wall: number) => string;
  readonly kind: "zone" | "utc" | "floating" | "date";
}

const zoned = (name: string, tzid: string, head: readonly string[] = []): Dialect => ({
  name,
  head,
  time: (wall) => `;TZID=${tzid}:${timeText(wall)}`,
  kind: "zone",
});

const dialects: readonly Dialect[] = [
  zoned("a zone by its name", "Europe/Berlin", ["X-WR-CALNAME:Stundenplan"]),
  zoned("a zone across the sea", "America/New_York", newYorkRules("America/New_York")),
  zoned("a zone without clock changes", "Asia/Kolkata"),
  zoned("a southern zone", "Pacific/Auckland"),
  zoned("a zone of half hours", "Australia/Lord_Howe"),
  zoned(
    "a Windows name with rules",
    '"W. Europe Standard Time"',
    berlinRules("W. Europe Standard Time"),
  ),
  zoned("a Windows name alone", "Eastern Standard Time"),
  zoned(
    "a name of its own with rules",
    "Customized Time Zone 1",
    berlinRules("Customized Time Zone 1"),
  ),
  { name: "UTC", head: [], time: (wall) => `:${timeText(wall)}Z`, kind: "utc" },
  {
    name: "UTC in a calendar with a zone",
    head: ["X-WR-TIMEZONE:Europe/Paris"],
    time: (wall) => `:${timeText(wall)}Z`,
    kind: "utc",
  },
  { name: "floating times", head: [], time: (wall) => `:${timeText(wall)}`, kind: "floating" },
  { name: "whole days", head: [], time: (wall) => `;VALUE=DATE:${dateText(wall)}`, kind: "date" },
];

const folded = (line: string): string => line.replace(/(.{72})(?=.)/gu, "$1\r\n ");

const makeCalendar = (seed: number): MadeCalendar => {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const chance = (share: number) => random() < share;
  const some = <T>(list: readonly T[], most: number): T[] => {
    const left = [...list];
    return Array.from(
      { length: 1 + below(most) },
      () => left.splice(below(left.length), 1)[0] as T,
    );
  };
  const dialect = dialects[seed % dialects.length] as Dialect;
  const lines: string[] = [];
  const notes = new Set<string>();

  const addSeries = (index: number) => {
    const uid = `${seed}-${index}`;
    const day = Date.UTC(2026, 6, 1) + below(170) * dayMs;
    const start = dialect.kind === "date" ? day : day + (7 * 60 + below(52) * 15) * 60_000;
    const days = 1 + below(3);
    const minutes = 30 + below(10) * 15;
    const length = dialect.kind === "date" ? days * dayMs : minutes * 60_000;
    const end = (wall: number) =>
      chance(0.3)
        ? dialect.kind === "date"
          ? `DURATION:P${days}D`
          : `DURATION:PT${Math.floor(minutes / 60)}H${minutes % 60}M`
        : `DTEND${dialect.time(wall + length)}`;
    const event = (title: string, at: number, more: readonly string[]) =>
      lines.push(
        "BEGIN:VEVENT",
        `UID:${uid}`,
        "DTSTAMP:20260601T000000Z",
        folded(`SUMMARY:${title}`),
        `DTSTART${dialect.time(at)}`,
        end(at),
        ...more,
        "END:VEVENT",
      );

    const ends = (): string => {
      const kind = below(3);
      if (kind === 0) return "";
      if (kind === 1) return `;COUNT=${2 + below(20)}`;
      const until = start + (20 + below(120)) * dayMs;
      if (dialect.kind === "date") return `;UNTIL=${dateText(until)}`;
      return dialect.kind === "floating"
        ? `;UNTIL=${timeText(until)}`
        : `;UNTIL=${timeText(until)}Z`;
    };
    const every = chance(0.5) ? "" : `;INTERVAL=${2 + below(3)}`;
    const startDay = new Date(start).getUTCDate();
    const nth = Math.ceil(startDay / 7);
    const month = new Date(start).getUTCMonth() + 1;
    const rules: (() => { rule: string; step: number; note: string } | undefined)[] = [
      () => ({ rule: `FREQ=DAILY${every}`, step: 1, note: "daily" }),
      () => ({ rule: `FREQ=WEEKLY${every}`, step: 7, note: "weekly" }),
      () => ({
        rule: `FREQ=WEEKLY${every};BYDAY=${[...new Set([codeOf(start), ...some(dayCodes, 3)])].join(",")}${chance(0.4) ? ";WKST=SU" : ""}`,
        step: 7,
        note: "weekly on days",
      }),
      () => ({
        rule: `FREQ=MONTHLY${every};BYMONTHDAY=${startDay}`,
        step: 0,
        note: "by day of month",
      }),
      () =>
        startDay > 28
          ? undefined
          : {
              rule: `FREQ=MONTHLY${every};BYDAY=${nth}${codeOf(start)}`,
              step: 0,
              note: "nth day of month",
            },
      () =>
        startDay > 28
          ? undefined
          : {
              rule: `FREQ=MONTHLY${every};BYDAY=${codeOf(start)};BYSETPOS=${nth}`,
              step: 0,
              note: "by position",
            },
      () => ({ rule: `FREQ=MONTHLY;BYDAY=-1${codeOf(start)}`, step: 0, note: "last of month" }),
      // RFC 5545 leaves a start outside its own rule undefined.
      () =>
        ["SA", "SU"].includes(codeOf(start))
          ? undefined
          : { rule: "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR", step: 1, note: "working days" },
      () => ({
        rule: `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${startDay}`,
        step: 0,
        note: "yearly",
      }),
      () => ({ rule: "FREQ=MONTHLY;BYMONTHDAY=1,15,-1", step: 0, note: "several days of month" }),
    ];
    const chosen = chance(0.12) ? undefined : one(rules)();
    if (chosen === undefined) {
      event(
        `Single ${index}, “quoted”\\, with a rather long name that has to be folded once or twice`,
        start,
        [],
      );
      notes.add("single");
      return;
    }
    notes.add(chosen.note);
    const more = [`RRULE:${chosen.rule}${ends()}`];
    const interval = Number(/INTERVAL=(\d+)/.exec(chosen.rule)?.[1] ?? 1);
    const nthStart = (count: number) => start + count * interval * chosen.step * dayMs;
    if (chosen.step > 0 && chance(0.5)) {
      const times = [...new Set([1 + below(3), 4 + below(3)])].map(nthStart);
      if (chance(0.5)) {
        const [first = start, ...rest] = times;
        const list = [
          dialect.time(first),
          ...rest.map((each) => dialect.time(each).replace(/^.*:/, "")),
        ];
        more.push(`EXDATE${list.join(",")}`);
      } else more.push(...times.map((each) => `EXDATE${dialect.time(each)}`));
      notes.add("exceptions");
    }
    if (chance(0.25)) {
      more.push(
        `RDATE${dialect.time(start + (3 + below(60)) * dayMs + (dialect.kind === "date" ? 0 : 7_200_000))}`,
      );
      notes.add("added dates");
    }
    event(`Series ${index}`, start, more);
    if (chosen.step > 0 && chance(0.5)) {
      const replaced = nthStart(7 + below(3));
      const moved = replaced + (dialect.kind === "date" ? dayMs : below(2) * dayMs + 3_600_000);
      event(`Series ${index} moved`, moved, [
        `RECURRENCE-ID${dialect.time(replaced)}`,
        "SEQUENCE:1",
      ]);
      notes.add("a moved one");
    }
  };

  const count = 1 + below(4);
  for (let index = 0; index < count; index += 1) addSeries(index);
  const text = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//example//calendar//EN",
    ...dialect.head,
    ...lines,
    "END:VCALENDAR",
    "",
  ].join("\r\n");
  return { name: `${seed}: ${dialect.name}: ${[...notes].join(", ")}`, text };
};

export const madeCalendars = (count: number): MadeCalendar[] =>
  Array.from({ length: count }, (_, seed) => makeCalendar(seed));
