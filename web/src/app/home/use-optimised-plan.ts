import {
  type PlanInputs,
  type SmartTimetableRequest,
  smartTimetablePath,
  studyPlanSchema,
} from "@smart-planner/contract";
import { minutesPerDay, type StudyPlan } from "@smart-planner/planner";
import { useEffect, useRef, useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { usePreview } from "../../platform/use-preview.ts";
import type { AdvancedPlanState } from "./use-advanced-plan.ts";
import type { PlanUpdating } from "./use-plan-update.ts";

const notReady = "AI optimization is in preview! Coming soon.";
const unusable = "The smart planner's answer did not keep to your week, so it was not used.";
const nothingPlanned = "The smart planner found no time to study before your exams.";
/** A model that thinks longer may take this long. */
const timeoutMs = 120_000;

const requestOf = (inputs: PlanInputs): SmartTimetableRequest => {
  const { today, minuteOfDay, subjects, hoursPerDay, grid, commitments, preferences } = inputs;
  const { busy, dateLimits } = inputs;
  return {
    today,
    // The last minute of a day has no time left, and a request knows none after it.
    minuteOfDay: Math.min(minuteOfDay, minutesPerDay - 1),
    subjects,
    availableHoursPerDay: hoursPerDay,
    grid,
    commitments,
    preferences,
    ...(busy !== undefined && { busy }),
    ...(dateLimits !== undefined && { dateLimits }),
    customPrompt: "",
    modelType: "pro",
  };
};

/** Optimize with AI: the specified alert, or with Preview features a plan that is shown before it is used. */
export const useOptimisedPlan = (advanced: AdvancedPlanState, update: PlanUpdating) => {
  const { api, clock, dialogs, planning } = usePlatform();
  const isPreview = usePreview();
  const [isOptimising, setOptimising] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const offer = async (plan: StudyPlan, inputs: PlanInputs, signal: AbortSignal) => {
    const checked = await planning.ask({
      kind: "check",
      given: { plan: advanced.preview(plan, inputs), inputs },
      signal,
    });
    if (!checked.ok) return;
    if (!checked.value.ok) setProblem(unusable);
    else if (advanced.source === null) advanced.keep(plan, inputs);
    else
      update.show({
        title: "Your plan, optimised",
        note: "The smart planner's plan beside yours. What is done stays done.",
        plan,
        change: advanced.changeTo(plan, inputs),
        moment: { day: inputs.today, minuteOfDay: inputs.minuteOfDay },
        from: advanced.source,
      });
  };

  const optimise = async () => {
    if (!isPreview) return dialogs.alert(notReady);
    setProblem(null);
    if (!advanced.beginAttempt()) return;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setOptimising(true);
    const inputs = advanced.inputsAt(clock.now(), advanced.form.entered, "optimised");
    const answer = await api.request({
      method: "POST",
      path: smartTimetablePath,
      body: requestOf(inputs),
      schema: studyPlanSchema,
      timeoutMs,
      signal: control.signal,
    });
    if (control.signal.aborted) return;
    if (!answer.ok) setProblem(answer.message);
    else if (Object.keys(answer.value).length === 0) setProblem(nothingPlanned);
    else await offer(answer.value, inputs, control.signal);
    if (!control.signal.aborted) setOptimising(false);
  };

  return { isOptimising, problem, optimise };
};
