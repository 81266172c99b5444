import {
  type ExplainedPlan,
  type ModelProblem,
  maxWishes,
  type PlannedBy,
  type SmartTimetableRequest,
} from "@smart-planner/contract";
import { type CalendarDay, defaultPreferences } from "@smart-planner/planner/model";
import type { AdvancedInputs, PlanProblem } from "@smart-planner/planner/scheduler";
import { dayOf } from "@smart-planner/planner/time";
import { joinWishes, type ReadWishes, type Wish } from "@smart-planner/planner/wishes";
import { nothingPlannedText } from "@smart-planner/words/nothing-planned";
import { errorOf, type Refusal, refusal } from "../http/error-of.ts";
import type { Log } from "../log.ts";
import { readWords, type Words } from "./model-answer.ts";
import type { AskModel } from "./model-reader.ts";
import type { Planning, Unserved } from "./planning.ts";

export interface ServerMoment {
  readonly today: CalendarDay;
  readonly minuteOfDay: number;
}

/** The server's own day, if the request does not name the student's. */
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

const givenUp = refusal(408, errorOf("cancelled"));

const nothingToPlan = (problems: readonly PlanProblem[], wishes: readonly Wish[]): Refusal =>
  refusal(400, {
    error: nothingPlannedText((english) => english, { problems, wishes }),
    code: "nothing-planned",
    values: [{ problems, wishes }],
  });

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

type Reading =
  | {
      readonly ok: true;
      readonly read: ReadWishes;
      readonly plannedBy: PlannedBy;
      readonly modelProblem?: ModelProblem;
    }
  | Refusal;

/** If a model fails, the grammar answers, and its answer says so. No words ask no model. */
const readerOf =
  ({ askModel, planning }: SmartPlannerInput) =>
  async (asked: Words["asked"], question: SmartQuestion): Promise<Reading> => {
    const { request, signal, owner } = question;
    const { modelType } = request;
    const answered =
      asked.text === "" ? undefined : await askModel?.({ ...asked, modelType, signal });
    if (signal.aborted) return givenUp;
    const by =
      answered?.ok === true
        ? { plannedBy: { kind: "model", model: answered.model } as const }
        : {
            plannedBy: { kind: "built-in" } as const,
            ...(answered && { modelProblem: answered.problem }),
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
    const { ok, read: found, ...by } = reading;
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
      case "made":
        return {
          ok,
          explained: { ...answer.made, ...found, ...by, wishes, unkept: answer.unkept },
        };
    }
  };
}
