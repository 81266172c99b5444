import type { Mode } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import { nextExamOf, sessionDaysOf } from "@smart-planner/planner/plan";
import { finishedPlanOf } from "@smart-planner/planner/progress";
import { addDays } from "@smart-planner/planner/time";
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

/** The plan on the screen, once nothing of it is left to do; until it is closed. */
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
    view: { plan, subjects, colours },
  } = usePlanState(mode);
  const progress = useRecords(useWorkspace(), "ticks");
  const [closed, setClosed] = useState(() =>
    storage.read<string>({ key, schema: textSchema, fallback: "" }),
  );
  const finished = useMemo(
    () => (plan === null ? undefined : finishedPlanOf({ days: sessionDaysOf(plan), progress })),
    [plan, progress],
  );
  if (plan === null || finished === undefined) return null;
  const name = `${finished.from} ${finished.to} ${finished.sessions}`;
  if (closed === name) return null;
  const next = nextExamOf({ today, subjects, plan });
  const isTomorrow = subjects.some(({ examDate }) => examDate === addDays(today, 1));
  const examText =
    next === undefined
      ? undefined
      : isTomorrow
        ? `${next.subjects.join(", ")} ${next.subjects.length === 1 ? "is" : "are"} tomorrow: sleep well.`
        : `Next exam: ${next.subjects.join(", ")}, ${next.text}.`;
  return (
    <PlanDone
      finished={finished}
      examText={examText}
      examDays={
        new Set<CalendarDay>(
          subjects.map(({ examDate }) => examDate).filter((day) => day <= finished.to),
        )
      }
      toneOf={(subject) => colours.get(subject) ?? "indigo"}
      onNewPlan={onNewPlan}
      onSave={(text) => files.save({ name: "study-plan.svg", type: "image/svg+xml", text })}
      onClose={() => {
        storage.write({ key, value: name });
        setClosed(name);
      }}
    />
  );
};
