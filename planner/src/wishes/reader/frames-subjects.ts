import type { Wish } from "../wish.ts";
import { type Clause, has, isNotJust, namesOf, whoOf } from "./clause.ts";
import { saysEveryDay } from "./day-readings.ts";
import { type Frame, type Outcome, type Reading, wishes } from "./frame.ts";
import { itemsOfKind, symbolOf } from "./items.ts";

const smallest = 0.25;
const largest = 3;

const weighed = (clause: Clause, names: readonly string[], factor: number): Wish => ({
  kind: "weight",
  firmness: clause.firmness,
  subjects: names,
  factor: Math.min(Math.max(factor, smallest), largest),
});

const weigh =
  (factor: number): Reading =>
  (clause) => {
    const strength = has(clause, "lot", "very") ? 2 : has(clause, "bit") ? 0.5 : 1;
    const scaled =
      factor > 1
        ? 1 + (factor - 1) * strength
        : strength === 2
          ? 0.5
          : strength === 1
            ? factor
            : 0.8;
    return wishes(weighed(clause, namesOf(clause), scaled));
  };

const most = weigh(1.5);
const least = weigh(2 / 3);

const ownFactor: Reading = (clause) => {
  const factor = itemsOfKind(clause.items, "factor")[0]?.factor;
  const [who] = itemsOfKind(clause.items, "who");
  return factor === undefined || who === undefined
    ? undefined
    : wishes(weighed(clause, who.names, factor));
};

/** "more Physics than History". */
const weighTwo: Reading = (clause) => {
  const [one, two] = itemsOfKind(clause.items, "who");
  if (one === undefined || two === undefined) return undefined;
  if (one.names.some((name) => two.names.includes(name))) return undefined;
  if (!has(clause, "than", "morethan", "max")) return undefined;
  const isMore = has(clause, "more", "morethan", "important", "focus");
  const isLess = has(clause, "less", "max");
  if (isMore === isLess) return undefined;
  const [first, second] = isMore ? [1.5, 2 / 3] : [2 / 3, 1.5];
  return wishes(weighed(clause, one.names, first), weighed(clause, two.names, second));
};

const rate = (clause: Clause, rating: number): Outcome =>
  wishes({
    kind: "difficulty",
    firmness: clause.firmness,
    subjects: namesOf(clause),
    rating,
  });

/** Symbols, the rating they mean, with "very", and turned round by a "not": "maths isn't that hard". */
const ratings: readonly (readonly [readonly string[], number, number, number | undefined])[] = [
  [["worst"], 5, 5, undefined],
  [["strongest"], 1, 1, 4],
  [["hard"], 4, 5, 2],
  [["easy", "good"], 2, 1, 4],
];

const difficulty: Reading = (clause) => {
  const [, plain, very, denied] = ratings.find(([symbols]) => has(clause, ...symbols)) ?? [];
  const said = has(clause, "very") ? very : plain;
  const rating = has(clause, "neg", "never") ? denied : said;
  return rating === undefined ? undefined : rate(clause, rating);
};

/** "physics is harder than chemistry" says something of the first. */
const harderThan: Reading = (clause) => {
  const [first, second] = itemsOfKind(clause.items, "who");
  return first === undefined || second === undefined || first.names.join() === second.names.join()
    ? undefined
    : difficulty({ ...clause, items: clause.items.filter((item) => item !== second) });
};

type Question = Extract<Outcome, { readonly question: string }>;

const moreOrLess = (clause: Clause, question: string): Question => ({
  question,
  choices: [[weighed(clause, namesOf(clause), 1.5)], [weighed(clause, namesOf(clause), 2 / 3)]],
});

const skip: Reading = (clause) =>
  wishes({ kind: "skip", firmness: clause.firmness, subjects: namesOf(clause) });

const allowWho: Reading = (clause) =>
  wishes({ kind: "allow", firmness: "firm", subjects: namesOf(clause) });

const first =
  (of: "plan" | "day"): Reading =>
  (clause) => {
    const who = whoOf(clause);
    const level = has(clause, "hard", "worst")
      ? "hard"
      : has(clause, "easy", "strongest")
        ? "easy"
        : undefined;
    if (who.subjects === undefined && level === undefined) return undefined;
    return wishes({
      kind: "first",
      firmness: clause.firmness,
      of,
      ...(who.subjects === undefined && level !== undefined ? { level } : who),
    });
  };

/** "every day", "a day", "per week": an order for a while, not for the whole plan. */
const comesAgain = (clause: Clause): boolean => saysEveryDay(clause) || has(clause, "per");

/** "maths first, then physics". */
const firstThen: Reading = (clause) => {
  const at = clause.items.findIndex((item) => symbolOf(item) === "followed");
  const before = clause.items.slice(0, at);
  const after = clause.items.slice(at);
  const [one] = itemsOfKind(before, "who");
  const [two] = itemsOfKind(after, "who");
  return one === undefined || two === undefined
    ? undefined
    : wishes({ kind: "order", firmness: clause.firmness, first: one.names, second: two.names });
};

const order: Reading = (clause) => {
  const [found] = itemsOfKind(clause.items, "order");
  if (found === undefined) return undefined;
  const { first: one, second: two } = found;
  return wishes({ kind: "order", firmness: clause.firmness, first: one, second: two });
};

