import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import type { SaidError } from "../http/error-of.ts";
import { refuse } from "../http/errors.ts";

interface Limited {
  readonly error: SaidError;
  readonly retryAfterSeconds: number;
}

export const refuseForNow = (c: Context<AppEnv>, { error, retryAfterSeconds }: Limited) =>
  refuse(c, { status: 429, error, retryAfter: retryAfterSeconds });
