import { Agent as HttpAgent, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { readOutsideAddress, type TrustedHosts } from "./outside-address.ts";
import { pinAddress, type Resolve, systemResolve } from "./pinned-address.ts";

interface PostInput {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Only the status: the body of an answer is thrown away. */
export type PostAnswer =
  | { readonly ok: true; readonly status: number; readonly retryAfter: string | undefined }
  | { readonly ok: false };

export type Post = (input: PostInput) => Promise<PostAnswer>;

const connectionsPerHost = 16;
const longestAnswer = 1_024;

/**
 * Sends bodies to addresses that people give, over connections that are kept. Each new connection
 * resolves and checks its address; a redirect is an answer like any other.
 */
export function createPost({
  trustedHosts,
  resolve = systemResolve,
  timeoutMs = 10_000,
}: {
  readonly trustedHosts: TrustedHosts;
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
}): { readonly post: Post; readonly close: () => void } {
  const lookupOf =
    (trusted: boolean): LookupFunction =>
    (hostname, { all }, done) => {
      void pinAddress({ hostname, trusted, resolve }).then((pinned) => {
        if (!pinned.ok) done(new Error(pinned.reason), "");
        else if (all === true) done(null, [pinned.found]);
        else done(null, pinned.found.address, pinned.found.family);
      });
    };
  const kept = { keepAlive: true, maxSockets: connectionsPerHost };
  const agents = { "http:": new HttpAgent(kept), "https:": new HttpsAgent(kept) };

  const post: Post = ({ address, headers, body }) => {
    const read = readOutsideAddress(address, trustedHosts);
    if (!read.ok) return Promise.resolve({ ok: false });
    const { url, trusted } = read;
    const isHttps = url.protocol === "https:";
    return new Promise((done) => {
      const request = (isHttps ? requestHttps : requestHttp)(
        url,
        {
          method: "POST",
          agent: agents[isHttps ? "https:" : "http:"],
          headers: { ...headers, "content-length": String(body.length) },
          lookup: lookupOf(trusted),
          signal: AbortSignal.timeout(timeoutMs),
        },
        (response) => {
          const { statusCode: status = 0, headers: answered } = response;
          let size = 0;
          // A short answer is read to its end, so that its connection can be used again.
          response.on("data", (chunk: Buffer) => {
            size += chunk.length;
            if (size > longestAnswer) response.destroy();
          });
          response.on("error", () => undefined);
          done({ ok: true, status, retryAfter: answered["retry-after"] });
        },
      );
      // The error's own words may hold the address.
      request.on("error", () => done({ ok: false }));
      request.end(body);
    });
  };
  return {
    post,
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
