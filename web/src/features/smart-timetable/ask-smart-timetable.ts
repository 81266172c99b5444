import {
  type ExplainedPlan,
  explainedPlanType,
  type SmartTimetableAnswer,
  smartTimetableAnswerSchema,
  smartTimetablePath,
} from "@smart-planner/contract";
import { defaultPreferences, type StudyPlan } from "@smart-planner/planner/model";
import { checkPlan, type PlanProblem } from "@smart-planner/planner/scheduler";
import { applyWishes, type Wish } from "@smart-planner/planner/wishes";
import type { smartWords } from "@smart-planner/words/en/smart";
import type { Api, ApiFailure } from "../../platform/api.ts";
import type { Moment } from "../../platform/clock.ts";
import type { Planning } from "../../platform/planning.ts";
import { planOffline } from "./plan-offline.ts";
import type { SmartQuestion } from "./smart-inputs.ts";

/** The shown part of an answer; the page explains the sessions itself. */
export type SmartExplained = Omit<ExplainedPlan, "problems" | "explanations">;

export type SmartResult =
  | {
      readonly ok: true;
      readonly plan: StudyPlan;
      /** The moment the plan was made for. */
      readonly now: Moment;
      /** Absent where the server gives the plan alone. */
      readonly explained?: SmartExplained;
      /** A text is a sentence already, and in English where the server wrote it. */
      readonly notes: readonly (PlanProblem | string)[];
    }
  | {
      readonly ok: false;
      readonly message: string;
      /** Advice for a failure without an explanation. */
      readonly hint?: string;
    };

/** A little more than the server takes before it gives up by itself. */
const timeouts = { flash: 60_000, pro: 100_000 };

const isExplained = ({ body }: ApiFailure): boolean =>
  typeof body === "object" &&
  body !== null &&
  "error" in body &&
  typeof body.error === "string" &&
  body.error !== "";

/** The answer's claims are verified; its exceptions are shown. */
const keptWishes = ({ wishes, unkept }: ExplainedPlan): readonly Wish[] => {
  const broken = new Set(unkept.map(({ wish }) => JSON.stringify(wish)));
  return wishes.filter((wish) => !broken.has(JSON.stringify(wish)));
};

/** A plan alone says nothing of wishes and times: only its hours and exams can be checked. */
const firstBrokenGuarantee = (
  words: typeof smartWords,
  answer: SmartTimetableAnswer,
  { request }: SmartQuestion,
): string | undefined => {
  const { today, minuteOfDay, subjects, availableHoursPerDay: hoursPerDay } = request;
  const { busy, dateLimits } = request;
  const asked = { today, minuteOfDay, subjects, hoursPerDay };
  const { plan } = answer.explained ? answer.answer : answer;
  if (Object.values(plan).flat().length === 0) return words.noSession;
  const check = answer.explained
    ? checkPlan({
        plan,
        kind: "scheduled",
        inputs: {
          ...applyWishes({
            inputs: {
              ...asked,
              minuteOfDay: minuteOfDay ?? 0,
              // The panel sends no schedule of a week, and the server plans with this instead.
              grid: {},
              commitments: [],
              preferences: defaultPreferences,
              busy,
              dateLimits,
            },
            wishes: keptWishes(answer.answer),
          }),
        },
      })
    : checkPlan({ plan, kind: "quick", inputs: asked });
  return check.broken[0]?.message;
};

export const askSmartTimetable = async ({
  api,
  planning,
  question,
  signal,
  words,
}: {
  readonly api: Api;
  readonly planning: Planning;
  readonly question: SmartQuestion;
  readonly signal: AbortSignal;
  readonly words: typeof smartWords;
}): Promise<SmartResult> => {
  const { request } = question;
  const leftOut = question.leftOut.map(words.leftOut);
  const response = await api.request({
    method: "POST",
    path: smartTimetablePath,
    accept: `${explainedPlanType}, application/json;q=0.9`,
    body: request,
    schema: smartTimetableAnswerSchema,
    timeoutMs: timeouts[request.modelType],
    signal,
  });
  if (!response.ok) {
    const offline =
      response.status === 0 && !signal.aborted
        ? await planOffline({ planning, question, signal, words })
        : undefined;
    if (offline !== undefined) return offline;
    return isExplained(response)
      ? { ok: false, message: response.message }
      : { ok: false, message: words.failed, hint: response.message };
  }
  const { value } = response;
  const broken = firstBrokenGuarantee(words, value, question);
  if (broken !== undefined)
    return { ok: false, message: words.failed, hint: words.planKept(broken) };
  const now = { day: request.today, minuteOfDay: request.minuteOfDay };
  if (!value.explained) return { ok: true, plan: value.plan, now, notes: leftOut };
  const { answer } = value;
  return {
    ok: true,
    plan: answer.plan,
    now,
    explained: answer,
    notes: [...leftOut, ...answer.problems],
  };
};
