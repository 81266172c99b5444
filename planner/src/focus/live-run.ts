import type { StudyLog } from "../study-log/study-record.ts";
import type { FocusRun } from "./focus-run.ts";

type Runs = Readonly<Record<string, FocusRun>>;

/**
 * The timer in use: of two that two devices started, the later. One that is in the log is over. A device
 * that had not heard of it may have written to it since and so brought it back: finished a second time,
 * it would overwrite what was studied.
 */
export const liveRunOf = (runs: Runs, log: StudyLog): FocusRun | undefined =>
  Object.values(runs).reduce<FocusRun | undefined>((latest, run) => {
    if (Object.hasOwn(log, run.id)) return latest;
    return latest === undefined || run.startedAt > latest.startedAt ? run : latest;
  }, undefined);

/** The ids of those that came back after they were finished. */
export const overRunsOf = (runs: Runs, log: StudyLog): readonly string[] =>
  Object.keys(runs).filter((id) => Object.hasOwn(log, id));
