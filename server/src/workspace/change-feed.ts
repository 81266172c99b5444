export interface UserChange {
  readonly userId: string;
  /** The user's last sequence, so that the page that sent it need not ask for it. */
  readonly head: number;
}

/** Without a number when changes may have been missed. */
type OnChange = (head: number | undefined) => void;

/** Tells the open pages of a user, on this and every other process, that something changed. */
export interface ChangeFeed {
  readonly publish: (change: UserChange) => void;
  readonly subscribe: (input: {
    readonly userId: string;
    readonly onChange: OnChange;
  }) => () => void;
  readonly close: () => Promise<void>;
}

export function createLocalListeners() {
  const listeners = new Map<string, Set<OnChange>>();
  const tell = (userId: string, head: number | undefined) => {
    for (const onChange of [...(listeners.get(userId) ?? [])]) onChange(head);
  };
  return {
    tell: ({ userId, head }: UserChange) => tell(userId, head),
    tellAll: () => {
      for (const userId of [...listeners.keys()]) tell(userId, undefined);
    },
    subscribe: ({ userId, onChange }: Parameters<ChangeFeed["subscribe"]>[0]) => {
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
