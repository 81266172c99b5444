import type { PreferredTime } from "../model.ts";

/** Symbol of the rules to the words and phrases that mean it, separated by commas. */
export const symbolWords = {
  no: `
    no, not, never, nothing, dont, do not, cant, cannot, can not, wont, will not, shouldnt,
    mustnt, doesnt, isnt, arent, couldnt, wouldnt, didnt, unable, not able, aint, dont work, cant
    work, cannot work, wont work, not work, never work, dont do, cant do`,
  only: "only, solely, exclusively, nothing but",
  max: `
    max, maximum, maximum of, a maximum of, max of, at most, at the most, no more than, not more
    than, no longer than, not longer than, less than, fewer than, shorter than, under, below, up
    to, limit, limited to, limit to, cap, capped, tops, at maximum, not exceeding, not over`,
  min: `
    min, minimum, minimum of, a minimum of, at least, no less than, not less than, no shorter
    than, not shorter than, no fewer than`,
  morethan: "more than, longer than, exceed, exceeding, beyond, greater than",
  more: `
    more, extra, additional, increase, boost, most, mostly, mainly, more of, as much as possible,
    as much as i can, work more, heavy, heavier, go heavy, some more, some extra`,
  less: `
    less, fewer, reduce, decrease, cut down, cut back, go easy, go light, ease off, least,
    minimal, less of, work less, can wait, lower priority, low priority, lowest priority, not so
    much, not that much, not as much`,
  focus: `
    focus, focused, focusing, focussing, concentrate, concentrating, concentration, emphasis,
    emphasise, emphasize, prioritise, prioritize, priority, top priority, main priority, high
    priority, highest priority, study hard, studying hard, revise hard, work hard, improve, get
    better, get better at, need practice, practise more`,
  important: "important, crucial, essential, matters, matter",
  lot: `
    much, lot, lots, a lot, loads, plenty, tons, a lot of, lots of, far, way, significantly,
    considerably`,
  toomuch: "too much, too many, too long",
  bit: "bit, a bit, a bit of, little, a little, a little bit, a little bit of, slightly, somewhat",
  very: "very, really, extremely, super, incredibly, totally, particularly, especially, terribly",
  hard: `
    hard, difficult, tough, tricky, challenging, bad, weak, weaker, poor, struggle, struggling,
    struggles, trouble, difficulty, difficulties, problems, problem, need help, needs help,
    confusing, behind, fall behind, falling behind, stuck, harder, rubbish, lost, not confident,
    lack confidence`,
  worst: `
    worst, weakest, hardest, terrible, awful, hopeless, impossible, nightmare, suck, useless,
    horrible, most difficult, toughest, too hard, too difficult, so hard, so difficult, so bad,
    weak point, weakness`,
  easy: "easy, simple, good, strong, confident, comfortable, easier, comes easily, come easily",
  strongest: `
    easiest, strongest, excellent, great, brilliant, amazing, best at, strong point, ace, too
    easy, so easy, so good`,
  ok: "ok, okay, average, alright, all right, medium, so so, fine",
  best: "best, better, work best, work better",
  want: `
    can i have, could i have, may i have, would like, id like, would love, id love, want to, want,
    wants, prefer, preferred, preferably, favour, wish, need, needs, love to, would really like,
    id really like, like to, id prefer`,
  like: "like, likes, enjoy",
  work: "have no work",
  have: "have, has, got, having",
  keep: `
    keep, kept, keeping, leave, leaving, must, should, has to, have to, stay, remain, needs to,
    ensure, make sure, must stay, should stay, must remain, should remain, must be, should be,
    have to be, has to be, need to be, needs to be, have to stay, need to stay, must be kept,
    should be kept`,
  free: "free, clear, empty",
  off: `
    off, day off, days off, a day off, rest, rest day, rest days, day of rest, free day, free
    days, holiday, holidays, on holiday, vacation, away, busy, unavailable, not available,
    travelling, traveling, out of town, resting, not free, never free, isnt free, arent free, not
    possible, isnt possible, arent possible`,
  avoid: `
    avoid, avoiding, skip, skipping, exclude, hate, dislike, stay away from, leave out, never ever`,
  light: "light, lighter, easy going, relaxed",
  before: "before, prior to, ahead of",
  early: "early, earlier, in advance, ahead, beforehand",
  after: "after, past, later than",
  until: "until, till, til, up until",
  from: "from, onwards, on from, as of",
  by: "by",
  start: "start, starting, starts, begin, beginning, earliest",
  notbefore: "no earlier than, not earlier than",
  notafter: "no later than, not later than, at the latest, latest",
  finish: `
    finish, finished, finishing, done, complete, completed, end, ending, stop, stopping, ready,
    wrap up, over with`,
  exam: "exam, exams, test, tests, final, finals, examination, examinations",
  sessions: `
    session, sessions, block, blocks, chunk, chunks, sitting, sittings, study session, study
    sessions`,
  short: "short, shorter",
  breakevery: `
    break every, breaks every, break after every, break after, breaks after, pause every, pauses
    every`,
  break: "break, breaks",
  atonce: `
    in a row, at a time, in one go, at once, in one sitting, straight, nonstop, non stop, without
    a break, without break, without breaks, per session, each session, per sitting, a session,
    every session`,
  buffer: "buffer, gap, margin",
  than: "than",
  allsubjects: `
    all subjects, all my subjects, every subject, each subject, everything, all of them, any
    subject`,
  except: "except, except for, except on, apart from, other than, excluding, but not on",
  condition: `
    if, unless, neither, when, whenever, while, whilst, otherwise, instead, instead of, depending,
    as long as, provided`,
  asmuch: "as much, as many",
} as const satisfies Readonly<Record<string, string>>;

