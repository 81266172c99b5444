export const sqliteCodes = {
  busy: 5,
  locked: 6,
  readonly: 8,
  ioError: 10,
  full: 13,
  cannotOpen: 14,
  corrupt: 11,
  noDatabase: 26,
} as const;

interface SqliteError extends Error {
  readonly errcode: number;
}

export const isSqliteError = (error: unknown): error is SqliteError =>
  error instanceof Error && "errcode" in error && typeof error.errcode === "number";

const unavailableCodes: ReadonlySet<number> = new Set(Object.values(sqliteCodes));

/** The low byte is the primary code. */
export const isSqliteUnavailable = (error: unknown): boolean =>
  isSqliteError(error) && unavailableCodes.has(error.errcode & 0xff);

/** A page holds nonsense. */
export const isSqliteDamage = (error: unknown): error is SqliteError =>
  isSqliteError(error) &&
  [sqliteCodes.corrupt, sqliteCodes.noDatabase].some((code) => code === (error.errcode & 0xff));

const foreignKeyViolated = 787;

export const isSqliteOwnerGone = (error: unknown): boolean =>
  isSqliteError(error) && error.errcode === foreignKeyViolated;
