import { passwordLength } from "@smart-planner/contract";
import { commonWords } from "./common-words.ts";
import { isAmongCommonest } from "./commonest-passwords.ts";

interface NewPassword {
  readonly password: string;
  readonly email: string;
}

const lookalikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "+": "t",
};
const typedRuns = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "147258369",
  "789456123",
];
const runs = typedRuns.flatMap((run) => [run, [...run].reverse().join("")]);
/** Longer than this and what surrounds a common word is a secret of its own. */
const mostAround = 6;

const spellings = (text: string): readonly string[] => {
  const plain = text.replace(/./gu, (sign) => lookalikes[sign] ?? sign);
  return [text, plain, plain.replaceAll("i", "l")];
};

/** The word in the middle, without the digits and signs that people put around one. */
const bareWord = (text: string): string =>
  /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(text)?.[2]?.replace(/[\s._-]/g, "") ?? "";

const isDecoratedWord = (text: string, words: ReadonlySet<string>): boolean => {
  const candidates = [text, bareWord(text), ...spellings(bareWord(text)), ...spellings(text)];
  return candidates.some((each) => {
    const word = bareWord(each);
    return words.has(word) && text.length - word.length <= mostAround;
  });
};

const isDoubled = (text: string): boolean => /^(.{1,5})\1+\d{0,4}$/su.test(text);

/** Split into stretches along the keyboard or the alphabet: `12345678`, `qwerty123`, `abcd4321`. */
const isMadeOfRuns = (text: string): boolean => {
  if (text === "") return true;
  for (let length = text.length; length >= 3; length -= 1) {
    const head = text.slice(0, length);
    if (runs.some((run) => run.includes(head))) return isMadeOfRuns(text.slice(length));
  }
  return /^(.)\1*$/su.test(text) || text.length < 3;
};

const isDate = (text: string): boolean =>
  /^(?:(?:0?[1-9]|[12]\d|3[01])[-./]?(?:0?[1-9]|1[0-2])[-./]?(?:19|20)\d\d|(?:19|20)\d\d[-./]?(?:0?[1-9]|1[0-2])[-./]?(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|1[0-2])[-./]?(?:0?[1-9]|[12]\d|3[01])[-./]?(?:19|20)\d\d)$/.test(
    text,
  );

export function isCommonPassword({ password, email }: NewPassword): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  const [mailbox = "", host = ""] = email.toLowerCase().split("@");
  const own = new Set([email.toLowerCase(), mailbox, host, bareWord(mailbox)].filter(Boolean));
  return (
    own.has(text) ||
    isAmongCommonest(text) ||
    isDecoratedWord(text, commonWords) ||
    isDecoratedWord(text, own) ||
    isDoubled(text) ||
    [0, 1, 2].some((stray) => isMadeOfRuns(text.slice(stray))) ||
    isDate(text)
  );
}

/** What is wrong with a new password, in words for the person who chose it. */
export function passwordProblem(input: NewPassword): string | undefined {
  const length = [...input.password].length;
  if (length < passwordLength.least) {
    return `The password needs at least ${passwordLength.least} characters.`;
  }
  if (length > passwordLength.most) {
    return `The password can have at most ${passwordLength.most} characters.`;
  }
  if (isCommonPassword(input)) {
    return "That password is among the first that others would try. Choose another, such as three or four words that do not belong together.";
  }
  return undefined;
}
