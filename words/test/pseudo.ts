import type { Words } from "../src/said.ts";

const plain = "abcdefghiklmnoprstuvwyzABCDEFGHIKLMNOPRSTUVWYZ";
const accented = "áƀçđéƒĝĥîķļɱñöþřšţûṽŵýžÅƁÇĐÉƑĜĤÎĶĻṀÑÖÞŘŠŢÛṼŴÝŽ";
const accentOf = new Map([...plain].map((letter, place) => [letter, [...accented][place]]));

/**
 * Accented, 40 % longer and in brackets: a text without brackets is hard-coded, one without its end
 * is cut. Numbers are the same in every language.
 */
const pseudoText = (text: string): string => {
  if (!/\p{L}/u.test(text)) return text;
  const longer = text + " ~".repeat(Math.ceil(text.length / 5));
  return `⟦${[...longer].map((letter) => accentOf.get(letter) ?? letter).join("")}⟧`;
};

/** Elements between the parts of a sentence stay as they are. */
const pseudoResult = (result: unknown): unknown => {
  if (typeof result === "string") return pseudoText(result);
  return Array.isArray(result) ? result.map(pseudoResult) : result;
};

/** A function among the values makes an element of a part of the sentence. */
const pseudoValue = (value: unknown): unknown =>
  typeof value === "function" ? (part: unknown) => value(pseudoResult(part)) : value;

const pseudoOf = (english: unknown): unknown => {
  if (typeof english === "function")
    return (...values: readonly unknown[]) => pseudoResult(english(...values.map(pseudoValue)));
  if (typeof english !== "object" || english === null || Array.isArray(english))
    return pseudoResult(english);
  return Object.fromEntries(Object.entries(english).map(([key, one]) => [key, pseudoOf(one)]));
};

const made = new WeakMap<object, object>();

/** The pseudo-language `en-XA`, made from any English module. */
export const pseudoWords: Words = (english) => {
  const known = made.get(english) ?? (pseudoOf(english) as object);
  made.set(english, known);
  return known as typeof english;
};
