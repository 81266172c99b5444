import { inTurn, type Turn } from "./in-turn.ts";

interface LinesInput {
  readonly atOnce: number;
  readonly inLine: number;
}

export type Place = readonly [address: string, account: string];

/**
 * One line over all, shared out between addresses, and before it one at each address, shared out
 * between accounts, each of which has one at a time: whoever sends a hundred waits for them, and neither
 * a neighbour nor a stranger does.
 */
export function inTurnByAddress({ atOnce, inLine }: LinesInput) {
  const overAll = inTurn({ atOnce, inLine });
  const lanes = new Map<string, { readonly turn: typeof overAll; people: number }>();
  return async <Value>({
    by: [address, account],
    work,
    whenFull,
  }: Omit<Turn<Value>, "from"> & { readonly by: Place }): Promise<Value> => {
    const lane = lanes.get(address) ?? {
      turn: inTurn({ atOnce, inLine, mostOfOne: 1 }),
      people: 0,
    };
    lanes.set(address, lane);
    lane.people += 1;
    try {
      return await lane.turn({
        from: account,
        whenFull,
        work: () => overAll({ from: address, whenFull, work }),
      });
    } finally {
      lane.people -= 1;
      if (lane.people === 0) lanes.delete(address);
    }
  };
}
