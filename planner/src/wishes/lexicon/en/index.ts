import type { Lexicon } from "../../reader/lexicon.ts";
import * as common from "./common-words.ts";
import * as context from "./context.ts";
import * as symbols from "./symbols.ts";
import * as values from "./values.ts";
import * as words from "./words.ts";

export const english: Lexicon = { ...common, ...context, ...symbols, ...values, ...words };
