import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { errorOf } from "../http/error-of.ts";
import { Refused } from "../http/errors.ts";
import { logSecurity } from "../http/security-event.ts";
import type { Admission } from "../limits/take-each.ts";
import { passwordProblem } from "./password-rules.ts";
import type { SignInLimits } from "./sign-in-limits.ts";

/** Ends the request if there were too many. */
export const admitAttempt = async (
  c: Context<AppEnv>,
  event: string,
  attempt: Promise<Admission>,
  user?: string,
) => {
  const admission = await attempt;
  if (admission.ok) return;
  logSecurity(c, { event, outcome: "limited", user });
  const { retryAfterSeconds: seconds } = admission;
  throw new Refused(429, errorOf("too-many-attempts", seconds), seconds);
};

/** Ends the request if the new password is too weak. */
export const judgePassword = async (
  c: Context<AppEnv>,
  {
    limits,
    event,
    ...typed
  }: {
    readonly limits: SignInLimits;
    readonly event: string;
    readonly password: string;
    readonly email: string;
  },
) => {
  await admitAttempt(c, event, limits.newPassword({ address: c.get("address") }));
  const problem = await passwordProblem(typed);
  if (problem !== undefined) throw new Refused(422, problem);
};
