import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";

export interface NewPassword {
  readonly password: string;
  readonly email: string;
}

/** What people of this place would think of first. */
const wordsOfThisPlace = [
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
  dictionary: { ...common, ...english, wordsOfThisPlace },
  graphs: adjacencyGraphs,
  // More readings of `4` and `$` as letters cost a second and find nothing that these do not.
  l33tMaxSubstitutions: 10,
});

/** A hundred million guesses: beyond what the limits of sign-in let anybody try in a century. */
const fewestGuesses = 8;
/** Signs around a word are where everybody puts them. */
const fewestWithoutSigns = 7;
/** The judge counts ten guesses for each sign that belongs to nothing it knows: what is short of that has a pattern. */
const randomButFor = 1;
/** A word as common as this is still the first to be tried with any six digits around it. */
const commonestWord = { guesses: 4, letters: 4, around: 6 };
/** What stands further back can only make it stronger, and would take time to judge. */
const longestJudged = 24;

const plain = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").normalize("NFKC").toLowerCase().trim();

const withoutSigns = (text: string): string =>
  text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

const withoutDigits = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

export function isCommonPassword({ password, email }: NewPassword): boolean {
  const [mailbox = "", host = ""] = plain(email).split("@");
  const parts = mailbox.split(/[^\p{L}]+/u);
  const own = [plain(email), mailbox, host, ...host.split("."), parts.join(""), ...parts];
  const personal = own.filter(({ length }) => length > 2);
  const guesses = (text: string) =>
    judge.check([...text].slice(0, longestJudged).join(""), personal).guessesLog10;
  // Eight random signs are few guesses only because they are eight, and fewer without those at their ends.
  const isWeak = (text: string, fewest: number) =>
    guesses(text) < Math.min(fewest, [...text].length - randomButFor);
  const text = plain(password);
  const bare = withoutSigns(text);
  const word = withoutDigits(text);
  return (
    isWeak(text, fewestGuesses) ||
    (bare !== text && isWeak(bare, fewestWithoutSigns)) ||
    (word.length >= commonestWord.letters &&
      text.length - word.length <= commonestWord.around &&
      guesses(word) < commonestWord.guesses)
  );
}
