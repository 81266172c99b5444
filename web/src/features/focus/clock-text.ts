import type { FocusReading } from "@smart-planner/planner/progress";
import type { focusWords } from "@smart-planner/words/en/focus";

/** `12:40`, `1:02:03`. */
const clockText = (ms: number): string => {
  const seconds = Math.max(Math.ceil(ms / 1_000), 0);
  const rest = String(seconds % 60).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
};

/** Time left, or `+3:10` past the end. */
export const timeText = ({ phase, leftMs }: FocusReading): string =>
  `${phase === "over" ? "+" : ""}${clockText(leftMs)}`;

/** For screen readers: `12 minutes 40 seconds left`. */
export const spokenClock = (ms: number, isOver: boolean, words: typeof focusWords): string => {
  const seconds = Math.max(Math.ceil(ms / 1_000), 0);
  const minutes = Math.floor(seconds / 60);
  return (isOver ? words.spokenOver : words.spokenLeft)(minutes, seconds % 60);
};
