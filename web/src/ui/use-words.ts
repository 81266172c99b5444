import type { Words } from "@smart-planner/words/said";
import { createContext, useContext } from "react";

const WordsContext = createContext<Words>((english) => english);

export const WordsProvider = WordsContext.Provider;

/** The texts of an English module in the language of the page. */
export const useWords: Words = (english) => useContext(WordsContext)(english);
