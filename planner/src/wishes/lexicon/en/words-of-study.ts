/** Study itself: beginnings and ends, sessions, breaks, the shape of the work, nights, what is done. */
export const studyWords = {
  finish: `stop (studying|working|learning) (at|by), (books|laptop|computer|screen|screens|notebook|textbooks|pc|tablet) (|is |are |goes |go |gets |get |must be |should be |has to be |have to be )(closed|shut|away|off), (close|shut|put away) (the|my) (books|laptop|computer|notebook|textbooks), (pens|pencils) down, (done|finished|through) for the day, (the |my |)last (session|block|study session) (ends|should end|must end|has to end|finishes|over), wrap (everything|it|it all|things|all) up, get (everything|it|it all|all of it|things) (done|finished), finish (everything|it all|things) off, my day ends, day ends, ends, my study day ends, my days end, be off by, call it a night, call it quits, wrap things up, be done studying, be finished studying, wind down, close the books, put the books away, 
    finish, finished with, finishing, be done, be done with, be finished, be finished with,
    complete, completed, end, ending, stop, stopping, be ready, be ready for, wrap up, over with,
    (have |be |)(everything |it all |all |)ready, get (everything|it all|all) ready, finished by, done by, stop by, done before, done at, finish up, call it a day, log off, be through with, quit, done studying, finish studying`,
  done: `(have |ive |already |ive already |have already |)(revised|practised|practiced|learnt|learned), (ive|have|i have|already|ive already|have already) read, (already |all |)behind me, all (done|finished|complete|completed|covered), through with, nailed, mastered, already mastered, know by heart, have mastered, got done, through, way through, spent, already spent, have spent, ive spent, have already spent, know, 
    done, finished, did, already did, already done, already finished, have done, ive done, have
    finished, ive finished, have already finished, have already done, ive already done, ive
    already finished, covered, already covered, know already, already know, completed already, got
    through, have covered, have completed, have already completed, already completed, have already covered, ive covered, studied, already studied, have studied, have already studied, ive studied, ive already studied`,
  mostlydone:
    "(not|nothing|hardly anything|hardly any|very little|little|barely anything) (much |really |)left (to do |to learn |to study |)(in|for|with|), as good as finished, ready already, nearly ready, almost ready, practically finished, pretty much ready, basically done, almost done, nearly done, pretty much done, as good as done, practically done, mostly done, more or less done, almost finished, nearly finished, basically finished, pretty much finished, mostly finished, nearly complete, almost complete",
  start: `(the |my |)first (study |)day (is|should be|will be|be), (the |my |)first (session|block|study session), kick things off, hit the books, open the books, 
    start, starting, starts, begin, beginning, begins, get started, kick off, get going, start
    studying, begin studying, start at, start the day, start my day, start on, start out`,
  "neg+start": "wait, waiting, hold on",
  startwith:
    "start with, begin with, starting with, beginning with, kick off with, start off with, start by doing, lead with, open with",
  startday:
    "at the start of each day, at the start of the day, at the start of every day, at the beginning of each day, at the beginning of the day, at the beginning of every day, as the first thing every day, first thing in the morning, start the day with, start each day with, start every day with, begin each day with, begin the day with, first thing in the day, first thing each day, first thing every day, begin every day with, start my days with, start my day with",
  first:
    "(be |get |)done first, first, firstly, at first, first of all, come first, comes first, first thing",
  lastly:
    "(finish|end) (each|every|the|my) day with, (come |comes |go |goes |be |)last, lastly, last of all, (at|to|for) the (very |)end, at the (very |)end of (each|every|the|my) day, as the last (thing|one|subject), last thing (each|every) day",
  followed: "and then, then, afterwards, next up, followed by",
  earliest:
    "(nothing|never|not any|not) earlier than, no earlier than, not earlier than, earliest, at the earliest, soonest, at the soonest",
  latest:
    "(nothing|never|not any|not) later than, no later than, not later than, at the latest, latest, by the latest",
  exam: "(a |another |one more |)(new|extra|additional|another|further) (exam|test), oral, orals, oral exam, quiz, quizzes, resit, resits, retake, assessment, viva, exam, exams, test, tests, final, finals, examination, examinations, midterm, midterms, exam day, exam days",
  session: `burst, bursts, 
    session, sessions, block, blocks, chunk, chunks, sitting, sittings, study session, study
    sessions, study block, study blocks, time block, time blocks, unit, units, slots, slot, stints`,
  short: "short and sweet, quick, tiny, short, shorter, brief, small",
  long: "bigger, larger, long, longer, big",
  break:
    "break, breaks, pause, pauses, short break, short breaks, resting time, breather, gap, gaps",
  between:
    "between (two|my|all|any two|the individual) (sessions|blocks|study sessions), after each session, after every session, after each block, after every block, between sessions, between study sessions, between blocks, in between, between subjects, between the sessions, between each session, between them, between each",
  atonce: `
    (for|in) (one|a|each|every|any|a single) (session|block|sitting), in a row, at a time, in one go, at once, in one sitting, straight, nonstop, non stop, without
    a break, without break, without breaks, per session, each session, per sitting, a session,
    every session, at a stretch, on end, per block, each block, continuously`,
  attention:
    "(lose|loose|losing) (my |)(focus|concentration|attention|interest), (get|am|im) (distracted|unfocused|restless), (zone|zoning|tune) out, (my |)(mind|thoughts|attention) (wanders|wander|drifts|drift) (off|away|), (my |)(focus|concentration|attention) (drops|fades|goes|dies|is gone), focus for, concentrate for, concentrate, attention span, attention, attention span is, concentration, stay focused, stay concentrated, sit still, focus more than, concentrate more than, focus longer than, concentrate longer than, focus for more than, concentrate for more than, concentrate for longer than, focus for longer than, study for more than, sit (still |)(for |)(longer than|more than|over)",
  oneatatime: `
    one (subject|thing|course|topic) at a time, one at a time, one subject after another, one after the other, one
    after another, one subject after the other, subject by subject, one by one, not jump between
    subjects, not switch subjects, a single subject at a time, only one subject at a time`,
  pomodoro:
    "rhythm, intervals, cycles, pomodoro, pomodoros, pomodoro technique, pomodoro style, the pomodoro technique, pomodori, pomodoro method, pomodoro timer",
  evenly: `(equal|even|same|constant|steady|balanced|uniform|consistent|regular) (load|workload|amount|amounts|days|pace|work|hours|distribution|spread|effort), (the |)same every day, workload even, load even, hours even, days even, work evenly, equal amounts every day, consistently, at a steady pace, keep it steady, steadily, nothing last minute, not last minute, (the |)same (amount|hours|number of hours|load|workload|amount of time|length) (of work |of study |of time |)(each|every|per|a|on each|on every) day, (a |)(little|bit|little bit) (each|every) day, no last minute (cramming|stress|panic|rush), (dont|do not|not|never|no) cram (everything|it all|it|all of it|) (in |)(at the end|at the last minute|before the exams|before the exam|last minute|the night before), (not|dont leave|dont do|dont put|avoid leaving|avoid) (everything|it all|all of it) (at|to|till|until|for) the (end|last minute|last week|last day), dont leave it all to the end, dont leave everything to the end, dont leave it to the last minute, 
    (dont|do not|not|never|no) (cram|cramming|squeeze|pack) (everything|it all|it|all of it|all|) (into|in|at|before) the (last|final|very last) (day|days|week|weeks|minute|moment|night), (equally|evenly|uniformly) (spread|distributed|divided|split), (divide|split|share|distribute) (it|the work|everything|things|the load|) (out |)(evenly|equally), (spread|distributed|divided) (equally|uniformly), spread (the work|everything|things|work|my work|the load|the workload|it all|all of it|the hours|my subjects) (out|) (evenly|equally|), space (it|things|them|everything|the work|) out, spaced out, spread it out evenly, spread evenly, evenly, spread it out, spread the work, spread over, spread it over, spread out, spread it, spread
    them, even spread, evenly spread, distribute evenly, balanced, spread, even workload, same
    amount every day, equal days, distribute, same workload every day, consistent, steady pace, no cramming, dont cram, not cramming, not cram, avoid cramming, even load`,
  rising: `(crank|step|ramp|turn|speed) it up, (start|begin) (slow|slowly|easy|light|gently|small|with less) (and |)(then |)(do |get |go |)(more|harder|faster|increase|ramp up|build up|speed up|heavier), (increase|raise|step up|ramp up|build up|up) (the |my |)(load|workload|hours|intensity|work|effort|pace) (before|towards|closer to|until|near|as) (the |my |each |)(exam|exams|end), (harder|tougher|busier) (towards|closer to|near|nearer) (the |my |each |)(exam|exams|end), more (intense|intensive|intensively|work|hours|study|) (in|near|towards|during) the (last week|final week|last weeks|last days|final days|end), (load|workload|work|hours|intensity|effort) (should |can |could |may |)(grow|increase|rise|build|go up|get heavier|gets heavier) (towards|closer to|until|before|up to|near) (the |my |each |)(exam|exams|end), (grow|growing|rise|rising|heavier) (towards|closer to) (the |my |each |)(exam|exams|end), (increase|increasing|more|build up|grow|growing|harder|intensify) (week by week|each week|every week|from week to week|over time|gradually|step by step|bit by bit|day by day|slowly|with time), (more |harder |)(as|when|the closer) (the |an |my |)(exam|exams) (get|gets|come|comes|draw|draws|is|are) (closer|near|nearer), (the |)closer to (the |an |my |)(exam|exams) (the |)more, more and more (work|study|hours|), more and more, go easy at first, easy at first, easy start, light start, slow at first, gentle start, start light, start off easy, start off slow, increase towards the exams, crescendo, more intense near the exams, more intense towards the exams, more intense before the exams, ease me in slowly, ease me in, ease in, less at the beginning, less at the start, more at the end, more towards the end, less now more later, less in the beginning, 
    closer to the exam, closer to the exams, closer to exams, closer to an exam, towards the exam,
    towards the exams, ramp up, build up, ramp it up, intensify, increasing, before exams more,
    near the exams, near the exam, nearer the exam, nearer to the exam, closer to each exam,
    towards the end, at the end more, slow start, start slow, start slowly, start easy, gradually increase, build it up, build up slowly, increase gradually, as exams approach`,
  early: `(most|the bulk|a lot|lots|more|the main part) (of the work|of it|of my work|work|) (in|during|at) the (first|early|earlier) (week|weeks|days|half|part), (a lot|lots|more|most|much|loads|hard) now (and|but|) (less|little|not much|easy|relax) (later|at the end|towards the end|afterwards), less later, (less|little|nothing) at the end, (finish|be done|be finished|get finished|get done|get it over with) early, (get|do|have|getting|doing|finish|be done with) (most|the bulk|the most|a lot|as much as possible|as much|the majority|the main part|the hard part) (of it|of the work|of everything|of my work|of the stuff|) (out of the way|done|over with|behind me|finished|) (early|early on|first|soon|at the start|at the beginning|right away|right at the start|in the beginning|quickly|now), get a head start, head start, do the bulk first, do the bulk early, bulk of it early, heavy first, most of it now, tackle most of it now, done as early as possible, finish as early as possible, 
    front load, front loaded, frontload, front load it, frontloaded, get it done early, as early
    as possible, as soon as possible, asap, most at the start, done early, more at the beginning,
    more in the beginning, get ahead, heavy at the start, most of it early, start strong, do most at the beginning, most of the work early, more at the start, more now, more now and less later, do more now, lots now`,
  backtoback:
    "back to back, directly after each other, right after each other, one after the other directly",
  sameday:
    "share (a|the same|one) day, (fall|be|land|end up|are) on the same day, on a single day, same day, on the same day, on one day, in the same day, the same day, together on one day, one day together, together",
  apart:
    "split, apart, separate, separated, separately, different days, on different days, on separate days, not together, split up, never together",
  mixing:
    "(mix|mixing|juggle|juggling|combine|combining|jump between|jumping between|switch between|switching between|switch|switching|hop between|hopping between|jump around|jumping around) (different |several |multiple |my |the |)(subjects|courses), (jump|jumping|switch|switching) (around |back and forth |)between (different |several |my |)(subjects|courses)",
  alternate: `
    alternate, alternating, alternate between, mix, mix up, interleave, switch between, swap
    between, take turns, in turns, rotate, rotate between, alternately, switch off between, switching between`,
  sleep:
    "lights out, lights out is, lights off, hit the hay, hit the sack, sleep, sleeping, asleep, go to bed, in bed, go to sleep, bed, bedtime, bedtime is, sleep in, im asleep, get to bed, going to bed, fall asleep, to bed, my bedtime is",
  "neg+wake": "(dont|do not|never|wont|cant) (get up|wake up)",
  wake: "i rise, rise, wake me up, wake up, get up, wake, waking up, im up, im awake, awake, getting up, out of bed, up",
  home: "get home, come home, am home, back home, get back, got home, return home, getting home, im home, im at home, back from work, back from school, home from (work|school|uni|college|training|practice|class|lectures|the gym), (done|finished|out) (with|of|from) (school|work|uni|college|class|classes|lectures), get home from work, get home from school, get out of school, get out of work, off work, out of school",
  travel:
    "drive, to (get|go|drive|travel|walk|cycle|commute) to, travel, travelling time, commute time, commuting, travel time, buffer, way there, on the way, to get there, get ready, to get ready",
  chapter:
    "syllabus, content, script, book, notes, chapter, chapters, topic, topics, lesson, lessons, pages, page, sections, section, exercises, lectures of, modules, parts",
  "half+done": "halfway through, half way through, half done, half finished, halfway done",
  half: "(first|1st) half (of|), half, half of, half the, halfway, 50%",
  mock: "mock exam, mock exams, mock test, mock tests, practice exam, practice test, practice exams, practice tests, past paper, past papers, trial exam, mocks, a mock",
  task: "formulas, formulae, formula sheet, definitions, flashcards, flash cards, anki, vocab, vocabulary, duolingo, reading time, homework, essay, assignment, coursework",
  notdone:
    "(didnt|did not) (even |)(start|begin|touch|open|do) (anything |)(with|on|in|for|), know (nothing|zero|absolutely nothing|next to nothing) (in|about|of|for), (barely|hardly|only just|just about) (started|begun) (with |on |), (havent|have not|not|not yet|never) (started|begun|touched|opened|looked at|done anything for|done anything in|done anything) (with |on |), (yet|still have) to start, (havent|have not) (even |)(started|begun|touched|opened|looked at) (with |on |)",
  that: "that day, that time, that, then only, on that day, that date, those days, them, they, theyre, these",
  "that+free": "(leave|keep) (it|this|that|them) (free|clear|empty|open)",
  afterthat:
    "(nothing|not|no|never) (before that|before then|earlier|any earlier|sooner), (only |)(after that|after then|from then), after that, from then on, after then, afterwards only, only then, from that time",
  each: "each, apiece, every one",
  rest: "the rest, rest of them, the others, all others, everything else, anything else, other subjects, the other subjects, all other subjects, others, the other ones, the remaining subjects, all the others, any other subject, the rest of them, all the other subjects",
  all: "all (the |my |of the |of my |)(topics|chapters|material|content|units|modules|stuff|work), all subjects, all my subjects, everything, all of them, any subject, all exams subjects, the subjects",
  "long+session": "marathon (session|sessions|days)",
  left: "left, remaining, to go, still to do, left to do, still left",
  "hard+stuff":
    "(heavy|heavier|demanding|tough|intense|big|serious) (subjects|stuff|ones|topics|things|courses|material)",
  "neg+rest": "nothing else, no other (subject|subjects|topics|stuff|things)",
  "review+only":
    "(no|nothing|not any|dont learn any|dont learn anything|dont start anything|dont start any) new (stuff|material|topics|topic|content|things|chapters|), nothing new",
  review:
    "revise, revising, revision, review, reviewing, recap, repetition, revisions, for revision, for review, repeating, repeat, reviewing everything, going over, go over",
  stuff: "something, stuff, things, ones, subjects, topics for me, material",
  than: "than, compared to, compared with, versus, vs, rather than",
  moved:
    "(a day|one day|two days|2 days|three days|3 days|a week|one week) (later|earlier), moved to, is now on, changed to, shifted to, postponed to, rescheduled to, got moved to, has moved to, was moved to, moved, is actually on, now on, brought forward to, pushed to, delayed to",
  persubject:
    "of (the same|any one|one|a single|any single) subject, per subject, for each subject, for every subject, each subject, every subject, for all subjects, for each, for each exam, per exam, for every exam, for each of them",
  fornow: "for now, at the moment, for the moment, right now please",
} as const satisfies Readonly<Record<string, string>>;
