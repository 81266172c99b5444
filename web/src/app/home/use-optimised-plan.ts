import {
  type PlanInputs,
  type SmartTimetableRequest,
  smartTimetablePath,
  studyPlanSchema,
} from "@smart-planner/contract";
import { minutesPerDay, type PlanDifference, type StudyPlan } from "@smart-planner/planner";
import { useEffect, useRef, useState } from "react";
import { usePlatform } from "../../platform/platform.ts";
import { usePreview } from "../../platform/use-preview.ts";
import type { AdvancedPlanState } from "./use-advanced-plan.ts";

interface Offer {
  readonly plan: StudyPlan;
  readonly inputs: PlanInputs;
  readonly difference: PlanDifference;
}

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

/** Optimize with AI: the specified alert, or with Preview features a plan offered beside its difference. */
export const useOptimisedPlan = (advanced: AdvancedPlanState) => {
  const { api, clock, dialogs, planning } = usePlatform();
  const isPreview = usePreview();
  const [isOptimising, setOptimising] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);

  const compare = async (plan: StudyPlan, inputs: PlanInputs, signal: AbortSignal) => {
    const before = advanced.kept ?? {};
    const compared = await planning.ask({
      kind: "compare",
      given: { before, plan: advanced.preview(plan, inputs), inputs },
      signal,
    });
    if (!compared.ok) return;
    const { review, difference } = compared.value;
    if (!review.check.ok) setProblem(unusable);
    else if (advanced.kept === null) advanced.keep(plan, inputs);
    else setOffer({ plan, inputs, difference });
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
    else await compare(answer.value, inputs, control.signal);
    if (!control.signal.aborted) setOptimising(false);
  };

  return {
    isOptimising,
    problem,
    difference: offer?.difference ?? null,
    optimise,
    use: () => {
      if (offer !== null) advanced.keep(offer.plan, offer.inputs);
      setOffer(null);
    },
    close: () => setOffer(null),
  };
};
