import { APICallError, NoObjectGeneratedError, RetryError } from "ai";
import { errorOf, type SaidError } from "../http/error-of.ts";

export interface Refused {
  readonly ok: false;
  readonly status: 400 | 408 | 429 | 502 | 504;
  readonly error: SaidError;
  readonly retryAfter?: number;
}

const busyModel: Refused = {
  ok: false,
  status: 502,
  error: errorOf("model-busy"),
  retryAfter: 60,
};

const unusable: Refused = {
  ok: false,
  status: 502,
  error: errorOf("model-unusable"),
};

const unreachable: Refused = {
  ok: false,
  status: 502,
  error: errorOf("model-away"),
};

const misconfigured: Refused = {
  ok: false,
  status: 502,
  error: errorOf("model-refuses"),
};

export const givenUp: Refused = { ok: false, status: 408, error: errorOf("cancelled") };

export const tookTooLong = (ms: number): Refused => ({
  ok: false,
  status: 504,
  error: errorOf("model-slow", Math.ceil(ms / 1_000)),
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
