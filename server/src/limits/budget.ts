interface BudgetInput {
  /** What somebody can spend at once. */
  readonly most: number;
  /** What comes back each second. */
  readonly perSecond: number;
  /** A clock that never goes back: one that is put right must not make anybody wait for days. */
  readonly elapsed?: () => number;
}

export interface Budget {
  /** The milliseconds until there is enough for it; nothing is spent. */
  readonly wait: (who: string, cost: number) => number;
  /** Spends it and gives 0, or spends nothing and gives the milliseconds until there is enough. */
  readonly spend: (who: string, cost: number) => number;
  /** Counts it, into debt if need be, and gives the milliseconds after which there is enough for it. */
  readonly charge: (who: string, cost: number) => number;
}

const sweptAbove = 10_000;

/**
 * A limit that costs no statement, for what is asked for too often to be counted in the database: it
 * holds for one process and starts afresh with it.
 */
export function createBudget({
  most,
  perSecond,
  elapsed = () => performance.now(),
}: BudgetInput): Budget {
  const spent = new Map<string, { readonly debt: number; readonly at: number }>();

  const debtOf = (who: string, time: number): number => {
    const known = spent.get(who);
    if (known === undefined) return 0;
    return Math.max(0, known.debt - ((time - known.at) * perSecond) / 1_000);
  };

  const note = (who: string, debt: number, time: number) => {
    spent.set(who, { debt, at: time });
    if (spent.size <= sweptAbove) return;
    for (const each of [...spent.keys()]) if (debtOf(each, time) === 0) spent.delete(each);
  };

  const untilPaid = (debt: number) => Math.max(0, Math.ceil(((debt - most) * 1_000) / perSecond));
  const debtWith = (who: string, cost: number, time: number) =>
    debtOf(who, time) + Math.min(cost, most);

  return {
    wait: (who, cost) => untilPaid(debtWith(who, cost, elapsed())),
    spend: (who, cost) => {
      const time = elapsed();
      const debt = debtWith(who, cost, time);
      if (debt > most) return untilPaid(debt);
      note(who, debt, time);
      return 0;
    },
    charge: (who, cost) => {
      const time = elapsed();
      const debt = debtOf(who, time) + cost;
      note(who, debt, time);
      return untilPaid(debt);
    },
  };
}
