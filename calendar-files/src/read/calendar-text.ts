/** One VCALENDAR split into parts; a broken part affects no other. */
export interface CalendarText {
  readonly properties: readonly string[];
  readonly events: readonly string[];
  readonly todos: readonly string[];
  readonly zones: readonly string[];
}

const folded = /\n[ \t]/g;
const propertyLine = /^[A-Za-z0-9-]+[;:]/;

/** Unfolded lines, including continuation lines that lost their leading space. */
const linesOf = (text: string): readonly string[] => {
  const lines: string[] = [];
  for (const line of text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(folded, "")
    .split("\n")) {
    if (line.trim() === "") continue;
    const last = lines.length - 1;
    if (propertyLine.test(line) || last < 0) lines.push(line.trimEnd());
    else lines[last] += line;
  }
  return lines;
};

const dateProperty = /^(DTSTART|DTEND|DUE|RECURRENCE-ID|EXDATE|RDATE)((?:;[^:]*)?):(.*)$/i;
const typeParameter = /;VALUE=[^;:]*/i;

/** Many writers mislabel dates and times: the value itself is right. */
const withTrueType = (line: string): string => {
  const match = dateProperty.exec(line);
  if (match === null) return line.replace(/^(RRULE[^:]*:.*?);+$/i, "$1");
  const [, name = "", parameters = "", value = ""] = match;
  const rest = parameters.replace(typeParameter, "");
  const plain = value.trim();
  if (/^\d{8}(,\d{8})*$/.test(plain)) return `${name}${rest};VALUE=DATE:${plain}`;
  if (plain.includes("/")) return `${name}${rest};VALUE=PERIOD:${plain}`;
  return `${name}${rest}:${plain}`;
};

const beginOf = (line: string): string | undefined =>
  /^BEGIN:\s*([A-Z-]+)\s*$/i.exec(line)?.[1]?.toUpperCase();
const endOf = (line: string): string | undefined =>
  /^END:\s*([A-Z-]+)\s*$/i.exec(line)?.[1]?.toUpperCase();

const lists = { VEVENT: "events", VTODO: "todos", VTIMEZONE: "zones" } as const;

const isPart = (name: string | undefined): name is keyof typeof lists =>
  name !== undefined && Object.hasOwn(lists, name);

interface OpenPart {
  readonly name: keyof typeof lists;
  readonly lines: string[];
  /** Open inner parts: alarms are skipped, the halves of a time zone are kept. */
  depth: number;
}

export const calendarTextsOf = (text: string): readonly CalendarText[] => {
  const calendars: Record<keyof CalendarText, string[]>[] = [];
  let part: OpenPart | undefined;
  let skipped = 0;
  for (const line of linesOf(text)) {
    const begin = beginOf(line);
    const end = begin === undefined ? endOf(line) : undefined;
    const calendar = calendars.at(-1);
    if (begin === "VCALENDAR") {
      calendars.push({ properties: [], events: [], todos: [], zones: [] });
      part = undefined;
      skipped = 0;
    } else if (calendar === undefined || end === "VCALENDAR") {
      part = undefined;
    } else if (part !== undefined) {
      if (end === part.name && (part.depth === 0 || part.name !== "VTIMEZONE")) {
        part.lines.push(line);
        calendar[lists[part.name]].push(part.lines.join("\r\n"));
        part = undefined;
        continue;
      }
      if (begin !== undefined) part.depth += 1;
      if (part.depth === 0 || part.name === "VTIMEZONE") part.lines.push(withTrueType(line));
      if (end !== undefined) part.depth = Math.max(0, part.depth - 1);
    } else if (skipped === 0 && isPart(begin)) {
      part = { name: begin, lines: [`BEGIN:${begin}`], depth: 0 };
    } else if (begin !== undefined) skipped += 1;
    else if (end !== undefined) skipped = Math.max(0, skipped - 1);
    else if (skipped === 0) calendar.properties.push(line);
  }
  return calendars;
};
