import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type Change,
  type Family,
  hasToJoin,
  isEchoOf,
  modeRegisters,
  modes,
  recordOf,
} from "@smart-planner/contract";
import type { Database } from "../database/database.ts";
import { DatabaseUnavailable } from "../database/database-unavailable.ts";
import type { OfUser } from "../database/of-user.ts";
import {
  countTotals,
  type HeldVersion,
  makeHead,
  readBeforeWrite,
  writeLocked,
} from "./registers-table.ts";
import { displayRegister, inUseRegister } from "./synced-plan.ts";
import { type Merged, mergeChanges, type Totals } from "./totals.ts";

export type Pushed =
  | {
      readonly ok: true;
      readonly headBefore: number;
      readonly head: number;
      readonly totals: Totals;
      /** The server's versions that win over the received ones. */
      readonly instead: readonly HeldVersion[];
      readonly changed: boolean;
    }
  | Refused;

type Refused = Extract<Merged, { ok: false }> & {
  /** The last sequence that was stored of it all the same, if it came in pieces. */
  readonly storedTo?: number;
};

interface Push {
  readonly userId: string;
  /** One of each register. */
  readonly changes: readonly Change[];
  /** The last sequence its sender has seen, if it joins what it finds. */
  readonly seen?: number | undefined;
  readonly now: number;
}

type Present = ReadonlyMap<string, HeldVersion>;

/** The changes without those that are to be joined before they are stored. */
const storable = (
  { changes, seen }: Pick<Push, "changes" | "seen">,
  { head = 0, present }: { readonly head: number | undefined; readonly present: Present },
): readonly Change[] => {
  if (seen === undefined) return changes;
  // The server was restored from a backup: nothing counts as seen.
  const known = seen > head ? 0 : seen;
  return changes.filter((change) => !hasToJoin(change, present.get(change.register), known));
};

/** The winning version of each change that was not stored. */
const heldInstead = (
  sent: readonly Change[],
  { winners, present }: { readonly winners: readonly Change[]; readonly present: Present },
): readonly HeldVersion[] => {
  const won = new Set(winners);
  const isEcho = isEchoOf(sent);
  return sent
    .flatMap((change) => (won.has(change) ? [] : (present.get(change.register) ?? [])))
    .filter((held) => !isEcho(held));
};

/** Called, in the same transaction, when a plan or its inputs have changed. */
export type OnPlanChange = (input: OfUser) => Promise<void>;

export interface PushInput extends Pick<Database, "db" | "kind"> {
  readonly onPlanChange?: OnPlanChange | undefined;
}

const planned: readonly string[] = modes.flatMap((mode) => [
  modeRegisters[mode].plan,
  modeRegisters[mode].subjects,
]);
/** With these, everything that reminders follow, except ticks. */
const remindedOf: readonly string[] = [inUseRegister, displayRegister];
/** A push with more rows is written in chunks: SQLite writes in the main thread, and others wait for it. */
const rowsInChunk = 40;
/** Small pushes of so many accounts share a transaction. */
const mostTogether = 50;

const plannedFamilies: readonly string[] = ["edits", "assignments"] satisfies Family[];

/** A tick is none of them: there are far too many to look at reminders for each. */
const changesPlanning = (changes: readonly Change[]) =>
  changes.some(
    ({ register }) =>
      planned.includes(register) ||
      remindedOf.includes(register) ||
      plannedFamilies.includes(recordOf(register)?.family ?? ""),
  );

type Account = ReturnType<Awaited<ReturnType<typeof readBeforeWrite>>>;

async function decide(
  db: Database["db"],
  { userId, changes: sent, seen, now }: Push,
  account: Account,
) {
  const { head: headBefore = 0, present } = account;
  const changes = storable({ changes: sent, seen }, account);
  const before = account.totals ?? (await countTotals({ db, userId }));
  const merged = mergeChanges({ totals: before, present, changes, now });
  if (!merged.ok) return merged;
  const { totals, winners } = merged;
  const head = headBefore + changes.length;
  const instead = heldInstead(sent, { winners, present });
  const changed = winners.length > 0;
  return {
    ok: true,
    userId,
    headBefore,
    head,
    totals,
    winners,
    changes,
    instead,
    changed,
  } as const;
}

