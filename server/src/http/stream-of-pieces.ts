interface PiecesInput {
  readonly pieces: AsyncGenerator<string>;
  /** A client that reads nothing for this long is disconnected. */
  readonly stalledMs: number;
  /** Called once; with the error, if any. */
  readonly onEnd: (error?: unknown) => void;
  /** The response. The adapter would print the stack of a failing body. */
  readonly outgoing?: { readonly destroy: () => unknown } | undefined;
}

/** A body made as it is read. An error cuts it off without its end, so that half is not taken for the whole. */
export function streamOfPieces({
  pieces,
  stalledMs,
  onEnd,
  outgoing,
}: PiecesInput): ReadableStream {
  const encoder = new TextEncoder();
  let stalled: NodeJS.Timeout | undefined;
  let isOver = false;

  const end = (error?: unknown) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(stalled);
    onEnd(error);
    void pieces.return(undefined).catch(() => undefined);
  };

  const cutOff = (controller: ReadableStreamDefaultController, error: unknown) => {
    if (outgoing === undefined) controller.error(error);
    else outgoing.destroy();
  };

  const wait = (controller: ReadableStreamDefaultController) => {
    clearTimeout(stalled);
    stalled = setTimeout(() => {
      end();
      cutOff(controller, new Error("The client stopped reading."));
    }, stalledMs).unref();
  };

  return new ReadableStream(
    {
      start: wait,
      pull: async (controller) => {
        wait(controller);
        try {
          const { done, value } = await pieces.next();
          if (isOver) return;
          if (done !== true) return controller.enqueue(encoder.encode(value));
          end();
          controller.close();
        } catch (error) {
          end(error);
          cutOff(controller, error);
        }
      },
      cancel: () => end(),
    },
    { highWaterMark: 0 },
  );
}