export const timeWords: readonly (readonly [readonly PreferredTime[], string])[] = [
  [
    ["Early Morning"],
    `early morning, early mornings, early in the morning, early in the mornings, early bird, very early in the morning`,
  ],
  [["Morning"], "morning, mornings"],
  [["Afternoon"], "afternoon, afternoons"],
  [["Evening"], "evening, evenings"],
  [
    ["Night"],
    `night, nights, late at night, late night, late nights, late evening, late evenings, late in the evening, nighttime`,
  ],
];

/** Words around a wish that change nothing about it. */
export const fillerWords = `
  i, im, i am, id, ill, ive, me, my, mine, myself, we, our, you, your, u, it, its, that, thats,
  these, those, there, the, a, an, any, such, to, of, for, on, in, at, with, during, into, onto,
  about, per, be, being, is, are, am, do, does, doing, to have, get, getting, ideally, can, could,
  would, will, shall, might, let, lets, us, please, pls, plz, just, also, too, as well, again,
  still, always, overall, maybe, perhaps, possibly, probably, definitely, if possible, where
  possible, if you can, when possible, whenever possible, as possible, if that is ok, if its ok,
  quite, fairly, pretty, rather, kind of, sort of, relatively, each, every, all, both, whole,
  study, studying, studies, revise, revising, revision, learn, learning, plan, planning, planned,
  plans, schedule, scheduled, scheduling, put, place, give, giving, make, making, set, add, use,
  arrange, include, take, taking, go, going, spend, spending, devote, dedicate, allocate, reserve,
  time, times, effort, attention, work on, working on, hours, subject, subjects, find, finding,
  seems, feel, think, thing, things, stuff, anything, able, available, concerned, hi, hello, hey,
  dear, thanks, thank, thank you, thanks a lot, thx, cheers, ok thanks, regards, timetable, study
  plan, study plans, good plan, good timetable, great plan, nice plan, best plan, best timetable,
  good study plan, good luck, good morning, good evening, good afternoon, would be good, would be
  great, would be nice, would be best, would be ideal, works for me, suits me, no preferences, no
  preference, nothing special, nothing in particular, no special wishes, no wishes, none, person,
  owl, type, simply, certainly, last, full, day, days, everything is fine, that would be all,
  thats all, that is all, create, generate, build, organise, organize, wanna, even, already,
  currently, right now, now, basically, honestly, topic, topics, material, ask, request,
  preference, preferences, wishes`;

export const andWords = "and, plus, then, as well as, and also";
export const orWords = "or, nor";
export const commaWords = "so, as, therefore, hence";
export const stopWords = "but, because, since, however, although, though, cause, cos, cuz, yet";

/** Words so telling that one wrong letter is forgiven. */
export const forgivenWords: readonly string[] = [
  ..."monday tuesday wednesday thursday friday saturday sunday"
    .split(" ")
    .flatMap((day) => [day, `${day}s`]),
  ..."january february september october november december".split(" "),
  ..."morning mornings afternoon afternoons evening evenings weekend weekends weekday weekdays".split(
    " ",
  ),
];
