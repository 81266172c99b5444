export const shorthands = "a.m. p.m. a.m p.m b4 w/o w/ 2day 2nite 2morrow 2moro";

export const punctuation = {
  "&": "and",
  "+": "and",
  "@": "at",
  "~": "about",
  ">": "over",
  "<": "under",
};

/** Windows of the day by their words; minutes from midnight. */
export const parts = `
  5 8: early morning, early mornings, early in the morning, early in the mornings, very early
  5 12: early in the day, early on in the day, first half of the day, morning, mornings, before noon, before midday, forenoon, before lunch, am hours, in the am
  12 17: afternoon, afternoons, early afternoon, early afternoons, pm hours, in the pm, the pm
  9 12: late morning, late mornings, mid morning, mid mornings
  14 18: late afternoon, late afternoons
  17 24: late in the day, later in the day, end of the day, evening, evenings, early evening, early evenings, tonight
  19 24: after dinner, after supper, after tea, past dinner
  18 24: night, nights, nighttime, evenings and nights
  21 24: before (bed|bedtime|sleep|sleeping|i sleep|i go to bed|going to bed|going to sleep), late at night, late night, late nights, late evening, late evenings, late in the evening, late in the evenings, at night late, late
  22 24: all nighter, all nighters, allnighter, allnighters, pull an all nighter
  12 13: lunch time, lunchtime, lunch hour, over lunch, midday hours`;

/** Persons rather than times: said of oneself they are a preference. */
export const persons = `
  10 24: late riser, a late riser, late sleeper, a late sleeper
  20 24: night owl, a night owl, nightowl, night person, a night person, evening person, an evening person
  5 12: early bird, an early bird, morning person, a morning person, early riser, an early riser, morning lark`;

export const relations = {
  before:
    "(right|just|straight|directly|shortly) before, before, prior to, ahead of, earlier than, b4",
  after:
    "(right|just|straight|directly|immediately|shortly) after, after, past, later than, following",
  until: "until, up until, til, till, up to and including",
  by: "by",
  from: "from, as of, onwards from, since then from, as from",
  at: "at",
};

/** Fixed times that are not study: kept with their own name. */
export const activities = `
  (late|early|day) (shift|shifts), tutor, tutor session, work experience, work placement, placement, bible study, eat, eating, cook, cooking, eat dinner, eat lunch, cook dinner, have dinner, have lunch, have breakfast, bus, take the bus, take the train, train ride, bus ride, car ride, hospital, clinic, hospital visit, hospital appointment, surgery, operation, camp, training camp, bootcamp, school trip, field trip, away game, away match, help my mum, help my mom, help my dad, help my grandma, help my family, spring break, easter break, winter break, half term, reading week, volunteer, train, coach, coaching, teach, teaching, rehearse, play football, play tennis, play basketball, play chess, play hockey, help my parents, help at home, help out, look after my brother, look after my sister, look after the kids, look after my siblings, pick up my brother, pick up my sister, pick up the kids, walk the dog, have practice, pray, praying, babysit, netball, football, soccer, basketball, volleyball, handball, hockey, rugby, tennis, table tennis, badminton, gym, swimming,
  yoga, pilates, boxing, karate, judo, fitness, workout, running, cycling, climbing, athletics, horse riding,
  riding, dancing, dance, dance class, ballet, choir, band, band practice, orchestra, piano, guitar, violin, piano
  lesson, piano lessons, guitar lesson, guitar lessons, music lesson, music lessons, driving lesson, driving
  lessons, lessons, driving school, practice, training, rehearsal, rehearsals, football practice, football training, soccer
  practice, basketball practice, basketball training, swim practice, swimming practice, choir practice, sport,
  sports, job, part time job, shift, shifts, church, mosque, mass, temple, prayer, prayers, service, dinner,
  lunch, breakfast, lunch break, family dinner, family lunch, family time, party, wedding, trip, dentist, doctor, doctors
  appointment, appointment, meeting, meetings, class, classes, lecture, lectures, seminar, seminars, lab, labs,
  tutorial, tutorials, school, uni, university, college, internship, commute, babysitting, volunteering, theatre,
  drama club, cinema, movie night, concert, game, game night, games, match, matches, tournament, race, club, chess
  club, scouts, chores, shopping, cleaning, nap, siesta, physio, therapy, birthday, birthday party, date night,
  date, rowing, golf, cricket, baseball, netball, gymnastics, skating, skiing, martial arts, debate club, debate,
  student council, hairdresser, barber, visit, visitors, guests, pub quiz, pub, festival, childcare, school run, errands, laundry, netflix,
  work, working, office, supper, brunch, meal, tutoring, coaching, marathon, hike, hiking, picnic, funeral, graduation, interview, driving test, swim, dog walk, walk, meditation, prom, gig, jam session, reunion, podcast, online class, online lecture, zoom call, excursion, day trip`;

