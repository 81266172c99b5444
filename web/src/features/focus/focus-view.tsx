import type { FocusReading } from "@smart-planner/planner/progress";
import { focusWords } from "@smart-planner/words/en/focus";
import { ChevronLeft, Volume2, VolumeX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { usePlatform } from "../../platform/platform.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Tone } from "../../ui/tone.ts";
import { useWords } from "../../ui/use-words.ts";
import { AwayLine } from "./away-line.tsx";
import { type FinishAnswer, FinishDialog, type PlaceOf } from "./finish-dialog.tsx";
import { FloatButton, FloatingClock } from "./floating-clock.tsx";
import { FocusControls } from "./focus-controls.tsx";
import { FocusFace } from "./focus-face.tsx";
import { type FocusSession, FocusSessions } from "./focus-sessions.tsx";
import { isSoundOn, keepSound } from "./sound-setting.ts";
import type { Focus, FocusNow } from "./use-focus.ts";
import { useFocusKeys } from "./use-focus-keys.ts";

const SoundSwitch = () => {
  const words = useWords(focusWords);
  const { storage } = usePlatform();
  const [isOn, setOn] = useState(() => isSoundOn(storage));
  return (
    <IconButton
      label={words.sound}
      aria-pressed={isOn}
      icon={isOn ? <Volume2 /> : <VolumeX />}
      onClick={() => {
        keepSound(storage, !isOn);
        setOn(!isOn);
      }}
    />
  );
};

const Announcement = ({
  reading,
  isPaused,
}: {
  readonly reading: FocusReading;
  readonly isPaused: boolean;
}) => {
  const words = useWords(focusWords);
  return (
    <p role="status" className="sr-only">
      {isPaused
        ? words.paused
        : reading.phase === "over"
          ? words.timeUp
          : reading.phase === "break"
            ? words.break
            : words.focusRound(reading.round, undefined)}
    </p>
  );
};

export const FocusView = ({
  focus,
  actions,
  tone,
  sessions,
  leftText,
  placeOf,
  corner,
  onBack,
  onFinish,
}: {
  readonly focus: FocusNow;
  readonly actions: Focus;
  readonly tone: Tone;
  readonly sessions: readonly FocusSession[];
  readonly leftText: string;
  readonly placeOf: PlaceOf;
  readonly corner: ReactNode;
  readonly onBack: () => void;
  readonly onFinish: (answer: FinishAnswer) => void;
}) => {
  const words = useWords(focusWords);
  const { reading } = focus;
  const [isFinishing, setFinishing] = useState(false);
  const isBreak = reading.phase === "break";
  const awayLine = reading.away !== undefined && (
    <AwayLine away={reading.away} onCount={actions.countAway} />
  );

  const finish = () => {
    actions.prepareFinish();
    setFinishing(true);
  };
  const pauseOrGoOn = () => {
    if (isBreak) actions.skip();
    else if (reading.isPaused) actions.goOn();
    else actions.pause();
  };
  useFocusKeys(
    {
      onSpace: pauseOrGoOn,
      onMore: actions.more,
      onSkip: () => isBreak && actions.skip(),
      onFinish: finish,
      onBack,
    },
    isFinishing,
  );

  return (
    <div
      className={classNames(
        "flex min-h-dvh flex-col transition-colors duration-(--dur-3)",
        isBreak && "bg-(--hl-soft)",
      )}
    >
      <header className="flex min-h-(--bar-h) flex-none flex-wrap items-center gap-x-1 ps-[calc(var(--page-edge)-0.75rem)] pe-(--page-edge) max-md:px-2">
        <Link to="/" className={buttonClass({ variant: "quiet" })}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          {words.back}
        </Link>
        {/* Large text wraps them below the back link. */}
        <span className="ms-auto flex flex-wrap items-center justify-end gap-x-1">
          <FloatButton />
          <FloatingClock focus={focus} actions={actions} />
          <SoundSwitch />
          {corner}
        </span>
      </header>
      <main id="main" aria-label={words.focus} className="grid flex-1 grid-rows-[1fr_auto]">
        <div className="grid content-center justify-items-center gap-9 px-(--page-pad) pt-6 pb-10 text-center max-md:content-between max-md:gap-6 max-md:pt-2 max-md:pb-6">
          <FocusFace focus={focus} tone={tone} below={!isFinishing && awayLine} />
          <FocusControls
            reading={reading}
            onPauseOrGoOn={pauseOrGoOn}
            onMore={actions.more}
            onFinish={finish}
          />
          <Announcement reading={reading} isPaused={reading.isPaused} />
        </div>
        {sessions.length > 0 && <FocusSessions sessions={sessions} />}
      </main>
      {isFinishing && (
        <FinishDialog
          focus={focus}
          tone={tone}
          leftText={leftText}
          placeOf={placeOf}
          awayLine={awayLine}
          onFinish={onFinish}
          onKeepGoing={() => setFinishing(false)}
        />
      )}
    </div>
  );
};
