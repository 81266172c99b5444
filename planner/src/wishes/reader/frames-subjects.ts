import type { Wish } from "../wish.ts";
import { type Clause, has, isNotJust, namesOf, whoOf } from "./clause.ts";
import { saysEveryDay } from "./day-readings.ts";
import { type Frame, type Outcome, wishes } from "./frame.ts";
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
  (factor: number): Frame["read"] =>
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

const ownFactor: Frame["read"] = (clause) => {
  const factor = itemsOfKind(clause.items, "factor")[0]?.factor;
  const [who] = itemsOfKind(clause.items, "who");
  return factor === undefined || who === undefined
    ? undefined
    : wishes(weighed(clause, who.names, factor));
};

/** "more Physics than History". */
const weighTwo: Frame["read"] = (clause) => {
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

const difficulty: Frame["read"] = (clause) => {
  const [, plain, very, denied] = ratings.find(([symbols]) => has(clause, ...symbols)) ?? [];
  const said = has(clause, "very") ? very : plain;
  const rating = has(clause, "neg", "never") ? denied : said;
  return rating === undefined ? undefined : rate(clause, rating);
};

/** "physics is harder than chemistry" says something of the first. */
const harderThan: Frame["read"] = (clause) => {
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

const skip: Frame["read"] = (clause) =>
  wishes({ kind: "skip", firmness: clause.firmness, subjects: namesOf(clause) });

const allowWho: Frame["read"] = (clause) =>
  wishes({ kind: "allow", firmness: "firm", subjects: namesOf(clause) });

const first =
  (of: "plan" | "day"): Frame["read"] =>
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
const firstThen: Frame["read"] = (clause) => {
  const at = clause.items.findIndex((item) => symbolOf(item) === "followed");
  const before = clause.items.slice(0, at);
  const after = clause.items.slice(at);
  const [one] = itemsOfKind(before, "who");
  const [two] = itemsOfKind(after, "who");
  return one === undefined || two === undefined
    ? undefined
    : wishes({ kind: "order", firmness: clause.firmness, first: one.names, second: two.names });
};

const order: Frame["read"] = (clause) => {
  const [found] = itemsOfKind(clause.items, "order");
  if (found === undefined) return undefined;
  const { first: one, second: two } = found;
  return wishes({ kind: "order", firmness: clause.firmness, first: one, second: two });
};

/** "English last": at the end of each day, or what matters least? */
const orderLast: Frame["read"] = (clause) => {
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
  (kind: "apart" | "alternate"): Frame["read"] =>
  (clause) => {
    const subjects = namesOf(clause);
    return subjects.length < 2 ? undefined : wishes({ kind, firmness: clause.firmness, subjects });
  };

export const subjectFrames: readonly Frame[] = [
  // Pairs.
  { shape: "neg|never|avoid who+ sameday", read: pair("apart") },
  { shape: "apart+ who+ days|per?", read: pair("apart") },
  {
    // No plan knows neighbours: different days keep them apart, and more than was asked.
    shape: "neg|never|avoid who+ backtoback",
    read: (clause) => {
      const apart = pair("apart")(clause);
      return apart !== undefined && "wishes" in apart
        ? { question: "Shall they be on different days?", choices: [apart.wishes, []] }
        : undefined;
    },
  },
  { shape: "neg|never alternate who+ sameday|per|days?", read: pair("apart") },
  {
    shape: "who relation rest days|per?",
    read: (clause) => first(comesAgain(clause) ? "day" : "plan")(clause),
  },
  { shape: "alternate who+ days|per|every?", read: pair("alternate") },
  { shape: "order days|per? first?", read: order },
  { shape: "order lastly days|per?", read: (clause) => orderLast(clause) },
  { shape: "who first? followed who days|per?", read: firstThen },
  { shape: "who first followed rest?", read: first("plan") },
  { shape: "startwith who followed who", read: first("plan") },
  // First.
  { shape: "startday who|hard|easy|worst|strongest+ stuff?", read: first("day") },
  {
    shape: "startwith who|hard|easy|worst|strongest+ stuff? days|per?",
    read: (clause) => first(comesAgain(clause) ? "day" : "plan")(clause),
  },
  {
    shape: "first who|hard|easy|worst|strongest+ stuff? days|per? start? part?",
    read: (clause) =>
      has(clause, "part") && !comesAgain(clause)
        ? undefined
        : first(comesAgain(clause) ? "day" : "plan")(clause),
  },
  // More and less.
  { shape: "more|less|morethan|max|important|focus+ lot? who than? who", read: weighTwo },
  { shape: "factor important? more? who+ rest|need? than?", read: ownFactor },
  { shape: "neg toomuch|lot who+ prefer?", read: least },
  { shape: "toomuch who+", read: least },
  { shape: "short who+", read: least },
  {
    shape: "neg focus|important|need lot|toomuch|very? who+",
    read: (clause) =>
      has(clause, "need") && !has(clause, "lot", "toomuch") ? askSkip(clause) : least(clause),
  },
  { shape: "less|max than? rest who+", read: least },
  { shape: "more|morethan than? rest who+", read: most },
  { shape: "less lot|bit? focus|need|important? who+ exam? stuff?", read: least },
  {
    shape: "bit|lot? more|focus+ need|important|prefer|very|more? who+ exam? session? stuff? mock?",
    read: most,
  },
  { shape: "important more|very|rest? who+ than? rest? exam?", read: most },
  { shape: "need lot who+ stuff?", read: most },
  { shape: "lot who+ need?", read: most },
  // Hard and easy.
  {
    shape: "neg? hard|easy|worst|strongest very|bit|lot|toomuch|more? who+ exam? stuff?",
    read: difficulty,
  },
  { shape: "neg? good very? who+", read: difficulty },
  { shape: "hard|easy|worst|strongest very|lot|bit? than rest who", read: difficulty },
  { shape: "hard|easy very|lot|bit? than who who", read: harderThan },
  { shape: "less avail who+", read: least },
  { shape: "hate who+", read: (clause) => moreOrLess(clause, "Shall it get more time, or less?") },
  {
    shape: "prefer who+",
    read: (clause) => moreOrLess(clause, "Shall it get more time, or less?"),
  },
  // With and without.
  { shape: "neg|never drop|avoid|hate who+", read: allowWho },
  { shape: "neg only who+", read: allowWho },
  {
    shape: "neg just who+",
    read: (clause) => (isNotJust(clause) ? allowWho(clause) : undefined),
  },
  { shape: "avail who+", read: allowWho },
  {
    shape: "fine who+",
    read: (clause) =>
      clause.fillers.includes("for me") ||
      clause.items.some(({ written }) =>
        /no problem|not a problem|no issue|not an issue/i.test(written),
      )
        ? rate(clause, 2)
        : allowWho(clause),
  },
  { shape: "drop who+ exam?", read: skip },
  { shape: "drop who+ fornow", read: (clause) => askSkip(clause) },
  {
    shape: "neg|never who+ need|prefer?",
    read: (clause) => (has(clause, "prefer") ? undefined : askSkip(clause)),
  },
  { shape: "only who+ focus?", read: (clause) => onlyWho(clause) },
];

/** "no history": never, or only less of it? */
const askSkip: Frame["read"] = (clause) =>
  clause.total
    ? skip(clause)
    : {
        question: "None of it at all, or less of it?",
        choices: [
          [{ kind: "skip", firmness: "firm", subjects: namesOf(clause) }],
          [weighed(clause, namesOf(clause), 0.5)],
        ],
      };

const onlyWho: Frame["read"] = (clause) => ({
  question: "Nothing else at all, or more of it?",
  choices: [
    [{ kind: "only-subjects", firmness: "firm", subjects: namesOf(clause) }],
    [weighed(clause, namesOf(clause), 2)],
  ],
});
