import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { refuse } from "../http/errors.ts";

interface Limited {
  readonly error: string;
  readonly retryAfterSeconds: number;
}

export const waitInWords = (seconds: number): string => {
  if (seconds < 60) return `${seconds} second${seconds === 1 ? "" : "s"}`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
};

export const refuseForNow = (c: Context<AppEnv>, { error, retryAfterSeconds }: Limited) =>
  refuse(c, { status: 429, error, retryAfter: retryAfterSeconds });
