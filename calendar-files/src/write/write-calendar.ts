import { addDays, partsOf } from "@smart-planner/planner/time";
import { ownUidOf } from "../own-uid.ts";
import type { EventVersions } from "./event-versions.ts";
import { escapedText, icsText } from "./ics-lines.ts";
import { icsDate, icsInstant, icsWallTime } from "./ics-times.ts";
import type { PlanEvent } from "./plan-events.ts";
import { zoneLines } from "./zone-lines.ts";

export interface CalendarToWrite {
  readonly name: string;
  readonly events: readonly PlanEvent[];
  readonly versions: EventVersions;
  /** The same session in two people's plans is two events. */
  readonly owner: string;
  readonly timeZone: string;
}

const alarmLines = ({ alarm, key, title }: PlanEvent, owner: string): string[] =>
  alarm === undefined
    ? []
    : [
        "BEGIN:VALARM",
        `UID:${ownUidOf(owner, `alarm ${key}`)}`,
        "ACTION:DISPLAY",
        `TRIGGER:-PT${alarm}M`,
        `DESCRIPTION:${escapedText(title)}`,
        "END:VALARM",
      ];

const eventLines = (event: PlanEvent, calendar: CalendarToWrite): string[] => {
  const { owner, timeZone, versions } = calendar;
  const { day, time } = event;
  const version = versions[event.key];
  const changed = icsInstant(version?.changedAt ?? 0);
  const zone = `TZID=${timeZone}`;
  return [
    "BEGIN:VEVENT",
    `UID:${ownUidOf(owner, event.key)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${version?.sequence ?? 0}`,
    ...(time === undefined
      ? [
          `DTSTART;VALUE=DATE:${icsDate(day)}`,
          `DTEND;VALUE=DATE:${icsDate(addDays(day, 1))}`,
          "TRANSP:TRANSPARENT",
        ]
      : [
          `DTSTART;${zone}:${icsWallTime(day, time.start)}`,
          // Without an end it is a moment.
          ...(time.end > time.start ? [`DTEND;${zone}:${icsWallTime(day, time.end)}`] : []),
          `TRANSP:${time.end > time.start ? "OPAQUE" : "TRANSPARENT"}`,
        ]),
    `SUMMARY:${escapedText(event.title)}`,
    ...(event.note === "" ? [] : [`DESCRIPTION:${escapedText(event.note)}`]),
    ...alarmLines(event, owner),
    "END:VEVENT",
  ];
};

/** The same plan gives the same text at any time. */
export const writeCalendar = (calendar: CalendarToWrite): string => {
  const years = calendar.events
    .filter(({ time }) => time !== undefined)
    .map(({ day }) => partsOf(day).year);
  return icsText([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Smart Planner//Study plan//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escapedText(calendar.name)}`,
    `X-WR-CALNAME:${escapedText(calendar.name)}`,
    `X-WR-TIMEZONE:${calendar.timeZone}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT4H",
    "X-PUBLISHED-TTL:PT4H",
    ...(years.length === 0
      ? []
      : zoneLines(calendar.timeZone, Math.min(...years), Math.max(...years))),
    ...calendar.events.flatMap((event) => eventLines(event, calendar)),
    "END:VCALENDAR",
  ]);
};
