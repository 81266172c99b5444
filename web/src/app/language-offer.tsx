import { languageWords } from "@smart-planner/words/en/language";
import { bestLanguage, languages } from "@smart-planner/words/languages";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Spoken } from "../platform/language.ts";
import { usePlatform } from "../platform/platform.ts";

/** One line in the language that the browser prefers, until one is chosen. */
const LanguageOffer = () => {
  const { language } = usePlatform();
  const isChosen = useSyncExternalStore(language.subscribe, language.isChosen);
  const [offered, setOffered] = useState<Spoken>();
  useEffect(() => {
    const tag = bestLanguage(language.wanted());
    if (tag === undefined || !(tag in languages)) return;
    import("../platform/load-language.ts")
      .then(({ loadLanguage }) => loadLanguage(tag, false))
      .then(setOffered, () => undefined);
  }, [language]);
  if (offered === undefined || isChosen) return null;
  const { tag, direction, words } = offered;
  return (
    <button
      type="button"
      lang={tag}
      dir={direction}
      className="min-h-11 px-3 text-start text-sm text-pen-text underline underline-offset-2"
      onClick={() => void language.choose(tag)}
    >
      {words(languageWords).offer}
    </button>
  );
};

export default LanguageOffer;
