import { addDays } from "../../time/day-number.ts";
import type { PeriodWish, Wish } from "../wish.ts";
import {
  type Clause,
  countOf,
  datesOf,
  daysOf,
  durationOf,
  has,
  hasPartAlone,
  isNotJust,
  namesOf,
  whoOf,
} from "./clause.ts";
import { saysEveryDay } from "./day-readings.ts";
import { either, type Frame, firm, type Outcome, type Reading, say, soft } from "./frame.ts";
import { isTagged, itemsOfKind, symbolOf } from "./items.ts";
import { named } from "./tokens.ts";

const period = (clause: Clause, days: Pick<PeriodWish, "from" | "to">): Outcome =>
  say(clause, { kind: "period", ...whoOf(clause), ...days });

/** "start on 9 March", "not before 9 March", "no English until 20 March"; "start on Monday" is the next one. */
const startOn: Reading = (clause) => {
  const [dated] = itemsOfKind(clause.items, "dated");
  if (dated === undefined) {
    const from = datesOf(clause)[0]?.from ?? itemsOfKind(clause.items, "days")[0]?.coming;
    return from === undefined ? undefined : period(clause, { from });
  }
  const isNegated = has(clause, "neg", "never", "drop");
  const { relation, day } = dated;
  const isEnd = relation === "before" || relation === "until";
  if (isNegated) return isEnd ? period(clause, { from: day }) : undefined;
  if (relation === "from") return period(clause, { from: day });
  return relation === "after" ? period(clause, { from: addDays(day, 1) }) : undefined;
};

/** "finish Maths by 20 March", "only until 20 March"; "no History after 20 March". */
const endOn: Reading = (clause) => {
  const [dated] = itemsOfKind(clause.items, "dated");
  const [span] = itemsOfKind(clause.items, "dates").flatMap(({ spans }) => spans);
  if (dated === undefined)
    return span && has(clause, "finish") ? period(clause, { to: span.to ?? span.from }) : undefined;
  const { relation, day } = dated;
  if (has(clause, "neg", "never"))
    return relation === "after" ? period(clause, { to: day }) : undefined;
  if (relation === "after" || relation === "from") return undefined;
  return period(clause, { to: relation === "before" ? addDays(day, -1) : day });
};

const startOrEnd: Reading = (clause) => endOn(clause) ?? startOn(clause);

/** "after the maths exam only physics": then nothing else. */
const onlyThen: Reading = (clause) => {
  const symbols = clause.items.map(symbolOf);
  const isLed =
    symbols.indexOf("dated") < symbols.indexOf("only") || symbols.join(" ") === "only who dated";
  const isWho = symbols.indexOf("who") === symbols.indexOf("only") + 1;
  return isLed && isWho
    ? say(clause, { kind: "only-subjects", subjects: namesOf(clause), ...daysOf(clause) })
    : undefined;
};

/** Those whose exam is named; none if it is every exam. */
const examined = (clause: Clause): { readonly subjects?: readonly string[] } => {
  const exams = itemsOfKind(clause.items, "examdays").flatMap(({ names = [] }) => names);
  const subjects = [...new Set([...namesOf(clause), ...exams])];
  return subjects.length > 0 ? { subjects } : {};
};

const examDaysOf = (clause: Clause): number => itemsOfKind(clause.items, "examdays")[0]?.days ?? 0;

const finishEarly: Reading = (clause) =>
  has(clause, "roughly")
    ? undefined
    : say(clause, { kind: "finish", ...examined(clause), daysBefore: examDaysOf(clause) });

/** "I don't want to burn out before the exams" says nothing of the last days. */
const lighter: Reading = (clause) =>
  hasPartAlone(clause) || (has(clause, "examdays") && clause.tags.has("burn"))
    ? undefined
    : say(soft, { kind: "light", ...daysOf(clause) });

const review: Reading = (clause) =>
  say(clause, {
    kind: "review",
    days: countOf(clause, "days") ?? examDaysOf(clause),
    only: has(clause, "only", "just", "rest"),
    ...examined(clause),
  });

const shaped =
  (shape: "even" | "rising" | "early"): Reading =>
  (clause) =>
    say(clause, { kind: "shape", shape });

