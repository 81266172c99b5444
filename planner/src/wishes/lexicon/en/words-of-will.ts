/** How firmly something is wished, and what is to stay free or light. */
export const willWords = {
  prefer: `get (most|the most|more|a lot|lots) (of it |of work |)done, (more|most) (awake|alert|focused|focussed|energetic|motivated|concentrated|efficient|active), (is|are|thats) when i (work|study|learn|focus|concentrate|think|do) (best|better|my best), (my |)(brain|head|mind) (works|functions|is) (best|better|at its best|clearest|sharpest|freshest), im sharpest, clearest, (most|more) clearly, (im |i am |)freshest, at my (freshest|clearest|sharpest), focus best, my peak, peak hours are, favourite time is, favourite time, best time for me is, best time is, my best time is, easier for me, happiest, suits me better, works better for me, works better, learn better, concentrate best, am at my best, at my most productive, when i am most productive, my prime time is, ideal for me, 
    prefer, prefers, preferred, favour, best, better, work best, works best, work better, study
    best, learn best, like, likes, enjoy, love, favourite, favorite, suit, suits me, suits me
    best, most productive, productive, concentrate best, focus best, think best, work well, study
    better, focus better, concentrate better, works well, work well for me, works great, im at my
    best, at my best, am at my best, most awake, fittest, more productive, good for me, best for
    me, works best for me, work best for me, would prefer, prefer to study, like to study, love to study, most energy, have most energy, wide awake, sharpest`,
  soft: `if (needed|necessary|need be|you must|i must|it must be|required|really needed|really necessary|absolutely necessary),
    (i would|id|would|we would) (really |)(appreciate|be grateful for|love|welcome) (having |to have|it if i had|it if i could have|having my|), it would be (nice|great|good|cool|lovely|ideal|perfect|best) (to have|if i had|if i could have|if|to|),
    rather, ideally, preferably, if possible, where possible, if you can, when possible, whenever
    possible, as possible, try to, try, would be nice, would be good, would be great, would be
    ideal, hopefully, id rather, i would rather, maybe, perhaps, possibly, kinda, kind of, sort of,
    if at all possible, (would|is|might|could) it be (possible|ok|okay|fine|alright|an option) (for you |for me |)(to have|to get|to keep|to leave|to|if i had|if), is it (possible|ok|okay|fine|alright) (to have|to|if i have|if i had|if i|if|), (i would|id|would|i will|ill) be (grateful|happy|glad|thankful|delighted|very grateful|so grateful|really grateful|very happy) (if you could|if you can|if you would|if i could|if i had|if|to have|for),
    if thats ok, if that is ok, if its ok, id like, i would like, would like, would like to, id like
    to, would love, id love, would prefer if, as far as possible, if it works, wherever possible,
    when you can, might be nice, tend to, generally, usually, normally, mostly in, mainly in`,
  firm: `
    must, absolutely, definitely, strictly, have to, has to, need to, needs to, really, always,
    completely, totally, entirely, in any case, at all, at all costs, for sure, make sure, ensure,
    make sure that, make sure to, important that, it is important that, must be, has to be, have to be, should be, should,
    guaranteed`,
  need: `(will|would|should|might|could|ll) (take|need|require),
    set aside, put aside, allot, budget, earmark, need, needs, requires, require, give, give me, gets, takes, deserves, allocate, reserve,
    spend, devote, dedicate, put in, should get, should have, invest, needs about, plan in`,
  keep: "keep, kept, keeping, leave, leaving, stay, stays, remain, reserve for, keep my, leave my",
  free: "free, clear, empty, open, unplanned, blank, completely free, totally free",
  arefree: "nothing (is |is being |)(planned|scheduled|booked), are free, is free",
  nonstop:
    "full on, full power, full steam, full throttle, full speed, all out, load it up, go all in, no days off",
  off: `(im |i am |ill be |)(swamped|slammed|snowed under|flat out|rammed), (im |i am |ill be |i will be |)in hospital, holy, (want|need|want them|want it|want those|want that|want these) (all |)(to myself|for myself|for me), all to myself, (have|got|ive got|have got|theres) (something|plans|stuff|things|an event|commitments) (on|planned|going on|), (taken|taken up|booked|filled|blocked) (by|with|up by|up with|for), full of, i rest, i relax, i chill, do nothing, off the table, untouchable, for resting, for relaxation, my rest day, my day off, a no no, sacred to me, always off, want to relax, wanna relax, want to rest, want to chill, wanna chill, need to rest, want to switch off, 
    off, day off, days off, a day off, rest, rest day, rest days, day of rest, free day, free
    days, holiday, holidays, on holiday, on vacation, vacation, away, busy, im away, im busy,
    travelling, traveling, out of town, resting, full, fully booked, booked, packed, blocked,
    taken, study free, no go, off limits, for myself, for my family, for family, to myself, to
    relax, for rest, for relaxing, family day, family days, chill day, lazy day, me time, taken up,
    ill be away, im gone, gone, abroad, on a trip, occupied, off completely, crammed, no study day, camping, in hospital, im sick, i am sick, sick, im ill, i am ill,
    rest my brain, break day, not working, study off, totally booked, not an option, out, out of office, out of the question, chock full, to rest, for resting, sacred, reserved for family, recharge, to recharge`,
  catchup:
    "catch up, catch up day, catchup, catchup day, buffer day, catch up days, buffer days, spare day, overflow day, catching up, (whatever|what|anything|everything|stuff|things) i (didnt|did not|havent|couldnt|dont|wasnt able to) (manage|managed|finish|finished|get done|get to|got to|do|done|get around to), (leftover|left over|unfinished|overdue) (stuff|things|work|sessions|tasks|bits)",
  light: `half the (load|workload|work|amount|hours), (dont|do not) make it too (hard|much|stressful|intense|heavy|difficult|tough|exhausting) (for me|), (nice|slow|easy|light) and (easy|slow|steady|relaxed|light|gentle), (less|not so much|no) (pressure|stress|intensity), not (too|so|that|super|overly) (packed|full|crammed|heavy|busy|intense|crowded|tight), (dont|do not|not|never) (stress|overwhelm|overload|kill|burn|exhaust|rush|overwork) me (out|), no stress, without (too much |)stress, (easy|light|gentle|slow|chilled|relaxed) pace, dont push me, not too (much|hard|stressful) (please|for me), (nothing|not) (too|so|that|overly) (intense|heavy|hard|crazy|stressful|demanding|wild|extreme|exhausting|tough|hardcore|strenuous), nothing crazy, (dont|do not|not|never) want to (burn out|burn myself out|get burned out|get burnt out|be burnt out|be burned out|overdo it|overwork), (avoid|avoiding|without) (burnout|burning out|overworking|overdoing it), half (day|days), (a |)half day, take it slow, go slow, slowly, 
    light, lighter, easy going, relaxed, chill, chilled, calm, gentle, slow, not too intense, not too heavy, light stuff, take it easy, relaxing, lighter
    load, light load, light work, less intense, less stressful, low key, laid back, stress free,
    not stressful, not overwhelming, not too stressful, dont overload me, not too hard, more relaxed, quiet, easier going`,
} as const satisfies Readonly<Record<string, string>>;
