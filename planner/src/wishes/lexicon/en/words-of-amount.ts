/** How much, how important and how hard. */
export const amountWords = {
  max: `cap me at, keep it under, keep it below, limit of, a limit of, dont go over, stay under, not to exceed, hard limit of, no more then, not more then, not longer then, no longer then, max is, maximum is, the most i can do is, the most is, dont let me study more than, wont do more than, 
    max, atmost, maximum, maximum of, a maximum of, max of, at most, at the most, no more than, not more
    than, no longer than, not longer than, less than, fewer than, shorter than, under, below, up
    to, limit, limited to, limit to, limited, cap, capped, capped at, cap at, tops, at maximum,
    not exceeding, not over, never more than, never longer than, dont do more than, nothing over,
    nothing longer than, not exceed, limit it to, (no|not|never) (more|longer) thn, (dont|do not) (go|want to go|study|work) (over|above|more than|longer than), (cant|cannot|can not|couldnt) (do|handle|manage|take|study) (more than|over|longer than), (i|ill) (max out|cap out|tap out) at, (thats|is) (the|my) (max|maximum|limit), (is|thats) my limit, my (max|limit|maximum) is, dont exceed, cant do more than, not above, no greater than, or less, max out at`,
  min: `minimum is, no fewer then, not less then, the least is, at the minimum, push for at least, 
    min, minimum, atleast, minimum of, a minimum of, at least, at the least, at the very least, no less
    than, not less than, no shorter than, not shorter than, no fewer than, or more, at minimum, never less than`,
  morethan:
    "(more|longer) as, more than, longer than, exceed, exceeding, beyond, greater than, over",
  about:
    "aim for, aim at, target, a target of, shoot for, my goal is, goal is, goal of, a goal of, ideally about, something like, about, around, roughly, approx, approximately, circa, ca, say, ish, or so",
  more: `(use|give|put|spend) (the|that|this|all that|its|their) (extra |free |)time (for|to|into|on|in), be generous (with|to|on), heavier on, load up on, double down on, push, emphasise more, more emphasis on, more hours for, more hours on, more hours, go hard on, hammer, bump up, up the, 
    more, extra, additional, increase, boost, most, mostly, mainly, more of, as much as possible,
    heavy, heavier, go heavy, some more, some extra, more time, more time for, more time on, add
    more, more attention, more practice, bigger share, more work, spend more, more focus`,
  less: `(the |)bare minimum (for|on|in|there|of|), (doesnt|does not|dont) count (towards|for|toward) (anything|much|my grade), (doesnt|does not|dont) (count|weigh) (for |)(much|so much|that much|a lot), less attention (to|for|on|), lighter on, fewer hours for, fewer hours on, less hours for, less hours, tone it down on, dont overdo, ease up on, scale back, scale back on, dont need much, less emphasis on, a quick look at, (doesnt|does not|dont|do not) matter (much|so much|that much|as much|a lot), (isnt|is not|not|arent) (so |that |very |really |all that |too |)important, unimportant, (not|isnt|is not) (a |my |)priority, (dont|do not) (need|want) (that |so |)much, 
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
} as const satisfies Readonly<Record<string, string>>;
