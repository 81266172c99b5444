import type { Mode } from "@smart-planner/contract";
import type { StudyPlan } from "@smart-planner/planner/model";
import { type PlanSession, planDaysOf, sessionsOf } from "@smart-planner/planner/plan";
import type { AdvancedInputs, PlanReview } from "@smart-planner/planner/scheduler";
import { byMode, createMemo } from "./memo.ts";
import type { PlanState } from "./plan-states.ts";
import type { PlannerParts } from "./planner-parts.ts";
import { replacedPlanOf } from "./receipts.ts";
import { smartInputsOf } from "./update-basis.ts";

/**
 * Why each session of a plan is there, by its key; of an advanced plan also what fits and which
 * rules hold.
 */
export interface PlanReading {
  readonly explanations: PlanReview["explanations"];
  readonly review: PlanReview;
}

/** The planner's statements about a new plan, by key. */
export interface MadeReading {
  readonly plan: StudyPlan;
  readonly review: PlanReview;
}

interface Known {
  readonly from: readonly unknown[];
  readonly reading: PlanReading | null;
}

const placeOf = ({ day, subject, minutes, entry }: PlanSession): string =>
  `${day} ${entry.startTime} ${minutes} ${subject}`;

/** The inputs of a plan, as its planner reads them; null for a plan by shares. */
const readableInputs = (state: PlanState): AdvancedInputs | null => {
  const { mode, kept, entered, madeFrom } = state;
  if (mode === "quick") return smartInputsOf(state);
  if (madeFrom !== null && "grid" in madeFrom) return madeFrom;
  // A plan that came without its inputs is read as if it were made before its first day.
  const first = planDaysOf(kept ?? {})[0]?.day;
  return first === undefined ? null : { ...entered, today: first, minuteOfDay: 0 };
};

/** Reads each plan once: from the answer of the planner that made it, else by asking for it. */
export const createPlanReadings = ({
  workspace,
  planning,
  stateOf,
  onRead,
}: PlannerParts & { readonly onRead: () => void }) => {
  const known = new Map<Mode, Known>();
  const memoInputs = byMode(() => createMemo<AdvancedInputs | null>());

  const inputsOf = (state: PlanState): AdvancedInputs | null => {
    const { mode, kept, madeFrom } = state;
    const assumed = madeFrom === null ? [kept, state.entered] : [];
    return memoInputs[mode]([madeFrom, ...assumed], () => readableInputs(state));
  };
  const keyOf = (state: PlanState) => [state.kept, inputsOf(state), state.today];
  const knownOf = (state: PlanState): Known | undefined => {
    const found = known.get(state.mode);
    const key = keyOf(state);
    return found?.from.every((each, index) => each === key[index]) ? found : undefined;
  };

  return {
    reading: (mode: Mode): PlanReading | null => knownOf(stateOf(mode))?.reading ?? null,

    /** Takes over the planner's review of the plan that was stored just now. */
    take: (mode: Mode, made: MadeReading) => {
      const state = stateOf(mode);
      const keys = new Map(sessionsOf(state.kept ?? {}).map((one) => [placeOf(one), one.key]));
      const places = sessionsOf(made.plan);
      // Stored differently from the result, around sessions that stay: then the review is computed
      // again.
      if (places.some((one) => !keys.has(placeOf(one)))) return;
      const explanations = Object.fromEntries(
        places.flatMap((one) => {
          const explanation = made.review.explanations[one.key];
          const key = keys.get(placeOf(one));
          return explanation === undefined || key === undefined ? [] : [[key, explanation]];
        }),
      );
      known.set(mode, { from: keyOf(state), reading: { explanations, review: made.review } });
      onRead();
    },

    /** Asks for missing reviews; the returned function stops it. */
    read: (mode: Mode): (() => void) => {
      const state = stateOf(mode);
      const { kept: plan, today } = state;
      const inputs = inputsOf(state);
      if (plan === null || inputs === null || knownOf(state) !== undefined) return () => undefined;
      const control = new AbortController();
      const from = keyOf(state);
      known.set(mode, { from, reading: null });
      const ask = async () => {
        const { fixed: _, ...rest } = inputs;
        const isPast = mode === "advanced" && inputs.today < today;
        const review = await planning.ask({
          kind: "review",
          given: {
            plan,
            inputs,
            present: isPast ? { ...rest, today, minuteOfDay: 0 } : undefined,
            before:
              mode === "advanced" ? replacedPlanOf(workspace.records("receipts"), mode) : undefined,
          },
          signal: control.signal,
        });
        if (review === undefined) return;
        const reading = { explanations: review.explanations, review };
        known.set(mode, { from, reading });
        onRead();
      };
      void ask();
      return () => {
        control.abort();
        const found = known.get(mode);
        if (found?.from === from && found.reading === null) known.delete(mode);
      };
    },
  };
};
