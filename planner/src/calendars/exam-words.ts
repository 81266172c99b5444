import { examNouns } from "../written/exam-nouns.ts";

/**
 * What exams, quizzes and deadlines are called in calendars, by language. Whole words, or the
 * beginnings of words where a language joins them (Matheklausur, Abschlussprüfung).
 */
export const examWords: readonly string[] = [
  ...examNouns,
  "midterms?",
  "mid-terms?",
  "finals?",
  "paper \\d",
  "viva",
  "resit",
  "assessment",
  // German
  "\\p{L}+klausur(?:en)?",
  "\\p{L}+pr[üu]fung(?:en)?",
  "schulaufgabe",
  "abitur",
  "kolloquium",
  // French, Spanish, Portuguese, Italian
  "partiels?",
  "soutenance",
  "rattrapage",
  "parcial(?:es)?",
  "appello",
  // Polish, Czech, Hungarian, Turkish, Cyrillic
  "kolokwium",
  "zápočet",
  "zárthelyi",
  "vize",
  "зач[её]т\\p{L}*",
];

export const quizWords: readonly string[] = [
  "quiz(?:zes)?",
  "tests?",
  "testat",
  "contr[ôo]les?",
  "interro",
  "verifica",
  "toets(?:en)?",
  "prøve",
  "koe",
  "sprawdzian",
  "контрольн\\p{L}*",
];

export const dueWords: readonly string[] = [
  "due",
  "deadline",
  "closes",
  "hand[- ]?in",
  "submission",
  "abgabe(?:termin|frist)?",
  "rendu",
  "entrega",
  "scadenza",
  "inlämning",
];

const words = [...examWords, ...quizWords];
const word = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "iu");
/** Written without spaces between words. */
const withinText =
  /考试|測驗|测验|考試|期中|期末|試験|テスト|시험|퀴즈|امتحان|اختبار|מבחן|בחינה|परीक्षा|สอบ/u;
/** They have one of the words and are none: lessons about it, and what was called off. */
const notOne =
  /(?<![\p{L}\p{N}])(?:test drive|driving test|covid|test match|review session|exam (?:prep|preparation|revision|results?)|(?:prep|revision|review) for|no exams?|cancelled|canceled)(?![\p{L}\p{N}])/iu;

/** Whether an event's own words say that it is an exam. */
export const looksLikeExam = ({
  title,
  categories = [],
}: {
  readonly title: string;
  readonly categories?: readonly string[];
}): boolean => {
  if (notOne.test(title)) return false;
  return [title, ...categories].some((text) => word.test(text) || withinText.test(text));
};
