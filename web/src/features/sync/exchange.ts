import {
  acknowledge,
  afterStoring,
  type Change,
  correctClock,
  noticeEdits,
  pendingRegisters,
  readingOf,
  receive,
  replicaDigest,
  type SyncRequest,
  type SyncResponse,
  startOver,
  syncProtocol,
} from "@smart-planner/contract";
import type { ApiFailure, ApiResult } from "../../platform/api.ts";
import type { Log } from "../../platform/log.ts";
import { fullBatchLength, nextBatch } from "./batch.ts";
import type { LocalRegisters } from "./local-registers.ts";
import { type Refusal, refusalOf } from "./refusal.ts";
import type { ReplicaStore } from "./replica-store.ts";

interface ExchangeDependencies {
  readonly user: string;
  readonly local: LocalRegisters;
  readonly store: ReplicaStore;
  readonly send: (request: SyncRequest) => Promise<ApiResult<SyncResponse>>;
  readonly now: () => number;
  readonly log: Log;
  /** The account holds nothing yet, and neither does this device. */
  readonly onEmptyAccount: () => void;
}

export type Outcome =
  | { readonly kind: "done"; readonly unsent: number }
  | { readonly kind: "again" }
  | Exclude<Refusal, { readonly kind: "clock" | "too-large" }>;

const shortestBatch = 1_000;

/** One device's side of the sync: notices edits, sends them, takes over what is newer elsewhere. */
export const createExchange = ({
  user,
  local,
  store,
  send,
  now,
  log,
  onEmptyAccount,
}: ExchangeDependencies) => {
  let replica = store.load();
  /** The first request of a visit sends nothing: it learns the server's time before edits are stamped with it. */
  let hasMet = false;
  let isVerified = false;
  let maxLength = fullBatchLength;
  let wasAhead = false;
  let tooLarge: { readonly message: string; readonly stamps: Set<string> } | undefined;

  const notice = () => {
    const joined = store.joined(replica);
    const healed = store.withoutDamaged(joined);
    if (healed !== joined) isVerified = false;
    replica = noticeEdits(healed, {
      prints: local.prints(),
      unreadable: local.unreadable(),
      now: now(),
    });
  };

  const isRefused = ({ stamp }: Change) => tooLarge?.stamps.has(stamp) ?? false;

  const accept = (response: SyncResponse, sent: readonly Change[]) => {
    notice();
    replica = acknowledge(replica, sent);
    if (response.reset) replica = startOver(replica);
    const ofUnknownAge = new Set(
      [...replica.versions].flatMap(([register, { stamp }]) =>
        readingOf(stamp).wall === 0 ? [register] : [],
      ),
    );
    const received = receive(replica, { changes: response.changes, textOf: local.textOf });
    if (received.writes.length > 0) {
      const arriving = new Map(
        received.writes.flatMap(({ register }) => {
          const version = received.replica.versions.get(register);
          return version === undefined ? [] : [[register, version] as const];
        }),
      );
      store.save(replica, arriving);
      local.store(received.writes, ofUnknownAge);
    }
    const stored = afterStoring(received.replica, {
      before: replica,
      changes: response.changes,
      prints: local.prints(),
      keyOf: local.layout.keyOf,
    });
    replica = { ...stored, cursor: response.cursor };
    replica = correctClock(replica, { serverNow: response.now, now: now() });
    store.save(replica);
  };

  const isEmptyEverywhere = (response: SyncResponse) =>
    response.cursor === 0 && replica.versions.size === 0 && local.prints().size === 0;

  const succeed = (
    response: SyncResponse,
    { sent, from, digest }: { sent: readonly Change[]; from: number; digest: string | undefined },
  ) => {
    accept(response, sent);
    const justMet = !hasMet;
    hasMet = true;
    wasAhead = false;
    maxLength = fullBatchLength;
    // The server compares only with a device that has seen everything.
    const wasCompared = digest !== undefined && response.cursor === from && !response.more;
    if (response.reset) isVerified = false;
    else if (wasCompared) isVerified = true;
    if (justMet && isEmptyEverywhere(response)) onEmptyAccount();
    return justMet || response.more || response.reset;
  };

  const fail = (failure: ApiFailure, sent: readonly Change[]): Outcome => {
    const refusal = refusalOf(failure);
    if (refusal.kind === "clock") {
      replica = correctClock(replica, { serverNow: refusal.serverNow, now: now(), refused: true });
      store.save(replica);
      // What was stamped with the server's own time cannot be ahead of it: more of the same is no help.
      const isHelpless = wasAhead;
      wasAhead = true;
      return isHelpless ? { kind: "stuck", message: refusal.message } : { kind: "again" };
    }
    if (refusal.kind !== "too-large") return refusal;
    if (sent.length > 1 && maxLength > shortestBatch) {
      maxLength /= 2;
      return { kind: "again" };
    }
    log.warn("Too large to sync", sent[0]?.register);
    const stamps = tooLarge?.stamps ?? new Set();
    for (const { stamp } of sent) stamps.add(stamp);
    tooLarge = { message: refusal.message, stamps };
    return { kind: "again" };
  };

  return {
    /** Stamps edits as they are made; cheap enough for every change. Returns how many wait. */
    notice: (): number => {
      notice();
      return pendingRegisters(replica).length;
    },
    save: () => store.save(replica),
    verifyAgain: () => {
      isVerified = false;
    },
    cursor: () => replica.cursor,

    once: async (): Promise<Outcome> => {
      notice();
      store.save(replica);
      const { device, cursor } = replica;
      const changes = hasMet
        ? nextBatch({ replica, textOf: local.textOf, maxLength, isRefused })
        : [];
      const digest = isVerified ? undefined : replicaDigest(replica);
      const result = await send({
        protocol: syncProtocol,
        user,
        device,
        cursor,
        changes,
        ...(digest === undefined ? {} : { digest }),
      });
      if (!result.ok) return fail(result, changes);
      const isBehind = succeed(result.value, { sent: changes, from: cursor, digest });
      const waiting = nextBatch({ replica, textOf: local.textOf, maxLength, isRefused }).length > 0;
      if (isBehind || waiting || (!isVerified && replicaDigest(replica) !== undefined))
        return { kind: "again" };
      const unsent = pendingRegisters(replica).length;
      if (unsent > 0 && tooLarge !== undefined) return { kind: "stuck", message: tooLarge.message };
      return { kind: "done", unsent };
    },
  };
};

export type Exchange = ReturnType<typeof createExchange>;
