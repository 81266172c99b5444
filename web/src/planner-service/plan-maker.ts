import {
  type Mode,
  type PlanInputs,
  type SmartTimetableRequest,
  smartTimetablePath,
  studyPlanSchema,
} from "@smart-planner/contract";
import type { StudyPlan } from "@smart-planner/planner/model";
import { sessionsOf, withShares } from "@smart-planner/planner/plan";
import type { PlanProblem } from "@smart-planner/planner/scheduler";
import { minutesPerDay, sessionMinutesOf } from "@smart-planner/planner/time";
import type { Wish } from "@smart-planner/planner/wishes";
import { planReadingWords } from "@smart-planner/words/en/plan-reading";
import { planSaidWords } from "@smart-planner/words/en/plan-said";
import type { Moment } from "../platform/clock.ts";
import { createListeners } from "../platform/listeners.ts";
import type { MadeReading } from "./plan-readings.ts";
import type { EnteredInputs } from "./plan-states.ts";
import { type PlanChange, type PlanChanged, ticksOf } from "./plan-store.ts";
import type { PlannerParts } from "./planner-parts.ts";
import {
  type MissingInputs,
  missingIn,
  planInputsAt,
  quickInputsAt,
  quickRuleAt,
  takenFrom,
} from "./update-basis.ts";

/** The state of making a mode's plan. */
export interface Making {
  readonly isGenerating: boolean;
  readonly isOptimising: boolean;
  /** Nothing is ahead. */
  readonly isEmptied: boolean;
  /** Counts the times a plan was asked for. */
  readonly attempt: number;
  /** Whether the last attempt lacked subjects or hours. */
  readonly hasLacked: boolean;
  /** Why the last attempt gave no plan. */
  readonly problems: readonly (PlanProblem | string)[];
}

const idle: Making = {
  isGenerating: false,
  isOptimising: false,
  isEmptied: false,
  attempt: 0,
  hasLacked: false,
  problems: [],
};

/** A model that thinks longer may take this long. */
const optimiseTimeoutMs = 120_000;

const optimiseRequestOf = (inputs: PlanInputs): SmartTimetableRequest => {
  const { today, minuteOfDay, subjects, hoursPerDay, grid, commitments, preferences } = inputs;
  const { busy, dateLimits, tasks } = inputs;
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
    ...(tasks !== undefined && { tasks }),
    customPrompt: "",
    modelType: "pro",
  };
};

const advancedChange = (plan: StudyPlan, madeFrom: PlanInputs): PlanChange => ({
  mode: "advanced",
  plan,
  madeFrom,
  why: madeFrom.way ?? "advanced",
  now: { day: madeFrom.today, minuteOfDay: madeFrom.minuteOfDay },
});

/** Work without a session in the answer counts as added since: an older server plans no due work. */
const withPlannedWork = (
  { tasks = [], ...entered }: EnteredInputs,
  plan: StudyPlan,
): EnteredInputs => {
  const planned = new Set(sessionsOf(plan).map(({ entry }) => entry.taskId));
  const known = tasks.filter(({ key }) => planned.has(key));
  return { ...entered, ...(known.length > 0 && { tasks: known }) };
};

/** An answer of the smart timetable. */
export interface SmartAnswer {
  readonly plan: StudyPlan;
  readonly wishes?: readonly Wish[] | undefined;
  readonly now: Moment;
}

