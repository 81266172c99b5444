import type { ModelProblem } from "@smart-planner/contract";
import { APICallError, NoObjectGeneratedError, RetryError } from "ai";

export function modelProblemOf(error: unknown): ModelProblem {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (NoObjectGeneratedError.isInstance(last)) return "unusable";
  if (!APICallError.isInstance(last)) return "away";
  const { statusCode } = last;
  if (statusCode === 429) return "busy";
  if (statusCode === 400 || statusCode === 401 || statusCode === 403 || statusCode === 404)
    return "refuses";
  // The answer came, and could not be read: cut short, too large, or not of this protocol.
  return statusCode !== undefined && statusCode < 300 ? "unusable" : "away";
}

/** The student's text must not come into the log, and the messages of errors may quote it. */
export const safeFields = (error: unknown) => {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  return {
    name: last instanceof Error ? last.name : typeof last,
    status: APICallError.isInstance(last) ? last.statusCode : undefined,
  };
};
