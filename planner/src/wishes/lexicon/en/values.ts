/** Slots of this language: `<unit>` is a number of days. */
export const slots: Readonly<Record<string, string>> = {
  unit: `
    1: day, days
    7: week, weeks`,
  "exam-unit": `
    1: day, days
    1+evening: night, nights, evening, evenings
    7: week, weeks`,
  "exam-count": `
    <n>
    1: ![<dur>|(<dur> of <who>)] a, one
    2: few, couple (of|)`,
  few: "3: few",
  nth: `
    1: first
    2: second, other
    3: third
    4: fourth`,
  quality: `
    off: free, rest, recovery
    light: relax, relaxing, chill, light, lighter, easy, easier, quiet, calm, relaxed`,
  kept: "off: off, free, clear",
  "before-it":
    "(right|just|directly|immediately|straight|) before, prior to, leading up (to|), ahead of, early, beforehand, in advance",
  det: "the, each, every, an, a, any, my, all, both, their, its",
  "exam-word":
    "oral, orals, quiz, resit, exam, exams, test, tests, final, finals, examination, examinations, midterm, midterms",
  exam: "(<det>|) (<det>|) (<det>|) (first <first-exam>|(last|final) <last-exam>) <exam-word>, (<det>|) (<det>|) (<det>|) (<subject>|) <exam-word>",
  "exam-name": "<exam>, (<det>|) (<det>|) <subject>",
  right: "right, just, directly, straight, shortly, immediately",
  to: "to, until, till, til, through, thru, -, –",
  times: `
    1: once
    2: twice
    3: thrice`,
  period: "weekly, daily, (a|per|each|every|in|/) (week|day|a)",
  "day-group": `
    school-days: m - f, mo - fr, during the week, (on|) week days, weekdays, weekday, school (days|day|nights|night), working days, work days, week nights, weeknights, weeknight, term days, through the week, monday through friday, workdays, mid week, midweek
    weekend: week ends, (at|) weekends, (the|) weekend, sat and sun, saturday and sunday
    daily: each (and every|) day, every (single|) day (of the week|), (on|) all days, everyday, daily, day in day out, (seven|7) days a week, (all|the whole) week, any day, every weekday and weekend, all seven days`,
  couple: `
    2: a couple (of|)
    12: a dozen
    1: a single`,
  per: `
    per day: per day, (in|on|during|) a day, on any (given|) day, in one day, (in|) the day
    per week: (per|a|each|every|in a|every single) week, weekly`,
  count: `
    <n>
    2: a couple (of|)
    12: a dozen
    1: a, an`,
  length: `
    minutes 45: three quarters of an hour
    minutes 15: (a|) quarter (of an|) hour
    minutes 90: (an|one) hour and a half
    minutes 30: (a|) half (an|) (hour|hr)
    half-more: <n> and a half <time-unit>
    length: <count> (-|) <time-unit> (and|) <n> (-|) <time-unit>, <count> <time-unit> <glued>, <count> (free|full|whole|extra|spare|study|) (-|) <time-unit>
    minutes 60: ![<n>] hour [a|per|each|max|daily]`,
  "per-mark": `
    per day: / (day|d)
    per week: / week`,
  "silent-colon": "[exam|exams|test|me|time|days|are|is] <token>",
  the: "the",
  of: "of",
  "ordinal-end": "st, nd, rd, th, . [-|–]",
  "list-joint": "(,|and|or)",
  "month-opener": "in, during, throughout",
  "month-bound": "[until|till|before|from|after|by] <token>",
  past: `
    30: half past, [before|after|until|by|at|from|to] half [<n>]
    15: quarter past
    -15: quarter to`,
  oclock: "oclock, o clock, ish",
  "half-day": `
    am: am, a m, (in|at) (the|) (morning|mornings)
    pm: pm, p m, (in|at) (the|) (afternoon|evening|evenings|night)`,
  "clock-here":
    "![(more|less|fewer|longer) than] [<time-opener>|than] <token>, [(home|school|work|uni|college|up|bed|done|finish|finished|start|back|off|at|until|till|by) (around|about|like)] <token>, [(bedtime|curfew|dinner|lunch|breakfast|training|practice|school|work|limit) is] <token>",
  "span-opener": "between, from",
  "span-middle": "<to>, and",
  "counted-unit":
    "times, sessions, subjects, days, weeks, chapters, topics, pages, words, questions, x, blocks, exercises, h, hrs, hours, min, mins, minutes, day, week, of",
  numbered:
    "[chapter|chapters|page|pages|topic|topics|unit|units|lesson|lessons|exercise|exercises|section|sections] <token>",
  "time-opener": "before, after, until, till, til, from, by, at, past, between",
  countable: `
    times: times, time, x
    sessions: session, sessions, block, blocks, slots
    subjects: subject, subjects, courses
    days: day, days, nights
    chapters: chapter, topic, chapters, topics, lessons, units, modules, pages, sections, papers, videos`,
  "chapter-word":
    "chapter, topic, chapters, topics, lessons, units, modules, pages, sections, papers, videos",
  counted: "different, full, whole, complete, entire, single, rest, free, separate, study, more, -",
  minutes: "m, min, mins, minute, minutes",
};

