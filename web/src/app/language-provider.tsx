import { DirectionProvider } from "@base-ui/react/direction-provider";
import { type ReactNode, useSyncExternalStore } from "react";
import { usePlatform } from "../platform/platform.ts";
import { WordsProvider } from "../ui/use-words.ts";

/** Texts and reading direction of everything inside. */
export const LanguageProvider = ({ children }: { readonly children: ReactNode }) => {
  const { language } = usePlatform();
  const spoken = useSyncExternalStore(language.subscribe, language.current, language.current);
  return (
    <DirectionProvider direction={spoken.direction}>
      <WordsProvider value={spoken.words}>{children}</WordsProvider>
    </DirectionProvider>
  );
};
