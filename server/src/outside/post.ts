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

/** Only the status: the body is discarded. */
export type PostAnswer =
  | { readonly ok: true; readonly status: number; readonly retryAfter: string | undefined }
  | { readonly ok: false };

export type Post = (input: PostInput) => Promise<PostAnswer>;

const connectionsPerHost = 16;
const longestAnswer = 1_024;

/**
 * Posts to given addresses over kept connections. Each new connection checks its address; redirects
 * are not followed.
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
          // Read to the end, so that the connection can be reused.
          response.on("data", (chunk: Buffer) => {
            size += chunk.length;
            if (size > longestAnswer) response.destroy();
          });
          response.on("error", () => undefined);
          done({ ok: true, status, retryAfter: answered["retry-after"] });
        },
      );
      // Error messages may hold the address.
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
