import type { Lexicon } from "../../reader/lexicon.ts";

const numberWords =
  "eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig";

/** German for the commonest wishes. Written like tokens: lower case, without dots on vowels. */
export const german: Lexicon = {
  symbols: {
    neg: "kein, keine, keinen, nicht, nichts, (ich |)(kann|will|mochte) nicht, ohne",
    never: "nie, niemals, auf keinen fall",
    only: "nur, bloß, lediglich, ausschließlich, erst [ab|nach|um]",
    avail: "(ich |)(kann|konnte) (lernen|arbeiten), (habe|hab) zeit, habe ich zeit",
    "only+avail": "(kann|konnte) (ich |)nur (lernen|arbeiten|), (habe|hab) nur zeit",
    fine: "ist ok, sind ok, ist okay, sind okay, (macht|machen) mir nichts aus, passt, passen",
    prefer: "lieber, am liebsten, am besten, bevorzugt, bevorzuge",
    soft: "wenn moglich, moglichst, gerne, gern, (ich |)(hatte|mochte|wurde) gern, eher",
    firm: "unbedingt, immer, auf jeden fall",
    max: "hochstens, maximal, max, nicht mehr als, nicht langer als",
    min: "mindestens, wenigstens, min",
    more: "mehr, mehr zeit fur",
    less: "weniger, weniger zeit fur",
    focus: "schwerpunkt, konzentrieren",
    hard: "schwer, schwierig, schwach in, schlecht in",
    easy: "leicht, einfach, gut in, stark in",
    very: "sehr, besonders, zu",
    off: "frei, freihalten, frei haben, frei halten, weg, im urlaub, verreist, belegt",
    avoid: "ungern",
    drop: "weglassen, auslassen, streichen",
    need: "braucht, brauche, brauchen",
    session: "einheit, einheiten, sitzung, sitzungen, block, blocke",
    break: "pause, pausen",
    between: "zwischen den (einheiten|sitzungen|blocken), dazwischen",
    sleep: "schlafe, schlafen, ins bett, im bett",
    start: "anfangen, beginnen, starten, los",
    finish: "aufhoren, fertig, schluss, fertig sein",
    earliest: "fruhestens",
    latest: "spatestens",
    exam: "prufung, prufungen, klausur, klausuren",
    except: "außer",
    cond: "wenn, falls, vielleicht, manchmal, selten, kaum, oft, meist, meistens, eventuell, je nachdem, sofern",
    hypothetical: "hatte, ware, wurde",
    past: "war, waren, fruher, letzte woche, letztes jahr, gestern",
    told: "(mein|meine) (freund|freundin|mutter|vater|schwester|bruder|lehrer|lehrerin) (sagt|meint|findet)",
    due: "abgeben, abgabe, abzugeben, fallig, frist",
    ask: "was, warum, wie, wer, wann, wo",
    because: "weil, da ich, damit",
    have: "habe, hab, hat",
  },
  shorthands: "z.b. z.b",
  punctuation: { "&": "und", "+": "und", "@": "um" },
  fillers:
    "ich, bin, schon, mir, mich, mein, meine, meinen, der, die, das, den, dem, ein, eine, einen, einer, am, an, im, in, zum, zur, mit, fur, auf, es, ist, sind, sein, bitte, danke, hallo, und zwar, lernen, lern, arbeiten, mochte, will, kann, soll, sollen, sollte, werden, wird, zeit, doch, auch, mal, also, plan, planen, plane, machen, mach, stunde, tag, zb",
  life: "mude, gestresst, familie, freunde, eltern, großeltern, oma, opa",
  activities:
    "arbeit, job, schicht, schule, uni, training, fußball, tennis, schwimmen, chor, orchester, band, klavier, gitarre, kirche, sport, fitnessstudio, mittagessen, abendessen, fruhstuck, arzt, zahnarzt, hochzeit, geburtstag, nachhilfe, fahrschule",
  joints: {
    and: "und, sowie",
    or: "oder",
    so: "also daher, deshalb, daher, darum",
    but: "aber, jedoch",
    instead: "nein doch, quatsch, ich meine, besser gesagt",
  },
  relations: {
    before: "vor",
    after: "nach",
    until: "bis",
    by: "",
    from: "ab, von",
    at: "um, gegen",
  },
  parts: `
    5 12: morgens, vormittags, vormittag, vormittage, morgen fruh, am morgen
    12 17: nachmittags, nachmittag, nachmittage
    17 24: abends, abend, abende
    18 24: nachts, nacht`,
  persons: `
    5 12: fruhaufsteher, morgenmensch
    20 24: nachteule, nachtmensch`,
  context: "",
  lengths: "<length>",
  dates: `
    ahead 0 0: heute
    ahead 1 1: morgen
    ahead 2 2: ubermorgen
    week 0: diese woche
    week 1: nachste woche
    weekend-ahead 0: dieses wochenende
    weekend-ahead 1: nachstes wochenende
    weekday 0: (diesen|kommenden) <day>
    next-days: (die|) nachsten <n> <unit>`,
  exams:
    "examdays: (am|den|die|) (letzten|) (<n>|) <unit> vor (jeder|der|den|) (prufung|prufungen|klausur|klausuren)",
  factors: "factor 2: doppelt so viel",
  counts: `
    count: <n> <countable>
    every: jeden <nth> tag`,
  days: `
    day-range: (von|) <day> <to> <day>
    <day-group>
    <per>
    <day>`,
  every: "filler: jede, jeder, jedes, jeden",
  slots: {
    unit: `
      1: tag, tage, tagen
      7: woche, wochen`,
    length: `
      minutes 30: eine halbe stunde
      minutes 90: anderthalb stunden, eineinhalb stunden
      minutes 60: eine stunde
      length: <n> <time-unit>`,
    nth: `
      2: zweiten
      3: dritten`,
    to: "bis, -, –",
    oclock: "uhr",
    the: "der, den, dem",
    of: ".",
    "list-joint": "(,|und|oder)",
    "month-opener": "im",
    "clock-here": "[vor|nach|bis|ab|um|gegen|von|zwischen] <token>",
    "span-opener": "von, zwischen",
    "span-middle": "<to>, und",
    past: `
      15: viertel nach
      -15: viertel vor
      -30: halb [<n>]`,
    "day-group": `
      school-days: unter der woche, wochentags, werktags, an wochentagen, an werktagen
      weekend: wochenende, wochenenden, am wochenende, an wochenenden
      daily: jeden tag, taglich`,
    per: `
      per day: am tag, pro tag
      per week: in der woche, pro woche, die woche`,
    countable: `
      times: mal
      sessions: einheiten, sitzungen, blocke
      subjects: facher, fach
      days: tage, tag`,
  },
  numbers: Object.fromEntries(numberWords.split(" ").map((word, index) => [word, index + 1])),
  clock: { noon: "mittag mittags", midnight: "mitternacht" },
  spellings: "nicht: nich; kein: kain; wochenende: wochenede",
  calendar:
    "montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags wochenende wochentags stunde stunden minute minuten",
  shortForms: "max min ca bzw",
  common: "und oder aber nicht kein keine nur auch noch schon sehr mehr weniger",
  schoolSubjects:
    "mathematik mathe physik chemie biologie geschichte englisch deutsch latein franzosisch spanisch erdkunde musik kunst informatik",
  subjectFamilies:
    "mathematics maths mathe mathematik, physics physik, chemistry chemie, biology biologie bio, history geschichte, english englisch, geography erdkunde geographie",
  genericNames: "grundlagen einfuhrung kurs teil",
  clauseEnds: "bitte danke und oder aber weil wenn",
  badWords: "",
  goodWords: "",
  wishesInQuestions: "frei",
  tags: {
    weekly: "montags dienstags mittwochs donnerstags freitags samstags sonntags",
    front: "am an im in fur",
    each: "jeder jede jedes alle",
    once: "arzt zahnarzt hochzeit konzert geburtstag",
    school: "schule uni",
    job: "arbeit job schicht",
    early: "arbeit job schicht schule uni kirche fruhstuck arzt zahnarzt",
    daily: "mittagessen abendessen fruhstuck",
    hours: "arbeit job schicht schule uni training",
    busy: "belegt",
    away: "weg urlaub verreist",
    bare: "nicht nie",
  },
  labels: "",
  usualHours: `
    8 16: schule uni
    9 17: arbeit job`,
};
