import { type ClearedPlan, type Mode, readClearedText } from "@smart-planner/contract";
import { guardStorage, type KeyValueStorage } from "./key-value-storage.ts";
import type { Log } from "./log.ts";
import { clearedKey } from "./personal-keys.ts";

/** The last Clear's data, stored until it is undone or replaced. */
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
    mode: (): Mode | null => mode,
    refresh: () => {
      mode = read()?.mode ?? null;
    },
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
