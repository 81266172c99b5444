import {
  newReplica,
  noticeEdits,
  type Replica,
  restoreReplica,
  storedReplicaSchema,
  storeReplica,
} from "@smart-planner/contract";
import { damagedKey, replicaKey } from "../../platform/personal-keys.ts";
import type { Schema } from "../../platform/schema.ts";
import type { AppStorage } from "../../platform/storage.ts";
import type { LocalRegisters } from "./local-registers.ts";

interface ReplicaStoreDependencies {
  readonly user: string;
  readonly storage: AppStorage;
  readonly local: LocalRegisters;
  readonly newDeviceId: () => string;
}

const damagedSchema: Schema<readonly string[]> = {
  safeParse: (input) =>
    Array.isArray(input) && input.every((each) => typeof each === "string")
      ? { success: true, data: input }
      : { success: false },
};

/** The device's replica in local storage, beside the texts it describes. */
export const createReplicaStore = ({
  user,
  storage,
  local,
  newDeviceId,
}: ReplicaStoreDependencies) => {
  let persisted: Replica | undefined;
  let persistedText = "";

  /** What a refused write left in memory is not described as stored: after a reload it is gone. */
  const durable = (replica: Replica): Replica => {
    const versions = new Map(replica.versions);
    for (const register of replica.versions.keys()) {
      if (!local.isUnsaved(register)) continue;
      const before = persisted?.versions.get(register);
      if (before === undefined) versions.delete(register);
      else versions.set(register, before);
    }
    return { ...replica, versions };
  };

  const save = (replica: Replica, applying?: Replica["versions"]) => {
    const kept = durable(replica);
    const value = storeReplica({
      user,
      replica: kept,
      ...(applying === undefined ? {} : { applying }),
    });
    const text = JSON.stringify(value);
    if (text === persistedText) return;
    if (!storage.write({ key: replicaKey, value }).ok) return;
    persisted = kept;
    persistedText = text;
  };

  return {
    save,

    load: (): Replica => {
      const stored = storage.read({ key: replicaKey, schema: storedReplicaSchema, fallback: null });
      if (stored !== null && stored.user === user) {
        const replica = restoreReplica(stored, local.prints());
        persisted = replica;
        return replica;
      }
      // Data of unknown age: it fills what the server lacks and overrides nothing there.
      const replica = noticeEdits(newReplica(newDeviceId()), { prints: local.prints(), now: 0 });
      save(replica);
      return replica;
    },

    /** A register dropped because it was damaged is fetched again, not deleted everywhere. */
    withoutDamaged: (replica: Replica): Replica => {
      const damaged = storage.read({ key: damagedKey, schema: damagedSchema, fallback: [] });
      if (damaged.length === 0) return replica;
      const versions = new Map(replica.versions);
      for (const register of damaged) versions.delete(register);
      storage.remove([damagedKey]);
      return { ...replica, versions, cursor: 0 };
    },
  };
};

export type ReplicaStore = ReturnType<typeof createReplicaStore>;