/** "the Maths exam is on the 24th, not the 23rd". */
const movedExam: Reading = (clause) => {
  const [subject, ...others] = namesOf(clause);
  const negation = clause.items.findIndex((item) => symbolOf(item) === "neg");
  const [span] = itemsOfKind(clause.items, "dates")
    .filter((item) => negation === -1 || clause.items.indexOf(item) < negation)
    .flatMap(({ spans }) => spans);
  if (subject === undefined || others.length > 0 || span === undefined) return undefined;
  return say(firm, { kind: "exam", subject, date: span.from, isNew: false });
};

/** "I also have a French exam on 28 March"; without the word it may be a class. */
const newExam: Reading = (clause) => {
  const [name] = itemsOfKind(clause.items, "unknown");
  const [span] = datesOf(clause);
  if (name?.isSubject !== true || span === undefined) return undefined;
  const subject = named(name.written);
  const exam = say(firm, { kind: "exam", subject, date: span.from, isNew: true });
  if (has(clause, "exam")) return exam;
  return either(exam, say(firm, { kind: "off", label: `${subject} class`, dates: [span] }));
};

const done =
  (part: number): Reading =>
  (clause) =>
    say(firm, { kind: "done", subjects: namesOf(clause), part });

/** "I did 3 of 12 chapters", "half of it is done". */
const doneShare: Reading = (clause) =>
  done(itemsOfKind(clause.items, "share")[0]?.part ?? 0.5)(clause);

const doneMinutes: Reading = (clause) =>
  say(firm, { kind: "done", subjects: namesOf(clause), minutes: durationOf(clause)?.most ?? 0 });

const weighed = (clause: Clause, subjects: readonly string[], factor: number): Wish => ({
  kind: "weight",
  firmness: clause.firmness,
  subjects,
  factor: Math.min(Math.max(factor, 0.25), 3),
});

/** More or less, much more or a little. */
const weigh =
  (plain: number, much: number, little: number): Reading =>
  (clause) => {
    const factor = has(clause, "lot", "very") ? much : has(clause, "bit") ? little : plain;
    return [[weighed(clause, namesOf(clause), factor)]];
  };

const most = weigh(1.5, 2, 1.25);
const least = weigh(2 / 3, 0.5, 0.8);

const ownFactor: Reading = (clause) => {
  const factor = itemsOfKind(clause.items, "factor")[0]?.factor ?? 1;
  const [who] = itemsOfKind(clause.items, "who");
  return [[weighed(clause, who?.names ?? [], factor)]];
};

/** "more Physics than History". */
const weighTwo: Reading = (clause) => {
  const [one, two] = itemsOfKind(clause.items, "who");
  const isMore = has(clause, "more", "morethan", "important", "focus");
  const isLess = has(clause, "less", "max");
  const isCompared = isMore !== isLess && has(clause, "than", "morethan", "max");
  if (!isCompared || one === undefined || two === undefined) return undefined;
  const [first, second] = isMore ? [1.5, 2 / 3] : [2 / 3, 1.5];
  return [[weighed(clause, one.names, first), weighed(clause, two.names, second)]];
};

const rate = (clause: Clause, rating: number): Outcome =>
  say(clause, { kind: "difficulty", subjects: namesOf(clause), rating });

/** Symbols, the rating they mean, with "very", and turned round by a "not": "maths isn't that hard". */
const ratings: readonly (readonly [readonly string[], number, number, number | undefined])[] = [
  [["worst"], 5, 5, undefined],
  [["strongest"], 1, 1, 4],
  [["hard"], 4, 5, 2],
  [["easy"], 2, 1, 4],
];

const difficulty: Reading = (clause) => {
  const [, plain, very, denied] = ratings.find(([symbols]) => has(clause, ...symbols)) ?? [];
  const said = has(clause, "very") ? very : plain;
  const rating = has(clause, "neg", "never") ? denied : said;
  // "maths is not as hard as physics" says neither of both.
  const isCompared = rating === denied && itemsOfKind(clause.items, "who").length > 1;
  return rating === undefined || isCompared ? undefined : rate(clause, rating);
};

/** "physics is harder than chemistry" says something of the first. */
const harderThan: Reading = (clause) => {
  const [, second] = itemsOfKind(clause.items, "who");
  return difficulty({ ...clause, items: clause.items.filter((item) => item !== second) });
};

