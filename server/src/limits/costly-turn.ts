import { inTurn, type Turn } from "./in-turn.ts";

/** Over all accounts; whoever has the most in line gives way first. */
const inLine = 500;

interface CostlyThing<Value> extends Omit<Turn<Value>, "from"> {
  /** Whose it is; of a visitor without an account none waits for another. */
  readonly account: string | undefined;
}

export type CostlyTurn = <Value>(thing: CostlyThing<Value>) => Promise<Value>;

/**
 * One costly thing of an account at a time, whatever it is: a plan, a file, a large push. Others hardly
 * notice any of them alone, and all of them together they do.
 */
export function createCostlyTurn(): CostlyTurn {
  const turn = inTurn({ atOnce: Number.POSITIVE_INFINITY, inLine, mostOfOne: 1 });
  return ({ account, work, whenFull }) =>
    account === undefined ? work() : turn({ from: account, work, whenFull });
}
