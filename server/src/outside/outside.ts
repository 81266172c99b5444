import { createFairQueue } from "../limits/fair-queue.ts";
import { readOutsideAddress, type TrustedHosts } from "./outside-address.ts";
import { pinAddress, type Resolve, systemResolve } from "./pinned-address.ts";
import { type OutsideResponse, requestOnce } from "./request-once.ts";

/** Why nothing was fetched, without the address. */
export type OutsideProblem =
  | "no-address"
  | "not-https"
  | "not-public"
  | "not-found"
  | "password"
  | "too-large"
  | "too-slow"
  | "too-many-redirects"
  | "unreachable";

/** For a conditional request. */
export interface Version {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export type OutsideAnswer =
  | { readonly ok: true; readonly changed: false }
  | { readonly ok: true; readonly changed: true; readonly body: Buffer; readonly version: Version }
  | { readonly ok: false; readonly problem: OutsideProblem };

interface OutsideInput {
  readonly trustedHosts?: TrustedHosts;
  readonly resolve?: Resolve;
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
}

interface Fetch {
  readonly owner: string;
  readonly address: string;
  /** The version already here. */
  readonly known?: Version;
  readonly accept: string;
  readonly signal?: AbortSignal;
}

/** The only way to request an address that a person gave. */
export interface Outside {
  readonly fetch: (input: Fetch) => Promise<OutsideAnswer>;
}

/** Waiting takes sockets and memory, but no worker. */
const waiting = { places: 100, inLine: 200 };
const atOnce = { account: 3, host: 12 };
const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
/** At most the length of a header. */
const versionOf = (value: string | undefined): string | null =>
  value !== undefined && /^[\x20-\x7e]{1,300}$/.test(value) ? value : null;

const credentialsOf = ({ username, password }: URL): string | undefined => {
  if (username === "" && password === "") return undefined;
  const plain = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(plain, "utf8").toString("base64")}`;
};

const problemOf = ({ status }: OutsideResponse): OutsideProblem => {
  if (status === 401 || status === 403) return "password";
  if (status === 404 || status === 410) return "not-found";
  return "unreachable";
};

const answerOf = (response: OutsideResponse): OutsideAnswer => {
  const { status, headers, body } = response;
  if (status === 304) return { ok: true, changed: false };
  if (status !== 200) return { ok: false, problem: problemOf(response) };
  if (body === undefined) return { ok: false, problem: "too-large" };
  const version = {
    etag: versionOf(headers.etag),
    lastModified: versionOf(headers["last-modified"]),
  };
  return { ok: true, changed: true, body, version };
};

/** The system's resolver cannot be interrupted, so stop waiting for it. */
const orAbort = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });

export function createOutside({
  trustedHosts = new Set(),
  resolve = systemResolve,
  maxBytes = 5 * 1024 * 1024,
  timeoutMs = 15_000,
}: OutsideInput = {}): Outside {
  const step = async (input: Fetch & { readonly first: URL; readonly signal: AbortSignal }) => {
    const { address, known, accept, signal, first } = input;
    const read = readOutsideAddress(address, trustedHosts);
    if (!read.ok) return { done: { ok: false, problem: read.reason } } as const;
    const { url, trusted } = read;
    const pinned = await orAbort(pinAddress({ hostname: url.hostname, trusted, resolve }), signal);
    if (!pinned.ok) return { done: { ok: false, problem: pinned.reason } } as const;
    // Credentials are for their own origin, not for redirects.
    const sameOrigin = url.origin === first.origin;
    const credentials = sameOrigin ? credentialsOf(first) : undefined;
    const bare = new URL(url);
    bare.username = "";
    bare.password = "";
    bare.hash = "";
    const response = await requestOnce({
      url: bare,
      found: pinned.found,
      maxBytes,
      signal,
      headers: {
        accept,
        "accept-encoding": "gzip, br, identity",
        "user-agent": "SmartPlanner",
        ...(credentials !== undefined && { authorization: credentials }),
        ...(known?.etag && { "if-none-match": known.etag }),
        ...(known?.lastModified && { "if-modified-since": known.lastModified }),
      },
    });
    return { response, url: bare } as const;
  };

  const follow = async (
    input: Fetch & { readonly signal: AbortSignal; readonly first: URL },
  ): Promise<OutsideAnswer> => {
    const { first } = input;
    let address = input.address;
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const taken = await step({ ...input, address, first });
      if (taken.done !== undefined) return taken.done;
      const { status, headers } = taken.response;
      const { location } = headers;
      if (!redirects.has(status) || location === undefined) return answerOf(taken.response);
      if (!URL.canParse(location, taken.url)) return { ok: false, problem: "unreachable" };
      address = new URL(location, taken.url).href;
    }
    return { ok: false, problem: "too-many-redirects" };
  };

  const ofAccount = createFairQueue({ ...waiting, mostOfOne: atOnce.account });
  const ofHost = createFairQueue({ ...waiting, mostOfOne: atOnce.host });

  const fetchNow = async (input: Fetch, first: URL): Promise<OutsideAnswer> => {
    const patience = AbortSignal.timeout(timeoutMs);
    const signal = input.signal ? AbortSignal.any([input.signal, patience]) : patience;
    try {
      return await follow({ ...input, signal, first });
    } catch {
      // Error messages may hold the address: only the kind is returned.
      return { ok: false, problem: patience.aborted ? "too-slow" : "unreachable" };
    }
  };

  return {
    fetch: async (input) => {
      const read = readOutsideAddress(input.address, trustedHosts);
      if (!read.ok) return { ok: false, problem: read.reason };
      const { url } = read;
      const atHost = () => ofHost({ owner: url.host, work: () => fetchNow(input, url) });
      return ofAccount({ owner: input.owner, work: atHost });
    },
  };
}
