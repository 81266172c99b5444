import { type ExplainedPlan, maxWishes, type SmartTimetableRequest } from "@smart-planner/contract";
import {
  type AdvancedInputs,
  defaultPreferences,
  describeWish,
  joinWishes,
  type Wish,
} from "@smart-planner/planner";
import type { Log } from "../log.ts";
import { givenUp } from "./model-failures.ts";
import type { PlanningPool } from "./planning-pool.ts";
import { ruleReader } from "./rule-reader.ts";
import type { ServerMoment } from "./server-moment.ts";
import type { Refused, WishReader } from "./wish-reader.ts";

interface SmartPlannerInput {
  readonly reader: WishReader;
  readonly pool: PlanningPool;
  readonly log: Log;
}

interface SmartQuestion {
  readonly request: SmartTimetableRequest;
  readonly moment: ServerMoment;
  readonly signal: AbortSignal;
  /** Where it comes from; everybody there shares a place in line. */
  readonly from: string;
}

export type SmartAnswer = { readonly ok: true; readonly explained: ExplainedPlan } | Refused;

const busy: Refused = {
  ok: false,
  status: 429,
  error: "Many students are asking for a timetable right now. Try again in 15 seconds.",
  retryAfter: 15,
};
const tooLong: Refused = {
  ok: false,
  status: 504,
  error: "Working out this timetable took too long. Try again with fewer subjects.",
};
const broken: Refused = {
  ok: false,
  status: 502,
  error:
    "No timetable could be found that keeps every guarantee. Change your preferences and try again.",
};

const nothingToPlan = (problems: readonly string[], wishes: readonly Wish[]): Refused => {
  const reasons =
    wishes.length === 0
      ? problems
      : [
          ...problems,
          `Your preferences were understood as: ${wishes.map(describeWish).join("; ")}.`,
        ];
  return { ok: false, status: 400, error: `Nothing can be planned. ${reasons.join(" ")}` };
};

const inputsOf = ({ request, moment }: SmartQuestion): AdvancedInputs => ({
  // A minute without its day would be a minute of somebody else's day.
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
});

/** The reader turns words into wishes; our own optimiser makes the plan, and the check passes it. */
export const createSmartPlanner =
  ({ reader, pool, log }: SmartPlannerInput) =>
  async (question: SmartQuestion): Promise<SmartAnswer> => {
    const { request, signal, from } = question;
    const { customPrompt: text, modelType } = request;
    const inputs = inputsOf(question);
    // With no words there is nothing for a model to read, and nothing to pay it for.
    const read = text === "" ? ruleReader : reader;
    const { today, subjects } = inputs;
    const reading = await read({ text, subjects, today, modelType, signal });
    if (!reading.ok) return reading;
    const { readings, questions, notUnderstood } = reading.read;
    const wishes = joinWishes([
      ...(request.wishes ?? []),
      ...readings.map(({ wish }) => wish),
    ]).slice(0, maxWishes);
    const answer = await pool.plan({
      task: { inputs, wishes, effort: modelType === "pro" ? "full" : "preview" },
      signal,
      from,
    });
    switch (answer.outcome) {
      case "busy":
        return busy;
      case "stopped":
        return givenUp;
      case "too-long":
        return tooLong;
      case "empty":
        return nothingToPlan(answer.problems, wishes);
      case "broken":
        log.error("plan failed its check", { guarantees: answer.guarantees.length });
        return broken;
      case "made": {
        const { plan, quality, problems } = answer.made;
        const { explanations, unkept } = answer;
        return {
          ok: true,
          explained: {
            plan,
            plannedBy: reading.readBy,
            readings,
            questions,
            notUnderstood,
            wishes,
            unkept,
            problems: reading.note === undefined ? problems : [reading.note, ...problems],
            quality,
            explanations,
          },
        };
      }
    }
  };
