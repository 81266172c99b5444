import type { Item } from "./items.ts";
import type { Read } from "./read-outcome.ts";

/** A scope that was said before and holds for what follows. */
export interface Lead {
  readonly items: readonly Item[];
  /** "On weekends," stands alone; "On weekends I ..." comes first; "Weekends max ..." may be meant so. */
  readonly how: "alone" | "fronted" | "bare";
  readonly used: boolean;
}

/** What was said so far, as far as it bears on what is said next. */
export interface Said {
  readonly previous: Read | undefined;
  readonly lead: Lead | undefined;
  readonly mentioned: ReadonlySet<string>;
  /** Those of them that have an amount. */
  readonly measured: ReadonlySet<string>;
}
