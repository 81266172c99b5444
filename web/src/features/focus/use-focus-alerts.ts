import { focusWords } from "@smart-planner/words/en/focus";
import { useEffect, useRef } from "react";
import { browserAttention } from "../../platform/attention.ts";
import { browserBackground } from "../../platform/background.ts";
import { browserNotifier } from "../../platform/notifier.ts";
import { usePlatform } from "../../platform/platform.ts";
import { useWords } from "../../ui/use-words.ts";
import { isSoundOn } from "./sound-setting.ts";
import type { FocusNow } from "./use-focus.ts";

const messageOf = ({ run, reading }: FocusNow, words: typeof focusWords) => {
  const what = run.subject === "" ? words.focus : run.subject;
  if (reading.phase === "over") return { title: words.timeUp, body: words.alertOver(what) };
  if (reading.phase === "break") return { title: words.break, body: words.alertBreak(what) };
  return { title: words.focus, body: words.alertFocus(what, reading.round) };
};

/** Sound and notification at each change of part, from one tab. */
export const useFocusAlerts = (focus: FocusNow | null): void => {
  const { storage, log } = usePlatform();
  const words = useWords(focusWords);
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
        .show({ ...messageOf(focus, words), tag: "smartplanner-focus", silent: false })
        .catch((error: unknown) => log.warn("A notification could not be shown", error));
  }, [part, run, focus, storage, log, words]);
};
