import type { Mode } from "@smart-planner/contract";
import type { CalendarDay } from "@smart-planner/planner/model";
import { nextExamOf, sessionDaysOf } from "@smart-planner/planner/plan";
import { finishedPlanOf } from "@smart-planner/planner/progress";
import { homeWords } from "@smart-planner/words/en/home";
import { todayWords } from "@smart-planner/words/en/today";
import { useMemo, useState } from "react";
import { HowItWent } from "../../features/today/how-it-went.tsx";
import { PlanDone } from "../../features/today/plan-done.tsx";
import { usePlanState } from "../../planner-hooks/planner-context.tsx";
import { usePlatform } from "../../platform/platform.ts";
import { textSchema } from "../../platform/schema.ts";
import { useRecords, useWorkspace } from "../../platform/use-workspace.ts";
import { useWords } from "../../ui/use-words.ts";

const key = "smartplanner_finish_seen";

/**
 * The closing picture: once nothing of the plan is left until the student closes it, and after the
 * last exam.
 */
export const PlanDoneSection = ({
  mode,
  onNewPlan,
}: {
  readonly mode: Mode;
  readonly onNewPlan: () => void;
}) => {
  const words = useWords(homeWords);
  const dates = useWords(todayWords);
  const { files, storage } = usePlatform();
  const {
    today,
    isOver,
    isPutAway,
    entered,
    view: { plan, subjects, colours },
  } = usePlanState(mode);
  const workspace = useWorkspace();
  const progress = useRecords("ticks");
  const answers = useRecords("examAnswers");
  const [closed, setClosed] = useState(() =>
    storage.read({ key, schema: textSchema, fallback: "" }),
  );
  const finished = useMemo(
    () =>
      plan === null
        ? undefined
        : finishedPlanOf({ days: sessionDaysOf(plan), progress, isOver, ...entered, today }),
    [plan, progress, isOver, entered, today],
  );
  if (plan === null || isPutAway || finished === undefined) return null;
  const name = `${finished.from} ${finished.to} ${finished.sessions}`;
  if (!isOver && closed === name) return null;
  const next = nextExamOf({ today, subjects, plan });
  const examText = () => {
    if (next === undefined) return "";
    return next.daysLeft === 1
      ? words.examTomorrow(next.subjects)
      : words.nextExam(next.subjects, dates.examIn(next.daysLeft, next.day));
  };
  const toneOf = (subject: string) => colours.get(subject) ?? "indigo";
  const passed = new Map(
    subjects
      .filter(({ examDate }) => examDate <= today)
      .toSorted((one, other) => (one.examDate < other.examDate ? -1 : 1))
      .map(({ name, examDate: day }) => [`${day}-${name.trim()}`, { subject: name.trim(), day }]),
  );
  return (
    <PlanDone
      finished={finished}
      heading={!isOver ? words.lastSession : passed.size > 0 ? words.examsDone : words.workHandedIn}
      text={!isOver ? examText() : finished.sessions > 0 ? words.yoursNow : words.enjoyBreak}
      examDays={new Set<CalendarDay>([...passed.values()].map(({ day }) => day))}
      toneOf={toneOf}
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
    >
      <HowItWent
        exams={[...passed].map(([id, { subject, day }]) => ({
          id,
          subject,
          when: words.examDay(day, today),
          went: answers[id]?.went,
        }))}
        toneOf={toneOf}
        onAnswer={(id, went) => workspace.putRecord("examAnswers", id, { went })}
      />
    </PlanDone>
  );
};
