const written = (message: string, detail: unknown): unknown[] =>
  detail === undefined ? [message] : [message, detail];

export const consoleLog = {
  /** An expected failure: a refused sign-in, a damaged value. */
  warn(message: string, detail?: unknown): void {
    // biome-ignore lint/suspicious/noConsole: the only file that writes to the console
    console.warn(...written(message, detail));
  },
  error(message: string, detail?: unknown): void {
    // biome-ignore lint/suspicious/noConsole: the only file that writes to the console
    console.error(...written(message, detail));
  },
};

export type Log = typeof consoleLog;
