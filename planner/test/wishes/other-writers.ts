import { casual } from "./other-writers/casual.ts";
import { plain } from "./other-writers/plain.ts";
import { short } from "./other-writers/short.ts";
import { tricky } from "./other-writers/tricky.ts";

/** Written by people who had not seen the grammar, with their truth in the form of `handWritten`. */
export const otherWriters = { short, plain, casual, tricky } as const;
