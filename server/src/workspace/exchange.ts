import {
  type Change,
  isEchoOf,
  isTooFarAhead,
  maxUserBytes,
  newestOfEach,
  type SyncRequest,
  type SyncResponse,
} from "@smart-planner/contract";
import type { OfUser } from "../database/of-user.ts";
import { keepReplacedPlans } from "./plan-history.ts";
import {
  bytesHeldBy,
  bytesOf,
  digestHeldBy,
  headOf,
  mergeChanges,
  reserveSequences,
  rowsAfter,
} from "./registers-table.ts";

export type Exchanged =
  | {
      readonly ok: true;
      readonly response: SyncResponse;
      readonly changed: boolean;
      /** The last sequence of the user. */
      readonly head: number;
    }
  | { readonly ok: false; readonly code: "clock" | "quota" };

interface ExchangeInput extends OfUser {
  readonly request: SyncRequest;
  readonly now: number;
}

const pageRows = 500;
const pageBytes = 1024 * 1024;

class OverQuota extends Error {}

const bytesIn = (changes: readonly Change[]) =>
  changes.reduce((sum, { register, value }) => sum + bytesOf({ register, value }), 0);

interface Pushed {
  readonly headBefore: number;
  readonly head: number;
  readonly changed: boolean;
}

async function push({ db, userId, request, now }: ExchangeInput): Promise<Pushed> {
  const { changes } = request;
  return db.transaction().execute(async (tx) => {
    const { first, head } = await reserveSequences({ db: tx, userId, count: changes.length });
    await keepReplacedPlans({ db: tx, userId, changes, now });
    const before = await bytesHeldBy({ db: tx, userId });
    const merged = await mergeChanges({ db: tx, userId, changes, firstSequence: first });
    if (before + bytesIn(changes) > maxUserBytes) {
      const after = await bytesHeldBy({ db: tx, userId });
      // Who is over the quota may still delete and shrink.
      if (after > maxUserBytes && after > before) throw new OverQuota();
    }
    return { headBefore: first - 1, head, changed: merged > 0 };
  });
}

async function pull({ db, userId }: ExchangeInput): Promise<Pushed> {
  const head = await headOf({ db, userId });
  return { headBefore: head, head, changed: false };
}

/** Takes what is new from a device and answers what it has not seen; repeating it changes nothing. */
export async function exchange(received: ExchangeInput): Promise<Exchanged> {
  const { now } = received;
  const request = { ...received.request, changes: [...newestOfEach(received.request.changes)] };
  const input = { ...received, request };
  if (request.changes.some(({ stamp }) => isTooFarAhead(stamp, now)))
    return { ok: false, code: "clock" };
  try {
    const pushed = await (request.changes.length > 0 ? push(input) : pull(input));
    const reset = request.cursor > pushed.headBefore || (await disagrees({ ...input, ...pushed }));
    const unseen = await page({ ...input, reset, head: pushed.head });
    const { changed, head } = pushed;
    return { ok: true, changed, head, response: { now, reset, ...unseen } };
  } catch (error) {
    if (error instanceof OverQuota) return { ok: false, code: "quota" };
    throw error;
  }
}

async function disagrees({
  db,
  userId,
  request,
  headBefore,
}: ExchangeInput & { readonly headBefore: number }) {
  const { digest, cursor, changes } = request;
  if (digest === undefined || changes.length > 0 || cursor !== headBefore) return false;
  return digest !== (await digestHeldBy({ db, userId }));
}

async function page({
  db,
  userId,
  request,
  reset,
  head,
}: ExchangeInput & { readonly reset: boolean; readonly head: number }): Promise<
  Pick<SyncResponse, "cursor" | "more" | "changes">
> {
  const from = reset ? 0 : request.cursor;
  const found = await rowsAfter({ db, userId, cursor: from, limit: pageRows });
  const rows: typeof found = [];
  let bytes = 0;
  for (const row of found) {
    if (rows.length > 0 && bytes + row.bytes > pageBytes) break;
    bytes += row.bytes;
    rows.push(row);
  }
  const more = rows.length < found.length || found.length === pageRows;
  const last = rows.at(-1)?.sequence ?? from;
  const isEcho = isEchoOf(request.changes);
  return {
    cursor: more ? last : Math.max(head, last),
    more,
    changes: rows
      .filter((row) => !isEcho(row))
      .map(({ register, stamp, value }) => ({ register, stamp, value })),
  };
}
