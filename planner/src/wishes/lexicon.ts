/** Symbol of the grammar to the words and phrases that mean it, separated by commas. */
export const symbolWords = {
  neg: `nope, nope to, no to, nah, dont touch, not up for, count me out on, dont bother me on, dont bother me, im not doing anything, no chance, wont do, cant make it on, keep clear of, dont count on me, not doing, 
    no, no more, not, nothing, none, dont, do not, cant, cannot, can not, wont, will not, shouldnt, should
    not, mustnt, must not, doesnt, does not, isnt, is not, arent, are not, couldnt, could not,
    wouldnt, would not, unable, unable to, not able, not able to, aint, without, nowhere, dont want, do not want,
    dont wanna, not going to, impossible, not possible, no way, dont feel like, dont plan, dont
    schedule, dont put, dont give me, dont ever, no study, no studying, no learning, no revision,
    no studies, not study, dont study, cant study, wont study, cannot study, no work
    for uni, nothing at all, not at all, not study at all, dont want to, not in the mood, dont make me study, dont make me, isnt possible, arent possible, keep away from, dont expect me, dont expect me to, dont work for me, doesnt work for me, wont work for me, dont suit me, doesnt suit me, isnt good for me, arent good for me, does not work for me, do not work for me`,
  "soft+neg": `
    id rather not, would rather not, rather not, prefer not, prefer not to, id prefer not, id
    prefer not to, dont like, dont like to, dont like studying, not really a fan of, not a fan of,
    would prefer not, would prefer not to, dont enjoy, dont really like, dont really want, dont
    really want to, not keen on, not so keen on, better not, ideally not, preferably not, ideally
    no, preferably no, not ideally, try not to, try to keep clear of, if possible no, if possible
    not, not too fond of, dont love, dont particularly like`,
  never: "never, never ever, under no circumstances, on no account, in no case, no way ever",
  drop: `cut out, cross out, scratch, bin, ditch, 
    skip, skipping, skipped, drop, dropping, exclude, excluding, leave out, leaving out, omit,
    ignore, ignoring, cancel, remove, forget about, give up, pause, pausing, neglect, forget, miss,
    missing, leave aside, take out, kick out, stop studying, stop doing`,
  avoid:
    "my brain doesnt work, brain doesnt work, my brain is dead, my brain shuts down, my brain stops working, im useless, im no use, avoid, avoiding, stay away from, steer clear of, keep clear of, try to avoid",
  hate: "hate, dislike, loathe, despise, detest, cant stand, cannot stand, hates",
  fine: `dont have a problem with, dont have a problem, have no problem with, dont have problems with, have no issue with, dont have an issue with, no worries about, totally ok, totally okay, totally fine, completely fine, perfectly fine, absolutely fine, fine by me, ok by me, okay by me, cool with, good with, up for, open to, happy to study on, happy to work on, can do too, willing to study, willing to, work too, work as well, also work, works as well, 
    dont mind, do not mind, wouldnt mind, would not mind, fine, ok, okay, alright, all right, no
    problem, not a problem, isnt a problem, no issue, doesnt matter, dont care, possible, works,
    okay with, ok with, fine with, no problem with, happy with, happy to, totally fine, works too,
    is ok, are ok, are fine, is fine, is okay, are okay, ok for me, fine for me, works fine, work
    fine, okay for me, can also study, could also study, can also do, can also use, also possible, im fine with, im ok with, im okay with, i am fine with, no problem for me,
    not an issue, no objections to, are cool, is cool`,
  avail: `is when i can study, is when i study, are when i can study, is when i have time, are when i have time, thats when i have time, thats when i can study, is my study time, are my study times, i can study, have a free slot, have a slot, have a window, got a window, can fit in study, can sit down, can sit down to study, there is time, 
    im free, i am free, im available, i am available, available, have time, have the time, got
    time, have free time, ive time, have all day, all day, the whole day, all day long, any time, anytime, have the whole day, got all day, have more time,
    more time available, am free, time to study, have lots of time, have plenty of time, have a
    lot of time, free time, can study, can work, can do, could study, could do, able to study, im
    able to, i am able to, study time, ive got time, can use, can manage,
    have loads of time, can learn`,
  "only+avail":
    "can only study, can only do, can only work, can only learn, could only study, only free, im only free, only available, only have time, only got time, only able to study, only home",
  "neg+avail": `
    dont have time, do not have time, dont have any time, not free, not available, unavailable,
    isnt free, arent free, never free, no time, have no time, got no time, havent got time, hardly
    any time, cant make, cant make it, not around, wont be around, wont be here, not here, not at
    home, im out, not home, wont be home`,
  "less+avail": `
    less time, have less time, dont have much time, little time, not much time, havent got much
    time, have little time, dont have a lot of time, not a lot of time, not so much time, not that much time`,
  have: "have, has, got, having, ive got, there is, theres",
  "neg+only": "not just, not merely",
  reserved:
    "reserved for, are for, is for, belong to, belongs to, dedicated to, kept for, devoted to, are reserved for, is reserved for, goes to, spoken for",
  inplace:
    "im in, i am in, ill be in, i will be in, visiting, im visiting, im going to, i go to, were in, im at, ill be at",
  only: "strictly only, nowhere but, solely on, pure, purely, only, solely, exclusively, nothing but, nothing except, nothing other than, purely",
  just: "just",
  max: `cap me at, keep it under, keep it below, limit of, a limit of, dont go over, stay under, not to exceed, hard limit of, no more then, not more then, not longer then, no longer then, max is, maximum is, the most i can do is, the most is, dont let me study more than, wont do more than, 
    max, atmost, maximum, maximum of, a maximum of, max of, at most, at the most, no more than, not more
    than, no longer than, not longer than, less than, fewer than, shorter than, under, below, up
    to, limit, limited to, limit to, limited, cap, capped, capped at, cap at, tops, at maximum,
    not exceeding, not over, never more than, never longer than, dont do more than, nothing over,
    nothing longer than, not exceed, limit it to, dont exceed, cant do more than, not above, no greater than, or less, max out at`,
  min: `minimum is, no fewer then, not less then, the least is, at the minimum, push for at least, 
    min, minimum, atleast, minimum of, a minimum of, at least, at the least, at the very least, no less
    than, not less than, no shorter than, not shorter than, no fewer than, or more, at minimum, never less than`,
  morethan: "more than, longer than, exceed, exceeding, beyond, greater than, over",
  about:
    "aim for, aim at, target, a target of, shoot for, my goal is, goal is, goal of, a goal of, ideally about, something like, about, around, roughly, approx, approximately, circa, ca, say, ish, or so, like",
  more: `heavier on, load up on, double down on, push, emphasise more, more emphasis on, more hours for, more hours on, more hours, go hard on, hammer, bump up, up the, 
    more, extra, additional, increase, boost, most, mostly, mainly, more of, as much as possible,
    heavy, heavier, go heavy, some more, some extra, more time, more time for, more time on, add
    more, more attention, more practice, bigger share, more work, spend more, more focus`,
  less: `lighter on, fewer hours for, fewer hours on, less hours for, less hours, tone it down on, dont overdo, ease up on, scale back, scale back on, dont need much, less emphasis on, a quick look at, 
    less, fewer, reduce, decrease, cut down, cut back, cut down on, cut back on, go easy, go easy
    on, go light on, ease off, least, minimal, less of, can wait, lower priority, low priority,
    lowest priority, not so much, not that much, not as much, little, less time, less time for,
    less time on, less work, less focus, spend less, tone down, dial down`,
  focus: `lots of practice in, lots of practice, need lots of practice in, more practice in, need practice in, need more practice in, focus especially on, focus particularly on, put the focus on, concentrate mainly on, zero in on, get serious about, 
    focus, focus on, focused, focusing, focussing, concentrate on, concentrating, emphasis,
    emphasise, emphasize, prioritise, prioritize, priority, top priority, main priority, high
    priority, highest priority, study hard, studying hard, work hard, improve, get better, get
    better at, need practice, practise more, main focus, focus more, focus mainly, focus mostly,
    priority on, number one`,
  important: `
    important, crucial, essential, matters, matter, counts, counts more, matters more, the most
    important, most important, more important, super important`,
  lot: "much, lot, lots, a lot, loads, plenty, tons, a lot of, lots of, far, way, significantly, considerably, a ton of, loads of",
  toomuch: "too much, too many, too long, so much, that much, very much, overdo",
  bit: "bit, a bit, a bit of, a little, a little bit, a little bit of, slightly, somewhat, some",
  very: "very, extremely, super, incredibly, particularly, especially, terribly, that, so, too, all that, particularly",
  hard: `shaky, shaky in, shaky at, rusty, rusty in, no clue about, clueless about, clueless in, lost with, behind with, have a hard time with, having a hard time with, hard time with, find tough, find tricky, difficult for me, tricky for me, stresses me out, worries me, worried about, scared of, afraid of, nervous about, confuses me, confuse me, dont get it, 
    hard, difficult, tough, tricky, challenging, bad, bad at, bad in, weak, weak at, weak in,
    weaker, poor, poor at, struggle, struggling, struggle with, struggling with, struggles,
    trouble, trouble with, difficulty, difficulties, have problems with, problems with, need help
    with, needs help, confusing, behind, behind in, behind on, fall behind, falling behind, stuck,
    harder, rubbish, rubbish at, lost in, not confident, lack confidence, dont get, dont
    understand, do not understand, find hard, find difficult, lag behind, insecure in`,
  worst: `dreadful, dreadful at, rubbish at, gonna fail, will fail, about to fail, in trouble in, my nemesis, failing, mess, a mess, disaster, a disaster, sucks, driving me crazy, 
    worst, weakest, hardest, terrible, terrible at, awful, awful at, hopeless, hopeless at,
    nightmare, suck, suck at, useless, useless at, horrible, horrible at, most difficult, toughest,
    failing, weak point, weakness, worst subject, hardest subject, weakest subject, killing me`,
  easy: `strength, my strength, strong suit, my strong suit, comes naturally, come naturally, breeze through, no problem for me in, fluent in, i know well, easy peasy, 
    easy, simple, good at, good in, strong, strong in, strong at, confident, confident in,
    comfortable, comfortable with, easier, comes easily, come easily, easy for me, know well, piece
    of cake, straightforward, a breeze, no sweat`,
  strongest: `
    easiest, strongest, excellent, excellent at, brilliant, brilliant at, amazing, amazing at, best
    at, strong point, ace, great at, really good at, very good at, best subject, easiest subject,
    strongest subject, super easy`,
  good: "good, great, perfect, ideal, nice, suitable",
  prefer: `im sharpest, focus best, my peak, peak hours are, favourite time is, favourite time, best time for me is, best time is, my best time is, easier for me, happiest, suits me better, works better for me, works better, learn better, concentrate best, am at my best, at my most productive, when i am most productive, my prime time is, ideal for me, 
    prefer, prefers, preferred, favour, best, better, work best, works best, work better, study
    best, learn best, like, likes, enjoy, love, favourite, favorite, suit, suits me, suits me
    best, most productive, productive, concentrate best, focus best, think best, work well, study
    better, focus better, concentrate better, works well, work well for me, works great, im at my
    best, at my best, am at my best, most awake, fittest, more productive, good for me, best for
    me, works best for me, work best for me, would prefer, prefer to study, like to study, love to study, most energy, have most energy, wide awake, sharpest`,
  soft: `
    rather, ideally, preferably, if possible, where possible, if you can, when possible, whenever
    possible, as possible, try to, try, would be nice, would be good, would be great, would be
    ideal, hopefully, id rather, i would rather, maybe, perhaps, possibly, kinda, kind of, sort of,
    if thats ok, if that is ok, if its ok, id like, i would like, would like, would like to, id like
    to, would love, id love, would prefer if, as far as possible, if it works, wherever possible,
    when you can, might be nice, tend to, generally, usually, normally, mostly in, mainly in`,
  firm: `
    must, absolutely, definitely, strictly, have to, has to, need to, needs to, really, always,
    completely, totally, entirely, in any case, at all, at all costs, for sure, make sure, ensure,
    make sure that, make sure to, important that, it is important that, must be, has to be, have to be, should be, should,
    guaranteed`,
  need: `
    need, needs, requires, require, give, give me, gets, takes, deserves, allocate, reserve,
    spend, devote, dedicate, put in, should get, should have, invest, needs about, plan in`,
  keep: "keep, kept, keeping, leave, leaving, stay, stays, remain, reserve for, keep my, leave my",
  free: "free, clear, empty, open, unplanned, blank, completely free, totally free",
  arefree: "are free, is free",
  off: `i rest, i relax, i chill, do nothing, off the table, untouchable, for resting, for relaxation, my rest day, my day off, a no no, sacred to me, always off, want to relax, wanna relax, want to rest, want to chill, wanna chill, need to rest, want to switch off, 
    off, day off, days off, a day off, rest, rest day, rest days, day of rest, free day, free
    days, holiday, holidays, on holiday, on vacation, vacation, away, busy, im away, im busy,
    travelling, traveling, out of town, resting, full, fully booked, booked, packed, blocked,
    taken, study free, no go, off limits, for myself, for my family, for family, to myself, to
    relax, for rest, for relaxing, family day, family days, chill day, lazy day, me time, taken up,
    ill be away, im gone, gone, abroad, on a trip, occupied, off completely, crammed, no study day, camping, in hospital, im sick, i am sick, sick, im ill, i am ill,
    rest my brain, break day, not working, study off, totally booked, not an option, out, out of office, out of the question, chock full, to rest, for resting, sacred, reserved for family, recharge, to recharge`,
  catchup:
    "catch up, catch up day, catchup, catchup day, buffer day, catch up days, buffer days, spare day, overflow day, catching up",
  light: `nothing too crazy, nothing crazy, nothing too heavy, take it slow, go slow, slowly, 
    light, lighter, easy going, relaxed, chill, chilled, calm, gentle, slow, not too intense, not too heavy, light stuff, take it easy, relaxing, lighter
    load, light load, light work, less intense, less stressful, low key, laid back, stress free,
    not stressful, not overwhelming, not too stressful, dont overload me, not too hard, more relaxed, quiet, easier going`,
  finish: `my day ends, day ends, ends, my study day ends, my days end, be off by, call it a night, call it quits, wrap things up, be done studying, be finished studying, wind down, close the books, put the books away, 
    finish, finished with, finishing, be done, be done with, be finished, be finished with,
    complete, completed, end, ending, stop, stopping, be ready, be ready for, wrap up, over with,
    finished by, done by, stop by, done before, done at, finish up, call it a day, log off, be through with, quit, done studying, finish studying`,
  done: `through with, nailed, mastered, already mastered, know by heart, have mastered, got done, through, way through, spent, already spent, have spent, ive spent, have already spent, know, 
    done, finished, did, already did, already done, already finished, have done, ive done, have
    finished, ive finished, have already finished, have already done, ive already done, ive
    already finished, covered, already covered, know already, already know, completed already, got
    through, have covered, have completed, have already completed, already completed, have already covered, ive covered, studied, already studied, have studied, have already studied, ive studied, ive already studied`,
  mostlydone:
    "as good as finished, ready already, nearly ready, almost ready, practically finished, pretty much ready, basically done, almost done, nearly done, pretty much done, as good as done, practically done, mostly done, more or less done, almost finished, nearly finished, basically finished, pretty much finished, mostly finished, nearly complete, almost complete",
  start: `kick things off, hit the books, open the books, 
    start, starting, starts, begin, beginning, begins, get started, kick off, get going, start
    studying, begin studying, start at, start the day, start my day, start on, start out`,
  startwith:
    "start with, begin with, starting with, beginning with, kick off with, start off with, start by doing, lead with, open with",
  startday:
    "at the start of each day, at the start of the day, at the start of every day, at the beginning of each day, at the beginning of the day, at the beginning of every day, as the first thing every day, first thing in the morning, start the day with, start each day with, start every day with, begin each day with, begin the day with, first thing in the day, first thing each day, first thing every day, begin every day with, start my days with, start my day with",
  first: "first, firstly, at first, first of all, come first, comes first, first thing",
  followed: "and then, then, afterwards, after that, next up, followed by",
  earliest: "no earlier than, not earlier than, earliest, at the earliest",
  latest: "no later than, not later than, at the latest, latest, by the latest",
  exam: "exam, exams, test, tests, final, finals, examination, examinations, midterm, midterms, exam day, exam days",
  session: `burst, bursts, 
    session, sessions, block, blocks, chunk, chunks, sitting, sittings, study session, study
    sessions, study block, study blocks, time block, time blocks, unit, units, slots, slot, stints`,
  short: "quick, tiny, short, shorter, brief, small",
  long: "long, longer, big",
  break:
    "break, breaks, pause, pauses, short break, short breaks, rest between, resting time, breather, gap, gaps",
  between:
    "after each session, after every session, after each block, after every block, between sessions, between study sessions, between blocks, in between, between subjects, between the sessions, between each session, between them, between each",
  atonce: `
    in a row, at a time, in one go, at once, in one sitting, straight, nonstop, non stop, without
    a break, without break, without breaks, per session, each session, per sitting, a session,
    every session, at a stretch, on end, per block, each block, continuously`,
  attention:
    "focus for, concentrate for, concentrate, attention span, attention, attention span is, concentration, stay focused, stay concentrated, sit still, focus more than, concentrate more than, focus longer than, concentrate longer than, focus for more than, concentrate for more than, concentrate for longer than, focus for longer than, study for more than",
  oneatatime: `
    one subject at a time, one at a time, one subject after another, one after the other, one
    after another, one subject after the other, subject by subject, one by one, not jump between
    subjects, not switch subjects, a single subject at a time, only one subject at a time`,
  pomodoro:
    "pomodoro, pomodoros, pomodoro technique, pomodoro style, the pomodoro technique, pomodori, pomodoro method, pomodoro timer",
  evenly: `workload even, load even, hours even, days even, work evenly, equal amounts every day, consistently, at a steady pace, keep it steady, steadily, nothing last minute, not last minute, no last minute cramming, dont leave it all to the end, dont leave everything to the end, dont leave it to the last minute, 
    spread it out evenly, spread evenly, evenly, spread it out, spread the work, spread over, spread it over, spread out, spread it, spread
    them, even spread, evenly spread, distribute evenly, balanced, spread, even workload, same
    amount every day, equal days, distribute, same workload every day, consistent, steady pace, no cramming, dont cram, not cramming, not cram, avoid cramming, even load`,
  rising: `go easy at first, easy at first, easy start, light start, slow at first, gentle start, start light, start off easy, start off slow, increase towards the exams, crescendo, more intense near the exams, more intense towards the exams, more intense before the exams, ease me in slowly, ease me in, ease in, less at the beginning, less at the start, more at the end, more towards the end, less now more later, less in the beginning, 
    closer to the exam, closer to the exams, closer to exams, closer to an exam, towards the exam,
    towards the exams, ramp up, build up, ramp it up, intensify, increasing, before exams more,
    near the exams, near the exam, nearer the exam, nearer to the exam, closer to each exam,
    towards the end, at the end more, slow start, start slow, start slowly, start easy, gradually increase, build it up, build up slowly, increase gradually, as exams approach`,
  early: `get a head start, head start, do the bulk first, do the bulk early, bulk of it early, heavy first, most of it now, tackle most of it now, done as early as possible, finish as early as possible, 
    front load, front loaded, frontload, front load it, frontloaded, get it done early, as early
    as possible, as soon as possible, asap, most at the start, done early, more at the beginning,
    more in the beginning, get ahead, heavy at the start, most of it early, start strong, do most at the beginning, most of the work early, more at the start, more now, more now and less later, do more now, lots now`,
  spaced:
    "spaced repetition, spaced learning, spacing, spaced, repeat things often, spaced practice, spaced out repetition",
  sameday:
    "same day, on the same day, on one day, in the same day, the same day, together on one day, back to back, one day together, together",
  apart:
    "apart, separate, separated, separately, different days, on different days, on separate days, not together, split up, never together",
  alternate: `
    alternate, alternating, alternate between, mix, mix up, interleave, switch between, swap
    between, take turns, in turns, rotate, rotate between, alternately, switch off between, switching between`,
  sleep:
    "sleep, sleeping, asleep, go to bed, in bed, go to sleep, bed, bedtime, bedtime is, sleep in, im asleep, get to bed, going to bed, fall asleep, to bed, my bedtime is",
  wake: "wake up, get up, wake, waking up, im up, im awake, awake, getting up, out of bed, up",
  home: "get home, come home, am home, back home, get back, got home, return home, getting home, im home, im at home, back from work, back from school, home from work, home from school, get home from work, get home from school, get out of school, get out of work, off work, out of school",
  travel:
    "travel, travelling time, commute time, commuting, travel time, buffer, way there, on the way, to get there, get ready, to get ready",
  chapter:
    "syllabus, content, script, book, notes, chapter, chapters, topic, topics, lesson, lessons, pages, page, sections, section, exercises, lectures of, modules, parts",
  "half+done": "halfway through, half way through, half done, half finished, halfway done",
  half: "half, half of, half the, halfway, 50%",
  mock: "mock exam, mock exams, mock test, mock tests, practice exam, practice test, practice exams, practice tests, past paper, past papers, trial exam, mocks, a mock",
  task: "flashcards, flash cards, anki, vocab, vocabulary, duolingo, reading time, homework, essay, assignment, coursework",
  that: "that day, that time, that, then only, on that day, that date, those days, them, they, theyre, these",
  afterthat: "after that, from then on, after then, afterwards only, only then, from that time",
  each: "each, apiece, every one",
  rest: "the rest, rest of them, the others, all others, everything else, anything else, other subjects, the other subjects, all other subjects, others, the other ones, the remaining subjects, all the others, any other subject, the rest of them, remaining, all the other subjects",
  all: "all subjects, all my subjects, everything, all of them, any subject, all exams subjects, the subjects",
  review:
    "revise, revising, revision, review, reviewing, recap, repetition, revisions, for revision, for review, repeating, repeat, reviewing everything, going over, go over",
  stuff: "stuff, things, ones, subjects, topics for me, material",
  than: "than, compared to, compared with, versus, vs, rather than",
  moved:
    "moved to, is now on, changed to, shifted to, postponed to, rescheduled to, got moved to, has moved to, was moved to, moved, is actually on, now on, brought forward to, pushed to, delayed to",
  persubject:
    "per subject, for each subject, for every subject, each subject, every subject, for all subjects, for each, for each exam, per exam, for every exam, for each of them",
  fornow: "for now, at the moment, for the moment, right now please",
  except:
    "except, except for, except on, apart from, other than, save for, aside from, excluding only",
  cond: `most days, some days, sometimes, now and then, every now and then, often, depends, 
    if, unless, neither, whenever, otherwise, instead, instead of, depending, depending on, as long
    as, provided, in case, suppose, even if, even though, whether, either, not sure, dont know, unsure, no clue, cant decide, havent decided, might, may`,
  when: "when, while, whilst, once, as soon as",
  past: "used to, was, were, last week, last year, yesterday, last month, last time, in the past, previously, had, back then, last semester, last term",
  other: `
    my sister, my brother, my friend, my friends, my mum, my mom, my dad, my teacher, my roommate,
    my flatmate, he, she, everyone, everybody, people, others say, my parents say, my girlfriend,
    my boyfriend, some people, my classmates, my professor, teachers, he says, she says, someone, they say, they said, people say, my
    mother, my father, my partner, my wife, my husband, his, her, my flatmates, my cousin, nobody, students`,
  ask: "what, why, how, who, which, where, what about, how about, whats, do i, does it, should i, is it, are there, how many, how much, when is, can i study, could i study, may i study, am i",
  nothing:
    "no preferences, no preference, nothing special, nothing in particular, no special wishes, no wishes, whatever, dont care about anything",
  now: "now",
  because:
    "because, since, cause, cos, cuz, bc, due to, as i, coz, because of, for the sake of, cus, in order to, so that, so i can, so that i can, so i dont, given that",
} as const satisfies Readonly<Record<string, string>>;

