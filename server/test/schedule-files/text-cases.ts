import { weekdayNames } from "@smart-planner/planner/time";
import type { Case } from "./cases.ts";
import { type Class, makeWeek, minutesOf } from "./week.ts";
import { type ClockWriting, type DayWriting, writeDay, writeRange, writeTime } from "./written.ts";

export const rowsOf = (week: readonly Class[]): Case["expected"] =>
  week.map(({ day, subject, startTime, endTime }) => ({ day, subject, startTime, endTime }));

type Column = "day" | "subject" | "start" | "end" | "range" | "room" | "teacher";

interface CsvLook {
  readonly columns: readonly Column[];
  readonly separator?: string;
  readonly headings?: readonly string[];
  readonly clock?: ClockWriting;
  readonly days?: DayWriting;
  readonly quoted?: boolean;
  readonly mark?: boolean;
  readonly step?: number;
}

const csvOf = (week: readonly Class[], look: CsvLook): string => {
  const { columns, separator = ",", headings, clock = "24", days = "long" } = look;
  const cell = (item: Class, column: Column): string => {
    if (column === "day") return writeDay(item.day, days);
    if (column === "start") return writeTime(item.startTime, clock);
    if (column === "end") return writeTime(item.endTime, clock);
    if (column === "range") return writeRange(item.startTime, item.endTime, clock);
    return item[column];
  };
  const lines = week.map((item) => columns.map((column) => cell(item, column)));
  const quote = (text: string) => (look.quoted === true ? `"${text.replaceAll('"', '""')}"` : text);
  const all = headings === undefined ? lines : [[...headings], ...lines];
  const body = all.map((line) => line.map(quote).join(separator)).join("\r\n");
  return `${look.mark === true ? "\uFEFF" : ""}${body}\r\n`;
};

const looks: readonly CsvLook[] = [
  { columns: ["day", "subject", "start", "end"], headings: ["Day", "Subject", "Start", "End"] },
  {
    columns: ["subject", "day", "range"],
    headings: ["Course", "Weekday", "Time"],
    separator: ";",
    days: "short",
  },
  {
    columns: ["start", "end", "subject", "day"],
    headings: ["From", "To", "Class", "Day of week"],
    separator: "\t",
    clock: "12",
  },
  { columns: ["day", "start", "end", "subject"] },
  { columns: ["subject", "range", "day"], separator: ";", clock: "12-compact", days: "upper" },
  { columns: ["range", "subject", "room", "teacher", "day"], separator: "\t", quoted: true },
  {
    columns: ["day", "range", "subject", "room"],
    headings: ["DAY", "TIME", "SUBJECT", "ROOM"],
    clock: "dot",
    mark: true,
  },
  {
    columns: ["teacher", "room", "end", "start", "day", "subject"],
    headings: ["Teacher", "Room", "End time", "Start time", "Days", "Module"],
    quoted: true,
  },
  {
    columns: ["day", "subject", "range"],
    headings: ["Day", "Subject", "Hours"],
    clock: "bare",
    days: "short",
  },
  { columns: ["day", "subject", "start", "end"], clock: "12", separator: ";", step: 5 },
];

const gridCsv = (week: readonly Class[], step: number, separator: string): string => {
  const from = 8 * 60;
  const to = Math.max(...week.map((item) => minutesOf(item.endTime)));
  const head = ["Time", ...weekdayNames.slice(0, 5)].join(separator);
  const rows = Array.from({ length: Math.ceil((to - from) / step) }, (_, row) => {
    const at = from + row * step;
    const time = `${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`;
    const cells = weekdayNames
      .slice(0, 5)
      .map(
        (day) => week.find((item) => item.day === day && item.startTime === time)?.subject ?? "",
      );
    return [time, ...cells].join(separator);
  });
  return [head, ...rows].join("\n");
};

export const csvCases = (): Case[] => [
  ...looks.map((look, index): Case => {
    const week = makeWeek({ seed: 100 + index, step: look.step ?? 15, lengths: [45, 50, 75, 90] });
    const sorted =
      look.clock === "bare" ? week.filter((item) => minutesOf(item.startTime) >= 7 * 60) : week;
    return {
      name: `list ${index + 1}`,
      kind: "csv",
      source: { text: csvOf(sorted, look) },
      expected: rowsOf(sorted),
    };
  }),
  ...[60, 30].map((step, index): Case => {
    const week = makeWeek({ seed: 140 + index, step, lengths: [step] });
    return {
      name: `week, rows of ${step} minutes`,
      kind: "csv",
      source: { text: gridCsv(week, step, index === 0 ? "," : ";") },
      expected: rowsOf(week),
    };
  }),
];

/** The days of one week, from a Monday. */
const dateOf = (day: Class["day"]): string =>
  `202609${String(7 + weekdayNames.indexOf(day)).padStart(2, "0")}`;

const eventOf = (item: Class, zone: string, rule: string): string[] => {
  const stamp = (time: string) => `${dateOf(item.day)}T${time.replace(":", "")}00`;
  return [
    "BEGIN:VEVENT",
    `UID:${item.day}-${item.startTime}`,
    `DTSTART${zone}:${stamp(item.startTime)}`,
    `DTEND${zone}:${stamp(item.endTime)}`,
    `SUMMARY:${item.subject.replaceAll(",", "\\,")}`,
    `LOCATION:${item.room}`,
    ...(rule === "" ? [] : [rule]),
    "END:VEVENT",
  ];
};

export const icsCases = (): Case[] =>
  [
    { zone: "", rule: "RRULE:FREQ=WEEKLY" },
    { zone: ";TZID=Europe/London", rule: "RRULE:FREQ=WEEKLY;UNTIL=20261218T235959Z" },
    { zone: ";TZID=America/New_York", rule: "RRULE:FREQ=WEEKLY;COUNT=12;INTERVAL=1" },
    { zone: "", rule: "" },
    { zone: ";TZID=Asia/Kolkata", rule: "RRULE:FREQ=WEEKLY;WKST=MO" },
    { zone: ";TZID=Australia/Sydney", rule: "" },
  ].map(({ zone, rule }, index): Case => {
    const week = makeWeek({ seed: 160 + index, step: 5, lengths: [50, 75, 110] });
    const events = week.flatMap((item) => eventOf(item, zone, rule));
    return {
      name: `calendar ${index + 1}`,
      kind: "ics",
      source: {
        text: [
          "BEGIN:VCALENDAR",
          "VERSION:2.0",
          "PRODID:-//x//EN",
          ...events,
          "END:VCALENDAR",
          "",
        ].join("\r\n"),
      },
      expected: rowsOf(week),
    };
  });