const moreOrLess: Reading = (clause) =>
  [1.5, 2 / 3].map((factor) => [weighed(clause, namesOf(clause), factor)]);

const skip: Reading = (clause) => say(clause, { kind: "skip", subjects: namesOf(clause) });

/** "no history": never, or only less of it? */
const askSkip: Reading = (clause) =>
  clause.isTotal
    ? skip(clause)
    : [
        [{ kind: "skip", ...firm, subjects: namesOf(clause) }],
        [weighed(clause, namesOf(clause), 0.5)],
      ];

/** "only history": nothing else at all, or more of it? */
const onlyWho: Reading = (clause) => [
  [{ kind: "only-subjects", ...firm, subjects: namesOf(clause) }],
  [weighed(clause, namesOf(clause), 2)],
];

const allowWho: Reading = (clause) => say(firm, { kind: "allow", subjects: namesOf(clause) });

/** "every day", "a day", "per week": an order for a while, not for the whole plan. */
const comesAgain = (clause: Clause): boolean => saysEveryDay(clause) || has(clause, "per");

const first =
  (of?: "plan" | "day"): Reading =>
  (clause) => {
    const { subjects } = whoOf(clause);
    const level = has(clause, "hard", "worst") ? "hard" : "easy";
    return say(clause, {
      kind: "first",
      of: of ?? (comesAgain(clause) ? "day" : "plan"),
      ...(subjects === undefined ? { level } : { subjects }),
    });
  };

/** "the easy stuff at the end of the day". */
const levelLast: Reading = (clause) => {
  const isDaily = clause.items.some((item) => symbolOf(item) === "lastly" && isTagged(item, "day"));
  const level = has(clause, "hard", "worst") ? "easy" : "hard";
  return isDaily ? say(clause, { kind: "first", of: "day", level }) : undefined;
};

/** "maths first, then physics", "maths before physics". */
const order: Reading = (clause) => {
  const [found] = itemsOfKind(clause.items, "order");
  const [one, two] = itemsOfKind(clause.items, "who").map(({ names }) => names);
  const [former, latter] = [found?.first ?? one, found?.second ?? two];
  return former === undefined || latter === undefined
    ? undefined
    : say(clause, { kind: "order", first: former, second: latter });
};

/** "English last": at the end of each day, or what matters least? */
const orderLast: Reading = (clause) => {
  const [found] = itemsOfKind(clause.items, "order");
  if (found === undefined) return undefined;
  const isDaily =
    comesAgain(clause) ||
    clause.items.some((item) => symbolOf(item) === "lastly" && isTagged(item, "day"));
  return isDaily ? order(clause) : either(order(clause), [[weighed(clause, found.second, 2 / 3)]]);
};

const pair =
  (kind: "apart" | "alternate"): Reading =>
  (clause) => {
    const subjects = namesOf(clause);
    return subjects.length < 2 ? undefined : say(clause, { kind, subjects });
  };

/** A plan cannot keep neighbours apart; different days do that, and more than was asked. */
const askApart: Reading = (clause) => either(pair("apart")(clause), [[]]);

const hardOrEasy = "who|hard|easy|worst|strongest+ stuff?";

