/** Connection failures, lack of resources, shutdowns, time limits, deadlocks, a read-only standby. */
const unavailableStates = /^(08...|53...|57P0.|57014|55P03|40001|40P01|25006|25P03)$/;

const networkCodes: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);

/** Driver errors without a code. */
const driverMessages =
  /^(timeout|Query read timeout|Connection terminated|Client (was closed|has encountered))/;

export function isPostgresUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isPostgresUnavailable);
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string") {
    return networkCodes.has(error.code) || unavailableStates.test(error.code);
  }
  return driverMessages.test(error.message);
}

const foreignKeyViolated = "23503";

export const isPostgresOwnerGone = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === foreignKeyViolated;
