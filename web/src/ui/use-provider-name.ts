import { keptWaysWords } from "@smart-planner/words/en/kept-ways";
import { useWords } from "./use-words.ts";

/** The operator's name for the provider, or the language's own if the operator gave none. */
export const useProviderName = (name: string): string => {
  const { schoolAccount } = useWords(keptWaysWords);
  return name === keptWaysWords.schoolAccount ? schoolAccount : name;
};
