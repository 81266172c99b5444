/** Words for exams by language, as parts of an expression. */
export const examNouns: readonly string[] = [
  // English, German, Dutch, Scandinavian, Finnish
  "exams?",
  "examinations?",
  "klausur(?:en)?",
  "pr[üu]fung(?:en)?",
  "tentamens?",
  "tentamina",
  "tenta",
  "eksamen",
  "tentti",
  // French, Spanish, Portuguese, Italian, Romanian
  "examen\\p{L}*",
  "ex[aá]men(?:es)?",
  "exames?",
  "provas?",
  "esame",
  "esami",
  // Polish, Czech, Slovak, Hungarian, Turkish, Greek, Cyrillic
  "egzamin\\p{L}*",
  "zkoušk[ay]",
  "skúška",
  "vizsga",
  "sınav\\p{L}*",
  "εξ[εέ]τ[αά]σ\\p{L}*",
  "экзамен\\p{L}*",
  "іспит\\p{L}*",
  "изпит\\p{L}*",
];
