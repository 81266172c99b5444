import {
  askAgain,
  newReplica,
  noticeEdits,
  type Replica,
  rememberBases,
  restoreReplica,
  storedReplicaSchema,
  storeReplica,
} from "@smart-planner/contract";
import { damagedKey, replicaKey } from "../../platform/personal-keys.ts";
import { textsSchema } from "../../platform/schema.ts";
import type { AppStorage } from "../../platform/storage.ts";
import type { LocalRegisters } from "./local-registers.ts";

interface ReplicaStoreDependencies {
  readonly user: string;
  readonly storage: AppStorage;
  readonly local: LocalRegisters;
  readonly newDeviceId: () => string;
}

/** The replica in local storage, beside its texts. */
export const createReplicaStore = ({
  user,
  storage,
  local,
  newDeviceId,
}: ReplicaStoreDependencies) => {
  let persisted: Replica | undefined;
  let persistedText: string | null = null;

  /** A text that is only in memory is not described as stored: a reload loses it. */
  const durable = (replica: Replica): Replica => {
    const versions = new Map(replica.versions);
    const bases = new Map(replica.bases);
    const putBack = <Known>(now: Map<string, Known>, register: string, before?: Known) => {
      if (before === undefined) now.delete(register);
      else now.set(register, before);
    };
    for (const register of replica.versions.keys()) {
      if (!local.isUnsaved(register)) continue;
      putBack(versions, register, persisted?.versions.get(register));
      putBack(bases, register, persisted?.bases.get(register));
    }
    return { ...replica, versions, bases };
  };

  const save = (replica: Replica, applying?: Replica["versions"]) => {
    const kept = durable(replica);
    const value = storeReplica({
      user,
      replica: kept,
      layout: local.layout,
      ...(applying === undefined ? {} : { applying }),
    });
    const text = JSON.stringify(value);
    if (text === persistedText) return;
    if (!storage.write({ key: replicaKey, value }).ok) return;
    persisted = kept;
    persistedText = text;
  };

  const restore = (): Replica | undefined => {
    // A text older than its replica would look like an edit.
    local.refresh();
    const text = storage.text(replicaKey);
    const stored = storage.read({ key: replicaKey, schema: storedReplicaSchema, fallback: null });
    // While another tab stores received texts, each one changes its meaning.
    persistedText = stored?.applying === undefined ? text : null;
    if (stored === null || stored.user !== user) return undefined;
    persisted = restoreReplica(stored, { hashes: local.hashes(), layout: local.layout });
    return persisted;
  };

  return {
    save,

    load: (): Replica => {
      const restored = restore();
      if (restored !== undefined) return rememberBases(askAgain(restored), local.textOf);
      // Data of unknown age: fills gaps, overrides nothing.
      const replica = noticeEdits(newReplica(newDeviceId()), {
        hashes: local.hashes(),
        unreadable: local.unreadable(),
        now: 0,
      });
      save(replica);
      return replica;
    },

    /**
     * The replica of another tab. Without Web Locks another tab may lead too: its received values
     * are not edits of this tab.
     */
    elsewhere: (): Replica | undefined =>
      storage.text(replicaKey) === persistedText ? undefined : restore(),

    damaged: (): readonly string[] =>
      storage.read({ key: damagedKey, schema: textsSchema, fallback: [] }),
    forgetDamage: () => storage.remove([damagedKey]),
  };
};
