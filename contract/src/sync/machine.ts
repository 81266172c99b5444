import { madeFromRegisters, modeRegisters, modes } from "../workspace/registers.ts";
import { fullBatchLength, nextBatch, shortestBatchLength } from "./batch.ts";
import type { Change } from "./change.ts";
import { type Joins, joinsOf, withJoins } from "./joins.ts";
import type {
  Look,
  LostPlan,
  Moment,
  Refusal,
  Step,
  SyncEffect,
  SyncEvent,
  SyncState,
  SyncStatus,
} from "./machine-state.ts";
import { plansApart } from "./plans-apart.ts";
import {
  acknowledge,
  afterStoring,
  correctClock,
  markSent,
  noticeEdits,
  pendingRegisters,
  type Replica,
  receive,
  replicaDigest,
  startOver,
  type TextOf,
  withOwnEdits,
  withoutDamaged,
} from "./replica.ts";
import { readingOf } from "./stamp.ts";
import { type SyncRequest, type SyncResponse, syncProtocol } from "./wire.ts";

const pauseMs = 400;
const pollMs = { live: 60_000, visible: 2_000, hidden: 60_000 };
const retryMs = { first: 1_000, most: 60_000 };
/** Protects the page from a server that never finishes. */
const mostRounds = 200;
const verifyEveryMs = 10 * 60_000;

const save = ({ replica }: SyncState): SyncEffect => ({ kind: "save", replica });
const stay = (state: SyncState): Step => ({ state, effects: [] });

/** Shown even if unchanged: another tab may have shown something else meanwhile. */
const showing = (state: SyncState, status: SyncStatus): Step => ({
  state: { ...state, status },
  effects: [{ kind: "show", status }],
});

/** Merges the replica of another tab, then damaged registers, then local edits, in this order. */
const noticing = (state: SyncState, look: Look): Step => {
  const { elsewhere, damaged, hashes, unreadable, now } = look;
  const joined = elsewhere === undefined ? state.replica : withOwnEdits(elsewhere, state.replica);
  const isDamaged = damaged.length > 0;
  const healed = isDamaged ? withoutDamaged(joined, damaged) : joined;
  const replica = noticeEdits(healed, { hashes, unreadable, now });
  const next = { ...state, replica, isVerified: state.isVerified && !isDamaged };
  // The note is removed after the replica is saved: otherwise the removal would sync as the student's.
  return {
    state: next,
    effects: isDamaged ? [{ kind: "save", replica: healed }, { kind: "forget damage" }] : [],
  };
};

const backingOff = (state: SyncState, { chance }: Moment): { state: SyncState; ms: number } => ({
  state: { ...state, failures: Math.min(state.failures + 1, 10) },
  ms: Math.min(retryMs.most, retryMs.first * 2 ** state.failures) * (0.5 + chance / 2),
});

const idleMs = ({ isLive }: SyncState, { isVisible }: Moment): number => {
  if (isLive) return pollMs.live;
  return isVisible ? pollMs.visible : pollMs.hidden;
};

const batchOf = ({ replica, batchLength, tooLarge }: SyncState, { textOf }: Look) =>
  nextBatch({
    replica,
    textOf,
    maxLength: batchLength,
    isRefused: ({ stamp }) => tooLarge?.stamps.has(stamp) ?? false,
  });

/** Of an unsent local plan and another device's, the one that loses. */
const lostPlansOf = (
  replica: Replica,
  {
    changes,
    joins,
    writes,
    textOf,
  }: {
    readonly changes: readonly Change[];
    readonly joins: Joins;
    readonly writes: readonly Change[];
    readonly textOf: TextOf;
  },
): readonly LostPlan[] =>
  modes.flatMap((mode) => {
    const register = modeRegisters[mode].plan;
    if (replica.versions.get(register)?.state !== "edited") return [];
    const ours = textOf(register);
    const join = joins.get(register);
    const isOvertaken = join === undefined && writes.some((write) => write.register === register);
    const plan = isOvertaken ? ours : (join?.lost ?? null);
    if (plan === null) return [];
    const made = madeFromRegisters[mode];
    const theirs = changes.find((change) => change.register === made)?.value ?? null;
    return [{ mode, plan, madeFrom: plan === ours ? textOf(made) : theirs }];
  });

/** Sends pending changes, or only asks; one request at a time. */
const beginning = (before: SyncState, look: Look): Step => {
  // A clock set back must not postpone the next comparison.
  const elapsedMs = Math.abs(look.now - before.verifiedAt);
  const isVerified = before.isVerified && elapsedMs <= verifyEveryMs;
  const verifiedAt = isVerified ? before.verifiedAt : look.now;
  const noticed = noticing({ ...before, isVerified, verifiedAt }, look);
  const { replica, user, hasMet } = noticed.state;
  const changes = hasMet ? batchOf(noticed.state, look) : [];
  const digest = noticed.state.isVerified ? undefined : replicaDigest(replica);
  const { device, cursor } = replica;
  const state = {
    ...noticed.state,
    replica: markSent(replica, changes),
    isWanted: false,
    heard: 0,
    rounds: before.rounds + 1,
    sent: { changes, cursor, digest },
  };
  const request = {
    protocol: syncProtocol,
    user,
    device,
    cursor,
    changes,
    joins: true,
    ...(digest === undefined ? {} : { digest }),
  } satisfies SyncRequest;
  return { state, effects: [...noticed.effects, save(state), { kind: "send", request }] };
};

