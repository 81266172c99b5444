import type { Clause } from "./clause.ts";
import { itemsOf, type Phrase, ruleOf, subjectNamesOf } from "./phrase.ts";

const smallest = 0.25;
const largest = 3;

const weigh =
  (factor: number): Phrase["read"] =>
  (clause) => ({
    emphasis: Object.fromEntries(subjectNamesOf(clause).map((name) => [name, factor])),
  });

/** The first named and the second named, as in "more Physics than History". */
const weighTwo =
  (first: number, second: number): Phrase["read"] =>
  (clause) => {
    const [one, two] = itemsOf(clause, "subjects");
    if (one === undefined || two === undefined) return undefined;
    if (one.names.some((name) => two.names.includes(name))) return undefined;
    return {
      emphasis: Object.fromEntries([
        ...one.names.map((name) => [name, first] as const),
        ...two.names.map((name) => [name, second] as const),
      ]),
    };
  };

const ownFactor = (clause: Clause): ReturnType<Phrase["read"]> => {
  const factor = itemsOf(clause, "factor")[0]?.factor;
  return factor === undefined
    ? undefined
    : weigh(Math.min(Math.max(factor, smallest), largest))(clause);
};

/** More or less of a subject. */
export const emphasisRule = ruleOf([
  {
    shapes: ["bit more|focus more|focus? subjects exam|sessions?", "subjects exam? bit more|focus"],
    read: weigh(1.25),
  },
  {
    shapes: [
      "lot more|focus more|focus? subjects exam|sessions?",
      "focus lot subjects exam|sessions?",
      "subjects exam? lot more|focus",
      "subjects exam? very important",
      "very important subjects",
    ],
    read: weigh(2),
  },
  {
    shapes: [
      "more|focus more|focus? subjects exam|sessions?",
      "lot subjects",
      "subjects exam? more|focus more|focus?",
      "subjects exam? more? important",
      "more? important subjects",
    ],
    read: weigh(1.5),
  },
  { shapes: ["bit less subjects exam|sessions?", "subjects exam? bit less"], read: weigh(0.8) },
  { shapes: ["lot less subjects exam|sessions?", "subjects exam? lot less"], read: weigh(0.5) },
  {
    shapes: [
      "less focus? subjects exam|sessions?",
      "subjects exam? less focus?",
      "no lot|toomuch subjects",
      "subjects no lot|toomuch",
      "no focus lot? subjects",
      "subjects exam? no very? important|focus",
      "subjects exam? less important",
    ],
    read: weigh(2 / 3),
  },
  { shapes: ["factor more? subjects", "subjects factor"], read: ownFactor },
  {
    shapes: [
      "lot? more|focus subjects than subjects",
      "subjects lot? more than subjects",
      "subjects morethan subjects",
      "subjects lot? more important than subjects",
      "more subjects less subjects",
    ],
    read: weighTwo(1.5, 2 / 3),
  },
  {
    shapes: [
      "lot? less subjects than subjects",
      "subjects less important than subjects",
      "subjects max subjects",
      "less subjects more subjects",
    ],
    read: weighTwo(2 / 3, 1.5),
  },
]);