/** The last days, exams, done work, beginnings and ends in the calendar. */
export const courseFrames: readonly Frame[] = [
  ["review examdays who* only|just? that? roughly? more? count? exam? reserved? stuff?", review],
  ["only|just|focus+ more? examdays who* that exam?", review],
  ["neg|never rest examdays", review],
  ["unknown exam? dates", newExam],
  ["who exam moved? dates+ neg? dates?", movedExam],
  ["who moved|ison dates+ neg? dates?", movedExam],
  ["notdone who+", done(0)],
  ["mostlydone|done who+ exam? very? stuff?", done(0.9)],
  ["done|finish|mostlydone share|half who+ chapter? exam?", doneShare],
  ["done duration who+", doneMinutes],
  // Some of it, without saying how much.
  ["done chapters|count chapters|chapter|count|number* who+", done(0.25)],
  ["finish|done who* examdays exam? chapter?", finishEarly],
  ["finish|done who* dated|dates", endOn],
  ["start|earliest who* days|dated|dates only? avail?", startOn],
  ["neg|never start? avail? who* dated", startOrEnd],
  ["drop who+ dated", startOn],
  ["only who* dated", (clause) => onlyThen(clause) ?? startOrEnd(clause)],
  ["who+ dated", startOrEnd],
  [
    "light|less examdays|days|dates* off? stuff? only? prefer? roughly? bit? part?",
    (clause) => (has(clause, "light", "examdays") ? lighter(clause) : undefined),
  ],
  ["neg toomuch days|dates|examdays|per*", lighter],
  ["less avail? days|dates|dated|examdays+", lighter],
  ["only|just bit examdays", lighter],
  [
    "off|neg examdays roughly",
    ({ firmness }) => [
      [{ kind: "off", firmness, daysBeforeExam: 1 }],
      [{ kind: "light", ...soft, daysBeforeExam: 1 }],
    ],
  ],
  ["easy|short bit? days|dates|examdays+", lighter],
  [
    "evenly+ days|per? prefer? toomuch? activity?",
    (clause) => (daysOf(clause).weekdays === undefined ? shaped("even")(clause) : undefined),
  ],
  ["rising+ more|lot|start|light|focus|activity* per|examdays? lastly?", shaped("rising")],
  // "I have more work in the first week" may be a job.
  [
    "early+ start|lot|more*",
    (clause) => (has(clause, "have") ? undefined : shaped("early")(clause)),
  ],
];

/** Pairs, order, more and less, hard and easy, with and without. */
export const subjectFrames: readonly Frame[] = [
  ["neg|never|avoid who+ sameday", pair("apart")],
  ["apart+ who+ days|per?", pair("apart")],
  ["neg|never|avoid who+ backtoback", askApart],
  ["neg|never alternate who+ sameday|per|days?", pair("apart")],
  ["who relation rest days|per?", first()],
  ["alternate who+ days|per|every?", pair("alternate")],
  ["order days|per? first?", order],
  ["order lastly days|per?", orderLast],
  ["who first? followed who days|per?", order],
  ["who first followed rest?", first("plan")],
  ["startwith who followed who", first("plan")],
  [`startday ${hardOrEasy}`, first("day")],
  [`startwith|first ${hardOrEasy} days|per? start?`, first()],
  ["lastly easy|strongest|hard|worst stuff?", levelLast],
  [`first ${hardOrEasy} days|per part start?`, first()],
  ["more|less|morethan|max|important|focus+ lot? who than? who", weighTwo],
  ["factor important? more? who+ rest|need? than?", ownFactor],
  ["neg toomuch|lot who+ prefer?", least],
  [
    "neg focus|important|need lot|toomuch|very? who+",
    (clause) =>
      has(clause, "need") && !has(clause, "lot", "toomuch") ? askSkip(clause) : least(clause),
  ],
  ["less|max than? rest who+", least],
  ["less lot|bit? focus|need|important? avail? who+ exam? stuff?", least],
  ["short who+", least],
  [
    "reserved who+ days|dates+ only|just",
    (clause) =>
      say(clause, { kind: "only-subjects", subjects: namesOf(clause), ...daysOf(clause) }),
  ],
  ["bit|lot? more|focus+ need|important|prefer|very|more? who+ exam? session? stuff? mock?", most],
  ["important more|very|rest? who+ than? rest? exam?", most],
  ["neg? hard|easy|worst|strongest very|bit|lot|toomuch|more? who+ exam? stuff?", difficulty],
  ["hard|easy very|lot|bit? than who who", harderThan],
  ["hate|prefer who+", moreOrLess],
  ["neg|never drop|avoid|hate who+", allowWho],
  ["neg|never only|just who+", (clause) => (isNotJust(clause) ? allowWho(clause) : undefined)],
  ["avail who+", allowWho],
  [
    "fine who+",
    (clause) =>
      clause.tags.has("me") || (clause.tags.has("problem") && clause.tags.has("denied"))
        ? rate(clause, 2)
        : allowWho(clause),
  ],
  ["drop who+ exam?", skip],
  ["drop who+ fornow", askSkip],
  ["neg|never who+ need?", askSkip],
  ["only who+ focus?", onlyWho],
];
