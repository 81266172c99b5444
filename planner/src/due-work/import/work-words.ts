import { dueWords, examWords, quizWords } from "../../calendars/exam-words.ts";
import type { WorkKind } from "./work-item.ts";

const wholeWords = (words: readonly string[], flags = "iu"): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}])`, flags);

/** Work that is handed in, by language. Several languages join words, so endings count as well. */
const handInNouns = [
  "assignments?|homeworks?|hws?|(?:work)?sheets?|problem sets?|psets?|ps|essays?|papers?|reports?|projects?|drafts?",
  "proposals?|exercises?|milestones?|portfolios?|posters?|reflections?|responses?",
  "journals?|write-?ups?|surveys?|bibliograph(?:y|ies)|case stud(?:y|ies)|programs?|challenges?",
  "discussion (?:board|post)s?|outlines?|prototypes?|take-?homes?|applications?",
  "pre-?labs?|post-?labs?|lab reports?|lab assignments?|mps?|checkpoints?|capstones?|thes[ie]s",
  "\\p{L}*aufgaben?|\\p{L}*blatt|\\p{L}*blätter|hausarbeit(?:en)?|protokoll|referat|praktikumsbericht",
  "devoirs?|dm|tp|tps|rapports?|mémoires?|dissertations?|exercices?|exposés?",
  "tareas?|taller(?:es)?|pr[áa]cticas?|trabajos?|ensayos?|informes?|desaf[íi]os?|deberes",
  "atividades?|trabalhos?|exerc[íi]cios?|relat[óo]rios?|compit[io]|consegn[ae]|relazion[ei]|progett[oi]",
  "\\p{L}*opdracht(?:en)?|verslag|werkstuk|\\p{L}*oppgaver?|\\p{L}*uppgift(?:er)?|\\p{L}*opgaver?",
  "zadani[ae]|projekt(?:y|et|en)?|úkol|házi feladat|ödev\\p{L}*|görev|домашн\\p{L}*|лабораторн\\p{L}*|задани[ея]",
];
const handIn = wholeWords(handInNouns);
const cjkHandIn = /作业|作業|課題|宿題|レポート|과제|숙제|مقال|واجب|تقرير/u;

/** `Final` and `midterm` alone are exams, but `Final project` is work. */
const termEnd = /(?<!\p{L})(?:finals?|mid-?terms?|end-?terms?)(?!\p{L})/giu;
const exam = wholeWords([...examWords, "end-?terms?", "defen[cs]e"]);
const cjkExam = /考试|考試|期中|期末|試験|시험|امتحان|מבחן|בחינה|परीक्षा|สอบ/u;
const quiz = wholeWords([
  ...quizWords,
  "quizz",
  "kuis",
  "pruebas?",
  "cuestionarios?",
  "\\p{L}+prøve",
]);
const cjkQuiz = /测验|測驗|テスト|퀴즈|اختبار/u;
/** About an exam or a quiz, but not one. */
const aboutOne =
  /(?<!\p{L})(?:corrections?|study guides?|(?:study|revise|prepare) for|exams? (?:weeks?|period)|reviews?|revisions?|prep(?:aration)?|results?|registrations?|register|sign[- ]?up|recap|wrappers?|vorbereitung|\p{L}*vorbereitung|anmeldung|klausureinsicht|repaso)(?!\p{L})/iu;
const calledOff = /(?<!\p{L})(?:no|kein[e]?|pas de|sin|cancell?ed|ohne|nessuna?)(?!\p{L})/iu;

const lesson = wholeWords([
  "lectures?|lec|seminars?|tutorials?|recitations?|lessons?|class(?:es)?|webinars?|attendance|live",
  "labs?|laborator(?:y|ies)|workshops?|discussion section|office hours|session",
  "\\p{L}*vorlesung(?:en)?|\\p{L}*übung(?:en)?|praktikum|sitzung|unterricht|cours|cm|td|séance",
  "clases?|aulas?|lezion[ei]|hoorcollege|werkcollege|colleges?|les|forelesning|föreläsning|luento",
  "wykład|ćwiczenia|přednáška|ders|лекци\\p{L}*|семинар\\p{L}*|course",
]);
const dayOff =
  /(?<!\p{L})(?:no class(?:es)?|break|holidays?|recess|vacation|\p{L}*ferien|\p{L}*feiertag|vorlesungsfrei\p{L}*|vacances|festivo|feriado|reading (?:day|week|period))(?!\p{L})/iu;
const reading =
  /^\W*(?:readings?|read|lesen|lektüre|lire|leer|lectura|leitura|leggere|lettura|lezen)(?!\p{L})|(?<!\p{L})readings?\W*$/iu;
/** A gathering about work, not the work. */
const gathering =
  /(?<!\p{L})(?:meetings?|hours|help|kick-?off|introduction|intro|q&a|party|social|fair|conference|assembly|market)(?!\p{L})/iu;

const due = wholeWords([
  ...dueWords,
  "deadlines",
  "due (?:dates?|today)",
  "submit|submissions|turn(?:ed)? in",
  "abgaben?|abgeben|abzugeben|fällig|einreichen",
  "à rendre|échéances?|date limite",
  "entregas|entregar|vence|vencimiento|fecha l[íi]mite|pendiente",
  "prazos?|indienen|inleveren|inleverdatum|innlevering|frist|aflevering|palautus|termin oddania|son tarih|teslim|срок сдачи|сдать",
]);
const cjkDue = /締切|截止|마감|期限/u;
const handedOut =
  /(?<!\p{L})(?:out|assigned|posted|released?|handed out|given|starts?|opens?|available|distributed|announced|ausgabe|introduced)(?!\p{L})/iu;

export const saysDue = (text: string): boolean => due.test(text) || cjkDue.test(text);
export const saysHandedOut = (text: string): boolean => handedOut.test(text);
export const namesWork = (text: string): boolean => handIn.test(text) || cjkHandIn.test(text);
export const isDayOff = (text: string): boolean => dayOff.test(text);

/** The exam, quiz or reading that a title names; work that only concerns one is not. */
const namedKind = (title: string): WorkKind | undefined => {
  if (aboutOne.test(title) || calledOff.test(title) || dayOff.test(title)) return undefined;
  const withoutEnd = title.replace(termEnd, " ");
  if (exam.test(withoutEnd) || cjkExam.test(title)) return "exam";
  if (quiz.test(title) || cjkQuiz.test(title)) return "quiz";
  if (withoutEnd === title) return undefined;
  // `Midterm 1`, `Chemistry final`, `Midterm - online`, but not `Final poster`.
  const end = /(?<!\p{L})(?:finals?|mid-?terms?|end-?terms?)(?!\p{L})(?!\s+\p{L})/iu;
  return end.test(title) && !namesWork(title) ? "exam" : undefined;
};

/** The kind of something that is due. */
export const kindOfDue = (title: string): WorkKind =>
  namedKind(title) ?? (reading.test(title) && !namesWork(title) ? "reading" : "hand-in");

/** The kind of something on a date, by its title alone. */
export const kindOfDated = (title: string): WorkKind | undefined => {
  if (dayOff.test(title)) return "event";
  const named = namedKind(title);
  if (named !== undefined) return named;
  if (gathering.test(title)) return "event";
  if (lesson.test(title) && !namesWork(title)) return "class";
  if (namesWork(title)) return "hand-in";
  return reading.test(title) ? "reading" : undefined;
};

/** Whether a word is what sort of thing something is (`Lecture`, `EXAM`) rather than a course. */
export const isSort = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  return words.length <= 2 && (kindOfDated(text) !== undefined || saysDue(text));
};
