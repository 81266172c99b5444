/** One open page that listens. */
export interface Listener {
  readonly user: string;
  readonly session: string;
  readonly address: string;
  readonly end: () => void;
  /** Ends as well, and asks the page not to come back at once. */
  readonly makeWay: () => void;
}

interface SharesInput {
  readonly perUser: number;
  readonly inAll: number;
}

const mostOf = <Value>(groups: Iterable<readonly Value[]>): readonly Value[] => {
  let most: readonly Value[] = [];
  for (const group of groups) if (group.length > most.length) most = group;
  return most;
};

const by = (listeners: Iterable<Listener>, key: "user" | "session" | "address") =>
  Map.groupBy(listeners, (listener) => listener[key]);

/**
 * Who listens. When there are too many, the oldest page gives way of the account that has the most
 * at the address that has the most: whoever opens thousands closes their own.
 */
export function createStreamShares({ perUser, inAll }: SharesInput) {
  const all = new Set<Listener>();
  const users = new Map<string, Set<Listener>>();

  const remove = (listener: Listener) => {
    all.delete(listener);
    const mine = users.get(listener.user);
    mine?.delete(listener);
    if (mine?.size === 0) users.delete(listener.user);
  };

  const makeRoom = () => {
    const crowd = mostOf(by(all, "address").values());
    const [oldest] = mostOf(by(crowd, "user").values());
    if (oldest === undefined) return;
    remove(oldest);
    oldest.makeWay();
  };

  return {
    /** Returns the way to leave. */
    join: (listener: Listener): (() => void) => {
      const mine = users.get(listener.user) ?? new Set();
      const [oldest] = mine;
      if (mine.size >= perUser && oldest !== undefined) {
        remove(oldest);
        oldest.end();
      } else if (all.size >= inAll) makeRoom();
      all.add(listener);
      users.set(listener.user, mine.add(listener));
      return () => remove(listener);
    },
    sessions: (): readonly string[] => [...by(all, "session").keys()],
    endSession: (session: string) => {
      for (const listener of [...all]) if (listener.session === session) listener.end();
    },
    endAll: () => {
      for (const listener of [...all]) listener.end();
    },
  };
}
