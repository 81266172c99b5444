/** Symbol of the grammar to its words and phrases, separated by commas. */
export const symbols = {
  // Refused, allowed and possible.
  neg: `spare me (on|), (is|are) (way |far |much |a bit |just |)too (early|late) (for me|), refuse, refuse to, (im|i am) not (gonna|going to|planning to|willing to|prepared to|about to) (study|work|do anything|do|), no way im (studying|working|doing), i forbid, ban, (rule|ruling) out, hands off, stay off, (dont|do not|never) (let|have|make) me (study|work|start|do), (keep|leave) me alone on, nope, nope to, no to, nah, dont touch, not up for, count me out on, dont bother me on, dont bother me, im not doing anything, no chance, wont do, cant make it on, dont count on me, not doing, 
    no, no more, not, nothing, none, dont, do not, cant, cannot, can not, wont, will not, shouldnt, should
    not, mustnt, must not, doesnt, does not, isnt, is not, arent, are not, couldnt, could not,
    wouldnt, would not, unable, unable to, not able, not able to, aint, without, nowhere, dont want, do not want,
    dont wanna, not going to, impossible, not possible, (is|are) not possible, no way, dont feel like, no possibility, no chance, stop (giving me|putting|planning|scheduling|making me do), quit (giving me|putting|planning), dont plan, dont
    schedule, dont put, dont give me, dont ever, no study, no studying, no learning, no revision,
    no studies, not study, dont study, cant study, wont study, cannot study, no work
    for uni, nothing at all, not study at all, dont want to, not in the mood, dont make me study, dont make me, isnt possible, arent possible, keep away from, dont expect me, dont expect me to, dont work for me, doesnt work for me, wont work for me, dont suit me, doesnt suit me, isnt good for me, arent good for me, does not work for me, do not work for me`,
  "neg+total": "not at all",
  "soft+neg": `
    id rather not, would rather not, rather not, prefer not, prefer not to, id prefer not, id
    prefer not to, dont like, dont like to, dont like studying, not really a fan of, not a fan of,
    would prefer not, would prefer not to, dont enjoy, dont really like, dont really want, dont
    really want to, not keen on, not so keen on, better not, ideally not, preferably not, ideally
    no, preferably no, not ideally, try not to, try to keep clear of, if possible no, if possible
    not, not too fond of, dont love, dont particularly like`,
  never: "never, never ever, under no circumstances, on no account, in no case, no way ever",
  drop: `(im|i am) not (taking|sitting|doing|writing), (dont|do not|please dont) (include|plan in|add|put in), off (the|my) (plan|list|schedule|timetable), dont bother with, dont bother, get rid of, (put|putting) (off|on hold), putting aside, (hold|holding) off on, hold off with, hold off, postpone, (wait|waiting) with, (lets |)leave off, cut out, cross out, scratch, bin, ditch, 
    skip, skipping, skipped, dropped, have dropped, ive dropped, drop, dropping, exclude, excluding, leave out, leaving out, omit,
    ignore, ignoring, cancel, remove, forget about, give up, pausing, neglect, forget, miss,
    missing, leave aside, take out, kick out, stop studying, stop doing`,
  avoid:
    "only if (really |absolutely |)(you must|you have to|need be|necessary|needed|i must|i have to|there is no other way|it must be|unavoidable), only as a last resort, as a last resort, last resort, only in emergencies, (my |)(brain|mind|head) (doesnt work|is dead|shuts down|shuts off|switches off|turns off|gives up|stops working|stops functioning|is fried|is mush|melts), im useless, im no use, avoid, avoiding, stay away from, steer clear of, keep clear of, try to avoid",
  hate: "hate, dislike, loathe, despise, detest, cant stand, cannot stand, hates",
  fine: `nothing wrong with, (not|nothing|have nothing|havent anything) against, no objection to, (wouldnt|would not|wont|cant|cannot|couldnt|never|never said|dont|didnt|did not|not saying|didnt say) (say |)no to, dont have a problem with, dont have a problem, have no problem with, dont have problems with, have no issue with, dont have an issue with, no worries about, totally ok, totally okay, totally fine, completely fine, perfectly fine, absolutely fine, fine by me, ok by me, okay by me, cool with, good with, up for, open to, happy to study on, happy to work on, can do too, willing to study, willing to, work too, work as well, also work, works as well, 
    dont mind, do not mind, wouldnt mind, would not mind, fine, ok, okay, alright, all right, no
    problem, not a problem, isnt a problem, (isnt|arent|is not|are not) (a problem|an issue), no issue, doesnt matter, (dont|do not) care (about|if|), possible, works,
    (okay|ok|fine|no problem|happy) with (working|studying|learning|), happy to, totally fine, works too,
    is ok, are ok, are fine, is fine, is okay, are okay, ok for me, fine for me, works fine, work
    fine, okay for me, can also study, could also study, can also do, can also use, also possible, im fine with, im ok with, im okay with, i am fine with, no problem for me,
    can (be|go) (in|on|at), not an issue, no objections to, are cool, is cool`,
  avail: `off (school|uni|college), no (school|uni|college|classes|lectures|lessons), is when i can study, is when i study, are when i can study, is when i have time, are when i have time, thats when i have time, thats when i can study, is my study time, are my study times, i can study, have a free slot, have a slot, have a window, got a window, can fit in study, can sit down, can sit down to study, there is time, 
    im free, i am free, im available, i am available, available, have time, have the time, got
    time, have free time, ive time, have all day, any time, anytime, have the whole day, got all day, have more time,
    more time available, am free, time to study, have lots of time, have plenty of time, have a
    lot of time, free time, can study, can work, can do, could study, could do, able to study, im
    able to, i am able to, study time, ive got time, can use, can manage, can spare,
    have loads of time, can learn, (have|got|ive got|have got|theres|there is|will have|ill have|i have) (loads of|lots of|plenty of|a lot of|tons of|more|enough|some|a bit of|a bit more|way more|much more) (free |)time, (have|got|ive got) (loads|lots|plenty) more time, im (completely|totally|all|pretty|mostly) free, (have|got|ive got) nothing (on|planned|going on), (have|got) no plans, (can|could) (squeeze in|fit in|put in|cram in), im around, im home all day, (im|i am) (usually|normally|mostly|generally|always|often|pretty much|actually|totally|definitely) (free|available)`,
  "only+avail":
    "can only spare, only spare, can only study, can only do, can only work, can only learn, could only study, only free, im only free, only available, only have time, only got time, only able to study, only home",
  "neg+avail": `
    dont have time, do not have time, dont have any time, (not|wont be|will not be) (free|available), unavailable,
    isnt free, arent free, never free, no time, have no time, got no time, havent got time, cant make, cant make it, not around, wont be around, wont be here, not here, not at
    home, im out, not home, wont be home, (have|got|ive got|theres|there is) (no|zero|not any) (free |)time, (havent|dont have|have not|do not have) (got |)(a |any |one |)(free |)(second|minute|minutes|time), too busy, (im|i am|ill be) (too|super|really|so|very|way too) busy, cant be bothered, cant do anything`,
  "less+avail": ` have less time, dont have much time, little time, not much time, havent got much
    time, have little time, dont have a lot of time, not a lot of time, not so much time, not that much time, (have|got|ive got) (hardly any|barely any|very little|not so much|not much|limited|only little|only a little|only a bit of) time, (barely|hardly) (any|have any|got any) time, short on time, (tight|limited) on time, pressed for time, (cant|wont|cannot|dont|couldnt) (do|study|manage|get) (so |that |too |very |)(much|a lot|much done|a lot done), not (up for|able to do) much`,
  allday:
    "all day, the whole day, all day long, the entire day, whole day, entire day, all of the day, full day",
  have: "forgot to (add|mention|say|include|put in|tell you|enter), also have, (im |i am |ill be |i will be |)(also |)writing, (im |i am |ill be |i will be )(also |)sitting, also sitting, have, has, got, having, ive got, there is, theres",
  ison: "is on",
  "neg+only": "not just, not merely",
  reserved:
    "reserved for, are for, is for, belong to, belongs to, dedicated to, kept for, devoted to, are reserved for, is reserved for, goes to, spoken for",
  inplace:
    "(i am|im|ill be|i will be) (at|with), (im |i am |ill be |)(staying with|off to|flying to|travelling to|traveling to|driving to|heading to|going to), im in, i am in, ill be in, i will be in, visiting, im visiting, im going to, i go to, were in, im at, ill be at",
  only: "study days (are|), my days are, strictly only, nowhere but, solely on, pure, purely, only, solely, exclusively, nothing but, nothing except, nothing other than, purely",
  just: "just, nothing more than",
  // How much, how important and how hard.
  max: `cap me at, keep it under, keep it below, limit of, a limit of, dont go over, stay under, not to exceed, hard limit of, no more then, not more then, not longer then, no longer then, max is, maximum is, the most i can do is, the most is, dont let me study more than, wont do more than, 
    max, atmost, maximum, maximum of, a maximum of, max of, at (the (very|)|) most, no more than, not more
    than, no longer than, not longer than, less than, fewer than, shorter than, under, below, up
    to, limit, limited to, limit to, limited, cap, capped, capped at, cap at, tops, at maximum,
    not exceeding, not over, never more than, never longer than, dont do more than, nothing over,
    nothing longer than, not exceed, limit it to, (no|not|never) (more|longer) thn, (dont|do not) (go|want to go|study|work) (over|above|more than|longer than), (cant|cannot|can not|couldnt) (do|handle|manage|take|study) (more than|over|longer than), (i|ill) (max out|cap out|tap out) at, (thats|is) (the|my) (max|maximum|limit), (is|thats) my limit, my (max|limit|maximum) is, dont exceed, cant do more than, not above, no greater than, or less, max out at`,
  min: `minimum is, no fewer then, not less then, the least is, at the minimum, push for at (the (very|)|) least, 
    min, minimum, atleast, minimum of, a minimum of, at (the (very|)|) least, at the very least, no less
    than, not less than, no shorter than, not shorter than, no fewer than, or more, at minimum, never less than`,
  morethan:
    "(more|longer) as, more than, longer than, exceed, exceeding, beyond, greater than, over",
  about:
    "aim for, aim at, target, a target of, shoot for, my goal is, goal is, goal of, a goal of, ideally about, something like, about, around, roughly, approx, approximately, circa, ca, say, ish, or so",
  more: `(use|give|put|spend) (the|that|this|all that|its|their) (extra |free |)time (for|to|into|on|in), be generous (with|to|on), heavier on, load up on, double down on, push, emphasise more, more emphasis on, (add|make|find) (some|extra|) time (for|to), more hours for, more hours on, more hours, go hard on, hammer, bump up, up the, 
    more, extra, additional, increase, boost, most, mostly, mainly, more of, as much as possible,
    heavy, heavier, go heavy, some more, some extra, more time, more time for, more time on, add
    more, more attention, more practice, bigger share, more work, spend more, more focus`,
  less: `(the |)bare minimum (for|on|in|there|of|), (doesnt|does not|dont) count (towards|for|toward) (anything|much|my grade), (doesnt|does not|dont) (count|weigh) (for |)(much|so much|that much|a lot), less attention (to|for|on|), lighter on, fewer hours for, fewer hours on, less hours for, less hours, tone it down on, dont overdo, ease up on, scale back, scale back on, dont need much, less emphasis on, a quick look at, (doesnt|does not|dont|do not) matter (much|so much|that much|as much|a lot), (isnt|is not|not|arent) (so |that |very |really |all that |too |)important, unimportant, (not|isnt|is not) (a |my |)priority, (dont|do not) (need|want) (that |so |)much, 
    less, fewer, reduce, decrease, cut down, cut back, cut down on, cut back on, go easy, go easy
    on, go light on, ease off, least, minimal, less of, can wait, lower priority, low priority,
    lowest priority, not so much, not that much, not as much, little, less time, less time for,
    less time on, less work, less focus, spend less, tone down, dial down`,
  "lot+less":
    "only (needs|need) (a|) (quick|short|brief|little|small) (review|look|recap|revision|repetition|refresher|read)",
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
  bit: "little bit, little bits, bit, a bit, a bit of, a little, a little bit, a little bit of, slightly, somewhat, some",
  very: "very, extremely, super, incredibly, particularly, especially, terribly, too, all that, particularly",
  hard: `(is|are) (a|my) (big |real |huge |)problem (for me|), (scares|frightens|terrifies|bothers|overwhelms|stresses) me, (gives|giving|give|causes|causing) me (trouble|problems|headaches|a headache|a hard time|difficulties), (get|got|getting|have|had|always get) (bad|poor|low|terrible|weak) (marks|grades|scores|results|notes) (in|at|), shaky, shaky in, shaky at, rusty, rusty in, no clue about, clueless about, clueless in, lost with, behind with, have a hard time with, having a hard time with, hard time with, find tough, find tricky, difficult for me, tricky for me, stresses me out, worries me, worried about, scared of, afraid of, nervous about, confuses me, confuse me, dont get it, 
    hard, difficult, tough, tricky, challenging, bad, bad at, bad in, weak, weak at, weak in,
    weaker, poor, poor at, struggle, struggling, struggle with, struggling with, struggles,
    trouble, trouble with, difficulty, difficulties, have problems with, problems with, need help
    with, needs help, confusing, behind, behind in, behind on, fall behind, falling behind, stuck,
    harder, rubbish, lost in, not confident, lack confidence, dont get, dont
    understand, do not understand, find hard, find difficult, lag behind, insecure in, (so|way|pretty|really|kinda|quite) (behind|lost) (in|on|with|at), not (good|great|strong|confident|comfortable) (at|in|with), (dont|do not) (really |)(get|understand) (any of|anything in|anything of|), (find|finding) it (hard|difficult|tough|tricky)`,
  worst: `(im |i am |)(useless|no use|hopeless|crap|shit|trash|dire|pants|atrocious|shocking|pathetic|horrendous|a disaster) (at|in|with), (biggest|main|greatest) (problem|issue|weakness|worry|challenge), (always |keep |keep on |i |)(fail|failing), failed, dreadful, dreadful at, rubbish at, gonna fail, will fail, about to fail, in trouble in, my nemesis, failing, mess, a mess, disaster, a disaster, sucks, driving me crazy, 
    worst, weakest, hardest, terrible, terrible at, awful, awful at, hopeless, hopeless at,
    nightmare, suck, suck at, useless, useless at, horrible, horrible at, most difficult, toughest,
    failing, weak (point|spot|side|link|area), weakness, achilles heel, worst subject, hardest subject, weakest subject, killing me`,
  easy: `(im |i am |)(fine|decent|solid|not bad|pretty good|quite good|fairly good|reasonably good) (in|at), strength, my strength, strong suit, my strong suit, comes naturally, come naturally, breeze through, no problem for me in, fluent in, i know well, easy peasy, 
    easy, simple, good at, good in, strong, strong in, strong at, confident, confident in,
    comfortable, comfortable with, easier, comes easily, come easily, easy for me, know well, piece
    of cake, straightforward, a breeze, no sweat`,
  strongest: `
    easiest, strongest, excellent, excellent at, brilliant, brilliant at, amazing, amazing at, best
    at, strong point, ace, great at, really good at, very good at, best subject, easiest subject,
    strongest subject, super easy`,
  good: "good, great, perfect, ideal, nice, suitable",
  // How firm a wish is, and which times should stay free or light.
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
    absolutely, definitely, really, in any case, at all costs, for sure, make sure, ensure,
    make sure that, make sure to, important that, it is important that, should be, should, guaranteed`,
  "firm+bound": "must, must be, (have|has) to, (have|has) to be, (need|needs) to, always, strictly",
  "firm+total": "completely, totally, entirely, at all",
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
  // Beginnings and ends, sessions, breaks, the shape of the work, nights, done work.
  finish: `stop (studying|working|learning) (at|by), (books|laptop|computer|screen|screens|notebook|textbooks|pc|tablet) (|is |are |goes |go |gets |get |must be |should be |has to be |have to be )(closed|shut|away|off), (close|shut|put away) (the|my) (books|laptop|computer|notebook|textbooks), (pens|pencils) down, (done|finished|through) for the day, (the |my |)last (session|block|study session) (ends|should end|must end|has to end|finishes|over), wrap (everything|it|it all|things|all) up, get (everything|it|it all|all of it|things) (done|finished), finish (everything|it all|things) off, my day ends, day ends, ends, my study day ends, my days end, be off by, call it a night, call it quits, wrap things up, be done studying, be finished studying, wind down, close the books, put the books away, 
    finish, finishing, be done, be done with, be finished, be finished with,
    complete, completed, end, ending, stop, stopping, be ready, be ready for, wrap up, over with,
    (have |be |)(everything |it all |all |)ready, get (everything|it all|all) ready, finished by, done by, stop by, done before, done at, finish up, call it a day, log off, be through with, quit, done studying, finish studying`,
  done: `(have |ive |already |ive already |have already |)(revised|practised|practiced|learnt|learned), (ive|have|i have|already|ive already|have already) read, (already |all |)behind me, all (done|finished|complete|completed|covered), through with, nailed, mastered, already mastered, know by heart, have mastered, got done, through, way through, spent, already spent, have spent, ive spent, have already spent, know, 
    done, finished, finished with, did, already did, already done, already finished, have done, ive done, have
    finished, ive finished, have already finished, have already done, ive already done, ive
    already finished, covered, already covered, know already, already know, completed already, got
    through, have covered, have completed, have already completed, already completed, have already covered, ive covered, studied, already studied, have studied, have already studied, ive studied, ive already studied`,
  mostlydone:
    "(not|nothing|hardly anything|hardly any|very little|little|barely anything) (much |really |)left (to do |to learn |to study |)(in|for|with|), as good as finished, ready already, nearly ready, almost ready, practically finished, pretty much ready, basically done, almost done, nearly done, pretty much done, as good as done, practically done, mostly done, more or less done, almost finished, nearly finished, basically finished, pretty much finished, mostly finished, nearly complete, almost complete",
  start: `starting (from|on), (the |my |)first (study |)day (is|should be|will be|be), (the |my |)first (session|block|study session), kick things off, hit the books, open the books, 
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
  early: `(most|the bulk|a lot|lots|more|the main part) (of the work|of it|of my work|work|) (in|during|at) the (first|early|earlier) (<n>|few|couple of|) (week|weeks|days|half|part), (a lot|lots|more|most|much|loads|hard) now (and|but|) (less|little|not much|easy|relax) (later|at the end|towards the end|afterwards), less later, (less|little|nothing) at the end, (finish|be done|be finished|get finished|get done|get it over with) early, (get|do|have|getting|doing|finish|be done with) (most|the bulk|the most|a lot|as much as possible|as much|the majority|the main part|the hard part) (of it|of the work|of everything|of my work|of the stuff|) (out of the way|done|over with|behind me|finished|) (early|early on|first|soon|at the start|at the beginning|right away|right at the start|in the beginning|quickly|now), get a head start, head start, do the bulk first, do the bulk early, bulk of it early, heavy first, most of it now, tackle most of it now, done as early as possible, finish as early as possible, 
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
  home: "get home, come home, am home, back home, get back, got home, return home, getting home, im home, im at home, back from work, back from school, home from (work|school|uni|college|training|practice|class|lectures|the gym), (done|finished|out) (with|of|from) (school|work|uni|college|class|classes|lectures), get out of school, get out of work, off work, out of school",
  travel:
    "drive, to (get|go|drive|travel|walk|cycle|commute) to, travel, travelling time, commute time, commuting, travel time, buffer, way there, on the way, to get there, get ready, to get ready",
  chapter:
    "syllabus, content, script, book, notes, chapter, chapters, topic, topics, pages, page, sections, section, exercises, lectures of, modules, parts",
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
  // Conditions, questions, the past, other people and reasons.
  "avail+except": "(anything|everything|any time|anytime|whenever|always|all) (but|except|besides)",
  except:
    "besides, bar, except, except for, except on, apart from, other than, save for, aside from, excluding only",
  cond: `on (the |)days (when |that |where |)(i|im|ive), not (always|necessarily|every time|constantly), most days, some days, sometimes, hardly, barely, scarcely, rarely, seldom, now and then, every now and then, often, depends, 
    if, unless, neither, whenever, otherwise, instead, instead of, depending, depending on, as long
    as, provided, in case, suppose, even if, whether, either, not sure, dont know, unsure, no clue, cant decide, havent decided, might, may`,
  when: "when, while, whilst, once, as soon as",
  told: "(my|our|a) (friend|friends|sister|brother|mum|mom|mother|dad|father|parents|teacher|teachers|professor|tutor|coach|roommate|flatmate|flatmates|girlfriend|boyfriend|partner|wife|husband|cousin|classmates) (says|say|said|thinks|think|thought|told me|tells me|tell me|reckons|recommends|recommended|suggests|suggested|keeps saying), (he|she|they|people|everyone|everybody|someone|others) (says|say|said|thinks|think|told me|tells me|reckons|recommends|suggested), apparently",
  hypothetical:
    "(would|could|might) have, (wouldve|couldve|mightve), (would|could|might) not have, (wouldnt|couldnt) have, if only, imagine, i wish i (could|had), wish i (could|had), had i",
  due: "due, due date, due by, due on, is due, are due, deadline, deadlines, hand in, handing in, hand it in, turn in, turn it in, submit, submission, submitting",
  past: "used to, was, were, last week, last year, yesterday, last month, last time, in the past, previously, had, back then, last semester, last term",
  other: `
    my sister, my brother, my friend, my friends, my mum, my mom, my dad, my teacher, my roommate,
    my flatmate, he, she, everyone, everybody, people, my girlfriend,
    my boyfriend, some people, my classmates, my professor, teachers, someone, my
    mother, my father, my partner, my wife, my husband, his, her, my flatmates, my cousin, nobody, students`,
  ask: "what, why, how, who, which, where, what about, how about, whats, do i, does it, should i, is it, are there, how many, how much, when is, can i study, could i study, may i study, am i",
  nothing:
    "no preferences, no preference, nothing special, nothing in particular, no special wishes, no wishes, whatever, dont care about anything",
  now: "now",
  because:
    "because, since, cause, cos, cuz, bc, due to, as i, coz, because of, for the sake of, cus, in order to, so that, so that i can, given that, even though",
};
