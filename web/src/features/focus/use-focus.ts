import {
  countAway,
  type FocusReading,
  type FocusRun,
  goOnWithFocus,
  lastPressOf,
  moreFocus,
  noticeForgotten,
  pauseFocus,
  readFocus,
  recordOfRun,
  skipBreak,
} from "@smart-planner/planner/progress";
import { useCallback, useEffect, useMemo, useState } from "react";
import { browserBackground } from "../../platform/background.ts";
import { usePlatform } from "../../platform/platform.ts";
import { everySecond } from "../../platform/ticker.ts";
import { useWorkspace } from "../../platform/use-workspace.ts";
import { createFocusWatch, keepPress } from "./focus-watch.ts";
import { storedRunOf } from "./stored-run.ts";
import { useLiveRun } from "./use-live-run.ts";

export interface FocusNow {
  readonly run: FocusRun;
  readonly reading: FocusReading;
  readonly now: number;
}

export const useFocus = () => {
  const workspace = useWorkspace();
  const { clock, storage } = usePlatform();
  const run = useLiveRun();
  const [now, setNow] = useState(browserBackground.now);
  const watch = useMemo(
    () => createFocusWatch({ storage, background: browserBackground }),
    [storage],
  );
  const runId = run?.id;

  /** From the stored run: another tab may have paused it. */
  const change = useCallback(
    (next: (run: FocusRun, now: number) => FocusRun) => {
      const stored = storedRunOf(workspace);
      if (stored === undefined) return;
      const seen = watch.look(stored);
      const at = browserBackground.now();
      const changed = next(seen, at);
      if (changed !== stored) workspace.putRecord("focus", changed.id, changed);
      if (lastPressOf(changed) !== lastPressOf(seen)) keepPress(storage, lastPressOf(changed));
      setNow(at);
    },
    [workspace, watch, storage],
  );

  useEffect(() => {
    if (runId === undefined) return;
    const look = () => change((run) => run);
    look();
    return everySecond(look);
  }, [runId, change]);

  const focus: FocusNow | null =
    run === undefined ? null : { run, reading: readFocus(run, now), now };

  return {
    focus,
    pause: () => change(pauseFocus),
    goOn: () => change(goOnWithFocus),
    more: () => change((run, at) => moreFocus(run, at)),
    skip: () => change(skipBreak),
    countAway: (countedMs: number) => change((run) => countAway(run, countedMs)),
    /** Takes off a night left running. */
    prepareFinish: () => change(noticeForgotten),
    /** Writes the log; the plan ticks the session. */
    finish: ({
      leftMinutes,
      pace,
    }: {
      readonly leftMinutes?: number | undefined;
      readonly pace?: number | undefined;
    }) => {
      const stored = storedRunOf(workspace);
      // Finished elsewhere meanwhile.
      if (stored === undefined || stored.id !== runId) return;
      const record = recordOfRun({
        run: watch.look(stored),
        now: browserBackground.now(),
        wallTimeOf: clock.momentAt,
        leftMinutes,
        pace,
      });
      // The log first: a crash in between must not lose the study.
      workspace.putRecord("log", stored.id, record);
      workspace.removeRecord("focus", stored.id);
      watch.forget();
    },
  };
};

export type Focus = ReturnType<typeof useFocus>;
