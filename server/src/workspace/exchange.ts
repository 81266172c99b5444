import {
  type Change,
  isEchoOf,
  newestOfEach,
  type SyncRequest,
  type SyncResponse,
} from "@smart-planner/contract";
import type { OfUser } from "../database/of-user.ts";
import { createPush, type Pushed, type PushInput } from "./push.ts";
import { readAccount, rowsAfter } from "./registers-table.ts";

export type Exchanged =
  | {
      readonly ok: true;
      readonly response: SyncResponse;
      readonly changed: boolean;
      /** The last sequence of the user. */
      readonly head: number;
    }
  | Extract<Pushed, { ok: false }>;

interface ExchangeInput {
  readonly userId: string;
  readonly request: SyncRequest;
  readonly now: number;
}

const pageRows = 200;
const pageBytes = 1024 * 1024;

async function page({
  db,
  userId,
  from,
  head,
  request,
}: OfUser & {
  readonly from: number;
  readonly head: number;
  readonly request: SyncRequest;
}): Promise<Pick<SyncResponse, "cursor" | "more" | "changes">> {
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

/** The version held instead of a change is always returned: otherwise the sender would take the change for stored. */
const withHeld = <Page extends Pick<SyncResponse, "changes">>(
  page: Page,
  held: readonly Change[],
): Page => {
  const names = new Set(held.map(({ register }) => register));
  const others = page.changes.filter(({ register }) => !names.has(register));
  const first = held.map(({ register, stamp, value }) => ({ register, stamp, value }));
  return { ...page, changes: [...first, ...others] };
};

/**
 * Takes new changes from a device and answers those it has not seen; repeating it changes nothing.
 */
export function createExchange(input: PushInput) {
  const { db } = input;
  const push = createPush(input);

  /** Counted once for an account that an earlier version of the server wrote to last. */
  const accountOf = async (userId: string, now: number) => {
    const account = await readAccount({ db, userId });
    if (account.totals !== undefined) return account;
    await push({ userId, changes: [], now });
    return readAccount({ db, userId });
  };

  const takeIn = async ({ userId, request, now }: ExchangeInput) => {
    const { changes, cursor, joins } = request;
    if (changes.length > 0)
      return push({ userId, changes, seen: joins === true ? cursor : undefined, now });
    const { head = 0, totals } = await accountOf(userId, now);
    const digest = totals?.digest;
    return { ok: true, headBefore: head, head, instead: [], changed: false, digest } as const;
  };

  return async ({ userId, request: received, now }: ExchangeInput): Promise<Exchanged> => {
    const request = { ...received, changes: [...newestOfEach(received.changes)] };
    const { cursor } = request;
    const done = await takeIn({ userId, request, now });
    if (!done.ok) return done;
    const { headBefore, head, instead, changed } = done;
    const held = "digest" in done && cursor === head ? done.digest : undefined;
    const disagrees = request.digest !== undefined && held !== undefined && held !== request.digest;
    const reset = cursor > headBefore || disagrees;
    // A client that has seen everything learns only about its own changes.
    const unseen =
      cursor === headBefore && !reset
        ? { cursor: head, more: false, changes: [] }
        : await page({ db, userId, from: reset ? 0 : cursor, head, request });
    return { ok: true, changed, head, response: { now, reset, ...withHeld(unseen, instead) } };
  };
}