/** Makes plans and stores them. */
export const createPlanMaker = ({
  workspace,
  store,
  planning,
  api,
  clock,
  page,
  words,
  stateOf,
  announce,
  onMade,
}: PlannerParts & {
  /** The planner's statements about a plan that was just stored. */
  readonly onMade: (mode: Mode, made: MadeReading) => void;
}) => {
  const { tell, subscribe } = createListeners();
  const makings = new Map<Mode, Making>();
  const running = new Map<Mode, AbortController>();

  const makingOf = (mode: Mode): Making => makings.get(mode) ?? idle;
  const set = (mode: Mode, change: Partial<Making>) => {
    makings.set(mode, { ...makingOf(mode), ...change });
    tell();
  };
  const begin = (mode: Mode): AbortSignal => {
    running.get(mode)?.abort();
    const control = new AbortController();
    running.set(mode, control);
    return control.signal;
  };

  /** Whether there is enough to make a plan from; if not, the form names the missing fields. */
  const beginAttempt = (mode: Mode): boolean => {
    const hasLacked = missingIn(stateOf(mode).entered) !== null;
    set(mode, { attempt: makingOf(mode).attempt + 1, hasLacked, problems: [] });
    return !hasLacked;
  };

  /** Stores a plan, ends the making of it and says what changed, all in one. */
  const keep = (change: PlanChange, review?: MadeReading["review"]): PlanChanged => {
    const changed = workspace.together(() => {
      set(change.mode, { isGenerating: false, isOptimising: false, isEmptied: false });
      return store.change(change);
    });
    if (review !== undefined) onMade(change.mode, { plan: change.plan, review });
    announce(changed);
    return changed;
  };

  const keepQuick = (
    { plan, now, ...smart }: SmartAnswer,
    way: "quick" | "smart",
    entered = stateOf("quick").entered,
  ) => {
    const state = stateOf("quick");
    const at = { clock, now, way };
    const basis = { state, entered };
    const madeFrom = quickInputsAt(basis, at, way === "smart" ? smart : undefined);
    return keep({ mode: "quick", plan, madeFrom, why: way, now });
  };

  /** By the wishes that hold for the plan, on this device. */
  const generateWished = async (wishes: readonly Wish[], signal: AbortSignal) => {
    const now = clock.now();
    const state = stateOf("quick");
    const { entered } = state;
    const made = await planning.ask({
      kind: "wished",
      given: {
        inputs: {
          ...entered,
          today: now.day,
          minuteOfDay: now.minuteOfDay,
          ...takenFrom({ state, entered }, now.day),
        },
        wishes,
        effort: "full",
      },
      signal,
    });
    if (signal.aborted) return;
    if (made?.outcome === "made") {
      keepQuick({ plan: made.made.plan, now, wishes }, "smart");
      return;
    }
    const { noPlanKeepsAll, changeWishes, sentences } = words(planSaidWords);
    const why = made?.outcome === "empty" ? words(planReadingWords).problems(made.problems) : [];
    const problem = sentences([...(why.length === 0 ? [noPlanKeepsAll] : why), changeWishes]);
    set("quick", { isGenerating: false, problems: [problem] });
  };

  const generateQuick = async (): Promise<boolean> => {
    const signal = begin("quick");
    set("quick", { isGenerating: true, problems: [] });
    await page.afterPaint();
    if (signal.aborted) return false;
    const state = stateOf("quick");
    const { wishes, kept, isEmptied, entered } = state;
    // Wishes stay with the plan and hold at every update until they are removed.
    if (wishes.length > 0 && kept !== null && !isEmptied) {
      await generateWished(wishes, signal);
      return true;
    }
    const now = clock.now();
    const plan = quickRuleAt({ state, entered }, now);
    // An empty result is never stored, so that it cannot replace a plan. Among very many subjects
    // every share may round to nothing.
    if (
      Object.values(plan)
        .flat()
        .every((entry) => sessionMinutesOf(entry) === 0)
    )
      set("quick", { isGenerating: false, isEmptied: true });
    else keepQuick({ plan, now }, "quick");
    return true;
  };

  const generateAdvanced = async (): Promise<boolean> => {
    if (!beginAttempt("advanced")) return false;
    const signal = begin("advanced");
    const { kept, isContinued, entered } = stateOf("advanced");
    const before = kept ?? undefined;
    set("advanced", { isGenerating: true });
    // The hours belong to the plan also where they were left at the default.
    workspace.write("studyHoursAvailable", entered.hoursPerDay);
    const state = stateOf("advanced");
    const at = planInputsAt(
      { state, entered: state.entered },
      { workspace, clock, now: clock.now(), way: "advanced" },
    );
    const inputs = {
      ...at,
      subjects: withShares({
        subjects: at.subjects,
        plan: before ?? {},
        progress: ticksOf(workspace),
        today: at.today,
        shares: isContinued ? workspace.read("smartplanner_plan_inputs")?.shares : undefined,
      }),
    };
    const made = await planning.ask({
      kind: "make",
      given: {
        inputs,
        // With the same week the plan continues: sessions ahead stay unless something speaks against it.
        continues: isContinued ? before : undefined,
        replaces: before,
      },
      signal,
    });
    // A newer request replaced this one.
    if (signal.aborted) return false;
    if (made === undefined || Object.keys(made.plan).length === 0) {
      // An empty result never replaces a plan.
      const problems = made?.problems ?? [words(planSaidWords).notWorkedOut];
      set("advanced", { isGenerating: false, problems });
      return false;
    }
    const { plan, review } = made;
    keep(advancedChange(plan, inputs), review);
    return true;
  };

  /** A better plan from the server that keeps the rules, or why there is none. */
  const optimised = async (
    inputs: PlanInputs,
    signal: AbortSignal,
  ): Promise<PlanChange | string> => {
    const answer = await api.request({
      method: "POST",
      path: smartTimetablePath,
      body: optimiseRequestOf(inputs),
      schema: studyPlanSchema,
      timeoutMs: optimiseTimeoutMs,
      signal,
    });
    if (!answer.ok) return answer.message;
    const { nothingPlanned, notWorkedOut, unusable } = words(planSaidWords);
    if (Object.keys(answer.value).length === 0) return nothingPlanned;
    const change = advancedChange(answer.value, inputs);
    const { plan } = store.preview(change);
    const checked = await planning.ask({ kind: "check", given: { plan, inputs }, signal });
    if (checked === undefined) return notWorkedOut;
    return checked.ok ? change : unusable;
  };

  return {
    making: makingOf,
    subscribe,
    /** The missing inputs of the last attempt. */
    missing: (mode: Mode): MissingInputs | null =>
      makingOf(mode).hasLacked ? missingIn(stateOf(mode).entered) : null,
    /** Makes the mode's plan from the entered values; returns whether there is one. */
    generate: (mode: Mode): Promise<boolean> =>
      mode === "quick" ? generateQuick() : generateAdvanced(),
    /** Ends running work; stored data stays. */
    stop: () => {
      for (const control of running.values()) control.abort();
    },
    /** A smart timetable takes the place of the quick plan. */
    replaceBySmart: (answer: SmartAnswer): PlanChanged =>
      keepQuick(answer, "smart", withPlannedWork(stateOf("quick").entered, answer.plan)),

    /** Asks the server for a better advanced plan; the caller shows it before it is used. */
    optimise: async (offer: (change: PlanChange, moment: Moment) => void): Promise<void> => {
      if (!beginAttempt("advanced")) return;
      const signal = begin("advanced");
      set("advanced", { isOptimising: true });
      const state = stateOf("advanced");
      const now = clock.now();
      const inputs = planInputsAt(
        { state, entered: state.entered },
        { workspace, clock, now, way: "optimised" },
      );
      const found = await optimised(inputs, signal);
      if (signal.aborted) return;
      const problems = typeof found === "string" ? [found] : [];
      set("advanced", { isOptimising: false, problems });
      if (typeof found === "string") return;
      if (stateOf("advanced").kept === null) keep(found);
      else offer(found, { day: inputs.today, minuteOfDay: inputs.minuteOfDay });
    },
  };
};
