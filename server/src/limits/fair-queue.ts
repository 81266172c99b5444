import { ServerBusy } from "../http/server-busy.ts";

interface QueueInput {
  /** Concurrency. */
  readonly places: number;
  /** Concurrency per owner. */
  readonly mostOfOne?: number;
  /** Queue length over all owners. */
  readonly inLine?: number;
}

interface Job<Value> {
  /** The account or, without one, the address. */
  readonly owner: string;
  readonly work: () => Promise<Value>;
  /** A job whose client has gone leaves the queue. */
  readonly signal?: AbortSignal | undefined;
}

/** Rejects with `ServerBusy` if the queue is full. */
export type FairQueue = <Value>(job: Job<Value>) => Promise<Value>;

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

/** Owners take turns, each with their own queue. If too many wait, the last of the longest queue is refused. */
export function createFairQueue({ places, mostOfOne = 1, inLine = 200 }: QueueInput): FairQueue {
  const lines = new Map<string, Waiting[]>();
  const running = new Map<string, number>();
  let taken = 0;
  let waiting = 0;

  const remove = (owner: string, each: Waiting) => {
    const line = lines.get(owner) ?? [];
    const index = line.indexOf(each);
    if (index < 0) return;
    line.splice(index, 1);
    waiting -= 1;
    if (line.length === 0) lines.delete(owner);
  };

  /** The map's order is the order of service. */
  const toEnd = (owner: string) => {
    const line = lines.get(owner);
    lines.delete(owner);
    if (line !== undefined) lines.set(owner, line);
  };

  const next = () => {
    for (const [owner, line] of lines) {
      if (taken >= places) return;
      const [first] = line;
      const ofOwner = running.get(owner) ?? 0;
      if (first === undefined || ofOwner >= mostOfOne) continue;
      remove(owner, first);
      toEnd(owner);
      taken += 1;
      running.set(owner, ofOwner + 1);
      first.begin();
    }
  };

  const leave = (owner: string) => {
    taken -= 1;
    const left = (running.get(owner) ?? 1) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
    toEnd(owner);
    next();
  };

  const makeRoomFor = (owner: string) => {
    let longest = owner;
    const lengthOf = (each: string) => lines.get(each)?.length ?? 0;
    for (const each of lines.keys())
      if (lengthOf(each) > lengthOf(longest) + (longest === owner ? 1 : 0)) longest = each;
    const last = lines.get(longest)?.at(-1);
    if (longest === owner || last === undefined) throw new ServerBusy("queue");
    remove(longest, last);
    last.refuse();
  };

  const turn = (owner: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const give = () => {
        remove(owner, each);
        reject(signal?.reason);
      };
      const each: Waiting = {
        begin: () => {
          signal?.removeEventListener("abort", give);
          resolve();
        },
        refuse: () => {
          signal?.removeEventListener("abort", give);
          reject(new ServerBusy("queue"));
        },
      };
      signal?.addEventListener("abort", give, { once: true });
      const line = lines.get(owner) ?? [];
      line.push(each);
      lines.set(owner, line);
      waiting += 1;
      next();
    });

  return async ({ owner, work, signal }) => {
    signal?.throwIfAborted();
    if (waiting >= inLine) makeRoomFor(owner);
    await turn(owner, signal);
    try {
      return await work();
    } finally {
      leave(owner);
    }
  };
}
