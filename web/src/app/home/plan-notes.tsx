import { type Mode, modeRegisters } from "@smart-planner/contract";
import {
  type InputChange,
  inputChangeText,
  missedFromText,
  missedSessionsOf,
  releaseSessions,
  restOfSession,
  sessionDaysOf,
  shortDuration,
  studiedProgressOf,
  totalMinutes,
} from "@smart-planner/planner";
import { useMemo } from "react";
import { MissedNote, OutOfDateNote } from "../../features/today/notes.tsx";
import { useMoment } from "../../platform/use-moment.ts";
import { useRecords } from "../../platform/use-records.ts";
import { useSettled } from "../../platform/use-settled.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { counted } from "../../ui/counted.ts";
import type { Say } from "./plan-notice.tsx";
import type { PlanUpdating } from "./use-plan-update.ts";
import type { PlanView } from "./use-plan-view.ts";

/** What happened since the plan was made, one calm line each; nothing moves before it was shown. */
export const PlanNotes = ({
  workspace,
  mode,
  view: { plan, subjects },
  changes,
  update,
  say,
}: {
  readonly workspace: Workspace;
  readonly mode: Mode;
  readonly view: PlanView;
  /** What was entered since the plan was made. */
  readonly changes: readonly InputChange[];
  readonly update: PlanUpdating;
  readonly say: Say;
}) => {
  const { day: today } = useMoment();
  const progress = useRecords(workspace, "ticks");
  // A note that comes and goes with every letter would push the form about under the typing hand.
  // With another plan it is said at once: what that took over would be called out of date meanwhile.
  const settled = useSettled(changes, 1_500, plan);
  const log = useRecords(workspace, "log");
  const missed = useMemo(() => {
    const days = sessionDaysOf(plan ?? {});
    const records = Object.values(log);
    const studied = studiedProgressOf({ days, progress, records });
    return missedSessionsOf({ days, progress: studied.progress, today }).map((session) =>
      restOfSession(session, records),
    );
  }, [plan, progress, log, today]);
  if (plan === null) return null;
  const keys = new Set(missed.map(({ key }) => key));
  const [change] = settled;

  const tickAll = (done: boolean) =>
    workspace.putRecords(
      "ticks",
      [...keys].map((key) => [key, done] as const),
    );
  const release = (as: "let go" | null) => {
    const stored = workspace.read(modeRegisters[mode].plan);
    if (stored !== null)
      workspace.write(modeRegisters[mode].plan, releaseSessions(stored, keys, as));
  };

  return (
    <>
      {missed.length > 0 && (
        <MissedNote
          count={missed.length}
          from={missedFromText(missed, today)}
          length={shortDuration(totalMinutes(missed))}
          onDid={() => {
            tickAll(true);
            say(`${counted(keys.size, "session")} done.`, {
              label: "Undo",
              onPress: () => tickAll(false),
            });
          }}
          onPlanAgain={
            subjects.some(({ examDate }) => examDate > today)
              ? () => void update.open({ missed, changes })
              : undefined
          }
          onLetGo={() => {
            release("let go");
            say(`${counted(keys.size, "session")} let go.`, {
              label: "Undo",
              onPress: () => release(null),
            });
          }}
        />
      )}
      {change !== undefined && (
        <OutOfDateNote
          what={
            settled.length === 1
              ? inputChangeText(change)
              : `${inputChangeText(change)} And ${settled.length - 1} more.`
          }
          onUpdate={() => void update.open({ missed, changes })}
        />
      )}
    </>
  );
};
