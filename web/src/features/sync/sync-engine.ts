import type { SyncRequest, SyncResponse } from "@smart-planner/contract";
import type { ApiResult } from "../../platform/api.ts";
import type { Background } from "../../platform/background.ts";
import { createListeners } from "../../platform/listeners.ts";
import type { Log } from "../../platform/log.ts";
import { syncStatusKey } from "../../platform/personal-keys.ts";
import type { AppStorage } from "../../platform/storage.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { createExchange, type Exchange, type Outcome } from "./exchange.ts";
import { localRegistersOf } from "./local-registers.ts";
import { createReplicaStore } from "./replica-store.ts";
import { type SyncStatus, syncStatusSchema } from "./sync-status.ts";

export interface SyncEngineDependencies {
  readonly user: string;
  readonly workspace: Workspace;
  readonly storage: AppStorage;
  readonly background: Background;
  readonly log: Log;
  readonly send: (request: SyncRequest) => Promise<ApiResult<SyncResponse>>;
  readonly onEmptyAccount: () => void;
  /** Another person's session is in force: this page must not go on. */
  readonly onOtherUser: () => void;
}

const lockName = "smartplanner-sync";
const eventsPath = "/api/workspace/events";

const pauseMs = 400;
const pollMs = { live: 60_000, visible: 2_000, hidden: 60_000 };
const retryMs = { first: 1_000, most: 60_000 };
const mostRounds = 200;
const verifyEveryMs = 10 * 60_000;

/** Keeps this browser and the server at one; in one tab at a time, which tells the others how it stands. */
export const createSyncEngine = (dependencies: SyncEngineDependencies) => {
  const { user, workspace, storage, background, log, send } = dependencies;
  const { tell, subscribe } = createListeners();
  const undo: (() => void)[] = [];
  let status: SyncStatus = storage.read<SyncStatus>({
    key: syncStatusKey,
    schema: syncStatusSchema,
    fallback: { kind: "saving" },
  });
  let exchange: Exchange | undefined;
  let isRunning = false;
  let isWanted = false;
  let isLive = false;
  let isStoring = false;
  let failures = 0;
  let verifiedAt = 0;
  let cancelNext: () => void = () => undefined;

  const show = (next: SyncStatus) => {
    if (JSON.stringify(next) === JSON.stringify(status)) return;
    status = next;
    tell();
  };

  const become = (next: SyncStatus) => {
    show(next);
    storage.write({ key: syncStatusKey, value: next });
  };

  const schedule = (ms: number) => {
    cancelNext();
    cancelNext = background.later(ms, () => void run());
  };

  const backoff = (): number => {
    const longest = Math.min(retryMs.most, retryMs.first * 2 ** failures);
    failures = Math.min(failures + 1, 10);
    return longest * (0.5 + background.random() / 2);
  };

  const idle = () => {
    if (isLive) return pollMs.live;
    return background.isVisible() ? pollMs.visible : pollMs.hidden;
  };

  const settle = (outcome: Outcome): number => {
    switch (outcome.kind) {
      case "again":
        return 0;
      case "done":
        failures = 0;
        become({ kind: outcome.unsent === 0 ? "saved" : "saving" });
        return outcome.unsent === 0 ? idle() : pauseMs;
      case "signed-out":
        become({ kind: "signed-out" });
        return retryMs.most;
      case "other-user":
        dependencies.onOtherUser();
        return retryMs.most;
      case "stuck":
        become(outcome);
        return retryMs.most;
      case "wait":
        become({ kind: "saving" });
        return outcome.ms;
      case "unreachable":
        become({ kind: "offline" });
        return backoff();
    }
  };

  const once = async (current: Exchange): Promise<Outcome> => {
    if (background.now() - verifiedAt > verifyEveryMs) {
      verifiedAt = background.now();
      current.verifyAgain();
    }
    try {
      return await current.once();
    } catch (error) {
      log.error("Sync failed", error);
      return { kind: "unreachable" };
    }
  };

  const run = async () => {
    if (exchange === undefined) return;
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    let delay = 0;
    for (let rounds = 0; isWanted || delay === 0; rounds++) {
      isWanted = false;
      const current: Exchange | undefined = exchange;
      if (current === undefined) break;
      // A server that never has enough must not keep the page busy.
      delay = rounds < mostRounds ? settle(await once(current)) : backoff();
    }
    isRunning = false;
    if (exchange !== undefined) schedule(delay);
  };

  const onEdit = () => {
    if (exchange === undefined || isStoring) return;
    if (exchange.notice() === 0) return;
    // Another tab that leads finds the edit described, and does not stamp it a second time.
    exchange.save();
    if (status.kind === "saved") become({ kind: "saving" });
    if (failures === 0) schedule(pauseMs);
  };

  const onWake = () => {
    failures = 0;
    schedule(0);
  };

  const onHide = () => {
    if (exchange === undefined) return;
    const waiting = exchange.notice();
    exchange.save();
    if (waiting > 0) schedule(0);
  };

  const onChangeElsewhere = (data: string) => {
    const head = Number(data);
    if (data === "" || !Number.isFinite(head) || head > (exchange?.cursor() ?? 0)) schedule(0);
  };

  const lead = () => {
    const registers = localRegistersOf(workspace);
    const local: typeof registers = {
      ...registers,
      store: (changes, ofUnknownAge) => {
        isStoring = true;
        registers.store(changes, ofUnknownAge);
        isStoring = false;
      },
    };
    const { newDeviceId, now } = background;
    const store = createReplicaStore({ user, storage, local, newDeviceId });
    const { onEmptyAccount } = dependencies;
    exchange = createExchange({ user, local, store, send, now, log, onEmptyAccount });
    undo.push(
      workspace.subscribe(onEdit),
      background.onWake(onWake),
      background.onHide(onHide),
      background.listen(eventsPath, {
        onOpen: () => {
          isLive = true;
          schedule(0);
        },
        onChange: onChangeElsewhere,
        onLost: () => {
          isLive = false;
          if (!isRunning && failures === 0) schedule(idle());
        },
      }),
    );
    void run();
  };

  const follow = storage.subscribe({
    keys: [syncStatusKey],
    listener: () =>
      show(storage.read({ key: syncStatusKey, schema: syncStatusSchema, fallback: status })),
  });
  const release = background.inOneTab(lockName, lead);

  return {
    status: (): SyncStatus => status,
    subscribe,
    stop: () => {
      exchange?.notice();
      exchange?.save();
      exchange = undefined;
      cancelNext();
      follow();
      for (const step of undo.splice(0)) step();
      release();
    },
  };
};

export type SyncEngine = ReturnType<typeof createSyncEngine>;
