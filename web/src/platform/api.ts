import type { Schema } from "./schema.ts";

export interface ApiFailure {
  readonly ok: false;
  /** 0 when no answer came: offline, timed out or given up. */
  readonly status: number;
  /** A sentence for the person in front of the screen. */
  readonly message: string;
}

export type ApiResult<Value> = { readonly ok: true; readonly value: Value } | ApiFailure;

export interface ApiRequest<Value> {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Begins with `/api/`. */
  readonly path: string;
  /** Sent as JSON; a FormData is sent as it is. */
  readonly body?: unknown;
  readonly schema: Schema<Value>;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

export interface Api {
  request<Value>(request: ApiRequest<Value>): Promise<ApiResult<Value>>;
}

const defaultTimeoutMs = 15_000;

const fallbackMessages: Readonly<Record<number, string>> = {
  401: "Please log in again.",
  403: "You are not allowed to do that.",
  404: "That could not be found.",
  413: "That is too large to send.",
  429: "Too many attempts. Please wait a moment and try again.",
  503: "The server is busy. Please try again in a moment.",
};

const messageFor = (status: number, body: unknown): string => {
  if (typeof body === "object" && body !== null && "error" in body) {
    if (typeof body.error === "string" && body.error !== "") return body.error;
  }
  return fallbackMessages[status] ?? "Something went wrong on the server. Please try again.";
};

const parseBody = (text: string): unknown => {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const requestInit = (method: string, body: unknown, signal: AbortSignal): RequestInit => {
  const base: RequestInit = { method, signal, credentials: "same-origin" };
  if (body === undefined) return base;
  if (body instanceof FormData) return { ...base, body };
  return {
    ...base,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
};

export const createApi = ({ fetch }: { readonly fetch: typeof globalThis.fetch }): Api => ({
  async request({ method = "GET", path, body, schema, timeoutMs = defaultTimeoutMs, signal }) {
    const timeout = AbortSignal.timeout(timeoutMs);
    const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
    try {
      const response = await fetch(path, requestInit(method, body, either));
      const answer = parseBody(await response.text());
      if (!response.ok) {
        return {
          ok: false,
          status: response.status,
          message: messageFor(response.status, answer),
        };
      }
      const parsed = schema.safeParse(answer);
      if (parsed.success) return { ok: true, value: parsed.data };
      return {
        ok: false,
        status: response.status,
        message: "The server gave an answer that makes no sense. Please try again.",
      };
    } catch {
      if (signal?.aborted) return { ok: false, status: 0, message: "Stopped." };
      return {
        ok: false,
        status: 0,
        message: timeout.aborted
          ? "The server took too long to answer. Please try again."
          : "The server cannot be reached. Check your connection and try again.",
      };
    }
  },
});
