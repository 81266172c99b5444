import { APICallError, NoObjectGeneratedError, RetryError } from "ai";
import type { Refused } from "./wish-reader.ts";

const busyModel: Refused = {
  ok: false,
  status: 502,
  error: "The language model has too much to do right now. Try again in a minute.",
  retryAfter: 60,
};

const unusable: Refused = {
  ok: false,
  status: 502,
  error:
    "The language model gave an answer we cannot use. Try again, or say your preferences in other words.",
};

const unreachable: Refused = {
  ok: false,
  status: 502,
  error: "The language model cannot be reached right now. Try again in a moment.",
};

const misconfigured: Refused = {
  ok: false,
  status: 502,
  error: "The language model refuses this server. Please tell whoever runs it.",
};

export const givenUp: Refused = { ok: false, status: 408, error: "The request was cancelled." };

export const tookTooLong = (ms: number): Refused => ({
  ok: false,
  status: 504,
  error: `The language model took longer than ${Math.ceil(ms / 1_000)} seconds. Try again, or with shorter preferences.`,
});

export function refusalOf(error: unknown): Refused {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (NoObjectGeneratedError.isInstance(last)) return unusable;
  if (!APICallError.isInstance(last)) return unreachable;
  const { statusCode } = last;
  if (statusCode === 429) return busyModel;
  if (statusCode === 400 || statusCode === 401 || statusCode === 403 || statusCode === 404)
    return misconfigured;
  // The answer came, and could not be read: cut short, too large, or not of this protocol.
  return statusCode !== undefined && statusCode < 300 ? unusable : unreachable;
}

/** The student's text must not come into the log, and the messages of errors may quote it. */
export const safeFields = (error: unknown) => {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  return {
    name: last instanceof Error ? last.name : typeof last,
    status: APICallError.isInstance(last) ? last.statusCode : undefined,
  };
};
