import type { Mode } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import { nextExamOf, sessionDaysOf } from "@smart-planner/planner/plan";
import { finishedPlanOf } from "@smart-planner/planner/progress";
import { useMemo, useState } from "react";
import { PlanDone } from "../../features/today/plan-done.tsx";
import { usePlanState, useWorkspace } from "../../planner-hooks/planner-context.tsx";
import { usePlatform } from "../../platform/platform.ts";
import type { Schema } from "../../platform/schema.ts";
import { useRecords } from "../../platform/use-records.ts";

const key = "smartplanner_finish_seen";

const textSchema: Schema<string> = {
  safeParse: (input) =>
    typeof input === "string" ? { success: true, data: input } : { success: false },
};

/** The closing picture: once nothing of the plan is left until it is closed, and after the last exam. */
export const PlanDoneSection = ({
  mode,
  onNewPlan,
}: {
  readonly mode: Mode;
  readonly onNewPlan: () => void;
}) => {
  const { files, storage } = usePlatform();
  const {
    today,
    isOver,
    view: { plan, subjects, colours },
  } = usePlanState(mode);
  const progress = useRecords(useWorkspace(), "ticks");
  const [closed, setClosed] = useState(() =>
    storage.read<string>({ key, schema: textSchema, fallback: "" }),
  );
  const finished = useMemo(
    () =>
      plan === null ? undefined : finishedPlanOf({ days: sessionDaysOf(plan), progress, isOver }),
    [plan, progress, isOver],
  );
  if (plan === null || finished === undefined) return null;
  const name = `${finished.from} ${finished.to} ${finished.sessions}`;
  if (!isOver && closed === name) return null;
  const next = nextExamOf({ today, subjects, plan });
  const examText = () => {
    if (next === undefined) return "";
    const names = next.subjects.join(", ");
    return next.daysLeft === 1
      ? `${names} ${next.subjects.length === 1 ? "is" : "are"} tomorrow: sleep well.`
      : `Next exam: ${names}, ${next.text}.`;
  };
  return (
    <PlanDone
      finished={finished}
      heading={isOver ? "All exams done" : "That was the last session"}
      text={isOver ? "That’s yours now. Enjoy the break." : examText()}
      examDays={
        new Set<CalendarDay>(
          subjects.map(({ examDate }) => examDate).filter((day) => day <= finished.to),
        )
      }
      toneOf={(subject) => colours.get(subject) ?? "indigo"}
      onNewPlan={onNewPlan}
      onSave={(text) => files.save({ name: "study-plan.svg", type: "image/svg+xml", text })}
      onClose={
        isOver
          ? undefined
          : () => {
              storage.write({ key, value: name });
              setClosed(name);
            }
      }
    />
  );
};