/** Words around a wish that change nothing about it. */
export const fillers = `
  even if its (just|only|) (a bit|a little|short|quick|for a bit|a few minutes|10 minutes|not much), (the rest|others|everything else) (wherever|whenever|whatever|however), (all in|all up|all told), non negotiable, not negotiable, (thats|this is) non negotiable, 
  (i |)(dont|do not) (care|mind) about (the rest|anything else|the others|the other ones|everything else),   sharp, on the dot, ever, (i |)(dont|do not|doesnt|does not) (care|mind|matter) which (one|ones|day|days|), whichever, no matter which (one|day|), sorry, im sorry, so sorry, (thats|its|is) when, 
  (should|must|to|can|could|would|will) last, before (starting|beginning|i start|you start|i begin|i study|studying|having to study|having to start|i have to study|i have to start|i need to study|i need to start|i must study|i can start|i can study|i sit down to study), so far, until now, up to now, by now, out of the way, reckon, i reckon, estimate, i estimate, expect, i expect, assume, i assume, figure, i figure, more of (a|an), anymore, any more, any longer, nowadays, these days, runs, lasts, goes on, takes place, happens, tackle, tackling, attack, cover, handle, approach, attempt, knock out, crush, smash, deal with, go through, look at, work through, get on with, thank you so much, thanks so much, thank you very much, many thanks, thanks in advance, (kind|best|warm) (regards|wishes), sincerely, yours, dear (planner|app|team|sir|madam|all), (so|totally|completely|) done with (this|it all|life), fed up, is for me, much appreciated, appreciate it, respect, protect, block (out|off), (work|plan|schedule|build it|organise it) around, account for, consider, (keep|bear) in mind, remember, remember that, dont forget that, make sure theres, save, assign, fit, squeeze, slot in, stick, throw, shove, (is|are|thats|will be|would be|should be) (plenty|all i can do|all i can manage|enough|sufficient), (are|thats|will be|would be|should be) it, will do, bro, mate, dude, man, guys, ngl, fr, tho, literally, obvs, obviously, lowkey, highkey, imo, atm, rn, anyways, anyway, yo, kk, pretty please, ta, xx, xo, omg, lmao, ugh, tbf, idc, sorta, like i said, as i said, as mentioned, of course, naturally, somehow, eventually, kindly, sir, madam, team, app, planner, robot, ai, bot, computer, machine, cheers, respectively, in my opinion, from experience, mine is, see, come, comes, goes, go well, touch, hours of, library hours, proper, onwards, onward, enough, is enough, length, over the weeks, over the whole time, over all days, across the weeks, across all days, week, help, help me, pls help, id say, i say, when im fresh, when i am fresh, when im awake, when im most awake, while im fresh, i, im, i am, id, ill, ive, me, you, my, mine, myself, we, our, your, u, it, its, thats, the, a,
  an, any, such, to, of, for, on, in, with, during, into, onto, per, be, being, is, are, am, do, does, doing,
  get, getting, can, could, would, will, shall, let, lets, us, please, pls, plz, also,
  as well, again, still, overall, quite, fairly, pretty, relatively, both, whole, study, studying, studies, learn, learning, plan, planning, planned, plans, schedule, scheduled, scheduling, put, place,
  make, making, set, add, use, arrange, include, take, taking, go, going, time, times, effort, attention for, hours of study, subject, find, finding, seems, feel, feels, think, thing, anything, able, concerned, hi,
  hello, hey, dear, thanks, thank, thank you, thanks a lot, thx, cheers, ok thanks, regards, timetable, study plan,
  study plans, good plan, good timetable, great plan, nice plan, best plan, best timetable, good study plan, good
  luck, good morning, good evening, good afternoon, person, type, simply, certainly, create, generate, build,
  organise, organize, wanna, want, want to, wants, wish, even, already, currently, right now, basically, honestly, ask,
  request, preference, preferences, wishes, actually, well, btw, by the way, tbh, hmm, uh, um, lol, haha, can i have, could i have, may i have, could
  you, can you, would you, could you please, can you please, everything is fine, thats all, that is all, that would be all, as, this is, here, then please, days, day, ones own, my own, own, with that, done with it, so much that, i think, i guess, i believe, i mean, you know, every time, again and again,
  exam prep, exam preparation, preparation, prepare, prepare for, prep, preparing, exam season, semester, term, revision plan, my plan, the plan, my timetable, my schedule, much as, amount, amount of, a total of, in total, total, altogether, overall total, worth, worth of, hours, feel free, ok so, alright so, look, listen, fyi, note, nb, ps, yes, yeah, yep, sure, well then, gonna, wanting, wanted, asking, session time, as a rule, in general, from my side, personally, for me, to me, to study, to be`;

