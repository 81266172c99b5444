import { type Phrase, ruleOf, subjectNamesOf } from "./phrase.ts";

const rate =
  (rating: number): Phrase["read"] =>
  (clause) => ({
    difficulty: Object.fromEntries(subjectNamesOf(clause).map((name) => [name, rating])),
  });

/** How hard a subject is for the student; a negation turns it round, and mildly. */
export const difficultyRule = ruleOf([
  {
    shapes: [
      "very|lot hard subjects exam?",
      "subjects exam? very hard",
      "very? worst subjects exam?",
      "subjects exam? very? worst",
    ],
    read: rate(5),
  },
  {
    shapes: [
      "bit? hard subjects exam?",
      "subjects exam? bit? hard",
      "no very? easy|strongest subjects exam?",
      "subjects exam? no very? easy|strongest",
      "no subjects exam? very? easy",
    ],
    read: rate(4),
  },
  { shapes: ["ok subjects exam?", "subjects exam? ok"], read: rate(3) },
  {
    shapes: [
      "bit? easy subjects exam?",
      "subjects exam? bit? easy",
      "no very|lot? hard|worst subjects exam?",
      "subjects exam? no very? hard|worst",
      "no subjects exam? very? hard",
    ],
    read: rate(2),
  },
  {
    shapes: [
      "very easy subjects exam?",
      "subjects exam? very easy",
      "very? strongest|best subjects exam?",
      "subjects exam? very? strongest|best",
    ],
    read: rate(1),
  },
]);
