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
      /** Google's own address where it is missing. */
      readonly baseUrl: string | undefined;
    } & ModelNames)
  | ({
      readonly kind: "openai-compatible";
      readonly apiKey: string | undefined;
      readonly baseUrl: string;
    } & ModelNames);

export const modelProviders = ["google", "openai-compatible"] as const;

interface ModelVariables {
  readonly MODEL_PROVIDER?: (typeof modelProviders)[number] | undefined;
  readonly MODEL_API_KEY?: string | undefined;
  readonly MODEL_BASE_URL?: string | undefined;
  readonly MODEL_FLASH?: string | undefined;
  readonly MODEL_PRO?: string | undefined;
  readonly MODEL_VISION?: string | undefined;
}

type ModelConfigResult =
  | { readonly ok: true; readonly model: ModelConfig }
  | { readonly ok: false; readonly message: string };

const others = [
  "MODEL_API_KEY",
  "MODEL_BASE_URL",
  "MODEL_FLASH",
  "MODEL_PRO",
  "MODEL_VISION",
] as const;

const refused = (message: string): ModelConfigResult => ({ ok: false, message });

/** A half-configured model would silently fall back to the built-in planner. */
export function modelConfigOf(values: ModelVariables): ModelConfigResult {
  const { MODEL_PROVIDER: kind, MODEL_API_KEY: apiKey, MODEL_BASE_URL: baseUrl } = values;
  const { MODEL_FLASH: flash, MODEL_PRO: pro, MODEL_VISION: vision } = values;
  if (kind === undefined) {
    const given = others.find((name) => values[name] !== undefined);
    if (given === undefined) return { ok: true, model: { kind: "none" } };
    return refused(
      `${given} is set, but MODEL_PROVIDER is not: name ${modelProviders.join(" or ")}.`,
    );
  }
  if (kind === "google") {
    if (apiKey === undefined)
      return refused("MODEL_PROVIDER is google: set MODEL_API_KEY as well.");
    const names = {
      flash: flash ?? "gemini-flash-latest",
      pro: pro ?? "gemini-pro-latest",
      vision,
    };
    return { ok: true, model: { kind, apiKey, baseUrl, ...names } };
  }
  if (baseUrl === undefined || flash === undefined)
    return refused(
      `MODEL_PROVIDER is ${kind}: set MODEL_BASE_URL, such as http://localhost:11434/v1, and MODEL_FLASH, the model's name.`,
    );
  return { ok: true, model: { kind, apiKey, baseUrl, flash, pro: pro ?? flash, vision } };
}