/**
 * Pushes of several accounts in one transaction. `undefined` for an account without a head, which
 * is created outside: creating heads while holding others could deadlock.
 */
async function pushTogether(
  { db, kind, onPlanChange }: PushInput,
  group: readonly Push[],
): Promise<readonly (Pushed | undefined)[]> {
  const accountOf = await readBeforeWrite({ db, kind, asked: group });
  const decided = [];
  for (const push of group) {
    const account = accountOf(push.userId);
    decided.push(account.head === undefined ? undefined : await decide(db, push, account));
  }
  const written = decided.filter((each) => each?.ok === true);
  await writeLocked({ db, kind, written });
  for (const { userId, winners } of written)
    if (changesPlanning(winners)) await onPlanChange?.({ db, userId });
  return decided;
}

type Done = Extract<Pushed, { ok: true }>;

/** Two pieces as one, unless another device came between them: then its changes are still to be seen. */
const joined = (before: Done | undefined, last: Done): Done =>
  before === undefined
    ? last
    : {
        ...last,
        headBefore: before.head === last.headBefore ? before.headBefore : last.headBefore,
        instead: [...before.instead, ...last.instead],
        changed: before.changed || last.changed,
      };

interface Waiting {
  readonly push: Push;
  readonly done: PromiseWithResolvers<Pushed>;
}

/** Takes changes in, durably: an acknowledged change is on the disk. */
export function createPush({ db, kind, onPlanChange }: PushInput) {
  let waiting: readonly Waiting[] = [];
  let isBusy = false;
  const add = (each: Waiting) => {
    waiting = [...waiting, each];
  };

  const run = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const pushes = group.map(({ push }) => push);
      const results = await db
        .transaction()
        .execute((tx) => pushTogether({ db: tx, kind, onPlanChange }, pushes));
      for (const [index, each] of group.entries()) {
        const result = results[index];
        if (result !== undefined) each.done.resolve(result);
        else
          await makeHead({ db, userId: each.push.userId }).then(() => add(each), each.done.reject);
      }
    } catch (error) {
      const isForAll = group.length === 1 || error instanceof DatabaseUnavailable;
      // A failure of one account must not affect others.
      for (const each of group) await (isForAll ? each.done.reject(error) : run([each]));
    }
  };

  /** A second push of an account waits for the first. */
  const nextGroup = (): readonly Waiting[] => {
    const group = new Map<string, Waiting>();
    for (const each of waiting)
      if (group.size < mostTogether && !group.has(each.push.userId))
        group.set(each.push.userId, each);
    const taken = new Set(group.values());
    waiting = waiting.filter((each) => !taken.has(each));
    return [...taken];
  };

  const runWaiting = async () => {
    isBusy = true;
    while (waiting.length > 0) {
      // Requests that have come meanwhile join.
      await nextTurn();
      await run(nextGroup());
    }
    isBusy = false;
  };

  const inOneTransaction = (push: Push): Promise<Pushed> => {
    const done = Promise.withResolvers<Pushed>();
    add({ push, done });
    if (!isBusy) void runWaiting();
    return done.promise;
  };

  /** A client that is cut off before the answer sends all of it again, which changes nothing. */
  const inChunks = async (push: Push): Promise<Pushed> => {
    const { changes } = push;
    let before: Done | undefined;
    for (let from = 0; ; from += rowsInChunk) {
      const chunk = changes.slice(from, from + rowsInChunk);
      const done = await inOneTransaction({ ...push, changes: chunk });
      if (!done.ok) return before?.changed === true ? { ...done, storedTo: before.head } : done;
      before = joined(before, done);
      if (from + rowsInChunk >= changes.length) return before;
    }
  };

  return (push: Push): Promise<Pushed> =>
    push.changes.length > rowsInChunk ? inChunks(push) : inOneTransaction(push);
}
