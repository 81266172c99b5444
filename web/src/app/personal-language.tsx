import { use, useEffect, useSyncExternalStore } from "react";
import { usePlatform } from "../platform/platform.ts";

/** The browser follows the language that a person chose, here or on another device. */
const PersonalLanguage = () => {
  const { language, openWorkspace } = usePlatform();
  const { subscribe, read } = use(openWorkspace());
  const tag = useSyncExternalStore(subscribe, () => read("smartplanner_display")?.language);
  useEffect(() => {
    if (tag !== undefined && tag !== language.current().tag) void language.choose(tag);
  }, [tag, language]);
  return null;
};

export default PersonalLanguage;
