import type { LanguageFiles } from "@smart-planner/words/languages";
import type { SentRefusal } from "@smart-planner/words/refusal";
import { type Words, wordsOf } from "@smart-planner/words/said";
import { guardStorage, type KeyValueStorage } from "./key-value-storage.ts";
import { createListeners } from "./listeners.ts";
import type { Log } from "./log.ts";

export interface Spoken {
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
  readonly words: Words;
  /** The text of a server's refusal; undefined for an unknown code. English is in the answer. */
  readonly refusal?: (sent: SentRefusal) => Promise<string | undefined>;
}

export interface Language {
  current(): Spoken;
  /** Loads the stored language, before the page is shown. */
  start(): Promise<void>;
  /** Loads the texts for people who are signed in; undefined if there is nothing to wait for. */
  forMembers(): Promise<void> | undefined;
  /** Whether it could be loaded; otherwise the language stays as it is. */
  choose(tag: string): Promise<boolean>;
  subscribe(listener: () => void): () => void;
}

export const languageKey = "smartplanner_language";

const english: Spoken = { tag: "en", direction: "ltr", words: (texts) => texts };

/** The language of the page, kept by the browser. English needs no files. */
export const createLanguage = ({
  area,
  log,
  filesOf,
  show,
}: {
  readonly area: KeyValueStorage;
  readonly log: Log;
  /** Undefined for an unknown language. */
  readonly filesOf: (tag: string) => Promise<Omit<LanguageFiles, "name"> | undefined>;
  readonly show: (spoken: Spoken) => void;
}): Language => {
  const { tell, subscribe } = createListeners();
  const { attempt, storedText } = guardStorage({ area, warn: log.warn });
  let spoken = english;
  let isMember = false;

  const loaded = async (tag: string): Promise<Spoken | undefined> => {
    if (tag === english.tag) return english;
    const files = await filesOf(tag);
    if (files === undefined) return undefined;
    const parts = isMember ? [files.visitors(), files.members()] : [files.visitors()];
    const translations = (await Promise.all(parts)).flatMap((part) => part.default);
    const refusal = async (sent: SentRefusal) => {
      const [{ refusalText }, file] = await Promise.all([
        import("@smart-planner/words/refusal"),
        files.server(),
      ]);
      return refusalText(wordsOf(file.default), sent);
    };
    return {
      tag,
      direction: files.direction,
      words: wordsOf(translations),
      refusal: (sent) => refusal(sent).catch(() => undefined),
    };
  };

  const speak = async (tag: string): Promise<boolean> => {
    const next = await loaded(tag).catch((error: unknown) => {
      log.warn("A language could not be loaded", error);
      return undefined;
    });
    if (next === undefined) return false;
    spoken = next;
    show(spoken);
    tell();
    return true;
  };

  return {
    current: () => spoken,
    async start() {
      const tag = storedText(languageKey);
      if (tag !== null) await speak(tag);
    },
    forMembers() {
      if (isMember) return undefined;
      isMember = true;
      return spoken === english ? undefined : speak(spoken.tag).then(() => undefined);
    },
    async choose(tag) {
      const isSpoken = await speak(tag);
      if (isSpoken) attempt(() => area.setItem(languageKey, tag));
      return isSpoken;
    },
    subscribe,
  };
};

/** While other languages are incomplete. */
export const englishOnly: Language = {
  current: () => english,
  start: async () => undefined,
  forMembers: () => undefined,
  choose: async (tag) => tag === english.tag,
  subscribe: () => () => undefined,
};
