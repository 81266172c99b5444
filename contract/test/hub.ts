import { type Change, isEchoOf, isNewer, newestOfEach } from "../src/sync/change.ts";
import { digestOf } from "../src/sync/fingerprint.ts";
import { hasToJoin } from "../src/sync/join-rules.ts";
import { isTooFarAhead, type Stamp } from "../src/sync/stamp.ts";
import type { SyncRequest, SyncResponse } from "../src/sync/wire.ts";

interface Row extends Change {
  readonly sequence: number;
}

/** One user's registers as the server keeps them: the rules of its SQL as values. */
export interface Hub {
  readonly head: number;
  readonly rows: ReadonlyMap<string, Row>;
}

export const emptyHub: Hub = { head: 0, rows: new Map() };

type HubAnswer =
  | { readonly ok: true; readonly hub: Hub; readonly response: SyncResponse }
  | {
      readonly ok: false;
      readonly code: "clock";
      readonly now: number;
      readonly latest: Stamp | undefined;
    };

export const exchange = (
  hub: Hub,
  {
    request,
    now,
    pageSize,
  }: {
    readonly request: Pick<SyncRequest, "cursor" | "changes" | "joins" | "digest">;
    readonly now: number;
    readonly pageSize: number;
  },
): HubAnswer => {
  const latest = [...hub.rows.values()]
    .map(({ stamp }) => stamp)
    .reduce((most: Stamp | undefined, stamp) => (stamp > (most ?? "") ? stamp : most), undefined);
  if (request.changes.some(({ stamp }) => isTooFarAhead(stamp, { now, latest })))
    return { ok: false, code: "clock", now, latest };
  const rows = new Map(hub.rows);
  const sent = newestOfEach(request.changes);
  // The server was restored from a backup: nothing counts as seen.
  const seen = request.cursor > hub.head ? 0 : request.cursor;
  const changes = sent.filter(
    (change) => request.joins !== true || !hasToJoin(change, rows.get(change.register), seen),
  );
  changes.forEach((change, index) => {
    if (isNewer(change, rows.get(change.register)))
      rows.set(change.register, { ...change, sequence: hub.head + index + 1 });
  });
  const head = hub.head + changes.length;
  const lostTrack =
    request.cursor > hub.head ||
    (request.digest !== undefined &&
      request.cursor === head &&
      request.digest !== digestOf(rows.values()));
  const cursor = lostTrack ? 0 : request.cursor;
  const unseen = [...rows.values()]
    .filter(({ sequence }) => sequence > cursor)
    .sort((a, b) => a.sequence - b.sequence);
  const page = unseen.slice(0, pageSize);
  const more = unseen.length > page.length;
  const isEcho = isEchoOf(sent);
  const held = sent.flatMap(({ register }) => rows.get(register) ?? []);
  const told = [...held, ...page.filter((row) => !held.includes(row))];
  return {
    ok: true,
    hub: { head, rows },
    response: {
      now,
      cursor: more ? (page.at(-1)?.sequence ?? cursor) : head,
      more,
      changes: told
        .filter((row) => !isEcho(row))
        .map(({ register, stamp, value }) => ({ register, stamp, value })),
      reset: lostTrack,
    },
  };
};
