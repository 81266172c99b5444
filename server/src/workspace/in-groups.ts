import { setImmediate as nextTurn } from "node:timers/promises";

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly done: PromiseWithResolvers<Result>;
}

interface InGroupsInput<Item, Result> {
  readonly mostAtOnce: number;
  /** Answers for each item in turn. */
  readonly run: (group: readonly Item[]) => Promise<readonly Result[]>;
}

/** Work that costs the same for one as for many: what comes while a group is under way is the next one. */
export function inGroups<Item, Result>({ mostAtOnce, run }: InGroupsInput<Item, Result>) {
  const waiting: Waiting<Item, Result>[] = [];
  let isBusy = false;

  const runGroup = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(group.map(({ item }) => item));
      for (const [index, result] of results.entries()) group[index]?.done.resolve(result);
    } catch (error) {
      const [only] = group;
      if (group.length <= 1) only?.done.reject(error);
      // What fails for one must not fail for the others who were with it.
      else for (const each of group) await runGroup([each]);
    }
  };

  const runWaiting = async () => {
    isBusy = true;
    while (waiting.length > 0) {
      // Requests that have come meanwhile join.
      await nextTurn();
      await runGroup(waiting.splice(0, mostAtOnce));
    }
    isBusy = false;
  };

  return (item: Item): Promise<Result> => {
    const done = Promise.withResolvers<Result>();
    waiting.push({ item, done });
    if (!isBusy) void runWaiting();
    return done.promise;
  };
}
