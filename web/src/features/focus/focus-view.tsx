import { type FocusReading, formatClock } from "@smart-planner/planner";
import { Check, ChevronLeft, Pause, Play, SkipForward, Volume2, VolumeX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { usePlatform } from "../../platform/platform.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Tone } from "../../ui/tone.ts";
import { ToneDot } from "../../ui/tone-dot.tsx";
import { AwayDialog } from "./away-dialog.tsx";
import { spokenClock, timeText } from "./clock-text.ts";
import { type FinishAnswer, FinishDialog } from "./finish-dialog.tsx";
import { FloatButton, FloatingClock } from "./floating-clock.tsx";
import { FocusStrip } from "./focus-strip.tsx";
import { isSoundOn, keepSound } from "./sound-setting.ts";
import type { Focus, FocusNow } from "./use-focus.ts";
import { useFocusKeys } from "./use-focus-keys.ts";

/** One of today's sessions, for the line at the foot. */
export interface FocusSession {
  readonly key: string;
  readonly subject: string;
  readonly startTime: string;
  readonly tone: Tone;
  readonly state: "done" | "now" | "next";
}

const kbd =
  "me-1.5 rounded-[4px] [font-family:inherit] bg-surface px-1.5 py-0.5 font-(--weight-semi) text-ink-2 shadow-[0_1px_0_var(--line-control)] inset-ring inset-ring-line-strong";

const Key = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <span>
    <kbd className={kbd}>{name}</kbd>
    {children}
  </span>
);

const SoundSwitch = () => {
  const { storage } = usePlatform();
  const [isOn, setOn] = useState(() => isSoundOn(storage));
  return (
    <IconButton
      label="Sound at each change"
      aria-pressed={isOn}
      icon={isOn ? <Volume2 /> : <VolumeX />}
      onClick={() => {
        keepSound(storage, !isOn);
        setOn(!isOn);
      }}
    />
  );
};

const endText = (
  { phase, isPaused, leftMs, round, rounds, hasEnd, partIndex, parts }: FocusReading,
  now: number,
  clockOf: (instant: number) => string,
): string => {
  if (phase === "over") return "past the planned end";
  if (isPaused) return "paused";
  const at = clockOf(now + leftMs);
  if (phase === "break") return `Focus ${hasEnd ? `${round} of ${rounds}` : round} starts at ${at}`;
  return partIndex === parts.length - 1 ? `until the end at ${at}` : `until the break at ${at}`;
};

const Announcement = ({
  reading,
  isPaused,
}: {
  readonly reading: FocusReading;
  readonly isPaused: boolean;
}) => (
  <p role="status" className="sr-only">
    {isPaused
      ? "Paused"
      : reading.phase === "over"
        ? "Time is up"
        : reading.phase === "break"
          ? "Break"
          : `Focus ${reading.round}`}
  </p>
);

