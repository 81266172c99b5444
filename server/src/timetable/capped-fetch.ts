export class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";
}

interface CappedFetchInput {
  readonly maxBytes: number;
  readonly fetch?: typeof globalThis.fetch;
}

/** An endless answer is cut off while it is read, before it can fill the memory. */
export function cappedFetch({
  maxBytes,
  fetch = globalThis.fetch,
}: CappedFetchInput): typeof globalThis.fetch {
  return async (input, init) => {
    // A redirect could carry the key to another host.
    const response = await fetch(input, { ...init, redirect: "error" });
    if (response.body === null) return response;
    let received = 0;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          received += chunk.byteLength;
          if (received > maxBytes) throw new AnswerTooLarge();
          controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
}
