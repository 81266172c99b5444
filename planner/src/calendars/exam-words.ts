import { examNouns } from "../written/exam-nouns.ts";

/**
 * Words for exams, quizzes and deadlines by language: whole words, or prefixes in languages with
 * compounds (Matheklausur).
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
  "\\p{L}+klausur(?:en)?",
  "\\p{L}+pr[üu]fung(?:en)?",
  "schulaufgabe",
  "abitur",
  "kolloquium",
  "partiels?",
  "soutenance",
  "rattrapage",
  "parcial(?:es)?",
  "appello",
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
/** Languages without spaces. */
const withinText =
  /考试|測驗|测验|考試|期中|期末|試験|テスト|시험|퀴즈|امتحان|اختبار|מבחן|בחינה|परीक्षा|สอบ/u;
/** Titles with such a word that are not exams: lessons about it, cancelled ones. */
const notOne =
  /(?<![\p{L}\p{N}])(?:test drive|driving test|covid|test match|review session|exam (?:prep|preparation|revision|results?)|(?:prep|revision|review) for|no exams?|cancelled|canceled)(?![\p{L}\p{N}])/iu;

/** Whether the title says that it is an exam. */
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
