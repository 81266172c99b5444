import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { errorOf } from "../http/error-of.ts";
import { refuse } from "../http/errors.ts";
import { logSecurity } from "../http/security-event.ts";

interface Limited {
  readonly event: string;
  readonly user?: string;
  readonly retryAfterSeconds: number;
}

export const tooManyAttempts = (
  c: Context<AppEnv>,
  { event, user, retryAfterSeconds }: Limited,
) => {
  logSecurity(c, { event, outcome: "limited", user });
  const error = errorOf("too-many-attempts", retryAfterSeconds);
  return refuse(c, 429, error, retryAfterSeconds);
};
