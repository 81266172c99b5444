import { directionOf, languages } from "@smart-planner/words/languages";
import { type Words, wordsOf } from "@smart-planner/words/said";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { AppEnv } from "./app-env.ts";

export interface Spoken {
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
  readonly words: Words;
}

const english: Spoken = { tag: "en", direction: "ltr", words: (texts) => texts };
const loaded = new Map<string, Promise<Spoken>>();

const load = async (tag: string): Promise<Spoken> => {
  const files = languages[tag];
  if (files === undefined) return english;
  const parts = await Promise.all([files.members(), files.server()]);
  const words = wordsOf(parts.flatMap((part) => part.default));
  return { tag, direction: directionOf(tag), words };
};

/** A language, loaded once; English if it is unknown or not chosen. */
export const spokenIn = async (tag: string | null | undefined): Promise<Spoken> => {
  if (tag == null || !Object.hasOwn(languages, tag)) return english;
  const found = loaded.get(tag) ?? load(tag);
  loaded.set(tag, found);
  return found;
};

/** As the page chose it. */
export const languageOf = (c: Context<AppEnv>): string | undefined =>
  getCookie(c, "smartplanner_language")?.slice(0, 20);
