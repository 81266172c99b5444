import type { SentRefusal } from "@smart-planner/words/refusal";
import type { Words } from "@smart-planner/words/said";
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
  /** The tag that was asked for last; its files may still be loading. */
  asked(): string;
  /** Whether this browser keeps a choice. */
  isChosen(): boolean;
  /** The browser's languages, best first; none once one was chosen, or if the best is English. */
  wanted(): readonly string[];
  /** Loads the stored language, before the page is shown. */
  start(): Promise<void>;
  /** Loads the texts for people who are signed in; undefined if there is nothing to wait for. */
  forMembers(): Promise<void> | undefined;
  /** Whether it could be loaded; otherwise the language stays as it is. */
  choose(tag: string): Promise<boolean>;
  subscribe(listener: () => void): () => void;
}

export const languageKey = "smartplanner_language";

export const english: Spoken = { tag: "en", direction: "ltr", words: (texts) => texts };

/** The language of the page, kept by the browser. English needs no files. */
export const createLanguage = ({
  area,
  log,
  load,
  show,
  preferred,
}: {
  readonly area: KeyValueStorage;
  readonly log: Log;
  /** Another language than English; undefined for an unknown one. */
  readonly load: (tag: string, isMember: boolean) => Promise<Spoken | undefined>;
  readonly show: (spoken: Spoken) => void;
  readonly preferred: readonly string[];
}): Language => {
  const { tell, subscribe } = createListeners();
  const { attempt, storedText } = guardStorage({ area, warn: log.warn });
  const isChosen = () => storedText(languageKey) !== null;
  let spoken = english;
  let isMember = false;
  let asked = { tag: english.tag };

  /** Whether it could be loaded. The page speaks the last one asked for, however long others take. */
  const speak = async (tag: string): Promise<boolean> => {
    const turn = { tag };
    asked = turn;
    const next =
      tag === english.tag
        ? english
        : await load(tag, isMember).catch((error: unknown) =>
            log.warn("A language could not be loaded", error),
          );
    if (turn !== asked) return next !== undefined;
    if (next) spoken = next;
    else asked = { tag: spoken.tag };
    // A page that is marked with a language that cannot be loaded is English.
    show(spoken);
    return next !== undefined;
  };

  return {
    current: () => spoken,
    asked: () => asked.tag,
    isChosen,
    wanted: () => (isChosen() || preferred[0]?.startsWith(english.tag) ? [] : preferred),
    async start() {
      const tag = storedText(languageKey);
      if (tag !== null) await speak(tag);
    },
    forMembers() {
      if (isMember) return undefined;
      isMember = true;
      return spoken === english ? undefined : speak(spoken.tag).then(tell);
    },
    async choose(tag) {
      const isSpoken = await speak(tag);
      if (isSpoken && spoken.tag === tag) {
        attempt(() => area.setItem(languageKey, tag));
        tell();
      }
      return isSpoken;
    },
    subscribe,
  };
};
