import type { Order, Report } from "./helper-process.ts";

/** The other end of `createHelperProcess`: does what the server orders until the server is gone. */
export function answerOrders<Given, Answer>(
  work: (given: Given, signal: AbortSignal) => Promise<Answer>,
): void {
  const underWay = new Map<number, AbortController>();

  const begin = async ({ id, given }: Extract<Order<Given>, { given: unknown }>) => {
    const leaving = new AbortController();
    underWay.set(id, leaving);
    const report: Report<Answer> = await work(given, leaving.signal).then(
      (answer) => ({ id, answer }),
      () => ({ id }),
    );
    underWay.delete(id);
    process.send?.(report);
  };

  process.on("message", (order: Order<Given>) => {
    if ("given" in order) void begin(order);
    else underWay.get(order.id)?.abort();
  });

  // A stop by the keyboard reaches every process; this one ends with the server, however that ends.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
  process.on("disconnect", () => {
    for (const leaving of underWay.values()) leaving.abort();
    process.exit(0);
  });
}
