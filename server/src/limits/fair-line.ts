interface Place<Item> {
  readonly item: Item;
  readonly from: string;
}

/** Who waits for something costly, each with where they come from. */
export interface FairLine<Item> {
  readonly size: () => number;
  readonly join: (place: Place<Item>) => void;
  readonly leave: (item: Item) => void;
  /** The next to be served, if any; call `served` when it is done. */
  readonly next: () => Place<Item> | undefined;
  readonly served: (from: string) => void;
  /**
   * Makes room for somebody from there: the last in line of whoever has the most of them. Nobody
   * when that is the newcomer's own place.
   */
  readonly giveWayTo: (from: string) => Item | undefined;
  readonly clear: () => readonly Item[];
}

/**
 * Served next is whoever has the fewest under way, and among those the one served longest ago: a
 * hundred from one place wait for each other, and one from another place for one of them at most.
 * No place has more than `mostOfOne` under way.
 */
export function createFairLine<Item>({
  mostOfOne = Number.POSITIVE_INFINITY,
} = {}): FairLine<Item> {
  const lines = new Map<string, Item[]>();
  const underWay = new Map<string, number>();
  const lastTurn = new Map<string, number>();
  let size = 0;
  let turns = 0;

  const lineOf = (from: string) => lines.get(from) ?? [];
  const runningOf = (from: string) => underWay.get(from) ?? 0;
  const turnOf = (from: string) => lastTurn.get(from) ?? 0;
  const isBefore = (a: string, b: string) =>
    runningOf(a) === runningOf(b) ? turnOf(a) < turnOf(b) : runningOf(a) < runningOf(b);
  /** Nothing is kept of a place that has nothing here any more. */
  const forget = (from: string) => {
    if (!lines.has(from) && !underWay.has(from)) lastTurn.delete(from);
  };
  const shorten = (from: string, line: readonly Item[]) => {
    size -= 1;
    if (line.length > 0) return;
    lines.delete(from);
    forget(from);
  };

  return {
    size: () => size,
    join: ({ item, from }) => {
      const line = lineOf(from);
      line.push(item);
      lines.set(from, line);
      size += 1;
    },
    leave: (item) => {
      for (const [from, line] of lines) {
        const place = line.indexOf(item);
        if (place < 0) continue;
        line.splice(place, 1);
        shorten(from, line);
        return;
      }
    },
    next: () => {
      let chosen: string | undefined;
      for (const from of lines.keys())
        if (chosen === undefined || isBefore(from, chosen)) chosen = from;
      if (chosen === undefined || runningOf(chosen) >= mostOfOne) return undefined;
      const line = lineOf(chosen);
      const item = line.shift();
      if (item === undefined) return undefined;
      turns += 1;
      lastTurn.set(chosen, turns);
      underWay.set(chosen, runningOf(chosen) + 1);
      shorten(chosen, line);
      return { item, from: chosen };
    },
    served: (from) => {
      const left = runningOf(from) - 1;
      if (left > 0) underWay.set(from, left);
      else {
        underWay.delete(from);
        forget(from);
      }
    },
    giveWayTo: (from) => {
      let longest = from;
      for (const [each, line] of lines)
        if (line.length > lineOf(longest).length + (longest === from ? 1 : 0)) longest = each;
      if (longest === from) return undefined;
      const line = lineOf(longest);
      const item = line.pop();
      shorten(longest, line);
      return item;
    },
    clear: () => {
      const all = [...lines.values()].flat();
      lines.clear();
      size = 0;
      return all;
    },
  };
}
