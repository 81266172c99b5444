import type { FocusReading } from "@smart-planner/planner/progress";
import { focusWords } from "@smart-planner/words/en/focus";
import { Pause, Play, SkipForward } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useWords } from "../../ui/use-words.ts";

const kbd =
  "me-1.5 rounded-[4px] [font-family:inherit] bg-surface px-1.5 py-0.5 font-(--weight-semi) text-ink-2 shadow-[0_1px_0_var(--line-control)] inset-ring inset-ring-line-strong";

const Key = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <span>
    <kbd className={kbd}>{name}</kbd>
    {children}
  </span>
);

export const FocusControls = ({
  reading,
  onPauseOrGoOn,
  onMore,
  onFinish,
}: {
  readonly reading: FocusReading;
  readonly onPauseOrGoOn: () => void;
  readonly onMore: () => void;
  readonly onFinish: () => void;
}) => {
  const words = useWords(focusWords);
  const isBreak = reading.phase === "break";
  return (
    <>
      <div className="flex flex-wrap justify-center gap-2.5 max-md:grid max-md:w-full max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] max-md:[&>button]:min-h-12 max-md:[&>button:first-child]:col-span-full">
        <Button
          variant="primary"
          size="lg"
          className="md:min-w-40"
          icon={isBreak ? <SkipForward /> : reading.isPaused ? <Play /> : <Pause />}
          onClick={onPauseOrGoOn}
        >
          {isBreak ? words.skipBreak : reading.isPaused ? words.goOn : words.pause}
        </Button>
        <Button size="lg" onClick={onMore}>
          {words.fiveMore}
        </Button>
        <Button size="lg" onClick={onFinish}>
          {words.finish}
        </Button>
      </div>
      <p className="flex flex-wrap justify-center gap-x-4.5 gap-y-1.5 text-xs text-ink-3 max-md:hidden pointer-coarse:hidden">
        {isBreak ? (
          <Key name="S">{words.skipBreak}</Key>
        ) : (
          <Key name={words.space}>{reading.isPaused ? words.goOn : words.pause}</Key>
        )}
        <Key name="+">{words.fiveMoreOver}</Key>
        <Key name="F">{words.finish}</Key>
        <Key name="Esc">{words.backRunning}</Key>
      </p>
    </>
  );
};