/** Days of the calendar, by their distance from today. */
export const dates = `
  ahead 2 2: (the|) day after tomorrow
  ahead 1 2: tomorrow and the day after
  week 2: (the|) week after next
  ahead 0 0: today
  ahead 1 1: tomorrow
  ahead 0 0 17 24: tonight, this evening
  ahead 0 0 5 12: this morning
  ahead 0 0 12 17: this afternoon
  next-days: (the|) (next|coming|following) (<n>|<few>) <unit>
  first-days: (the|my|) first (<n>|) (days|<unit>)
  in-days: [start|begin|starting|beginning|back] in <count> <unit>
  week-of: ![a|per|each|every] (the|) week of (on|) <date>
  week-from: ![a|per|each|every] (the|) week (starting|beginning) (on|) <date>
  weekend-of: (the|) weekend (of|starting|beginning) (on|) <date>
  month-day 12 24: christmas eve
  month-day 12 25: christmas (day|)
  month-day 12 26: boxing day
  month-day 12 31: new years eve
  month-day 1 1: new years (day|)
  week 0: (the|) rest of (this|the) week, (all of|the whole of|) this week
  week 1: (all of|the whole of|) next week
  weekend-ahead 0: (this|coming) weekend
  weekend-ahead 1: next weekend
  weekday 0: (this|coming) <day>
  weekday 1: next <day>`;

const lastDays = "(full|whole|clear|) (<quality>|) <exam-unit>";
const beforeNothing = "(<kept>|) <before-it> [$|is|only|should|for|no|i]";

/** The last days before exams, and the days of exams. */
export const exams = `
  examdays: (the|) (last|final|) (<exam-count>|) ${lastDays} (<kept>|) <before-it> <exam-name>
  examdays: the (last|final) (<exam-count>|) ${lastDays} (<before-it>|), (last|final) <exam-count> ${lastDays} (<before-it>|), final ${lastDays} (<before-it>|), last ${lastDays} <before-it>
  unknown: !{<exam-word>} {<ordinal>|<month>|<slashed>} (the|) (<exam-count>|) ${lastDays} ${beforeNothing}
  examdays: (the|) (<exam-count>|) ${lastDays} ${beforeNothing}
  examdays 1: (the|) evening of <exam>, exam (evening|evenings)
  examdays 7: exam (week|weeks)
  exam-dates: ![(before|after|until) (the|my|each|every)] [on|no|off|during|the|my|each|every|free|keep] exam (day|days)
  dated after: (once|when|after) <exam-name> (is|are) (over|done|finished|behind me)
  dated-next until: until after <exam-name>, until <exam-name> (is|are) (over|done|finished)
  dated before: (<right>|) before <exam>
  dated after: (<right>|) after <exam>
  dated until: (until|till) <exam>`;

export const lengths = `
  lengths: (between|from) <length> (to|-|–|and) <length>, <length> (to|-|–) <length>
  lengths: (between|from) <n> (to|-|–|and) <n> (-|) <time-unit>, <n> (to|-|–) <n> (-|) <time-unit>
  <length>`;

export const factors = `
  count-times: <times> [<period>], {<period>} <times> $
  factor 2: (twice|two times) as (much|important|long), (twice|double) (the|)
  factor 3: three times as (much|important), triple (the|)
  factor 0.5: half as (much|important), half the time, halve (the|)
  share 1 3: (a|one) third of ![an hour]
  share 2 3: two thirds of ![an hour]
  share 1 4: (a|one) quarter of ![an hour]
  share 3 4: three quarters of ![an hour], [know|done|finished|covered|did|completed] most of`;

/** How often and how many. */
export const counts = `
  every: (once|) (every|each) <nth> day, (once|) (every|each) <n> nd day, (once|) (every|each) <n> days
  every 2: alternate days, (once|) (every|each) 2nd day
  percent: <percent> (of|), <n> (percent|pct|per cent) (of|)
  part-of: <n> (out|) of (the|) <n> (<chapter-word>|)
  chapters-of: <chapter-word> <n> (to|and|-|until) <n> (out|) of <n>
  chapter-range: <chapter-word> <n> (to|and|-|until) <n>, <chapter-word> <n> ![day|days|week|weeks|hour|hours|h|hrs|times]
  count-off: ![be|is|as|stay|remain] <count> (rest|free|off) (day|days)
  count-weeks: <n> (<counted>|) (week|weeks)
  count: (<n>|<couple>) (<counted>|) (<subject>|) <countable>`;

export const days = `
  day-range: (from|) <day> <to> <day>
  per week: [x|times] week
  <day-group>
  <per>
  <day>`;

/** "every" before a length of time, a part of the day, or anything else. */
export const every = `
  eachtime+an-hour: (every|each) hour
  eachtime: (every|each) [<dur>]
  daily: (every|each) [<part>]
  filler: every, each`;

const small =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty";
const tens = "thirty forty fifty sixty seventy eighty ninety";

export const numbers: Readonly<Record<string, number>> = Object.fromEntries([
  ...small.split(" ").map((word, index) => [word, index + 1] as const),
  ...tens.split(" ").map((word, index) => [word, 30 + 10 * index] as const),
]);

export const clock = { noon: "noon midday", midnight: "midnight" };
