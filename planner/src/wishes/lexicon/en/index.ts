import type { Lexicon } from "../../reader/lexicon.ts";
import {
  carriers,
  everydayWords,
  genericNames,
  schoolSubjects,
  subjectFamilies,
} from "./common-words.ts";
import {
  badWords,
  clauseEnds,
  goodWords,
  wishesInQuestions,
  wordsInContext,
} from "./in-context.ts";
import { spellings } from "./student-spellings.ts";
import {
  absenceRows,
  clock,
  countRows,
  dateRows,
  dayRows,
  everyRows,
  examRows,
  factorRows,
  lengthRows,
  months,
  numbers,
  ratioRows,
  slotWords,
  timeRows,
} from "./values.ts";
import {
  activityWords,
  andWords,
  commaWords,
  correctionWords,
  fillerWords,
  lifeWords,
  orWords,
  stopWords,
} from "./words-around-wishes.ts";
import { amountWords } from "./words-of-amount.ts";
import { bareNegations, consentWords } from "./words-of-consent.ts";
import { partWords, personWords, relationWords } from "./words-of-day.ts";
import { studyWords } from "./words-of-study.ts";
import { talkWords } from "./words-of-talk.ts";
import { willWords } from "./words-of-will.ts";

export const english: Lexicon = {
  symbols: { ...consentWords, ...amountWords, ...willWords, ...studyWords, ...talkWords },
  fillers: fillerWords,
  life: lifeWords,
  activities: activityWords,
  joints: {
    and: andWords,
    or: orWords,
    so: commaWords,
    but: stopWords,
    instead: correctionWords,
  },
  relations: relationWords,
  parts: partWords,
  persons: personWords,
  context: wordsInContext,
  absences: absenceRows,
  times: timeRows,
  lengths: lengthRows,
  ratios: ratioRows,
  dates: dateRows,
  exams: examRows,
  factors: factorRows,
  counts: countRows,
  days: dayRows,
  every: everyRows,
  slots: slotWords,
  months,
  numbers,
  clock,
  spellings,
  carriers,
  common: everydayWords,
  schoolSubjects,
  subjectFamilies,
  genericNames,
  clauseEnds,
  badWords,
  goodWords,
  wishesInQuestions,
  bareNegations,
};