/** Windows of the day by their words; minutes from midnight. */
export const partWords: readonly (readonly [number, number, string])[] = [
  [5, 8, "early morning, early mornings, early in the morning, early in the mornings, very early"],
  [
    5,
    12,
    "morning, mornings, before noon, before midday, forenoon, before lunch, am hours, in the am",
  ],
  [12, 17, "afternoon, afternoons, after lunch, early afternoon, early afternoons, pm hours"],
  [9, 12, "late morning, late mornings, mid morning, mid mornings"],
  [14, 18, "late afternoon, late afternoons"],
  [17, 24, "evening, evenings, early evening, early evenings, tonight"],
  [19, 24, "after dinner, after supper, after tea, past dinner"],
  [18, 24, "night, nights, nighttime, evenings and nights"],
  [
    21,
    24,
    "late at night, late night, late nights, late evening, late evenings, late in the evening, late in the evenings, at night late, late",
  ],
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

/** Fixed times that are no study: kept with their own name. */
export const activityWords = `
  help my mum, help my mom, help my dad, help my grandma, help my family, spring break, easter break, winter break, half term, reading week, volunteer, train, coach, coaching, teach, teaching, rehearse, play football, play tennis, play basketball, play chess, play hockey, help my parents, help at home, help out, look after my brother, look after my sister, look after the kids, look after my siblings, pick up my brother, pick up my sister, pick up the kids, walk the dog, have practice, pray, praying, babysit, netball, football, soccer, basketball, volleyball, handball, hockey, rugby, tennis, table tennis, badminton, gym, swimming,
  yoga, pilates, boxing, karate, judo, fitness, workout, running, cycling, climbing, athletics, horse riding,
  riding, dancing, dance, dance class, ballet, choir, band, band practice, orchestra, piano, guitar, violin, piano
  lesson, piano lessons, guitar lesson, guitar lessons, music lesson, music lessons, driving lesson, driving
  lessons, driving school, practice, training, rehearsal, rehearsals, football practice, football training, soccer
  practice, basketball practice, basketball training, swim practice, swimming practice, choir practice, sport,
  sports, job, part time job, shift, shifts, my shift, a shift, church, mosque, mass, temple, prayer, prayers, service, dinner,
  lunch, breakfast, lunch break, family dinner, family lunch, family time, party, wedding, trip, dentist, doctor, doctors
  appointment, appointment, meeting, meetings, class, classes, lecture, lectures, seminar, seminars, lab, labs,
  tutorial, tutorials, school, uni, university, college, internship, commute, babysitting, volunteering, theatre,
  drama club, cinema, movie night, concert, game, game night, games, match, matches, tournament, race, club, chess
  club, scouts, chores, shopping, cleaning, nap, siesta, physio, therapy, birthday, birthday party, date night,
  date, rowing, golf, cricket, baseball, netball, gymnastics, skating, skiing, martial arts, debate club, debate,
  student council, hairdresser, barber, visit, visitors, guests, pub quiz, pub, festival, kids, childcare, school run, errands, laundry, netflix,
  work, working, at work, my job, office, supper, brunch, meal, tutoring, coaching, marathon, hike, hiking, picnic, funeral, graduation, interview, driving test, swim, dog walk, walk, meditation, prom, gig, jam session, reunion, podcast, online class, online lecture, zoom call, excursion, day trip`;

/** Words around a wish that change nothing about it. */
export const fillerWords = `
  see, come, comes, goes, go well, touch, hours of, library hours, proper, onwards, onward, enough, is enough, length, over the weeks, over the whole time, over all days, across the weeks, across all days, week, help, help me, pls help, id say, i say, material, all the material, when im fresh, when i am fresh, when im awake, when im most awake, while im fresh, i, im, i am, id, ill, ive, me, you, my, mine, myself, we, our, your, u, it, its, thats, those, there, the, a,
  an, any, such, to, of, for, on, in, at, with, during, into, onto, per, be, being, is, are, am, do, does, doing,
  get, getting, can, could, would, will, shall, let, lets, us, please, pls, plz, also,
  as well, again, still, overall, quite, fairly, pretty, relatively, both, whole, study, studying, studies, learn, learning, plan, planning, planned, plans, schedule, scheduled, scheduling, put, place,
  make, making, set, add, use, arrange, include, take, taking, go, going, time, times, effort, attention for, hours of study, subject, find, finding, seems, feel, feels, think, thing, anything, able, concerned, hi,
  hello, hey, dear, thanks, thank, thank you, thanks a lot, thx, cheers, ok thanks, regards, timetable, study plan,
  study plans, good plan, good timetable, great plan, nice plan, best plan, best timetable, good study plan, good
  luck, good morning, good evening, good afternoon, person, type, simply, certainly, full day, create, generate, build,
  organise, organize, wanna, want, want to, wants, wish, even, already, currently, right now, basically, honestly, ask,
  request, preference, preferences, wishes, actually, well, btw, by the way, tbh, hmm, uh, um, lol, haha, can i have, could i have, may i have, could
  you, can you, would you, could you please, can you please, everything is fine, thats all, that is all, that would be all, as, this is, here, then please, days, day, ones own, my own, own, with that, done with it, so much that, i think, i guess, i believe, i mean, you know, every time, again and again,
  exam prep, exam preparation, preparation, prepare, prepare for, prep, preparing, exam season, semester, term, revision plan, my plan, the plan, my timetable, my schedule, much as, amount, amount of, a total of, in total, total, altogether, overall total, worth, worth of, hours, feel free, ok so, alright so, look, listen, fyi, note, nb, ps, yes, yeah, yep, sure, well then, gonna, wanting, wanted, asking, session time, as a rule, in general, from my side, personally, for me, to me, to study, to be`;

export const andWords = "and, plus, as well as, and also, &, along with, together with";
export const orWords = "or, nor";
export const commaWords = "so, therefore, hence, thus, meaning, which means";
export const stopWords = "but, however, although, though, yet";

/** Words of a student's life that explain a wish and are none. */
export const lifeWords = `
  tired, stressed, stress, exhausted, sick, lazy, bored, parents, family, mum, mom, dad, grandma, grandparents, sister, brother,
  friends, friend, girlfriend, boyfriend, visit, meet, relax, energy, brain, head, health, sanity, mental, life, love it, need it,
  anxious, anxiety, panic, overwhelmed, slow, hungry, distracted, unfocused, dead, burnt, burned, church, concentrate, recover, recovery, breathe, live, fun, hobby, hobbies, home, house, dorm, noisy, loud, quiet, morning person, productive then, cook, eat, food, exercise, run, play, watch, party, drink, hangover, hungover, go out, social, tough week, big week, busy week, nervous, worried, burn out, burnout, like that, get, gets, crazy, hectic, too, old, young, kid, baby, dog, cat`;

/** What students write, to what they mean. */
export const spellings: Readonly<Record<string, string>> = {
  b4: "before",
  subs: "subjects",
  subj: "subject",
  subjs: "subjects",
  bfore: "before",
  befor: "before",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  tmrow: "tomorrow",
  tomoz: "tomorrow",
  tomorow: "tomorrow",
  tommorow: "tomorrow",
  tommorrow: "tomorrow",
  "2morrow": "tomorrow",
  "2moro": "tomorrow",
  "2day": "today",
  tdy: "today",
  tonite: "tonight",
  "2nite": "tonight",
  dnt: "dont",
  donot: "dont",
  doesnot: "doesnt",
  cnt: "cant",
  coz: "because",
  becuase: "because",
  becoz: "because",
  wknd: "weekend",
  wknds: "weekends",
  wkend: "weekend",
  wkends: "weekends",
  wkday: "weekday",
  wkdays: "weekdays",
  wk: "week",
  wks: "weeks",
  mornin: "morning",
  mornins: "mornings",
  morn: "morning",
  eve: "evening",
  eves: "evenings",
  arvo: "afternoon",
  aft: "after",
  aftr: "after",
  btwn: "between",
  bw: "between",
  thru: "through",
  til: "until",
  till: "until",
  untill: "until",
  wensday: "wednesday",
  wensdays: "wednesdays",
  wednsday: "wednesday",
  wednsdays: "wednesdays",
  tuseday: "tuesday",
  ppl: "people",
  rly: "really",
  rlly: "really",
  ur: "your",
  wo: "without",
  sesh: "session",
  seshs: "sessions",
  sess: "session",
  revison: "revision",
  excersise: "exercise",
  abit: "bit",
  alot: "lot",
  evry: "every",
  evryday: "everyday",
  nothin: "nothing",
  nuthin: "nothing",
  nth: "nothing",
  nvr: "never",
  nver: "never",
  alrdy: "already",
  bday: "birthday",
  ours: "hours",
  hous: "hours",
  houres: "hours",
  mnts: "minutes",
  mintues: "minutes",
  hafta: "must",
  gotta: "must",
  gotto: "must",
  shd: "should",
  shld: "should",
  cud: "could",
  wud: "would",
  thx: "thanks",
  ty: "thanks",
  pleas: "please",
  plese: "please",
  pleese: "please",
  prefere: "prefer",
  prefferably: "preferably",
  preferrably: "preferably",
  maximun: "maximum",
};
