interface Turn<Value> {
  readonly work: () => Promise<Value>;
  /** Answers, or throws, for whom there is no place in line. */
  readonly whenFull: () => Value;
}

/** Costly work, a few at once and some in line behind them. */
export function inTurn({ atOnce, inLine }: { readonly atOnce: number; readonly inLine: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Value>({ work, whenFull }: Turn<Value>): Promise<Value> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= inLine) return whenFull();
    else await new Promise<void>((proceed) => waiting.push(proceed));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
