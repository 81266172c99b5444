export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

type LogValue = string | number | boolean | null | undefined;
export type LogFields = Readonly<Record<string, LogValue>>;

type Write = (event: string, fields?: LogFields) => void;
export interface Log {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

interface LogOptions {
  readonly level: LogLevel;
  readonly write: (line: string) => void;
  readonly now?: () => Date;
}

export function createLog({ level, write, now = () => new Date() }: LogOptions): Log {
  const threshold = logLevels.indexOf(level);
  const at =
    (name: Exclude<LogLevel, "silent">): Write =>
    (event, fields = {}) => {
      if (logLevels.indexOf(name) < threshold) return;
      write(JSON.stringify({ time: now().toISOString(), level: name, event, ...fields }));
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

/** Only these fields: a driver's `detail`, `parameters` or `config` may hold personal data or a password. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return { error: error.message, name: error.name, code, cause, stack: error.stack };
}
