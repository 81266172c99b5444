import { pomodoroRoundsOf, type RoundKind } from "../timeline/pomodoro-rounds.ts";
import type { AwayMark, FocusMark, FocusRun, Instant } from "./focus-run.ts";
import { isPaused } from "./focus-run.ts";

const minuteMs = 60_000;

/** An open-ended timer runs in rounds for a long day at most. */
const openEndedMinutes = 12 * 60;

/** A longer absence is not study, unless the student says so. */
const longestAssumedMs = 3 * 60 * minuteMs;

export interface FocusPart {
  readonly kind: RoundKind;
  readonly start: number;
  readonly end: number;
}

export interface RunningStretch {
  readonly from: Instant;
  readonly to: Instant;
}

/** Time away since the last press: the student may take it off or count more. */
export interface TimeAway {
  readonly ms: number;
  readonly countedMs: number;
  /** The first instant that does not count. */
  readonly stoppedAt: Instant;
  readonly isForgotten: boolean;
}

export interface FocusReading {
  readonly isPaused: boolean;
  /** `over` once the planned length has passed. */
  readonly phase: "focus" | "break" | "over";
  readonly parts: readonly FocusPart[];
  /** Index in `parts`; the last one when over. */
  readonly partIndex: number;
  /** The present or next focus part, from 1. */
  readonly round: number;
  readonly rounds: number;
  /** Left of the present part; when over, the time past the end. */
  readonly leftMs: number;
  /** Since the start, without pauses and uncounted time. */
  readonly runningMs: number;
  /** Includes breaks between rounds, not one at the end. */
  readonly studiedMs: number;
  readonly hasEnd: boolean;
  readonly stretches: readonly RunningStretch[];
  readonly away: TimeAway | undefined;
}

interface Walk {
  /** Undefined without an end. */
  readonly plannedMinutes: number | undefined;
  readonly stretches: RunningStretch[];
  parts: readonly FocusPart[];
  runningMs: number;
  /** The instant counted up to. */
  countedTo: Instant;
  isRunning: boolean;
  away: TimeAway | undefined;
}

const plannedParts = ({ plannedMinutes, rhythm }: FocusRun): FocusPart[] =>
  pomodoroRoundsOf({ minutes: plannedMinutes ?? openEndedMinutes, pomodoro: rhythm }).map(
    ({ kind, start, end }) => ({ kind, start: start * minuteMs, end: end * minuteMs }),
  );

const shifted = (part: FocusPart, by: number): FocusPart => ({
  ...part,
  start: part.start + by,
  end: part.end + by,
});

const partAt = (parts: readonly FocusPart[], runningMs: number): number => {
  const index = parts.findIndex(({ end }) => runningMs < end);
  return index === -1 ? parts.length - 1 : index;
};

const lengthened = (parts: readonly FocusPart[], at: number, by: number): FocusPart[] => {
  const index = partAt(parts, at);
  return parts.map((part, place) => {
    if (place < index) return part;
    if (place > index) return shifted(part, by);
    // After the end, added minutes start now.
    return { ...part, end: Math.max(part.end, at) + by };
  });
};

/** Ends the break; a press in a focus part (from a second tab) changes nothing. */
const withoutRestOfBreak = (parts: readonly FocusPart[], at: number): FocusPart[] => {
  const index = partAt(parts, at);
  const part = parts[index];
  if (part === undefined || part.kind === "focus" || at >= part.end) return [...parts];
  return parts.map((one, place) => {
    if (place < index) return one;
    return place === index ? { ...one, end: at } : shifted(one, at - part.end);
  });
};

const runTo = (walk: Walk, instant: Instant): void => {
  // A clock set back must not undo what ran before.
  const passed = Math.max(instant - walk.countedTo, 0);
  if (walk.isRunning && passed > 0) {
    walk.stretches.push({ from: walk.countedTo, to: instant });
    walk.runningMs += passed;
  }
  walk.countedTo = instant;
};

const passAway = (walk: Walk, mark: AwayMark): void => {
  if (!walk.isRunning) return;
  const length = mark.to - mark.from;
  const before = walk.away ?? { ms: 0, countedMs: 0, stoppedAt: mark.from, isForgotten: true };
  const ms = before.ms + length;
  const isForgotten = mark.why === "forgotten";
  const isPastEnd =
    walk.plannedMinutes !== undefined && walk.runningMs + length > (walk.parts.at(-1)?.end ?? 0);
  const assumedMs = isForgotten || isPastEnd || ms > longestAssumedMs ? 0 : length;
  const countedMs = mark.countedMs ?? assumedMs;
  if (countedMs > 0) walk.stretches.push({ from: mark.from, to: mark.from + countedMs });
  walk.runningMs += countedMs;
  walk.away = {
    ms,
    countedMs: before.countedMs + countedMs,
    stoppedAt: before.countedMs < before.ms ? before.stoppedAt : mark.from + countedMs,
    isForgotten: isForgotten && before.isForgotten,
  };
};

const pass = (walk: Walk, mark: FocusMark): void => {
  if (mark.kind === "away" || mark.kind === "clock") {
    runTo(walk, mark.from);
    if (mark.kind === "away") passAway(walk, mark);
    walk.countedTo = mark.to;
    return;
  }
  runTo(walk, mark.at);
  walk.away = undefined;
  if (mark.kind === "more")
    walk.parts = lengthened(walk.parts, walk.runningMs, mark.minutes * minuteMs);
  else if (mark.kind === "skip") walk.parts = withoutRestOfBreak(walk.parts, walk.runningMs);
  else walk.isRunning = mark.kind === "go on";
};

/** Computed from the marks alone, so every tab and device agrees. */
export const readFocus = (run: FocusRun, now: Instant): FocusReading => {
  const walk: Walk = {
    plannedMinutes: run.plannedMinutes,
    stretches: [],
    parts: plannedParts(run),
    runningMs: 0,
    countedTo: run.startedAt,
    isRunning: true,
    away: undefined,
  };
  for (const mark of run.marks) pass(walk, mark);
  runTo(walk, now);

  const { parts, runningMs, stretches, away } = walk;
  const partIndex = partAt(parts, runningMs);
  const part = parts[partIndex] ?? { kind: "focus", start: 0, end: 0 };
  const isOver = runningMs >= part.end;
  const isFocus = part.kind === "focus";
  const focusUpTo = parts.slice(0, partIndex + 1).filter(({ kind }) => kind === "focus").length;
  return {
    isPaused: isPaused(run),
    phase: isOver ? "over" : isFocus ? "focus" : "break",
    parts,
    partIndex,
    round: isFocus ? focusUpTo : focusUpTo + 1,
    rounds: parts.filter(({ kind }) => kind === "focus").length,
    leftMs: isOver ? runningMs - part.end : part.end - runningMs,
    runningMs,
    studiedMs: isFocus ? runningMs : part.start,
    hasEnd: run.plannedMinutes !== undefined,
    stretches,
    away,
  };
};
