import { useEffect, useRef } from "react";
import { browserAttention } from "../../platform/attention.ts";
import { browserBackground } from "../../platform/background.ts";
import { browserNotifier } from "../../platform/notifier.ts";
import { usePlatform } from "../../platform/platform.ts";
import { isSoundOn } from "./sound-setting.ts";
import type { FocusNow } from "./use-focus.ts";

const wordsOf = ({ run, reading }: FocusNow): { readonly title: string; readonly body: string } => {
  const what = run.subject === "" ? "Focus" : run.subject;
  if (reading.phase === "over") return { title: "Time is up", body: `${what}: finish, or go on.` };
  if (reading.phase === "break") return { title: "Break", body: `${what} goes on afterwards.` };
  return { title: "Focus", body: `${what}, round ${reading.round}.` };
};

/** Sound and notification at each change of part, from one tab. */
export const useFocusAlerts = (focus: FocusNow | null): void => {
  const { storage, log } = usePlatform();
  const isLeading = useRef(false);
  const before = useRef<{ readonly run: string; readonly part: string } | null>(null);
  const runId = focus?.run.id;
  const part = focus === null ? null : `${focus.reading.phase} ${focus.reading.partIndex}`;
  // No sound for the student's own presses.
  const run = focus === null ? null : `${focus.run.id} ${focus.run.marks.length}`;

  useEffect(() => {
    if (runId === undefined) return;
    const release = browserBackground.inOneTab("smartplanner-focus", () => {
      isLeading.current = true;
    });
    return () => {
      isLeading.current = false;
      release();
    };
  }, [runId]);

  useEffect(() => {
    const last = before.current;
    before.current = run === null || part === null ? null : { run, part };
    if (focus === null || last === null || last.run !== run || last.part === part) return;
    if (!isLeading.current) return;
    if (isSoundOn(storage)) browserAttention.chime();
    if (browserNotifier.permission() === "granted")
      browserNotifier
        .show({ ...wordsOf(focus), tag: "smartplanner-focus", silent: false })
        .catch((error: unknown) => log.warn("A notification could not be shown", error));
  }, [part, run, focus, storage, log]);
};
