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
}) => {
  const { tell, subscribe } = createListeners();
  const { attempt, storedText } = guardStorage({ area, warn: log.warn });
  /** Whether this browser keeps a choice. */
  const isChosen = () => storedText(languageKey) !== null;
  let spoken: Spoken = english;
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
    current: (): Spoken => spoken,
    /** The tag that was asked for last; its files may still be loading. */
    asked: () => asked.tag,
    isChosen,
    /** The browser's languages, best first; none once one was chosen, or if the best is English. */
    wanted: () => (isChosen() || preferred[0]?.startsWith(english.tag) ? [] : preferred),
    /** Loads the stored language, before the page is shown. */
    async start() {
      const tag = storedText(languageKey);
      if (tag !== null) await speak(tag);
    },
    /** Loads the texts for people who are signed in; undefined if there is nothing to wait for. */
    forMembers() {
      if (isMember) return undefined;
      isMember = true;
      return spoken === english ? undefined : speak(spoken.tag).then(tell);
    },
    /** Whether it could be loaded; otherwise the language does not change. */
    async choose(tag: string) {
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

export type Language = ReturnType<typeof createLanguage>;
