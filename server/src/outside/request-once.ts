import type { IncomingMessage } from "node:http";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createUnzip } from "node:zlib";
import type { FoundAddress } from "./pinned-address.ts";

interface OneRequest {
  readonly url: URL;
  readonly found: FoundAddress;
  readonly headers: Readonly<Record<string, string>>;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

export interface OutsideResponse {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  /** `undefined` if it was too large. Read only for a 200. */
  readonly body: Buffer | undefined;
}

const unpacked = (response: IncomingMessage): Readable => {
  const encoding = response.headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  if (encoding === "identity" || encoding === "") return response;
  const unpack = encoding === "br" ? createBrotliDecompress() : createUnzip();
  response.on("error", (error) => unpack.destroy(error));
  return response.pipe(unpack);
};

/** Counted after decompression. */
async function readCapped(response: IncomingMessage, maxBytes: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked(response)) {
    size += chunk.length;
    if (size > maxBytes) {
      response.destroy();
      return undefined;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** One request to one checked address. No cookie, no redirect. */
export function requestOnce(input: OneRequest): Promise<OutsideResponse> {
  const { url, found, headers, maxBytes, signal } = input;
  const send = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        agent: false,
        headers,
        signal,
        lookup: (_host, options, done) =>
          options.all === true ? done(null, [found]) : done(null, found.address, found.family),
      },
      (response) => {
        const { statusCode: status = 0 } = response;
        if (status !== 200) {
          response.destroy();
          resolve({ status, headers: response.headers, body: undefined });
          return;
        }
        readCapped(response, maxBytes).then(
          (body) => resolve({ status, headers: response.headers, body }),
          reject,
        );
      },
    );
    request.on("error", reject);
    request.end();
  });
}
