import {
  type Look,
  type LostPlan,
  newSyncState,
  type SyncEffect,
  type SyncEvent,
  type SyncRequest,
  type SyncResponse,
  type SyncState,
  type SyncStatus,
  step,
} from "@smart-planner/contract";
import type { ApiResult } from "../../platform/api.ts";
import type { Background } from "../../platform/background.ts";
import { createListeners } from "../../platform/listeners.ts";
import type { Log } from "../../platform/log.ts";
import { syncStatusKey } from "../../platform/personal-keys.ts";
import type { AppStorage } from "../../platform/storage.ts";
import type { Workspace } from "../../platform/workspace.ts";
import { localRegistersOf } from "./local-registers.ts";
import { refusalOf } from "./refusal.ts";
import { createReplicaStore } from "./replica-store.ts";
import { syncStatusSchema } from "./sync-status.ts";

export interface SyncEngineDependencies {
  readonly user: string;
  readonly workspace: Workspace;
  readonly storage: AppStorage;
  readonly background: Background;
  readonly log: Log;
  readonly send: (request: SyncRequest) => Promise<ApiResult<SyncResponse>>;
  readonly onPlanLost: (lost: LostPlan) => void;
  /** Neither the account nor this device has data. */
  readonly onEmptyAccount: () => void;
  /** Another person is signed in: this page must stop. */
  readonly onOtherUser: () => void;
}

const lockName = "smartplanner-sync";
const eventsPath = "/api/workspace/events";

/** Runs the sync in one tab, which tells the others its status. `step` decides; this performs. */
export const createSyncEngine = (dependencies: SyncEngineDependencies) => {
  const { user, workspace, storage, background, log, send } = dependencies;
  const { tell, subscribe } = createListeners();
  const undo: (() => void)[] = [];
  let status: SyncStatus = storage.read<SyncStatus>({
    key: syncStatusKey,
    schema: syncStatusSchema,
    fallback: { kind: "saving" },
  });

  const show = (next: SyncStatus) => {
    if (JSON.stringify(next) === JSON.stringify(status)) return;
    status = next;
    tell();
  };

  const lead = () => {
    const local = localRegistersOf(workspace);
    const store = createReplicaStore({ user, storage, local, newDeviceId: background.newDeviceId });
    let state: SyncState = newSyncState({
      user,
      layout: local.layout,
      replica: store.load(),
      status,
    });
    let isStoring = false;
    let isOver = false;
    let cancelNext: () => void = () => undefined;

    const moment = () => ({
      now: background.now(),
      isVisible: background.isVisible(),
      chance: background.random(),
    });

    const look = (): Look => {
      // First: it re-reads what another tab has stored.
      const elsewhere = store.elsewhere();
      return {
        ...moment(),
        elsewhere,
        damaged: store.damaged(),
        hashes: local.hashes(),
        unreadable: local.unreadable(),
        textOf: local.textOf,
      };
    };

    const request = async (body: SyncRequest) => {
      try {
        const result = await send(body);
        if (result.ok) happen({ kind: "answered", response: result.value, look: look() });
        else happen({ kind: "refused", refusal: refusalOf(result), look: look() });
      } catch (error) {
        log.error("Sync failed", error);
        happen({ kind: "refused", refusal: { kind: "unreachable" }, look: look() });
      }
    };

    const act = (effect: SyncEffect) => {
      switch (effect.kind) {
        case "save":
          return store.save(effect.replica, effect.applying);
        case "forget damage":
          return store.forgetDamage();
        case "send":
          return void request(effect.request);
        case "store":
          isStoring = true;
          try {
            local.store(effect.writes, effect.keepReplaced);
          } finally {
            // A listener may throw: later edits must still be sent.
            isStoring = false;
          }
          return happen({ kind: "stored", look: look() });
        case "plan lost":
          return dependencies.onPlanLost(effect.lost);
        case "empty account":
          return dependencies.onEmptyAccount();
        case "show":
          show(effect.status);
          storage.write({ key: syncStatusKey, value: effect.status });
          return;
        case "schedule":
          cancelNext();
          cancelNext = background.later(effect.ms, () => happen({ kind: "due", look: look() }));
          return;
        case "other user":
          return dependencies.onOtherUser();
        case "warn":
          return log.warn(effect.message, effect.detail);
      }
    };

    const happen = (event: SyncEvent) => {
      if (isOver) return;
      const next = step(state, event);
      state = next.state;
      for (const effect of next.effects) act(effect);
    };

    undo.push(
      () => {
        happen({ kind: "hidden", look: look() });
        isOver = true;
        cancelNext();
      },
      workspace.subscribe(() => {
        if (!isStoring) happen({ kind: "edited", look: look() });
      }),
      background.onWake(() => happen({ kind: "woken" })),
      background.onHide(() => happen({ kind: "hidden", look: look() })),
      background.listen(eventsPath, {
        onOpen: () => happen({ kind: "live" }),
        onChange: (data) => {
          const head = data === "" ? Number.NaN : Number(data);
          happen({ kind: "announced", head: Number.isFinite(head) ? head : undefined });
        },
        onLost: () => happen({ kind: "lost", moment: moment() }),
      }),
    );
    happen({ kind: "due", look: look() });
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
      follow();
      for (const each of undo.splice(0)) each();
      release();
    },
  };
};

export type SyncEngine = ReturnType<typeof createSyncEngine>;
