import { type ClearedPlan, type Mode, readClearedText } from "@smart-planner/contract";
import { guardStorage, type KeyValueStorage } from "./key-value-storage.ts";
import type { Log } from "./log.ts";
import { clearedKey } from "./personal-keys.ts";

/** What the last Clear removed, kept in local storage until it is taken back or overtaken. */
export const createClearedPlan = ({
  area,
  log,
}: {
  readonly area: KeyValueStorage;
  readonly log: Pick<Log, "warn">;
}) => {
  const { attempt, storedText } = guardStorage({ area, warn: log.warn });
  const read = (): ClearedPlan | null => readClearedText(storedText(clearedKey));
  let mode: Mode | null = null;

  return {
    read,
    /** The mode whose Clear can still be undone. */
    mode: (): Mode | null => mode,
    refresh: () => {
      mode = read()?.mode ?? null;
    },
    /** Whether there was room for it. */
    keep: (plan: ClearedPlan): boolean => {
      const isKept = attempt(() => area.setItem(clearedKey, JSON.stringify(plan)));
      mode = isKept ? plan.mode : null;
      return isKept;
    },
    drop: () => {
      attempt(() => area.removeItem(clearedKey));
      mode = null;
    },
  };
};
