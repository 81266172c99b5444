import { directionOf, type LanguageFiles, languages } from "@smart-planner/words/languages";
import type { SentRefusal } from "@smart-planner/words/refusal";
import { wordsOf } from "@smart-planner/words/said";
import type { Spoken } from "./language.ts";
import { serviceWorkers } from "./service-workers.ts";

/** The service worker caches these files as they are loaded, but not those of a page before it. */
const keepForOffline = (): void => {
  const urlsToCache = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.includes("/assets/words-"));
  const message = { type: "CACHE_URLS", payload: { urlsToCache } };
  void serviceWorkers()?.ready.then(({ active }) => active?.postMessage(message));
};

const refusalOf = async ({ server }: LanguageFiles, sent: SentRefusal) => {
  const [{ refusalText }, file] = await Promise.all([
    import("@smart-planner/words/refusal"),
    server(),
  ]);
  return refusalText(wordsOf(file.default), sent);
};

/** Undefined for an unknown language. */
export const loadLanguage = async (tag: string, isMember: boolean): Promise<Spoken | undefined> => {
  const files = languages[tag];
  if (files === undefined) return undefined;
  const parts = isMember ? [files.visitors(), files.members()] : [files.visitors()];
  const translations = (await Promise.all(parts)).flatMap((part) => part.default);
  keepForOffline();
  return {
    tag,
    direction: directionOf(tag),
    words: wordsOf(translations),
    refusal: (sent) => refusalOf(files, sent).catch(() => undefined),
  };
};
