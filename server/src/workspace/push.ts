import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type Change,
  hasToJoin,
  isEchoOf,
  maxUserBytes,
  modeRegisters,
  modes,
} from "@smart-planner/contract";
import type { Database } from "../database/database.ts";
import type { OfUser } from "../database/of-user.ts";
import { dropHistoryBeyond, keepReplacedPlans, prepareReplacedPlans } from "./plan-history.ts";
import {
  countTotals,
  type HeldVersion,
  makeHead,
  readBeforeWrite,
  writeLocked,
} from "./registers-table.ts";
import { type Merged, mergeChanges, type Totals } from "./totals.ts";

export type Pushed =
  | {
      readonly ok: true;
      readonly headBefore: number;
      readonly head: number;
      readonly totals: Totals;
      /** The versions that are held instead of what came. */
      readonly instead: readonly HeldVersion[];
      readonly changed: boolean;
    }
  | Refused;

type Refused = Extract<Merged, { ok: false }> & {
  /** The last sequence of what was stored of it all the same, where it came in pieces. */
  readonly storedTo?: number;
};

interface Push {
  readonly userId: string;
  /** One of each register. */
  readonly changes: readonly Change[];
  /** Up to where the sender knows what is held, where it joins what it finds. */
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
  // Of a server that has lost something nobody has seen anything yet.
  const known = seen > head ? 0 : seen;
  return changes.filter((change) => !hasToJoin(change, present.get(change.register), known));
};

/** What stays of each change that was not stored; the change itself where it was stored before. */
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

/** Told, in the same transaction, that a plan or what it is made for has changed. */
export type OnPlanChange = (input: OfUser) => Promise<void>;

export interface PushInput extends Pick<Database, "db" | "kind"> {
  readonly onPlanChange?: OnPlanChange | undefined;
}

type Prepared = Awaited<ReturnType<typeof prepareReplacedPlans>>;

const plans: readonly string[] = modes.map((mode) => modeRegisters[mode].plan);
const planned: readonly string[] = [...plans, ...modes.map((mode) => modeRegisters[mode].subjects)];
/** A push with more rows is written in chunks: SQLite writes in the main thread, and others wait for it. */
const rowsInChunk = 40;
/** Earlier plans are measured again each time an account has grown by this much. */
const measuredBytes = 64 * 1024;

const hasPlan = (changes: readonly Change[]) =>
  changes.some(({ register }) => plans.includes(register));

/** A tick is none of them: there are far too many to look at reminders for each. */
const changesPlanning = (changes: readonly Change[]) =>
  changes.some(({ register }) => planned.includes(register));

const isMeasured = (before: Totals, after: Totals) =>
  Math.floor(before.bytes / measuredBytes) < Math.floor(after.bytes / measuredBytes);

/** In a transaction: with the account locked, and earlier plans kept and dropped. */
async function pushLocked({
  db,
  kind,
  userId,
  changes: sent,
  seen,
  now,
  prepared,
  onPlanChange,
}: OfUser &
  Push &
  PushInput & {
    readonly prepared: Prepared | undefined;
  }): Promise<Pushed> {
  const read = () => readBeforeWrite({ db, kind, userId, changes: sent });
  let account = await read();
  if (account.head === undefined) {
    await makeHead({ db, userId });
    account = await read();
  }
  const { head: headBefore = 0, present } = account;
  const changes = storable({ changes: sent, seen }, account);
  const before = account.totals ?? (await countTotals({ db, userId }));
  const merged = mergeChanges({ totals: before, present, changes, now });
  if (!merged.ok) return merged;
  const { totals, winners } = merged;
  if (hasPlan(changes)) {
    const isPresent = prepared?.head === headBefore && changes.length === sent.length;
    const replaced = isPresent ? prepared : await prepareReplacedPlans({ db, userId, changes });
    await keepReplacedPlans({ db, userId, now, replaced: replaced.replaced });
  }
  if (hasPlan(changes) || isMeasured(before, totals))
    await dropHistoryBeyond({ db, userId, bytes: maxUserBytes - totals.bytes });
  const head = headBefore + changes.length;
  await writeLocked({ db, kind, userId, headBefore, head, totals, winners, changes });
  if (changesPlanning(winners)) await onPlanChange?.({ db, userId });
  const instead = heldInstead(sent, { winners, present });
  return { ok: true, headBefore, head, totals, instead, changed: winners.length > 0 };
}

type Done = Extract<Pushed, { ok: true }>;

/** A plan that is replaced is kept with its ticks, so none of them may change before it. */
const planFirst = (changes: readonly Change[]): readonly Change[] => {
  const [plan = [], others = []] = [true, false].map((first) =>
    changes.filter(({ register }) => planned.includes(register) === first),
  );
  return [...plan, ...others];
};

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

/** Takes changes in, for one account at a time and durably: an acknowledged change is on the disk. */
export function createPush({ db, kind, onPlanChange }: PushInput) {
  const inOneTransaction = async (push: Push): Promise<Pushed> => {
    // A plan is compressed before the transaction, so that nothing is locked meanwhile.
    const prepared = hasPlan(push.changes)
      ? await prepareReplacedPlans({ db, ...push })
      : undefined;
    return db
      .transaction()
      .execute((tx) => pushLocked({ ...push, kind, onPlanChange, prepared, db: tx }));
  };

  /** A client that is cut off before the answer sends all of it again, which changes nothing. */
  const inChunks = async (push: Push): Promise<Pushed> => {
    const changes = planFirst(push.changes);
    let before: Done | undefined;
    for (let from = 0; ; from += rowsInChunk) {
      const done = await inOneTransaction({
        ...push,
        changes: changes.slice(from, from + rowsInChunk),
      });
      if (!done.ok) return before?.changed === true ? { ...done, storedTo: before.head } : done;
      before = joined(before, done);
      if (from + rowsInChunk >= changes.length) return before;
      await nextTurn();
    }
  };

  return (push: Push): Promise<Pushed> =>
    push.changes.length > rowsInChunk ? inChunks(push) : inOneTransaction(push);
}