const resting = (
  { state, effects }: Step,
  { ms, look }: { readonly ms: number; readonly look: Look },
): Step => {
  const idle = { ...state, sent: undefined, arriving: undefined };
  if (ms > 0 && !state.isWanted)
    return {
      state: { ...idle, rounds: 0 },
      effects: [...effects, { kind: "schedule", ms }],
    };
  if (state.rounds < mostRounds) {
    const begun = beginning(idle, look);
    return { state: begun.state, effects: [...effects, ...begun.effects] };
  }
  const backoff = backingOff(idle, look);
  return {
    state: { ...backoff.state, rounds: 0, isWanted: false },
    effects: [...effects, { kind: "schedule", ms: backoff.ms }],
  };
};

const again = (step: Step, look: Look): Step => resting(step, { ms: 0, look });

/** Sent and stored; for anything else the server answers with the version it holds. */
const storedOf = (sent: readonly Change[], { changes }: SyncResponse): readonly Change[] => {
  const instead = new Set(changes.map(({ register }) => register));
  return sent.filter(({ register }) => !instead.has(register));
};

const answered = (
  before: SyncState,
  { response, look }: { readonly response: SyncResponse; readonly look: Look },
): Step => {
  if (before.sent === undefined) return stay(before);
  const noticed = noticing(before, look);
  const { textOf, now } = look;
  const agreed = acknowledge(noticed.state.replica, storedOf(before.sent.changes, response));
  // Before comparing with edits: a clock years ahead must not win.
  const known = correctClock(agreed, { serverNow: response.now, now });
  const replica = response.reset ? startOver(known) : known;
  const joins = joinsOf(replica, { changes: response.changes, textOf });
  const changes = response.changes.filter(({ register }) => !joins.has(register));
  const taken = receive(replica, { changes, textOf });
  const joined = withJoins(taken.replica, { joins, now });
  const { replica: received, writes } = plansApart(joined.replica, {
    before: noticed.state.replica,
    writes: [...taken.writes, ...joined.writes],
    textOf,
    now,
  });
  const state = {
    ...noticed.state,
    replica,
    arriving: { response, before: replica, received, sent: before.sent },
  };
  const lost = lostPlansOf(replica, { changes: response.changes, joins, writes, textOf });
  const keptLost = lost.map((each): SyncEffect => ({ kind: "plan lost", lost: each }));
  if (writes.length === 0) {
    const done = stored(state, look);
    return { state: done.state, effects: [...noticed.effects, ...done.effects, ...keptLost] };
  }
  const applying = new Map(
    writes.flatMap(({ register }) => {
      const version = received.versions.get(register);
      return version === undefined ? [] : [[register, version] as const];
    }),
  );
  const keepReplaced = new Set([
    ...[...replica.versions].flatMap(([register, { stamp }]) =>
      readingOf(stamp).wall === 0 ? [register] : [],
    ),
    ...lost.flatMap(({ mode, plan }) => {
      const register = modeRegisters[mode].plan;
      return textOf(register) === plan ? [register] : [];
    }),
  ]);
  return {
    state,
    effects: [
      ...noticed.effects,
      // Announced first: if the page is killed in between, it must not take them for its own edits.
      { kind: "save", replica, applying },
      { kind: "store", writes, keepReplaced },
      ...keptLost,
    ],
  };
};

const stored = (before: SyncState, look: Look): Step => {
  const { arriving } = before;
  if (arriving === undefined) return stay(before);
  const { response, sent } = arriving;
  const described = afterStoring(arriving.received, {
    before: arriving.before,
    changes: response.changes,
    hashes: look.hashes,
    keyOf: before.layout.keyOf,
  });
  const replica = { ...described, cursor: response.cursor };
  const justMet = !before.hasMet;
  // The server compares digests only with a device that has seen everything.
  const wasCompared =
    sent.digest !== undefined && response.cursor === sent.cursor && !response.more;
  const state = {
    ...before,
    replica,
    arriving: undefined,
    isWanted: before.isWanted || before.heard > response.cursor,
    hasMet: true,
    wasAhead: false,
    batchLength: fullBatchLength,
    isVerified: !response.reset && (wasCompared || before.isVerified),
  };
  const isEmptyEverywhere =
    response.cursor === 0 && replica.versions.size === 0 && look.hashes.size === 0;
  const news: readonly SyncEffect[] =
    justMet && isEmptyEverywhere ? [{ kind: "empty account" }] : [];
  const step = { state, effects: [save(state), ...news] };
  if (justMet || response.more || response.reset) return again(step, look);
  return concluding(step, look);
};

