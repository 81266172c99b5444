import {
  type ExplainedPlan,
  explainedPlanType,
  nothingPlannedSchema,
  smartTimetableAnswerSchema,
  smartTimetablePath,
} from "@smart-planner/contract";
import type { StudyPlan } from "@smart-planner/planner/model";
import type { PlanProblem } from "@smart-planner/planner/scheduler";
import { smartWords } from "@smart-planner/words/en/smart";
import type { Words } from "@smart-planner/words/said";
import type { Api, ApiFailure } from "../../platform/api.ts";
import type { Moment } from "../../platform/clock.ts";
import type { Planning } from "../../platform/planning.ts";
import type { SmartQuestion } from "./smart-inputs.ts";

/** The shown part of an answer; the page explains the sessions itself. */
export type SmartExplained = Omit<ExplainedPlan, "problems">;

export type SmartResult =
  | {
      readonly ok: true;
      readonly plan: StudyPlan;
      /** The moment the plan was made for. */
      readonly now: Moment;
      /** Absent if the server gives the plan alone. */
      readonly explained?: SmartExplained;
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

export const askSmartTimetable = async ({
  api,
  planning,
  question,
  signal,
  words: said,
}: {
  readonly api: Api;
  readonly planning: Planning;
  readonly question: SmartQuestion;
  readonly signal: AbortSignal;
  readonly words: Words;
}): Promise<SmartResult> => {
  const { request } = question;
  const words = said(smartWords);
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
        ? await (await import("./plan-offline.ts")).planOffline({
            planning,
            question,
            signal,
            words: said,
          })
        : undefined;
    if (offline !== undefined) return offline;
    const nothing = nothingPlannedSchema.safeParse(response.body);
    if (nothing.success) {
      const { nothingPlannedText } = await import("@smart-planner/words/nothing-planned");
      return { ok: false, message: nothingPlannedText(said, nothing.data.values[0]) };
    }
    return isExplained(response)
      ? { ok: false, message: response.message }
      : { ok: false, message: words.failed, hint: response.message };
  }
  const { value } = response;
  const { firstBrokenGuarantee } = await import("./check-answer.ts");
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
    notes: [
      ...leftOut,
      ...(answer.modelProblem === undefined ? [] : [words.withoutModel[answer.modelProblem]]),
      ...answer.problems,
    ],
  };
};
