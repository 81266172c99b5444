import { everyday } from "./kept-aside/everyday.ts";
import { misleading } from "./kept-aside/misleading.ts";
import { plain } from "./kept-aside/plain.ts";
import { stories } from "./kept-aside/stories.ts";
import { together } from "./kept-aside/together.ts";

/** Never used for tuning: no rule and no word is added because of one of these. In the form of `handWritten`. */
export const keptAside = { everyday, plain, together, stories, misleading } as const;
