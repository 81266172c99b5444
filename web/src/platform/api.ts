import { apiWords } from "@smart-planner/words/en/api";
import { english, type Language } from "./language.ts";
import type { Schema } from "./schema.ts";

export interface ApiFailure {
  readonly ok: false;
  /** 0 if no answer came: offline, timed out or aborted. */
  readonly status: number;
  readonly message: string;
  readonly body?: unknown;
}

export type ApiResult<Value> = { readonly ok: true; readonly value: Value } | ApiFailure;

export interface ApiRequest<Value> {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  /** Media types in order of preference. */
  readonly accept?: string;
  /** JSON, or a FormData unchanged. */
  readonly body?: unknown;
  /** Compresses a long JSON body; only for routes that accept it. */
  readonly compress?: boolean;
  readonly schema: Schema<Value>;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

export interface Api {
  request<Value>(request: ApiRequest<Value>): Promise<ApiResult<Value>>;
}

const defaultTimeoutMs = 15_000;

const messageFor = async (
  { words, refusal }: ReturnType<Language["current"]>,
  status: number,
  body: unknown,
): Promise<string> => {
  if (typeof body === "object" && body !== null && "error" in body) {
    if (typeof body.error === "string" && body.error !== "")
      return (await refusal?.(body)) ?? body.error;
  }
  const { statuses, failed } = words(apiWords);
  const found: Readonly<Record<number, string>> = statuses;
  return found[status] ?? failed;
};

const parseBody = (text: string): unknown => {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const longBody = 8_000;

const zipped = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();

type Sent = Pick<ApiRequest<unknown>, "method" | "accept" | "body" | "compress">;

const requestInit = (
  { method = "GET", accept, body, compress = false }: Sent,
  signal: AbortSignal,
): RequestInit | Promise<RequestInit> => {
  const accepted = accept === undefined ? undefined : { accept };
  const base: RequestInit = {
    method,
    signal,
    credentials: "same-origin",
    ...(accepted === undefined ? {} : { headers: accepted }),
  };
  if (body === undefined) return base;
  if (body instanceof FormData) return { ...base, body };
  const text = JSON.stringify(body);
  const headers = { ...accepted, "content-type": "application/json" };
  if (!compress || text.length < longBody) return { ...base, headers, body: text };
  return zipped(text).then((bytes) => ({
    ...base,
    headers: { ...headers, "content-encoding": "gzip" },
    body: bytes,
  }));
};

const resultOf = async <Value>(
  response: Response,
  schema: Schema<Value>,
  language: Pick<Language, "current">,
): Promise<ApiResult<Value>> => {
  const { ok, status } = response;
  const body = parseBody(await response.text());
  if (!ok) return { ok, status, message: await messageFor(language.current(), status, body), body };
  const parsed = schema.safeParse(body);
  return parsed.success
    ? { ok, value: parsed.data }
    : { ok: false, status, message: language.current().words(apiWords).unreadable };
};

export const createApi = ({
  fetch,
  language = { current: () => english },
}: {
  readonly fetch: typeof globalThis.fetch;
  readonly language?: Pick<Language, "current">;
}): Api => ({
  async request({ path, schema, timeoutMs = defaultTimeoutMs, signal, ...rest }) {
    const timeout = AbortSignal.timeout(timeoutMs);
    const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
    try {
      const init = requestInit(rest, either);
      const response = await fetch(path, init instanceof Promise ? await init : init);
      return await resultOf(response, schema, language);
    } catch {
      const words = language.current().words(apiWords);
      if (signal?.aborted) return { ok: false, status: 0, message: words.stopped };
      return {
        ok: false,
        status: 0,
        message: timeout.aborted ? words.tooSlow : words.away,
      };
    }
  },
});
