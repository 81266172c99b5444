import type { PlanInputs } from "@smart-planner/contract";
import type { StudyPlan } from "@smart-planner/planner";
import { useEffect, useRef, useState } from "react";
import { areSameInputs, type EnteredInputs } from "../../features/advanced-plan/same-inputs.ts";
import type { MissingInputs } from "../../features/subjects/advanced-subjects-form.tsx";
import { usePlatform } from "../../platform/platform.ts";
import { useRegister } from "../../platform/use-register.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { useAdvancedInputs } from "./use-advanced-inputs.ts";
import { usePlanView } from "./use-plan-view.ts";

/** Why the last attempt gave no plan, in sentences. */
export type PlanFailure = readonly string[];

const notWorkedOut = "The plan could not be worked out on this device. Please try again.";

const leastHours = 1;

const missingOf = ({ subjects, hoursPerDay }: EnteredInputs): MissingInputs | null => {
  const missing = { hours: hoursPerDay < leastHours, subjects: subjects.length === 0 };
  return missing.hours || missing.subjects ? missing : null;
};

/** The state of the Advanced Scheduler: what is entered, the plan, and how a new one is made. */
export const useAdvancedPlan = (workspace: Workspace) => {
  const { clock, planning } = usePlatform();
  const form = useAdvancedInputs(workspace);
  const { entered } = form;
  const kept = useRegister(workspace, "advancedPlanCache");
  const madeFrom = useRegister(workspace, "smartplanner_plan_inputs");
  const [first, setFirst] = useState<StudyPlan | null>(null);
  const [isGenerating, setGenerating] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [hasLacked, setLacked] = useState(false);
  const [failure, setFailure] = useState<PlanFailure | null>(null);
  const running = useRef<AbortController>(null);
  const view = usePlanView({ plan: first ?? kept, rows: form.rows });

  useEffect(() => () => running.current?.abort(), []);

  const keep = (plan: StudyPlan, inputs: PlanInputs) => {
    workspace.write("smartplanner_plan_inputs", inputs);
    workspace.write("advancedPlanCache", plan);
  };

  /** Whether there is enough to make a plan from; where there is not, the form says what is missing. */
  const beginAttempt = (from: EnteredInputs = entered): boolean => {
    const isLacking = missingOf(from) !== null;
    setAttempt((before) => before + 1);
    setLacked(isLacking);
    setFailure(null);
    return !isLacking;
  };

  const generate = async (from: EnteredInputs = entered) => {
    if (!beginAttempt(from)) return;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setGenerating(true);
    // The hours belong to the plan also where they were left at the default.
    form.changeHours(from.hoursPerDay);
    const { day: today, minuteOfDay } = clock.now();
    const inputs: PlanInputs = { ...from, today, minuteOfDay };
    const result = await planning.ask({
      kind: "make",
      given: inputs,
      signal: control.signal,
      onFirst: ({ plan }) => {
        if (Object.keys(plan).length > 0) setFirst(plan);
      },
    });
    // A newer request took over, and with it what is on the screen.
    if (control.signal.aborted) return;
    setGenerating(false);
    setFirst(null);
    if (!result.ok) return setFailure([notWorkedOut]);
    const { plan, problems } = result.value;
    // An empty result never costs the plan made before.
    if (Object.keys(plan).length === 0) return setFailure(problems);
    keep(plan, inputs);
  };

  return {
    form,
    view,
    kept,
    madeFrom,
    isUpToDate: madeFrom !== null && areSameInputs(madeFrom, entered),
    isGenerating,
    /** Said only after a plan was asked for in vain. */
    missing: hasLacked ? missingOf(entered) : null,
    attempt,
    failure,
    beginAttempt,
    generate,
    keep,
  };
};

export type AdvancedPlanState = ReturnType<typeof useAdvancedPlan>;