/** "English last": at the end of each day, or what matters least? */
const orderLast: Reading = (clause) => {
  const [found] = itemsOfKind(clause.items, "order");
  const daily = order(clause);
  if (found === undefined || daily === undefined || !("wishes" in daily)) return undefined;
  return comesAgain(clause) || clause.items.some(({ written }) => /\bday\b/i.test(written))
    ? daily
    : {
        question: "Last on each day, or with less time?",
        choices: [daily.wishes, [weighed(clause, found.second, 2 / 3)]],
      };
};

const pair =
  (kind: "apart" | "alternate"): Reading =>
  (clause) => {
    const subjects = namesOf(clause);
    return subjects.length < 2 ? undefined : wishes({ kind, firmness: clause.firmness, subjects });
  };

export const subjectFrames: readonly Frame[] = [
  // Pairs.
  ["neg|never|avoid who+ sameday", pair("apart")],
  ["apart+ who+ days|per?", pair("apart")],
  // No plan knows neighbours: different days keep them apart, and more than was asked.
  [
    "neg|never|avoid who+ backtoback",
    (clause) => {
      const apart = pair("apart")(clause);
      return apart !== undefined && "wishes" in apart
        ? { question: "Shall they be on different days?", choices: [apart.wishes, []] }
        : undefined;
    },
  ],
  ["neg|never alternate who+ sameday|per|days?", pair("apart")],
  ["who relation rest days|per?", (clause) => first(comesAgain(clause) ? "day" : "plan")(clause)],
  ["alternate who+ days|per|every?", pair("alternate")],
  ["order days|per? first?", order],
  ["order lastly days|per?", (clause) => orderLast(clause)],
  ["who first? followed who days|per?", firstThen],
  ["who first followed rest?", first("plan")],
  ["startwith who followed who", first("plan")],
  // First.
  ["startday who|hard|easy|worst|strongest+ stuff?", first("day")],
  [
    "startwith who|hard|easy|worst|strongest+ stuff? days|per?",
    (clause) => first(comesAgain(clause) ? "day" : "plan")(clause),
  ],
  [
    "first who|hard|easy|worst|strongest+ stuff? days|per? start? part?",
    (clause) =>
      has(clause, "part") && !comesAgain(clause)
        ? undefined
        : first(comesAgain(clause) ? "day" : "plan")(clause),
  ],
  // More and less.
  ["more|less|morethan|max|important|focus+ lot? who than? who", weighTwo],
  ["factor important? more? who+ rest|need? than?", ownFactor],
  ["neg toomuch|lot who+ prefer?", least],
  ["toomuch who+", least],
  ["short who+", least],
  [
    "neg focus|important|need lot|toomuch|very? who+",
    (clause) =>
      has(clause, "need") && !has(clause, "lot", "toomuch") ? askSkip(clause) : least(clause),
  ],
  ["less|max than? rest who+", least],
  ["more|morethan than? rest who+", most],
  ["less lot|bit? focus|need|important? who+ exam? stuff?", least],
  ["bit|lot? more|focus+ need|important|prefer|very|more? who+ exam? session? stuff? mock?", most],
  ["important more|very|rest? who+ than? rest? exam?", most],
  ["need lot who+ stuff?", most],
  ["lot who+ need?", most],
  // Hard and easy.
  ["neg? hard|easy|worst|strongest very|bit|lot|toomuch|more? who+ exam? stuff?", difficulty],
  ["neg? good very? who+", difficulty],
  ["hard|easy|worst|strongest very|lot|bit? than rest who", difficulty],
  ["hard|easy very|lot|bit? than who who", harderThan],
  ["less avail who+", least],
  ["hate who+", (clause) => moreOrLess(clause, "Shall it get more time, or less?")],
  ["prefer who+", (clause) => moreOrLess(clause, "Shall it get more time, or less?")],
  // With and without.
  ["neg|never drop|avoid|hate who+", allowWho],
  ["neg only who+", allowWho],
  ["neg just who+", (clause) => (isNotJust(clause) ? allowWho(clause) : undefined)],
  ["avail who+", allowWho],
  [
    "fine who+",
    (clause) =>
      clause.fillers.includes("for me") ||
      clause.items.some(({ written }) =>
        /no problem|not a problem|no issue|not an issue/i.test(written),
      )
        ? rate(clause, 2)
        : allowWho(clause),
  ],
  ["drop who+ exam?", skip],
  ["drop who+ fornow", (clause) => askSkip(clause)],
  ["neg|never who+ need?", (clause) => askSkip(clause)],
  ["only who+ focus?", (clause) => onlyWho(clause)],
];

/** "no history": never, or only less of it? */
const askSkip: Reading = (clause) =>
  clause.total
    ? skip(clause)
    : {
        question: "None of it at all, or less of it?",
        choices: [
          [{ kind: "skip", firmness: "firm", subjects: namesOf(clause) }],
          [weighed(clause, namesOf(clause), 0.5)],
        ],
      };

const onlyWho: Reading = (clause) => ({
  question: "Nothing else at all, or more of it?",
  choices: [
    [{ kind: "only-subjects", firmness: "firm", subjects: namesOf(clause) }],
    [weighed(clause, namesOf(clause), 2)],
  ],
});
