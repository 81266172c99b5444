import type { Pomodoro } from "@smart-planner/planner/model";
import { classNames } from "../../ui/class-names.ts";

interface Stretch {
  readonly kind: "focus" | "break" | "long break";
  readonly minutes: number;
}

const stretchesOf = ({
  focusDuration,
  breakDuration,
  longBreakDuration,
  sessionsBeforeLongBreak,
}: Pomodoro): readonly Stretch[] =>
  Array.from({ length: sessionsBeforeLongBreak }, (_, index): readonly Stretch[] => [
    { kind: "focus", minutes: focusDuration },
    index === sessionsBeforeLongBreak - 1
      ? { kind: "long break", minutes: longBreakDuration }
      : { kind: "break", minutes: breakDuration },
  ]).flat();

/** One round of focus and breaks to scale; the fields below it say the same in numbers. */
export const PomodoroStrip = ({ pomodoro }: { readonly pomodoro: Pomodoro }) => (
  <div aria-hidden="true" className="flex h-9 gap-0.75">
    {stretchesOf(pomodoro).map(({ kind, minutes }, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place in the round
        key={index}
        style={{ flexGrow: minutes }}
        className={classNames(
          "grid min-w-1.5 basis-0 place-items-center rounded-[5px] text-2xs leading-none font-(--weight-semi)",
          kind === "focus" ? "bg-pen text-on-pen" : "bg-hl text-on-hl",
        )}
      >
        {kind !== "break" && minutes}
      </span>
    ))}
  </div>
);
