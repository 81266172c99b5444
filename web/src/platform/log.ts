export interface Log {
  /** An expected failure: a refused sign-in, a damaged value. */
  warn(message: string, detail?: unknown): void;
  error(message: string, detail?: unknown): void;
}

const written = (message: string, detail: unknown): unknown[] =>
  detail === undefined ? [message] : [message, detail];

export const consoleLog: Log = {
  warn(message, detail) {
    // biome-ignore lint/suspicious/noConsole: the only file that writes to the console
    console.warn(...written(message, detail));
  },
  error(message, detail) {
    // biome-ignore lint/suspicious/noConsole: the only file that writes to the console
    console.error(...written(message, detail));
  },
};
