/** Conditions, questions, the past, other people and reasons: what stands around a wish and is none. */
export const talkWords = {
  except:
    "(anything|everything|any time|anytime|whenever|always|all) (but|except|besides), besides, bar, except, except for, except on, apart from, other than, save for, aside from, excluding only",
  cond: `on (the |)days (when |that |where |)(i|im|ive), not (always|necessarily|every time|constantly), most days, some days, sometimes, now and then, every now and then, often, depends, 
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
} as const satisfies Readonly<Record<string, string>>;
