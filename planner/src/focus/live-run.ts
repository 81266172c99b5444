import type { StudyLog } from "../study-log/study-record.ts";
import type { FocusRun } from "./focus-run.ts";

type Runs = Readonly<Record<string, FocusRun>>;

/**
 * Of two timers the later. One that is in the log is over, even if an offline device has written to
 * it since: finishing it again would overwrite the log.
 */
export const liveRunOf = (runs: Runs, log: StudyLog): FocusRun | undefined =>
  Object.values(runs).reduce<FocusRun | undefined>((latest, run) => {
    if (Object.hasOwn(log, run.id)) return latest;
    return latest === undefined || run.startedAt > latest.startedAt ? run : latest;
  }, undefined);

/** Ids of timers that came back after they were finished. */
export const overRunsOf = (runs: Runs, log: StudyLog): readonly string[] =>
  Object.keys(runs).filter((id) => Object.hasOwn(log, id));
