const rules = (
  tzid: string,
  { standard, daylight }: { standard: readonly string[]; daylight: readonly string[] },
): readonly string[] => [
  "BEGIN:VTIMEZONE",
  `TZID:${tzid}`,
  "BEGIN:STANDARD",
  ...standard,
  "END:STANDARD",
  "BEGIN:DAYLIGHT",
  ...daylight,
  "END:DAYLIGHT",
  "END:VTIMEZONE",
];

export const berlinRules = (tzid: string) =>
  rules(tzid, {
    standard: [
      "DTSTART:16010101T030000",
      "TZOFFSETFROM:+0200",
      "TZOFFSETTO:+0100",
      "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10",
    ],
    daylight: [
      "DTSTART:16010101T020000",
      "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0200",
      "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3",
    ],
  });

export const newYorkRules = (tzid: string) =>
  rules(tzid, {
    standard: [
      "DTSTART:20071104T020000",
      "TZNAME:EST",
      "TZOFFSETFROM:-0400",
      "TZOFFSETTO:-0500",
      "RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11",
    ],
    daylight: [
      "DTSTART:20070311T020000",
      "TZNAME:EDT",
      "TZOFFSETFROM:-0500",
      "TZOFFSETTO:-0400",
      "RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3",
    ],
  });