/** Words of a student's life that explain a wish and are none. */
export const life = `
  (work|working|job|working) full time, full time, part time, tired, stressed, stress, exhausted, lazy, bored, parents, family, fam, mum, mom, dad, grandma, grandparents, sister, brother,
  friends, friend, girlfriend, boyfriend, meet, relax, energy, brain, head, health, sanity, mental, life, love it, need it,
  anxious, anxiety, panic, overwhelmed, hungry, distracted, unfocused, dead, burnt, burned, recover, recovery, breathe, live, fun, hobby, hobbies, home, house, dorm, noisy, loud, productive then, exhausting, draining, tiring, brutal, insane, nuts, chaotic, manic, food, exercise, run, play, watch, drink, hangover, hungover, go out, social, tough week, big week, busy week, nervous, worried, burn out, burnout, like that, crazy, hectic, old, young, kid, kids, baby, dog, cat`;

/** `instead`: the next wish replaces the one just before. */
export const joints = {
  and: "and, n, plus, as well as, and also, &, along with, together with",
  or: "or, nor",
  so: "so, therefore, hence, thus, meaning, which means",
  but: "but, however, although, though, yet",
  instead: `no (wait|sorry), (wait|sorry) no, oh wait, wait actually, (scratch|strike|forget|cancel|ignore) that, actually no, no actually,
  (sorry|no|wait|or|oops|oh) (i |)(mean|meant), or (rather|better), oops, correction, i meant, on second thoughts, on second thought, let me rephrase, no make (it|that), make that, actually make (it|that), (changed|change) my mind`,
};

/** Properties of words beside their meaning. */
export const tags = {
  weekly: "mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends",
  // Of prepositions.
  front: "on for in at during",
  place: "to at with my our the a an for",
  // Of amounts, subjects and exams.
  apiece: "subject exam each",
  subject: "subject",
  each: "each every all any exams",
  sum: "total altogether overall",
  day: "day",
  no: "no",
  denied: "no not",
  bare: "not never",
  me: "me",
  it: "it its they theyre",
  self: "i im ive id ill",
  problem: "problem issue",
  method: "pomodoro pomodoros pomodori",
  done: "done",
  burn: "burn burnt burned burnout overwork overdo",
  // Of times that are taken.
  busy: "busy crazy hectic insane nuts chaotic brutal full packed hectic swamped slammed snowed flat rammed",
  away: "away town gone abroad travelling traveling vacation holiday trip",
  season:
    "winter winters summer summers spring autumn fall easter xmas ramadan lent term terms semester semesters advent holiday holidays month months fortnight biweekly alternate odd even other second third",
  // Of things to do: at which hours, how long, how often.
  study: "practice training tutoring",
  job: "work working job shift shifts office",
  school:
    "school uni university college class classes lecture lectures lessons seminar seminars internship",
  daily:
    "eat eating cook cooking lunch dinner breakfast nap siesta supper meal family tea dog brunch",
  morning: "breakfast",
  night: "night",
  noon: "lunch",
  pause: "break",
  ofstudy: "study studying studies learning revision plan schedule nothing",
  once: "bday doctor doctors dentist appointment appointments party wedding concert interview funeral trip birthday festival marathon race tournament graduation prom gig reunion excursion hairdresser barber",
  early:
    "gym swim swimming run running jog jogging yoga pilates work working job shift shifts office church mass mosque prayer prayers temple service school class classes lecture lectures uni university college breakfast walk meditation cycling rowing commute nap doctor doctors dentist appointment appointments physio lab labs seminar seminars tutorial tutorials meeting meetings fitness internship driving chores cleaning shopping bus ride riding hospital clinic",
  long: "trip camp break tour holiday",
  hours:
    "shift shifts work working school uni university college class classes lecture lectures practice internship job placement seminar seminars lab labs training",
};

/** The name of something to do, and words for it; a hyphen means a space. */
export const labels = `
work: working job shift shifts office; meal: eat eating;
dinner: eat-dinner cook-dinner have-dinner; lunch: eat-lunch have-lunch; breakfast: have-breakfast;
`;

/** When meals, school and work usually begin and end, in hours. */
export const usualHours = `
  8 9: breakfast
  18 19: dinner supper
  12 13: lunch
  8 16: school uni university college class classes lecture lectures
  9 17: work`;
