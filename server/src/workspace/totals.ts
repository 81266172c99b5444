import {
  type Change,
  digestWith,
  emptyDigest,
  isNewer,
  isTooFarAhead,
  maxUserBytes,
  maxUserRecords,
  maxUserRows,
  type Stamp,
} from "@smart-planner/contract";

/** Totals kept up with every write. */
export interface Totals {
  readonly rows: number;
  /** Without deletions. */
  readonly live: number;
  readonly bytes: number;
  readonly digest: string;
  readonly latest: Stamp | undefined;
}

export const noTotals: Totals = {
  rows: 0,
  live: 0,
  bytes: 0,
  digest: emptyDigest,
  latest: undefined,
};

export const bytesOf = ({ register, value }: Pick<Change, "register" | "value">) =>
  Buffer.byteLength(register) + Buffer.byteLength(value ?? "");

/** The totals once each of these has taken the place of the version before it, if any. */
export const totalsWith = (
  totals: Totals,
  replaced: Iterable<{ readonly before: Change | undefined; readonly after: Change }>,
): Totals => {
  let { rows, live, bytes, latest } = totals;
  const toggled: Change[] = [];
  for (const { before, after } of replaced) {
    toggled.push(after);
    if (before === undefined) rows += 1;
    else toggled.push(before);
    live += (after.value === null ? 0 : 1) - ((before?.value ?? null) === null ? 0 : 1);
    bytes += bytesOf(after) - (before === undefined ? 0 : bytesOf(before));
    if (latest === undefined || after.stamp > latest) latest = after.stamp;
  }
  return { rows, live, bytes, latest, digest: digestWith(totals.digest, toggled) };
};

export type Merged =
  | { readonly ok: true; readonly winners: readonly Change[]; readonly totals: Totals }
  | { readonly ok: false; readonly code: "clock"; readonly latest: Stamp | undefined }
  | { readonly ok: false; readonly code: "quota" };

interface MergeInput {
  readonly totals: Totals;
  /** The present versions of the changed registers. */
  readonly present: ReadonlyMap<string, Change>;
  readonly changes: readonly Change[];
  readonly now: number;
}

/** An account over its quota may still delete and shrink. */
const isOver = (before: Totals, after: Totals): boolean =>
  (after.bytes > maxUserBytes && after.bytes > before.bytes) ||
  (after.live > maxUserRecords && after.live > before.live) ||
  (after.rows > maxUserRows && after.rows > before.rows);

/** Which changes win, and the account's state then: decided before anything is written. */
export function mergeChanges({ totals, present, changes, now }: MergeInput): Merged {
  const { latest } = totals;
  if (changes.some(({ stamp }) => isTooFarAhead(stamp, { now, latest })))
    return { ok: false, code: "clock", latest };
  const winners = changes.filter((change) => isNewer(change, present.get(change.register)));
  const after = totalsWith(
    totals,
    winners.map((change) => ({ before: present.get(change.register), after: change })),
  );
  return isOver(totals, after)
    ? { ok: false, code: "quota" }
    : { ok: true, winners, totals: after };
}
