import { focusWords } from "@smart-planner/words/en/focus";
import { useEffect, useRef } from "react";
import { browserAttention } from "../../platform/attention.ts";
import { useWords } from "../../ui/use-words.ts";
import { timeText } from "./clock-text.ts";
import type { FocusNow } from "./use-focus.ts";

/** Tab title, wake lock and floating window. */
export const useFocusPresence = (focus: FocusNow | null): void => {
  const words = useWords(focusWords);
  const held = useRef<ReturnType<typeof browserAttention.holdTitle>>(null);
  const isRunning = focus !== null;
  const title =
    focus === null
      ? null
      : `${timeText(focus.reading)} ${focus.reading.phase === "break" ? words.break : focus.run.subject || words.focus}`;
  // A night left running does not keep the screen on.
  const isAwake = focus !== null && !focus.reading.isPaused && focus.reading.phase !== "over";

  useEffect(() => {
    if (!isRunning) return browserAttention.floating.close();
    const title = browserAttention.holdTitle();
    held.current = title;
    return () => {
      held.current = null;
      title.release();
    };
  }, [isRunning]);
  useEffect(() => {
    if (title !== null) held.current?.say(title);
  }, [title]);
  useEffect(() => (isAwake ? browserAttention.keepAwake() : undefined), [isAwake]);
};
