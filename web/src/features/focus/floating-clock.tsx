import { focusWords } from "@smart-planner/words/en/focus";
import { Pause, PictureInPicture2, Play, SkipForward } from "lucide-react";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { browserAttention } from "../../platform/attention.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useWords } from "../../ui/use-words.ts";
import { spokenClock, timeText } from "./clock-text.ts";
import type { Focus, FocusNow } from "./use-focus.ts";

const { floating } = browserAttention;

const useFloatingInside = (): HTMLElement | null =>
  useSyncExternalStore(floating.subscribe, floating.inside);

/** Moves the clock into a picture-in-picture window, if the browser has one. */
export const FloatButton = () => {
  const words = useWords(focusWords);
  const inside = useFloatingInside();
  if (!floating.isPossible()) return null;
  return (
    <IconButton
      label={words.smallWindow}
      aria-pressed={inside !== null}
      icon={<PictureInPicture2 />}
      onClick={() => (inside === null ? void floating.open() : floating.close())}
    />
  );
};

/** Rendered by whichever page is open, so that it survives navigation. */
export const FloatingClock = ({
  focus: { run, reading },
  actions,
}: {
  readonly focus: FocusNow;
  readonly actions: Pick<Focus, "pause" | "goOn" | "skip">;
}) => {
  const words = useWords(focusWords);
  const inside = useFloatingInside();
  if (inside === null) return null;
  const isBreak = reading.phase === "break";
  return createPortal(
    <main className="grid min-h-dvh content-center justify-items-center gap-2 p-3 text-center">
      <p className="max-w-full truncate text-sm font-(--weight-medium) text-ink-2">
        <bdi>{isBreak ? words.break : run.subject || words.focus}</bdi>
      </p>
      <p
        role="timer"
        aria-label={spokenClock(reading.leftMs, reading.phase === "over", words)}
        className="font-display text-[min(26vw,5rem)]/none font-[580] tabular-nums"
      >
        {timeText(reading)}
      </p>
      {isBreak ? (
        <Button size="sm" icon={<SkipForward />} onClick={actions.skip}>
          {words.skipBreak}
        </Button>
      ) : (
        <Button
          size="sm"
          icon={reading.isPaused ? <Play /> : <Pause />}
          onClick={reading.isPaused ? actions.goOn : actions.pause}
        >
          {reading.isPaused ? words.goOn : words.pause}
        </Button>
      )}
    </main>,
    inside,
  );
};
