/**
 * The meaning of words by their neighbours: tried before any other phrase, from the first to the
 * last. A meaning is a symbol of the grammar, or `filler`, `unknown`, `activity`, `and`, `am`,
 * `pm`, `daily`, `after`; slots are written beside it.
 */
export const context = `
  unknown: (isnt|arent|is not|are not) $ ![so], [but] (bad|terrible|awful|horrible|worse) for [<who>], <word> (closed|shut) [until|till|til]
  am: [<day>|<who>] (am|ams), [only|no|not|in|every|the|prefer] (am|ams) [$|only]
  pm: [<day>|<who>] (pm|pms), [only|no|not|in|every|the|prefer] (pm|pms) [$|only]
  max: (anything|everything|whatever|) (over|above|more than) <dur> <per> <bad>
  session+max: (anything|everything|whatever|session|sessions|block|blocks|sitting|sittings|stretches) (over|above|beyond|past|longer than|more than) <sitting> <bad>, ^ (over|above|beyond|past|longer than|more than) <sitting> <bad>, [please|pls|plz|also|and|but|so|because|since|hi|hello|hey|ok|okay|,|-] (over|above|beyond|past|longer than|more than) <sitting> <bad>
  session+min: (anything|everything|whatever|session|sessions|block|blocks|sitting|sittings|stretches) (under|below|shorter than|less than) <sitting> <bad>
  unknown: (anything|everything|whatever) (over|above|beyond|past|longer than|more than|under|below|shorter than|less than) <dur> (<clause>|), ^ (over|above|beyond|past|longer than|more than) <dur> <bad>, [please|pls|plz|also|and|but|so|because|since|hi|hello|hey|ok|okay|,|-] (over|above|beyond|past|longer than|more than) <dur> <bad>
  neg: neither [<word> (<word>|) (<word>|) (nor|or) (on|in|the|) <word> (morning|mornings|evening|evenings|afternoon|afternoons|night|nights|) ($|works|work|(is|are) (possible|ok|okay|fine|good|an option|available)|on|at|in)]
  filler: {neither} (works|work) (for me|), {neither} (is|are) (possible|ok|okay|fine|good|an option|available)
  min: {<dur>} !{max|maximum|most|least|min|minimum|no|not|never|than|only|under|over} (no matter what|come what may|rain or shine|whatever happens|without fail) (happens|comes|) $
  firm: (no matter what|come what may|rain or shine|whatever happens|without fail) (happens|comes|) $
  avail: (can|could) (go|continue|keep going|go on|carry on) [until|till|til]
  only: {exam|exams|test|tests|final|finals} [subject|exam|one|it|exams|subjects] and nothing else $
  oneatatime: (finish|complete|finishing|completing|do) (one|a) (thing|subject|topic|course) (completely|fully|first|) before (i|you|we|) (move|moving|go|going|start|starting|jump|jumping|switch|switching|begin|beginning) (on|over|) (to|with|) (the next|another|a new|the other) (one|subject|thing|topic|course|)
  filler: [,] (ok|okay|alright|k|right) $, {no|not|never|nothing|dont|cant|wont|max|only|off|least|skip|please} ![is|are|be|was|its|thats|not|isnt|arent|totally|also|perfectly|all|quite|im|feel|feels|seem|seems|absolutely|completely] (ok|okay|alright|k|right) $
  ask: ^ (is|are|am|does|did|was|will|would|should|isnt|arent|wont|wouldnt|doesnt) [<asked>]
  filler: (do|doing|study|studying) [nothing (but|except|other)]
  filler: [(<dur>|<n>) (of|for) <who>] before (the|my|all|) exams $
  catchup: [as|a|my] buffer ![before|after|of]
  unknown: break [my|the|up|down|it|into], [i] break
  unknown: (that|those) (weekend|weekends|week|weeks|morning|mornings|evening|evenings|afternoon|afternoons|month|<day>), the <day> (before|after) [<exam>], (im|i am|ill be) ready ![for|with], (everything|anything|all|everyone) but [<who>]
  filler: !^ otherwise $
  home: ![log|switch|turn|sign] off at [<clock>]
  hard: help (me|) (with|in) [<who>], [<who>] help
  soft: best would be [<day>]
  avoid: (im|i am|i get|i feel|) (always|usually|so|too|) (dead|tired|exhausted|knackered|wiped) [(after|from|past) <clock>]
  light: (relax|chill) [(on|) (the|my|) (day|days|night|evening|week) before]
  max: [<dur>] no more $, [<per> ,] (no|not) more (than that|) $, (reduce|decrease|cut|shorten|limit|bring) (down|) [(the|my|) (<day>|<day-group>|<who>) (down|) to <dur>]
  off: block (off|out|) [(the|my|every|each|) (<day>|<date>|<day-group>|<part>)]
  journey: (leave|leaving|away|gone|going|going away|fly|flying|travelling) (on|from|) <date> (and|,|-|) (i|ill|) (be|am|im|) (come|coming|get|getting|fly|flying|return|returning|back|home) (back|home|) (on|) <date>
  rest: {<who>} [,|and|;|-] rest ![of|day|days]
  drop: can wait [until|till|til], pause [<who>], (leave|take|cut|keep) [<who> out], (leave|save) [(the|) <who> (until|till|til)]
  filler: [(leave|take|cut|keep) <who>] out
  filler: (if|when|whenever) (its|<word> is) (a|an|the|) [<day>|weekend|weekends|weekday|weekdays]
  done: [already|ive|have|has] (plan|schedule|book|block|put|assign|calculate|set) [(about|around|roughly|in|) <dur> (for|into|on|of)]
  need: (plan|schedule|book|block|put|assign|calculate|set) [(about|around|roughly|in|) <dur> (for|into|on|of)], [<who>] (to|at) [<dur>]
  that: {,|so} [<word>] then $
  filler: [<word>] either $, ^ also, 4 [me|my|u|us|the], 2 [do|study|learn|start|be]
  because: !^ so i dont [get|burn|forget|panic|stress|fall|feel|lose|end|become|go|miss|fail|freak], !^ so i can ![only|not|just|never|do|study|work]
  after: (beyond|over) [<clock>]
  fine: !{no|not|never|nothing|dont|cant|wont|max|only|off|least|skip} [morning|mornings|evening|evenings|afternoon|afternoons|night|nights|weekend|weekends|weekday|weekdays|<day>] (too|as well) $, [morning|mornings|evening|evenings|afternoon|afternoons|night|nights|weekend|weekends|weekday|weekdays|<day>] (yes|yeah|yep) $
  easy: know [(<word>|) (<word>|) (<word>|) (<word>|) well]
  activity: <name> (lesson|lessons|class|classes|club|clubs|practice|training|course|rehearsal|rehearsals|group|meeting|meetings|appointment|appointments|match|game|tournament|team|workshop|therapy|competition|society), <new-name> (night|nights)
  filler: (work|working) (on|) [<who>]
  and: with [<dur>]
  avail: whenever [$|on|except|apart]
  except: [<day-group>] but [<day>]
  reserved: free (for|to (study|revise|learn|practise|do|work on)) [<who>]
  very: so [hard|difficult|easy|tough|tricky|bad|good|important|many|long|tired|busy|stressed|keen|great|simple]
  filler: instead of (the|) <n> (st|nd|rd|th|)
  neg: [<day>] (dont|doesnt|wont) work ![for]
  unknown: <day> (from|at|) (<part>|<clock>) (to|until|till|through|-|–) <day> (<part>|<clock>)
  span-of-hours: <n> h (-|–|to|until|till) <n> h, [<time-opener>|time|times] <n> (-|–|to) <n> h
  unknown: [<time-opener>|time|times] <n> (-|–|to) <n> h
  cond: (back|return|returning) (on|at|) [<date>]
  pomodoro: <n> (<minutes>|) on (,|and|) <n> (<minutes>|) off, (study|work|focus|learn|studying) (for|of|) <n> (<minutes>|) (,|and|then) (and|then|) (rest|break|pause|off|resting) (for|of|) <n> (<minutes>|), <n> <minutes> (study|work|focus|learn|studying) (,|and|then|) (and|then|) <n> <minutes> (rest|break|pause|off|resting)
  numbers: [pomodoro|pomodoros|pomodori|(pomodoro|pomodori) <word>] (,|) <n> and <n>, [(pomodoro|pomodori) <word> ,] <n> and <n>
  share: <slashed> of, <slashed> [done|finished|through|complete|completed|covered|ready]
  numbers: [(pomodoro|pomodoros|session|sessions|block|blocks|break|breaks|rhythm|cycle|cycles|interval|intervals|split) (<word>|)] <slashed>, <slashed> [(<word>|) (pomodoro|pomodoros|session|sessions|block|blocks|break|breaks|rhythm|cycle|cycles|interval|intervals|split)], [(pomodoro|pomodoros) (<word>|)] <n> - <n>, <n> - <n> [(<word>|) (pomodoro|pomodoros)]
  pomodoro: <work-rest>`;

/** After these, "anything over 50 minutes" is too much, unless one of the others praises it. */
export const badWords =
  "gone dead lost done zone zoning drift useless pointless worthless waste wasted too cant wont dont doesnt isnt arent brain asleep bored tired tiring exhausted exhausting kill kills hell torture nope overwhelms overwhelming unbearable impossible forget distracted crash quit fall annoying hate suck sucks";
export const goodWords =
  "fine ok okay good great perfect bonus welcome if when unless allowed but best better nice love like counts problem matter bad mind enough";

/** "Is Sunday off ok?" wishes, although it asks. */
export const wishesInQuestions = "you we there possible ok okay fine alright please free off";

/** After these nothing more is said of the words before them. */
export const clauseEnds =
  "please pls plz thanks thank thx ty lol haha tho though ok okay if because cause cos since and but so or";
