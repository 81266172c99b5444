import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { refuse } from "../http/errors.ts";
import { logSecurity } from "../http/security-event.ts";

interface Limited {
  /** What was tried too often. */
  readonly event: string;
  readonly user?: string;
  readonly retryAfterSeconds: number;
}

const inWords = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
};

export const refuseForNow = (c: Context<AppEnv>, { event, user, retryAfterSeconds }: Limited) => {
  logSecurity(c, { event, outcome: "limited", user });
  return refuse(c, {
    status: 429,
    error: `Too many attempts. Please wait ${inWords(retryAfterSeconds)} and try again.`,
    retryAfter: retryAfterSeconds,
  });
};
