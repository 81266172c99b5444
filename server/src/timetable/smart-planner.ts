import {
  type ExplainedPlan,
  maxWishes,
  type PlannedBy,
  type SmartTimetableRequest,
} from "@smart-planner/contract";
import { type CalendarDay, defaultPreferences } from "@smart-planner/planner/model";
import type { AdvancedInputs, PlanProblem } from "@smart-planner/planner/scheduler";
import { dayOf } from "@smart-planner/planner/time";
import { joinWishes, type ReadWishes, type Wish } from "@smart-planner/planner/wishes";
import { planReadingWords } from "@smart-planner/words/en/plan-reading";
import { wishWords } from "@smart-planner/words/en/wishes";
import { errorOf, type Refusal, refusal } from "../http/error-of.ts";
import type { Log } from "../log.ts";
import { readWords, type Words } from "./model-answer.ts";
import { givenUp } from "./model-failures.ts";
import type { AskModel } from "./model-reader.ts";
import type { Planning, Unserved } from "./planning.ts";

export interface ServerMoment {
  readonly today: CalendarDay;
  readonly minuteOfDay: number;
}

/** The server's own day, for who does not say what day it is where they are. */
export function serverMoment(now: Date): ServerMoment {
  const today = dayOf({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
  if (today === undefined) throw new RangeError("The server's clock shows no usable date");
  return { today, minuteOfDay: now.getHours() * 60 + now.getMinutes() };
}

interface SmartPlannerInput {
  /** Without one, the grammar reads. */
  readonly askModel: AskModel | undefined;
  readonly planning: Planning;
  readonly log: Log;
}

interface SmartQuestion {
  readonly request: SmartTimetableRequest;
  readonly moment: ServerMoment;
  readonly signal: AbortSignal;
  /** The account or, without one, the address. */
  readonly owner: string;
}

export type SmartAnswer = { readonly ok: true; readonly explained: ExplainedPlan } | Refusal;

const tooLong = refusal(504, errorOf("plan-too-slow"));
const broken = refusal(502, errorOf("plan-not-found"));

const nothingToPlan = (problems: readonly PlanProblem[], wishes: readonly Wish[]): Refusal => {
  const said = planReadingWords.problems(problems);
  const reasons =
    wishes.length === 0
      ? said
      : [...said, `Your preferences were understood as: ${wishes.map(wishWords.wish).join("; ")}.`];
  return refusal(400, { error: `Nothing can be planned. ${reasons.join(" ")}` });
};

const inputsOf = ({ request, moment }: SmartQuestion): AdvancedInputs => ({
  // A minute needs its day.
  ...(request.today === undefined
    ? moment
    : { today: request.today, minuteOfDay: request.minuteOfDay ?? 0 }),
  subjects: request.subjects,
  hoursPerDay: request.availableHoursPerDay,
  grid: request.grid ?? {},
  commitments: request.commitments ?? [],
  preferences: request.preferences ?? defaultPreferences,
  busy: request.busy,
  dateLimits: request.dateLimits,
  tasks: request.tasks,
});

const unserved = ({ outcome }: Unserved): Refusal => {
  switch (outcome) {
    case "stopped":
      return givenUp;
    case "too-long":
      return tooLong;
  }
};

/** Short texts only; long ones take up to 60 ms of the main thread. */
const shortWords = 1_000;

const withoutModel = ({ error: { error } }: Refusal): string => {
  const [what = ""] = error.split(/(?<=\.)\s/);
  return `${what} Your preferences were read without it.`;
};

type Reading =
  | {
      readonly ok: true;
      readonly read: ReadWishes;
      readonly plannedBy: PlannedBy;
      /** Why the model did not read the words. */
      readonly notes: readonly string[];
    }
  | Refusal;

/** If a model fails, the grammar answers, and a note says so. No words ask no model. */
const readerOf =
  ({ askModel, planning }: SmartPlannerInput) =>
  async (asked: Words["asked"], question: SmartQuestion): Promise<Reading> => {
    const { request, signal, owner } = question;
    const { modelType } = request;
    const answered =
      asked.text === "" ? undefined : await askModel?.({ ...asked, modelType, signal });
    if (answered?.ok === false && answered.status === givenUp.status) return answered;
    const by =
      answered?.ok === true
        ? { plannedBy: { kind: "model", model: answered.model } as const, notes: [] }
        : {
            plannedBy: { kind: "built-in" } as const,
            notes: answered ? [withoutModel(answered)] : [],
          };
    const words = { asked, answer: answered?.ok === true ? answered.answer : undefined };
    if (asked.text.length <= shortWords) return { ok: true, read: readWords(words), ...by };
    const reading = await planning.read(words, { signal, owner });
    return reading.outcome === "done"
      ? { ok: true, read: reading.answer, ...by }
      : unserved(reading);
  };

/** The reader turns words into wishes; our own optimiser makes the plan, and the check passes it. */
export function createSmartPlanner(input: SmartPlannerInput) {
  const { planning, log } = input;
  const read = readerOf(input);
  return async (question: SmartQuestion): Promise<SmartAnswer> => {
    const { request, signal, owner } = question;
    const inputs = inputsOf(question);
    const { today, subjects } = inputs;
    const reading = await read({ text: request.customPrompt, subjects, today }, question);
    if (!reading.ok) return reading;
    const { read: found, plannedBy, notes } = reading;
    const wishes = joinWishes([
      ...(request.wishes ?? []),
      ...found.readings.map(({ wish }) => wish),
    ]).slice(0, maxWishes);
    const effort = request.modelType === "pro" ? "full" : "preview";
    const answer = await planning.plan({ inputs, wishes, effort }, { signal, owner });
    switch (answer.outcome) {
      case "stopped":
      case "too-long":
        return unserved(answer);
      case "empty":
        return nothingToPlan(answer.problems, wishes);
      case "broken":
        log.error("plan failed its check", { guarantees: answer.guarantees.length });
        return broken;
      case "made": {
        const { made, unkept } = answer;
        const problems = planReadingWords.problems([...notes, ...made.problems]);
        const explanations = Object.fromEntries(
          Object.entries(answer.explanations).map(([key, one]) => [
            key,
            planReadingWords.session(one),
          ]),
        );
        return {
          ok: true,
          explained: { ...made, ...found, problems, plannedBy, wishes, unkept, explanations },
        };
      }
    }
  };
}
