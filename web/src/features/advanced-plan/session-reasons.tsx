import type { Pomodoro } from "@smart-planner/planner/model";
import { pomodoroRoundsOf } from "@smart-planner/planner/plan";
import type { SessionExplanation } from "@smart-planner/planner/scheduler";
import { advancedPlanWords } from "@smart-planner/words/en/advanced-plan";
import { planReadingWords } from "@smart-planner/words/en/plan-reading";
import { classNames } from "../../ui/class-names.ts";
import { useWords } from "../../ui/use-words.ts";

/** Why a session is there, and how focus and breaks divide it. */
export const SessionReasons = ({
  explanation,
  minutes,
  pomodoro,
}: {
  readonly explanation: SessionExplanation | undefined;
  readonly minutes: number;
  /** A Quick Plan knows no rounds. */
  readonly pomodoro: Pomodoro | undefined;
}) => {
  const words = useWords(advancedPlanWords);
  const reading = useWords(planReadingWords);
  if (explanation === undefined && pomodoro === undefined) return null;
  const rounds = pomodoro === undefined ? [] : pomodoroRoundsOf({ minutes, pomodoro });
  const focus = rounds.filter(({ kind }) => kind === "focus");
  return (
    <div className="mt-3 grid gap-3 border-t border-line pt-3">
      {explanation !== undefined && (
        <p className="text-ink-2 wrap-anywhere">{reading.session(explanation)}</p>
      )}
      {rounds.length > 0 && (
        <div className="grid gap-1.5">
          <p className="text-ink-3">{words.pomodoro(focus.length, rounds.length - focus.length)}</p>
          <div aria-hidden="true" className="flex h-4.5 gap-0.5">
            {rounds.map(({ kind, start, end }) => (
              <span
                key={start}
                style={{ flexGrow: end - start }}
                className={classNames(
                  "grid min-w-1 basis-0 place-items-center rounded-[3px] text-[0.6875rem] leading-none font-(--weight-semi)",
                  kind === "focus" ? "bg-pen text-on-pen" : "bg-hl text-on-hl",
                )}
              >
                {end - start >= 12 && end - start}
              </span>
            ))}
          </div>
        </div>
      )}
    </div>
  );
};
