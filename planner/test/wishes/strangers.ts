import { casual } from "./strangers/casual.ts";
import { plain } from "./strangers/plain.ts";
import { short } from "./strangers/short.ts";
import { tricky } from "./strangers/tricky.ts";

/** Written by people who had not seen the grammar, with their truth in the form of `handWritten`. */
export const strangers = { short, plain, casual, tricky } as const;
