import type { ModelProblem, ModelType } from "@smart-planner/contract";
import { generateText, type ModelMessage, NoObjectGeneratedError, Output } from "ai";
import type { Log } from "../log.ts";
import type { LanguageModels, NamedModel } from "./language-model.ts";
import { type Asked, type ModelAnswer, modelAnswerSchema } from "./model-answer.ts";
import { modelProblemOf, safeFields } from "./model-failures.ts";
import { modelInstructions, modelPrompt, repairPrompt } from "./model-prompt.ts";

interface ModelQuestion extends Asked {
  readonly modelType: ModelType;
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
}

/** The answer of a model with its name, or why there is none. */
export type AskModel = (
  question: ModelQuestion,
) => Promise<
  | { readonly ok: true; readonly answer: ModelAnswer; readonly model: string }
  | { readonly ok: false; readonly problem: ModelProblem }
>;

interface ModelReaderInput {
  readonly models: LanguageModels;
  readonly log: Log;
  readonly timeoutMs?: Readonly<Record<"flash" | "pro", number>>;
}

const usualTimeouts = { flash: 20_000, pro: 60_000 };
const longestRepaired = 20_000;
const longestFault = 1_000;
const maxOutputTokens = 16_000;

interface Ask {
  readonly model: NamedModel;
  readonly messages: ModelMessage[];
  readonly abortSignal: AbortSignal;
}

async function ask({ model, messages, abortSignal }: Ask): Promise<ModelAnswer> {
  const { output } = await generateText({
    model: model.model,
    instructions: modelInstructions,
    messages,
    output: Output.object({ schema: modelAnswerSchema }),
    maxRetries: 1,
    maxOutputTokens,
    abortSignal,
  });
  return output;
}

/** One retry for an answer that does not match the schema. */
async function askWithRepair({ messages, ...rest }: Ask): Promise<ModelAnswer> {
  try {
    return await ask({ messages, ...rest });
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    const answered = error.text?.slice(0, longestRepaired) ?? "";
    const fault = error.cause instanceof Error ? error.cause.message : error.message;
    return ask({
      ...rest,
      messages: [
        ...messages,
        { role: "assistant", content: answered === "" ? "(nothing)" : answered },
        { role: "user", content: repairPrompt(fault.slice(0, longestFault)) },
      ],
    });
  }
}

/** A language model reads the preferences. It has no tools, and only its wishes are used. */
export function modelReader({
  models,
  log,
  timeoutMs = usualTimeouts,
}: ModelReaderInput): AskModel {
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return async (question) => {
    const { modelType, signal } = question;
    const model = models[modelType];
    const timeout = AbortSignal.timeout(timeoutMs[modelType]);
    try {
      const answer = await askWithRepair({
        model,
        messages: [{ role: "user", content: modelPrompt(question) }],
        abortSignal: AbortSignal.any([signal, timeout]),
      });
      return { ok: true, answer, model: model.name };
    } catch (error) {
      const problem = timeout.aborted ? "slow" : modelProblemOf(error);
      if (!signal.aborted)
        log.warn("model failed", { model: model.name, problem, ...safeFields(error) });
      return { ok: false, problem };
    }
  };
}
