import { use, useEffect, useSyncExternalStore } from "react";
import { usePlatform } from "../platform/platform.ts";

/** A person's choice of language follows them to other devices; one that was made here is kept as theirs. */
export const PersonalLanguage = () => {
  const { language, openWorkspace } = usePlatform();
  const { subscribe, read, write } = use(openWorkspace());
  const tag = useSyncExternalStore(subscribe, () => read("smartplanner_display")?.language);
  useEffect(() => {
    if (tag !== undefined && tag !== language.asked()) void language.choose(tag);
  }, [tag, language]);
  useEffect(() => {
    const keep = () => {
      const kept = read("smartplanner_display");
      const { tag } = language.current();
      if (kept?.language !== tag) write("smartplanner_display", { ...kept, language: tag });
    };
    if (language.isChosen() && read("smartplanner_display")?.language === undefined) keep();
    return language.subscribe(keep);
  }, [language, read, write]);
  return null;
};
