export type ColumnRole =
  | "day"
  | "date"
  | "subject"
  | "code"
  | "when"
  | "start"
  | "end"
  | "duration"
  | "other";

const headings: readonly (readonly [ColumnRole, RegExp])[] = [
  ["date", /^(?:start |begin )?dates?$/],
  ["other", /^(?:end|finish) date$/],
  ["day", /^(?:week ?days?|days?|days? of (?:the )?week|meeting days?|day name|d)$/],
  [
    "start",
    /^(?:start|starts|starting|begin|begins|beginning|from|time from|start hour|(?:start|begin|starting)[ -]?time|time ?(?:start|in)|start at|starts at)$/,
  ],
  [
    "end",
    /^(?:end|ends|ending|finish|finishes|stop|to|till|until|time to|end hour|(?:end|finish|stop|ending)[ -]?time|time ?(?:end|out)|end at|ends at)$/,
  ],
  [
    "duration",
    /^(?:duration|length|minutes|mins|hours long)(?: \(?(?:min|mins|minutes|h|hours)\)?)?$/,
  ],
  [
    "when",
    /^(?:time|times|hour|hours|when|slot|time ?slot|period|time range|class time|meeting time|meeting times|schedule|meets|time \(from to\)|days? (?:and|&) times?|day\/time|days?\/times?)$/,
  ],
  [
    "code",
    /^(?:(?:course|class|module|subject|unit) ?(?:code|id|no|number|#)|code|crn|id|section|no|#|group)$/,
  ],
  [
    "subject",
    /^(?:subjects?|courses?|class|classes|class name|modules?|lessons?|titles?|names?|activity|activities|events?|summary|what|topic|units?|description|(?:course|subject|module|class|lesson|event|unit|activity) ?(?:name|title))$/,
  ],
  [
    "other",
    /^(?:room|rooms|location|place|venue|where|building|campus|teacher|lecturer|instructor|professor|prof|tutor|staff|faculty|type|kind|credits?|weeks?|notes?|comments?|remarks?|all day event|private|colou?r)$/,
  ],
];

/** What a column is for by its heading; `undefined` for words that are no heading we know. */
export const roleOfHeading = (text: string): ColumnRole | undefined => {
  const plain = text
    .toLowerCase()
    .replace(/[_.:*]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return headings.find(([, pattern]) => pattern.test(plain))?.[0];
};
