import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";

export interface NewPassword {
  readonly password: string;
  readonly email: string;
}

/** Words of this product. */
const productWords = [
  ..."smart planner smartplanner study studying student students school exam exams plan planning".split(
    " ",
  ),
  ..."college university uni teacher homework lesson class semester timetable schedule learn".split(
    " ",
  ),
  ..."schule universitat klausur prufung studium lernen stundenplan ecole etude etudiant examen".split(
    " ",
  ),
];

const judge = new ZxcvbnFactory({
  dictionary: { ...common, ...english, productWords },
  graphs: adjacencyGraphs,
  // More substitutions take a second and find nothing new.
  l33tMaxSubstitutions: 10,
});

/** At the sign-in limits, this takes a century. */
const fewestGuesses = 8;
/** People put characters around a word. */
const fewestOfBareWord = 7;
/** zxcvbn counts ten guesses for each unmatched character: fewer means a pattern. */
const randomButFor = 1;
/** A word this common is tried first with any six digits around it. */
const commonestWord = { guesses: 4, letters: 4, around: 6 };
/** More characters only make it stronger, and take time to judge. */
const longestJudged = 24;

const plain = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").normalize("NFKC").toLowerCase().trim();

const withoutPunctuation = (text: string): string =>
  text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

const withoutDigits = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

export function isCommonPassword({ password, email }: NewPassword): boolean {
  const [mailbox = "", host = ""] = plain(email).split("@");
  const parts = mailbox.split(/[^\p{L}]+/u);
  const own = [plain(email), mailbox, host, ...host.split("."), parts.join(""), ...parts];
  const personal = own.filter(({ length }) => length > 2);
  const guesses = (text: string) =>
    judge.check([...text].slice(0, longestJudged).join(""), personal).guessesLog10;
  // Random characters of this length, which are few guesses only because they are short.
  const isWeak = (text: string, fewest: number) =>
    guesses(text) < Math.min(fewest, [...text].length - randomButFor);
  const text = plain(password);
  const bare = withoutPunctuation(text);
  const word = withoutDigits(text);
  return (
    isWeak(text, fewestGuesses) ||
    (bare !== text && isWeak(bare, fewestOfBareWord)) ||
    (word.length >= commonestWord.letters &&
      text.length - word.length <= commonestWord.around &&
      guesses(word) < commonestWord.guesses)
  );
}
