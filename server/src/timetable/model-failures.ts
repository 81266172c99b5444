import { APICallError, NoObjectGeneratedError, RetryError } from "ai";
import { errorOf, type Refusal, refusal } from "../http/error-of.ts";

const busyModel = refusal(502, errorOf("model-busy"), 60);
const unusable = refusal(502, errorOf("model-unusable"));
const unreachable = refusal(502, errorOf("model-away"));
const misconfigured = refusal(502, errorOf("model-refuses"));

export const givenUp = refusal(408, errorOf("cancelled"));

export const tookTooLong = (ms: number): Refusal =>
  refusal(504, errorOf("model-slow", Math.ceil(ms / 1_000)));

export function refusalOf(error: unknown): Refusal {
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
