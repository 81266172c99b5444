/** Windows of the day by their words; minutes from midnight. */
export const partWords: readonly (readonly [number, number, string])[] = [
  [5, 8, "early morning, early mornings, early in the morning, early in the mornings, very early"],
  [
    5,
    12,
    "early in the day, early on in the day, first half of the day, morning, mornings, before noon, before midday, forenoon, before lunch, am hours, in the am",
  ],
  [
    12,
    17,
    "afternoon, afternoons, after lunch, early afternoon, early afternoons, pm hours, in the pm, the pm",
  ],
  [9, 12, "late morning, late mornings, mid morning, mid mornings"],
  [14, 18, "late afternoon, late afternoons"],
  [
    17,
    24,
    "late in the day, later in the day, end of the day, evening, evenings, early evening, early evenings, tonight",
  ],
  [19, 24, "after dinner, after supper, after tea, past dinner"],
  [18, 24, "night, nights, nighttime, evenings and nights"],
  [
    21,
    24,
    "before (bed|bedtime|sleep|sleeping|i sleep|i go to bed|going to bed|going to sleep), late at night, late night, late nights, late evening, late evenings, late in the evening, late in the evenings, at night late, late",
  ],
  [22, 24, "all nighter, all nighters, allnighter, allnighters, pull an all nighter"],
  [12, 13, "lunch time, lunchtime, lunch hour, over lunch, midday hours"],
];

/** Persons rather than times: said of oneself they are a preference. */
export const personWords: readonly (readonly [number, number, string])[] = [
  [10, 24, "late riser, a late riser, late sleeper, a late sleeper"],
  [
    20,
    24,
    "night owl, a night owl, nightowl, night person, a night person, evening person, an evening person",
  ],
  [
    5,
    12,
    "early bird, an early bird, morning person, a morning person, early riser, an early riser, morning lark",
  ],
];

export const relationWords = {
  before:
    "(right|just|straight|directly|shortly) before, before, prior to, ahead of, earlier than, b4",
  after:
    "(right|just|straight|directly|immediately|shortly) after, after, past, later than, following",
  until: "until, up until, til, till, up to and including, by",
  from: "from, as of, onwards from, starting from, starting on, since then from, as from",
  at: "at",
} as const;
