import type { Weekday } from "../model/model.ts";
import { subjectOfExam } from "./subject-of-exam.ts";
import { isShortWeekday, weekdayOfWord } from "./weekday-words.ts";
import { isAside, withoutAsides } from "./without-asides.ts";

const times =
  /\b\d{1,2}\s*h(?:\s*\d{1,2})?(?:\s*m(?:in)?)?\b|\b\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|uhr)\b|\b\d{1,3}\s*min(?:ute)?s?\b|\b\d{1,2}[:.]\d{2}\b/giu;
const marks = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;
const numbered = /^\s*(?:\d{1,2}[.)]|[-–•*])\s+/u;
const around = /^(?:on|is|at|am|the|in|due)$/iu;
/** Verbs, articles and prepositions that lead to a date, if directly beside it. */
const leading =
  /(?<![\p{L}\p{N}])(?:will\s+be(?:\s+held)?|takes?\s+place|(?:is\s+)?scheduled\s+for|will|by|from|aura\s+lieu|findet|ist|est|es|é|è|le|la|el|il|den|der|dem|vo[mn]|um|au|à|del?|du|di|em|en|op|på|(?:(?:no|o)\s+)?d[ií]a|(?:il\s+)?giorno)[\s\p{P}]*$/iu;

/** `will be on the Fr,`: more words than these lead to no date. */
const mostRounds = 4;

const bare = (word: string | undefined): string => (word ?? "").replace(marks, "");
const isAround = (word: string | undefined): boolean =>
  bare(word) === "" || weekdayOfWord(bare(word)) !== undefined || around.test(bare(word));

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== "");

/** A name as a student would type it: no weekday, time, bullet or the word exam around it. */
const nameIn = (text: string, day: Weekday | undefined): string => {
  let plain = withoutAsides(text).replace(numbered, "").replace(times, " ");
  for (let round = 0; round < mostRounds; round += 1) {
    const words = wordsOf(plain);
    while (words.length > 0 && isAround(words.at(-1))) words.pop();
    while (words.length > 0 && isAround(words[0])) words.shift();
    if (day !== undefined && isShortWeekday(bare(words.at(-1)), day)) words.pop();
    plain = words.join(" ");
    if (day !== undefined) plain = plain.replace(leading, "");
  }
  return subjectOfExam(plain);
};

/**
 * The first part of a text with a name: rooms and teachers follow it. With `day` the text is before
 * a date, and words that lead to the date do not count as a name.
 */
export const nameBesideDate = (text: string, day?: Weekday): string =>
  text
    .replace(/[,;\t|]\s*$/u, "")
    .split(/[,;\t|]/u)
    .filter((part) => !isAside(part.trim()))
    .map((part) => nameIn(part, day))
    .find((name) => /\p{L}/u.test(name)) ?? "";
