interface PiecesInput {
  readonly pieces: AsyncGenerator<string>;
  /** Who takes nothing for so long is cut off. */
  readonly stalledMs: number;
  /** Called once, however it ends; with what went wrong, if anything did. */
  readonly onEnd: (error?: unknown) => void;
  /** What it goes out by. A body that fails would be printed by the adapter, with all its stack. */
  readonly outgoing?: { readonly destroy: () => unknown } | undefined;
}

/**
 * A body that is made as it is taken. What fails on the way cuts it off without its end, so that
 * nobody takes half of it for the whole.
 */
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
      cutOff(controller, new Error("Nobody took the answer."));
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
