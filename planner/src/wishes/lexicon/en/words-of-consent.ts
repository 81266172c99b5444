/** What is refused, allowed and possible: symbol to words and phrases, separated by commas. */
export const consentWords = {
  neg: `spare me (on|), (is|are) (way |far |much |a bit |just |)too (early|late) (for me|), refuse, refuse to, (im|i am) not (gonna|going to|planning to|willing to|prepared to|about to) (study|work|do anything|do|), no way im (studying|working|doing), i forbid, ban, (rule|ruling) out, hands off, stay off, (dont|do not|never) (let|have|make) me (study|work|start|do), (keep|leave) me alone on, nope, nope to, no to, nah, dont touch, not up for, count me out on, dont bother me on, dont bother me, im not doing anything, no chance, wont do, cant make it on, dont count on me, not doing, 
    no, no more, not, nothing, none, dont, do not, cant, cannot, can not, wont, will not, shouldnt, should
    not, mustnt, must not, doesnt, does not, isnt, is not, arent, are not, couldnt, could not,
    wouldnt, would not, unable, unable to, not able, not able to, aint, without, nowhere, dont want, do not want,
    dont wanna, not going to, impossible, not possible, (is|are) not possible, no way, dont feel like, no possibility, no chance, stop (giving me|putting|planning|scheduling|making me do), quit (giving me|putting|planning), dont plan, dont
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
  drop: `(im|i am) not (taking|sitting|doing|writing), (dont|do not|please dont) (include|plan in|add|put in), off (the|my) (plan|list|schedule|timetable), dont bother with, dont bother, get rid of, (put|putting) (off|on hold), putting aside, (hold|holding) off on, hold off with, hold off, postpone, (wait|waiting) with, (lets |)leave off, cut out, cross out, scratch, bin, ditch, 
    skip, skipping, skipped, dropped, have dropped, ive dropped, drop, dropping, exclude, excluding, leave out, leaving out, omit,
    ignore, ignoring, cancel, remove, forget about, give up, pausing, neglect, forget, miss,
    missing, leave aside, take out, kick out, stop studying, stop doing`,
  avoid:
    "only if (really |absolutely |)(you must|you have to|need be|necessary|needed|i must|i have to|there is no other way|it must be|unavoidable), only as a last resort, as a last resort, last resort, only in emergencies, (my |)(brain|mind|head) (doesnt work|is dead|shuts down|shuts off|switches off|turns off|gives up|stops working|stops functioning|is fried|is mush|melts), im useless, im no use, avoid, avoiding, stay away from, steer clear of, keep clear of, try to avoid",
  hate: "hate, dislike, loathe, despise, detest, cant stand, cannot stand, hates",
  fine: `nothing wrong with, (not|nothing|have nothing|havent anything) against, no objection to, (wouldnt|would not|wont|never|never said|dont|didnt|did not|not saying|didnt say) (say |)no to, dont have a problem with, dont have a problem, have no problem with, dont have problems with, have no issue with, dont have an issue with, no worries about, totally ok, totally okay, totally fine, completely fine, perfectly fine, absolutely fine, fine by me, ok by me, okay by me, cool with, good with, up for, open to, happy to study on, happy to work on, can do too, willing to study, willing to, work too, work as well, also work, works as well, 
    dont mind, do not mind, wouldnt mind, would not mind, fine, ok, okay, alright, all right, no
    problem, not a problem, isnt a problem, (isnt|arent|is not|are not) (a problem|an issue), no issue, doesnt matter, (dont|do not) care (about|if|), possible, works,
    okay with, ok with, fine with, no problem with, happy with, happy to, totally fine, works too,
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
    dont have time, do not have time, dont have any time, not free, not available, unavailable,
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
} as const satisfies Readonly<Record<string, string>>;

/** They deny what was said before them, and have no noun or verb of their own. */
export const bareNegations = "not never";
