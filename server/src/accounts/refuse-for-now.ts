import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { refuse } from "../http/errors.ts";

const inWords = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
};

export const refuseForNow = (
  c: Context<AppEnv>,
  { retryAfterSeconds }: { readonly retryAfterSeconds: number },
) =>
  refuse(c, {
    status: 429,
    error: `Too many attempts. Please wait ${inWords(retryAfterSeconds)} and try again.`,
    retryAfter: retryAfterSeconds,
  });
