import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { logSecurity } from "../http/security-event.ts";
import { refuseForNow, waitInWords } from "../limits/refuse-for-now.ts";

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
  const wait = waitInWords(retryAfterSeconds);
  const error = `Too many attempts. Please wait ${wait} and try again.`;
  return refuseForNow(c, { error, retryAfterSeconds });
};
