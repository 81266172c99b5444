/** Tells the open pages of a user, on this and every other process, that something changed. */
export interface ChangeFeed {
  readonly publish: (userId: string) => void;
  readonly subscribe: (input: {
    readonly userId: string;
    readonly onChange: () => void;
  }) => () => void;
  readonly close: () => Promise<void>;
}

export interface LocalListeners {
  readonly tell: (userId: string) => void;
  readonly tellEverybody: () => void;
  readonly subscribe: ChangeFeed["subscribe"];
}

export function createLocalListeners(): LocalListeners {
  const listeners = new Map<string, Set<() => void>>();
  const tell = (userId: string) => {
    for (const onChange of [...(listeners.get(userId) ?? [])]) onChange();
  };
  return {
    tell,
    tellEverybody: () => {
      for (const userId of [...listeners.keys()]) tell(userId);
    },
    subscribe: ({ userId, onChange }) => {
      const mine = listeners.get(userId) ?? new Set();
      listeners.set(userId, mine.add(onChange));
      return () => {
        mine.delete(onChange);
        if (mine.size === 0 && listeners.get(userId) === mine) listeners.delete(userId);
      };
    },
  };
}

/** For a database that only this process can open. */
export function createLocalFeed(): ChangeFeed {
  const { tell, subscribe } = createLocalListeners();
  return { publish: tell, subscribe, close: async () => undefined };
}
