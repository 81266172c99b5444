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

/** An open part: of its inner parts alarms are skipped, the halves of a time zone are kept. */
interface OpenPart {
  readonly name: keyof typeof lists;
  readonly lines: string[];
  depth: number;
}

class CalendarSplitter {
  readonly calendars: Record<keyof CalendarText, string[]>[] = [];
  private part: OpenPart | undefined;
  private skipped = 0;

  add(line: string): void {
    const begin = beginOf(line);
    const end = begin === undefined ? endOf(line) : undefined;
    const calendar = this.calendars.at(-1);
    if (begin === "VCALENDAR") {
      this.calendars.push({ properties: [], events: [], todos: [], zones: [] });
      this.part = undefined;
      this.skipped = 0;
    } else if (calendar === undefined || end === "VCALENDAR") this.part = undefined;
    else if (this.part !== undefined) this.addToPart(this.part, calendar, line, begin, end);
    else if (this.skipped === 0 && isPart(begin))
      this.part = { name: begin, lines: [`BEGIN:${begin}`], depth: 0 };
    else if (begin !== undefined) this.skipped += 1;
    else if (end !== undefined) this.skipped = Math.max(0, this.skipped - 1);
    else if (this.skipped === 0) calendar.properties.push(line);
  }

  private addToPart(
    part: OpenPart,
    calendar: Record<keyof CalendarText, string[]>,
    line: string,
    begin: string | undefined,
    end: string | undefined,
  ): void {
    const isZone = part.name === "VTIMEZONE";
    if (end === part.name && (part.depth === 0 || !isZone)) {
      part.lines.push(line);
      calendar[lists[part.name]].push(part.lines.join("\r\n"));
      this.part = undefined;
      return;
    }
    if (begin !== undefined) part.depth += 1;
    if (part.depth === 0 || isZone) part.lines.push(withTrueType(line));
    if (end !== undefined) part.depth = Math.max(0, part.depth - 1);
  }
}

export const calendarTextsOf = (text: string): readonly CalendarText[] => {
  const splitter = new CalendarSplitter();
  for (const line of linesOf(text)) splitter.add(line);
  return splitter.calendars;
};
