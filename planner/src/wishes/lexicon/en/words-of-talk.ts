/** Conditions, questions, the past, other people and reasons: what stands around a wish and is none. */
export const talkWords = {
  except:
    "besides, bar, except, except for, except on, apart from, other than, save for, aside from, excluding only",
  cond: `on (the |)days (when |that |where |)(i|im|ive), not (always|necessarily|every time|constantly), most days, some days, sometimes, now and then, every now and then, often, depends, 
    if, unless, neither, whenever, otherwise, instead, instead of, depending, depending on, as long
    as, provided, in case, suppose, even if, whether, either, not sure, dont know, unsure, no clue, cant decide, havent decided, might, may`,
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
    "because, since, cause, cos, cuz, bc, due to, as i, coz, because of, for the sake of, cus, in order to, so that, so that i can, given that, even though",
} as const satisfies Readonly<Record<string, string>>;
