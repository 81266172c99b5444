import { examNouns } from "./exam-nouns.ts";
import { withoutAsides } from "./without-asides.ts";

const noun = `(?<![\\p{L}\\p{N}])(?:final\\s+)?(?:${examNouns.join("|")})(?![\\p{L}\\p{N}])(?:\\s+finale?(?!\\p{L}))?`;
/** `Examen de`, `Esame di`, `Exam 2:`: what leads from the word to the name. */
const leading = new RegExp(
  `^\\P{L}*(?:(?:the|die|der|el|la|le|o|a|il|de|het)\\s+|l['’]\\s*)?${noun}(?:\\s+\\d{1,2}(?=\\s*[:\\p{Pd}]))?(?:\\s+(?:del?|de\\s+l[ao]s?|d[iuao]|d[eo]s|in|of|for|zu[rm]?|über|van|voor|по|z)(?=\\s)|\\s+(?:de\\s+)?[dl]['’])?`,
  "iu",
);
const anywhere = new RegExp(noun, "giu");
const edges = /^[\s\p{Pd}:;,.|]+|[\s\p{Pd}:;,.|]+$/gu;

const trimmed = (text: string): string => text.replace(/\s+/gu, " ").replace(edges, "");

/**
 * The subject of an exam's title: `Klausur Analysis`, `Exam: Linear Algebra (Hall 3)`, `Examen de
 * Química`. If there is only such a word, it is the name.
 */
export const subjectOfExam = (title: string): string => {
  const whole = withoutAsides(title);
  const subject = trimmed(whole.replace(leading, " ").replace(anywhere, " "));
  return /\p{L}/u.test(subject) ? subject : trimmed(whole);
};

/** Whether a name is nothing but a word for exams. */
export const isOnlyExamWord = (name: string): boolean =>
  /\p{L}/u.test(name) && !/\p{L}/u.test(name.replace(anywhere, ""));
