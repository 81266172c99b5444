import { createGoogle } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { ModelType } from "@smart-planner/contract";
import type { LanguageModel } from "ai";
import { cappedFetch } from "./capped-fetch.ts";
import type { ModelConfig } from "./model-config.ts";

export interface NamedModel {
  readonly name: string;
  readonly model: LanguageModel;
}

export type LanguageModels = Readonly<Record<ModelType, NamedModel>> & {
  /** One that sees, if it is configured. */
  readonly vision?: NamedModel;
};

/** A page of JSON and a model's thoughts fit well; nothing that is larger can be of use. */
const maxAnswerBytes = 256 * 1024;

export function languageModels(
  config: Exclude<ModelConfig, { readonly kind: "none" }>,
): LanguageModels {
  const fetch = cappedFetch({ maxBytes: maxAnswerBytes });
  const { apiKey } = config;
  const provider =
    config.kind === "google"
      ? createGoogle({
          apiKey: config.apiKey,
          fetch,
          ...(config.baseUrl === undefined ? {} : { baseURL: config.baseUrl }),
        })
      : createOpenAICompatible({
          name: "model",
          baseURL: config.baseUrl,
          fetch,
          supportsStructuredOutputs: true,
          ...(apiKey === undefined ? {} : { apiKey }),
        });
  const named = (name: string): NamedModel => ({ name, model: provider(name) });
  const { flash, pro, vision } = config;
  return {
    flash: named(flash),
    pro: named(pro),
    ...(vision === undefined ? {} : { vision: named(vision) }),
  };
}
