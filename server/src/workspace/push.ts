import { setTimeout as rest } from "node:timers/promises";
import {
  type Change,
  hasToJoin,
  isEchoOf,
  maxUserBytes,
  modeRegisters,
  modes,
} from "@smart-planner/contract";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { OfUser } from "../database/of-user.ts";
import { inGroups } from "./in-groups.ts";
import { dropHistoryBeyond, keepReplacedPlans, prepareReplacedPlans } from "./plan-history.ts";
import {
  countTotals,
  type HeldVersion,
  makeHead,
  readAllBeforeWrite,
  readBeforeWrite,
  writeAllUnlessMoved,
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

export interface PushInput extends Pick<Database, "db" | "kind" | "lightly"> {
  readonly onPlanChange?: OnPlanChange | undefined;
}

type Prepared = Awaited<ReturnType<typeof prepareReplacedPlans>>;

const plans: readonly string[] = modes.map((mode) => modeRegisters[mode].plan);
const planned: readonly string[] = [...plans, ...modes.map((mode) => modeRegisters[mode].subjects)];
const mostAtOnce = 50;
/** Who brings more than this is written alone: nobody else is to wait for it. */
const fewChanges = 20;
/**
 * No transaction has more rows than this: SQLite works in the thread that answers everybody, and a long
 * statement for PostgreSQL is written in it.
 */
const rowsInPiece = { sqlite: 10, postgres: 20 };
/**
 * Between two pieces, of which the writing takes a twenty-fifth of the time; no longer where the database is slow.
 * What others flush meanwhile takes one of them along, not all of them at once.
 */
const restShare = 25;
const leastRestMs = 20;
const mostRestMs = 60;
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
  Omit<PushInput, "lightly"> & {
    readonly prepared: Prepared | undefined;
  }): Promise<Pushed> {
  const read = () => readBeforeWrite({ db, userId, changes: sent, locked: kind === "postgres" });
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

type Outcome = Pushed | undefined;

/**
 * In two statements for all of them, for changes that concern nothing but their own rows; `undefined`
 * for whom others do.
 */
async function pushQuickly(
  db: Database["db"],
  group: readonly Push[],
): Promise<ReadonlyMap<Push, Outcome>> {
  // A second one of the same account would count from the first one's head.
  const firsts = [...Map.groupBy(group, ({ userId }) => userId).values()].flatMap(([first]) =>
    first === undefined ? [] : [first],
  );
  const accountOf = await readAllBeforeWrite({ db, asked: firsts });
  const outcomes = new Map<Push, Outcome>();
  const decided = firsts.flatMap((push) => {
    const { userId, changes, now } = push;
    const account = accountOf(userId);
    const { head: headBefore, totals: before, present } = account;
    if (headBefore === undefined || before === undefined) return [];
    if (storable(push, account).length < changes.length) return [];
    const merged = mergeChanges({ totals: before, present, changes, now });
    if (!merged.ok) outcomes.set(push, merged);
    if (!merged.ok || isMeasured(before, merged.totals)) return [];
    const { totals, winners } = merged;
    const head = headBefore + changes.length;
    return [{ push, userId, changes, headBefore, head, totals, winners, present }];
  });
  const written = await writeAllUnlessMoved({ db, decided });
  for (const { push, userId, changes, headBefore, head, totals, winners, present } of decided)
    if (written.has(userId))
      outcomes.set(push, {
        ok: true,
        headBefore,
        head,
        totals,
        instead: heldInstead(changes, { winners, present }),
        changed: winners.length > 0,
      });
  return outcomes;
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

interface Prepares extends Push {
  readonly prepared: Prepared | undefined;
}

/** Takes changes in, for one account at a time and durably: what is answered was flushed to the disk. */
export function createPush({ db, kind, lightly, onPlanChange }: PushInput) {
  const pushed = (push: Prepares, tx: Database["db"]) =>
    pushLocked({ ...push, kind, onPlanChange, db: tx });

  /** A plan is compressed before the transaction: nobody waits for that with the account locked. */
  const prepare = async (push: Push): Promise<Prepares> => ({
    ...push,
    prepared: hasPlan(push.changes) ? await prepareReplacedPlans({ db, ...push }) : undefined,
  });

  const alone = async (push: Push): Promise<Pushed> => {
    const ready = await prepare(push);
    return kind === "sqlite"
      ? together(ready)
      : db.transaction().execute((tx) => pushed(ready, tx));
  };

  /** SQLite has one writer: one flush of the disk serves all of them. */
  const together = inGroups<Prepares, Pushed>({
    mostAtOnce,
    run: (group) =>
      db.transaction().execute(async (tx) => {
        const all: Pushed[] = [];
        for (const push of group) all.push(await pushed(push, tx));
        return all;
      }),
  });

  /** PostgreSQL: what the statements and the flush cost is shared. */
  const quickly = inGroups<Push, Outcome>({
    mostAtOnce,
    run: async (group) => {
      const outcomes = await pushQuickly(db, group);
      return group.map((push) => outcomes.get(push));
    },
  });

  const unflushed = (ready: Prepares) =>
    lightly((own) =>
      own.transaction().execute(async (tx) => {
        if (kind === "postgres") await sql`set local synchronous_commit = off`.execute(tx);
        return pushed(ready, tx);
      }),
    );

  /**
   * Others have their turns between the pieces. Only the last is flushed, and those before it with it:
   * whoever is cut off before the answer sends all of it again, which changes nothing.
   */
  const inPieces = async (push: Push): Promise<Pushed> => {
    const changes = planFirst(push.changes);
    const rows = rowsInPiece[kind];
    let before: Done | undefined;
    for (let from = 0; ; from += rows) {
      const piece = { ...push, changes: changes.slice(from, from + rows) };
      const isLast = from + rows >= changes.length;
      const began = performance.now();
      const done = isLast ? await alone(piece) : await unflushed(await prepare(piece));
      if (!done.ok) return before?.changed === true ? { ...done, storedTo: before.head } : done;
      before = joined(before, done);
      if (isLast) return before;
      const restMs = restShare * (performance.now() - began);
      await rest(Math.min(mostRestMs, Math.max(leastRestMs, restMs)));
    }
  };

  return async (push: Push): Promise<Pushed> => {
    if (push.changes.length > rowsInPiece[kind]) return inPieces(push);
    const isQuick = push.changes.length <= fewChanges && !changesPlanning(push.changes);
    const quick = kind === "postgres" && isQuick ? await quickly(push) : undefined;
    return quick ?? alone(push);
  };
}
