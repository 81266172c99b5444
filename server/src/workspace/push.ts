import { setImmediate as nextTurn } from "node:timers/promises";
import { type Change, maxUserBytes, modeRegisters, modes } from "@smart-planner/contract";
import type { Database } from "../database/database.ts";
import type { OfUser } from "../database/of-user.ts";
import { dropHistoryBeyond, keepReplacedPlans, prepareReplacedPlans } from "./plan-history.ts";
import {
  countTotals,
  makeHead,
  readBeforeWrite,
  writeLocked,
  writeUnlessMoved,
} from "./registers-table.ts";
import { mergeChanges, type Totals } from "./totals.ts";

export type Pushed =
  | {
      readonly ok: true;
      readonly headBefore: number;
      readonly head: number;
      readonly totals: Totals;
      readonly changed: boolean;
    }
  | { readonly ok: false; readonly code: "clock" | "quota" };

interface Push {
  readonly userId: string;
  /** One of each register. */
  readonly changes: readonly Change[];
  readonly now: number;
}

/** Told, in the same transaction, that a plan or what it is made for has changed. */
export type OnPlanChange = (input: OfUser) => Promise<void>;

export interface PushInput extends Pick<Database, "db" | "kind"> {
  readonly onPlanChange?: OnPlanChange | undefined;
}

type Prepared = Awaited<ReturnType<typeof prepareReplacedPlans>>;

const plans: readonly string[] = modes.map((mode) => modeRegisters[mode].plan);
const planned: readonly string[] = [...plans, ...modes.map((mode) => modeRegisters[mode].subjects)];
const mostAtOnce = 50;
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
  changes,
  now,
  prepared,
  onPlanChange,
}: OfUser &
  Push &
  PushInput & {
    readonly prepared: Prepared | undefined;
  }): Promise<Pushed> {
  const read = () => readBeforeWrite({ db, userId, changes, locked: kind === "postgres" });
  let account = await read();
  if (account.head === undefined) {
    await makeHead({ db, userId });
    account = await read();
  }
  const { head: headBefore = 0, present } = account;
  const before = account.totals ?? (await countTotals({ db, userId }));
  const merged = mergeChanges({ totals: before, present, changes, now });
  if (!merged.ok) return merged;
  const { totals, winners } = merged;
  if (hasPlan(changes)) {
    const isPresent = prepared !== undefined && prepared.head === headBefore;
    const replaced = isPresent ? prepared : await prepareReplacedPlans({ db, userId, changes });
    await keepReplacedPlans({ db, userId, now, replaced: replaced.replaced });
  }
  if (hasPlan(changes) || isMeasured(before, totals))
    await dropHistoryBeyond({ db, userId, bytes: maxUserBytes - totals.bytes });
  const head = headBefore + changes.length;
  await writeLocked({ db, userId, headBefore, head, totals, winners, changes });
  if (changesPlanning(winners)) await onPlanChange?.({ db, userId });
  return { ok: true, headBefore, head, totals, changed: winners.length > 0 };
}

/** In two statements, for changes that concern nothing but their own rows; `undefined` when others do. */
async function pushQuickly({
  db,
  userId,
  changes,
  now,
}: OfUser & Push): Promise<Pushed | undefined> {
  const {
    head: headBefore,
    totals: before,
    present,
  } = await readBeforeWrite({
    db,
    userId,
    changes,
    locked: false,
  });
  if (headBefore === undefined || before === undefined) return undefined;
  const merged = mergeChanges({ totals: before, present, changes, now });
  if (!merged.ok) return merged;
  const { totals, winners } = merged;
  if (isMeasured(before, totals)) return undefined;
  const head = headBefore + changes.length;
  const written = { headBefore, head, totals, winners, changes };
  const isWritten = await writeUnlessMoved({ db, userId, ...written });
  return isWritten
    ? { ok: true, headBefore, head, totals, changed: winners.length > 0 }
    : undefined;
}

interface Waiting extends Push {
  readonly prepared: Prepared | undefined;
  readonly done: PromiseWithResolvers<Pushed>;
}

/** Takes changes in, for one account at a time and durably: what is answered was flushed to the disk. */
export function createPush({ db, kind, onPlanChange }: PushInput) {
  const inTransaction = (push: Push & Pick<Waiting, "prepared">) =>
    db.transaction().execute((tx) => pushLocked({ ...push, kind, onPlanChange, db: tx }));

  /** A plan is compressed before the transaction: nobody waits for that with the account locked. */
  const prepare = async ({ userId, changes }: Push) =>
    hasPlan(changes) ? prepareReplacedPlans({ db, userId, changes }) : undefined;

  const waiting: Waiting[] = [];
  let isBusy = false;

  const pushTogether = async (group: readonly Waiting[]) => {
    try {
      const pushed = await db.transaction().execute(async (tx) => {
        const all: Pushed[] = [];
        for (const { done, ...push } of group)
          all.push(await pushLocked({ ...push, kind, onPlanChange, db: tx }));
        return all;
      });
      for (const [index, { done }] of group.entries()) {
        const result = pushed[index];
        if (result !== undefined) done.resolve(result);
      }
    } catch (error) {
      const [only] = group;
      if (group.length <= 1) only?.done.reject(error);
      // What fails for one must not fail for the others who were with it.
      else for (const each of group) await pushTogether([each]);
    }
  };

  const pushWaiting = async () => {
    isBusy = true;
    while (waiting.length > 0) {
      // Requests that have come meanwhile join: one flush of the disk serves them all.
      await nextTurn();
      await pushTogether(waiting.splice(0, mostAtOnce));
    }
    isBusy = false;
  };

  return async (push: Push): Promise<Pushed> => {
    if (kind === "postgres") {
      const isQuick = !changesPlanning(push.changes);
      const quick = isQuick ? await pushQuickly({ ...push, db }) : undefined;
      return quick ?? inTransaction({ ...push, prepared: await prepare(push) });
    }
    const done = Promise.withResolvers<Pushed>();
    waiting.push({ ...push, prepared: await prepare(push), done });
    if (!isBusy) void pushWaiting();
    return done.promise;
  };
}
