import { createFairLine } from "./fair-line.ts";

export interface Turn<Value> {
  readonly work: () => Promise<Value>;
  /** Answers, or throws, for whom there is no place in line. */
  readonly whenFull: () => Value;
  /** Where it comes from, such as an address: the line is shared out between such places. */
  readonly from?: string;
}

interface TurnsInput {
  readonly atOnce: number;
  readonly inLine: number;
  /** So many at once of one place. */
  readonly mostOfOne?: number;
}

/** Costly work, a few at once and some in line behind them. */
export function inTurn({ atOnce, inLine, mostOfOne = atOnce }: TurnsInput) {
  const line = createFairLine<(admitted: boolean) => void>({ mostOfOne });
  let running = 0;

  const proceed = () => {
    while (running < atOnce) {
      const next = line.next();
      if (next === undefined) return;
      running += 1;
      next.item(true);
    }
  };

  return async <Value>({ work, whenFull, from = "" }: Turn<Value>): Promise<Value> => {
    const mustWait = running >= atOnce || line.size() > 0;
    if (mustWait && line.size() >= inLine) {
      const makesWay = line.giveWayTo(from);
      if (makesWay === undefined) return whenFull();
      makesWay(false);
    }
    const admitted = await new Promise<boolean>((resolve) => {
      line.join({ item: resolve, from });
      proceed();
    });
    if (!admitted) return whenFull();
    try {
      return await work();
    } finally {
      running -= 1;
      line.served(from);
      proceed();
    }
  };
}