/** One session, nothing else. */
export const FocusView = ({
  focus,
  actions,
  tone,
  sessions,
  leftText,
  corner,
  onBack,
  onFinish,
}: {
  readonly focus: FocusNow;
  readonly actions: Focus;
  readonly tone: Tone;
  readonly sessions: readonly FocusSession[];
  /** What becomes of the work that is left when it is finished. */
  readonly leftText: string;
  readonly corner: ReactNode;
  readonly onBack: () => void;
  readonly onFinish: (answer: FinishAnswer) => void;
}) => {
  const { clock } = usePlatform();
  const { run, reading, now, question } = focus;
  const [isFinishing, setFinishing] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  const isBreak = reading.phase === "break";
  const clockOf = (instant: number) => formatClock(clock.momentAt(instant).minuteOfDay);
  const minuteAt = (instant: number) => clock.momentAt(instant).minuteOfDay;
  const lastEnd = reading.parts.at(-1)?.end ?? 0;
  const asks = question !== undefined && (isFinishing || !isPutOff);

  const finish = () => {
    actions.askBeforeFinish();
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
    isFinishing || asks,
  );

  return (
    <div
      className={classNames(
        "flex min-h-dvh flex-col transition-colors duration-(--dur-3)",
        isBreak && "bg-(--hl-soft)",
      )}
    >
      <header className="flex min-h-(--bar-h) flex-none flex-wrap items-center gap-x-1 ps-[calc(var(--page-edge)-0.75rem)] pe-(--page-edge) max-md:px-2">
        <Link
          to="/"
          className={classNames(buttonClass({ variant: "quiet" }), "max-md:whitespace-normal")}
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          Back to the plan
        </Link>
        {/* Large text puts them below the way back, and not beyond the edge. */}
        <span className="ms-auto flex flex-wrap items-center justify-end gap-x-1">
          <FloatButton />
          <FloatingClock focus={focus} actions={actions} />
          <SoundSwitch />
          {corner}
        </span>
      </header>
      <main id="main" aria-label="Focus" className="grid flex-1 grid-rows-[1fr_auto]">
        <div className="grid content-center justify-items-center gap-9 px-(--page-pad) pt-6 pb-10 text-center max-md:content-between max-md:gap-6 max-md:pt-2 max-md:pb-6">
          <div className="grid justify-items-center gap-2">
            {isBreak ? (
              <p className="font-(--weight-semi) text-ink-2">Break</p>
            ) : (
              run.title !== undefined && (
                <p className="inline-flex items-center gap-2 font-(--weight-semi) text-ink-2">
                  <ToneDot tone={tone} />
                  <bdi>{run.subject}</bdi>
                </p>
              )
            )}
            <h1 className="text-[2.5rem] wrap-anywhere max-md:text-[1.75rem]">
              <bdi>
                {isBreak ? "Stand up, drink something" : (run.title ?? (run.subject || "Focus"))}
              </bdi>
            </h1>
          </div>
          <p
            role="timer"
            aria-label={spokenClock(reading.leftMs, reading.phase === "over")}
            className="font-display text-[11.5rem]/[0.86] font-[580] tracking-[-0.035em] tabular-nums max-md:text-[min(6.75rem,24vw)]"
          >
            {timeText(reading)}
            <small className="mt-6 block [font-family:var(--font-text)] text-lg leading-[1.3] font-(--weight-medium) tracking-normal text-ink-2 max-md:mt-4 max-md:text-md">
              {endText(reading, now, clockOf)}
            </small>
          </p>
          <FocusStrip
            reading={reading}
            startMinute={minuteAt(run.startedAt)}
            endMinute={
              reading.hasEnd && !reading.isPaused
                ? minuteAt(now + Math.max(lastEnd - reading.runningMs, 0))
                : undefined
            }
          />
          <div className="flex flex-wrap justify-center gap-2.5 max-md:grid max-md:w-full max-md:grid-cols-2 max-md:[&>button]:min-h-12 max-md:[&>button:first-child]:col-span-2">
            <Button
              variant="primary"
              size="lg"
              className="md:min-w-40"
              icon={isBreak ? <SkipForward /> : reading.isPaused ? <Play /> : <Pause />}
              onClick={pauseOrGoOn}
            >
              {isBreak ? "Skip break" : reading.isPaused ? "Go on" : "Pause"}
            </Button>
            <Button size="lg" onClick={actions.more}>
              +5 min
            </Button>
            <Button size="lg" onClick={finish}>
              Finish
            </Button>
          </div>
          <p className="flex flex-wrap justify-center gap-x-4.5 gap-y-1.5 text-xs text-ink-3 max-md:hidden pointer-coarse:hidden">
            {isBreak ? (
              <Key name="S">Skip break</Key>
            ) : (
              <Key name="Space">{reading.isPaused ? "Go on" : "Pause"}</Key>
            )}
            <Key name="+">5 min more</Key>
            <Key name="F">Finish</Key>
            <Key name="Esc">Back, the timer runs on</Key>
          </p>
          <Announcement reading={reading} isPaused={reading.isPaused} />
        </div>
        {sessions.length > 0 && (
          <ul
            aria-label="Today"
            className="flex flex-wrap items-center justify-center gap-x-7 gap-y-2 border-t border-line px-(--page-pad) py-4.5 text-sm text-ink-2 max-md:flex-col max-md:items-start"
          >
            {sessions.map(({ key, subject, startTime, tone: sessionTone, state }) => (
              <li key={key} className="inline-flex items-center gap-2">
                {state === "done" ? (
                  <Check aria-hidden="true" className="size-4 text-success" strokeWidth={2.5} />
                ) : (
                  <ToneDot tone={sessionTone} />
                )}
                {state === "now" ? (
                  <b className="font-(--weight-semi) text-ink">
                    <bdi>{subject}</bdi>, now
                  </b>
                ) : state === "done" ? (
                  <s className="text-ink-3">
                    <bdi>{subject}</bdi>
                  </s>
                ) : (
                  <span>
                    {startTime} <bdi>{subject}</bdi>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </main>
      {asks ? (
        <AwayDialog
          key={question.from}
          focus={focus}
          tone={tone}
          question={question}
          onAnswer={(countedMs) => actions.answer(question, countedMs)}
          onLater={() => {
            setPutOff(true);
            setFinishing(false);
          }}
        />
      ) : (
        isFinishing && (
          <FinishDialog
            focus={focus}
            tone={tone}
            leftText={leftText}
            onFinish={onFinish}
            onKeepGoing={() => setFinishing(false)}
          />
        )
      )}
    </div>
  );
};