const concluding = ({ state, effects }: Step, look: Look): Step => {
  const { replica, tooLarge } = state;
  const isWaiting = batchOf(state, look).length > 0;
  if (isWaiting || (!state.isVerified && replicaDigest(replica) !== undefined))
    return again({ state, effects }, look);
  const unsent = pendingRegisters(replica).length;
  const isStuck = unsent > 0 && tooLarge !== undefined;
  const status: SyncStatus = isStuck
    ? { kind: "stuck", message: tooLarge.message }
    : { kind: unsent === 0 ? "saved" : "saving" };
  const shown = showing({ ...state, failures: isStuck ? state.failures : 0 }, status);
  const idle = unsent === 0 ? idleMs(state, look) : pauseMs;
  return resting(
    { state: shown.state, effects: [...effects, ...shown.effects] },
    { ms: isStuck ? retryMs.most : idle, look },
  );
};

const refusedAsTooLarge = (state: SyncState, message: string, look: Look): Step => {
  const changes = state.sent?.changes ?? [];
  if (changes.length > 1 && state.batchLength > shortestBatchLength)
    return again(stay({ ...state, batchLength: state.batchLength / 2 }), look);
  const stamps = new Set([...(state.tooLarge?.stamps ?? []), ...changes.map(({ stamp }) => stamp)]);
  const detail = changes[0]?.register;
  return again(
    {
      state: { ...state, tooLarge: { message, stamps } },
      effects: [{ kind: "warn", message: "Too large to sync", detail }],
    },
    look,
  );
};

const refused = (
  before: SyncState,
  { refusal, look }: { readonly refusal: Refusal; readonly look: Look },
): Step => {
  if (before.sent === undefined) return stay(before);
  const state = { ...before, wasAhead: false };
  const rest = (status: SyncStatus, ms: number) => resting(showing(state, status), { ms, look });
  switch (refusal.kind) {
    case "clock": {
      const { serverNow, latest, message } = refusal;
      const replica = correctClock(state.replica, {
        serverNow,
        now: look.now,
        refused: { latest },
      });
      const corrected = { ...state, replica, wasAhead: true };
      // The server refuses stamps of its own time only while its clock jumps: retrying at once does not help.
      if (before.wasAhead)
        return resting(showing(corrected, { kind: "stuck", message }), { ms: retryMs.most, look });
      return again({ state: corrected, effects: [save(corrected)] }, look);
    }
    case "too-large":
      return refusedAsTooLarge(state, refusal.message, look);
    case "signed-out":
      return rest({ kind: "signed-out" }, retryMs.most);
    case "other-user":
      return resting({ state, effects: [{ kind: "other user" }] }, { ms: retryMs.most, look });
    case "stuck":
      return rest(refusal, retryMs.most);
    case "wait":
      return rest({ kind: "saving" }, refusal.ms);
    case "unreachable": {
      const backoff = backingOff(state, look);
      return resting(showing(backoff.state, { kind: "offline" }), { ms: backoff.ms, look });
    }
  }
};

const edited = (before: SyncState, look: Look): Step => {
  const { state, effects } = noticing(before, look);
  if (pendingRegisters(state.replica).length === 0) return { state, effects };
  const shown = state.status.kind === "saved" ? showing(state, { kind: "saving" }) : stay(state);
  const soon: readonly SyncEffect[] =
    state.failures === 0 ? [{ kind: "schedule", ms: pauseMs }] : [];
  // Another tab then finds the edit described and does not stamp it twice.
  return { state: shown.state, effects: [...effects, save(state), ...shown.effects, ...soon] };
};

const hidden = (before: SyncState, look: Look): Step => {
  const { state, effects } = noticing(before, look);
  const isWaiting = pendingRegisters(state.replica).length > 0;
  const soon: readonly SyncEffect[] = isWaiting ? [{ kind: "schedule", ms: 0 }] : [];
  return { state, effects: [...effects, save(state), ...soon] };
};

/** A round more; a timer alone would be reset when the running request ends. */
const wanting = (state: SyncState): Step => ({
  state: { ...state, isWanted: true },
  effects: state.sent === undefined ? [{ kind: "schedule", ms: 0 }] : [],
});

const announced = (state: SyncState, head: number | undefined): Step => {
  if (head === undefined) return wanting(state);
  if (state.sent !== undefined) return stay({ ...state, heard: Math.max(state.heard, head) });
  return head > state.replica.cursor ? wanting(state) : stay(state);
};

/** One device's side of the sync: the next state and the effects. */
export const step = (state: SyncState, event: SyncEvent): Step => {
  switch (event.kind) {
    case "due":
      return state.sent === undefined
        ? beginning(state, event.look)
        : stay({ ...state, isWanted: true });
    case "answered":
      return answered(state, event);
    case "stored":
      return stored(state, event.look);
    case "refused":
      return refused(state, event);
    case "edited":
      return edited(state, event.look);
    case "hidden":
      return hidden(state, event.look);
    case "woken":
      return wanting({ ...state, failures: 0 });
    case "live":
      return wanting({ ...state, isLive: true });
    case "announced":
      return announced(state, event.head);
    case "lost": {
      const next = { ...state, isLive: false };
      if (state.sent !== undefined || state.isWanted || state.failures > 0) return stay(next);
      return { state: next, effects: [{ kind: "schedule", ms: idleMs(next, event.moment) }] };
    }
  }
};
