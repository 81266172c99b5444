import type { EnvironmentValues } from "../config.ts";
import { StartRefused } from "../start-refused.ts";

/** Which model reads the preferences at each pace. */
interface ModelNames {
  readonly flash: string;
  readonly pro: string;
  /** One that sees, for pictures of timetables. */
  readonly vision?: string | undefined;
}

export type ModelConfig =
  | { readonly kind: "none" }
  | ({
      readonly kind: "google";
      readonly apiKey: string;
      /** Google's own address if it is missing. */
      readonly baseUrl: string | undefined;
    } & ModelNames)
  | ({
      readonly kind: "openai-compatible";
      readonly apiKey: string | undefined;
      readonly baseUrl: string;
    } & ModelNames);

export const modelProviders = ["google", "openai-compatible"] as const;

const others = [
  "MODEL_API_KEY",
  "MODEL_BASE_URL",
  "MODEL_FLASH",
  "MODEL_PRO",
  "MODEL_VISION",
] as const;

/** A half-configured model would silently fall back to the built-in planner. */
export function modelConfigOf(
  values: Pick<EnvironmentValues, "MODEL_PROVIDER" | (typeof others)[number]>,
): ModelConfig {
  const { MODEL_PROVIDER: kind, MODEL_API_KEY: apiKey, MODEL_BASE_URL: baseUrl } = values;
  const { MODEL_FLASH: flash, MODEL_PRO: pro, MODEL_VISION: vision } = values;
  if (kind === undefined) {
    const given = others.find((name) => values[name] !== undefined);
    if (given === undefined) return { kind: "none" };
    throw new StartRefused(
      `${given} is set, but MODEL_PROVIDER is not: name ${modelProviders.join(" or ")}.`,
    );
  }
  if (kind === "google") {
    if (apiKey === undefined)
      throw new StartRefused("MODEL_PROVIDER is google: set MODEL_API_KEY as well.");
    const names = { flash: flash ?? "gemini-flash-latest", pro: pro ?? "gemini-pro-latest" };
    return { kind, apiKey, baseUrl, ...names, vision };
  }
  if (baseUrl === undefined || flash === undefined)
    throw new StartRefused(
      `MODEL_PROVIDER is ${kind}: set MODEL_BASE_URL, such as http://localhost:11434/v1, and MODEL_FLASH, the model's name.`,
    );
  return { kind, apiKey, baseUrl, flash, pro: pro ?? flash, vision };
}
