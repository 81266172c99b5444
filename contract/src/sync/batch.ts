import { modeRegisters, modes } from "../workspace/registers.ts";
import type { Change } from "./change.ts";
import { pendingChange, pendingRegisters, type Replica, type TextOf } from "./replica.ts";
import { maxChangesPerRequest } from "./wire.ts";

/** Compressed, this stays well below the request limit. */
export const fullBatchLength = 600_000;
export const shortestBatchLength = 1_000;

const plans: readonly string[] = modes.map((mode) => modeRegisters[mode].plan);

/**
 * At least one change, however long. Plans go first, so that the server keeps a cleared plan
 * together with its ticks.
 */
export const nextBatch = ({
  replica,
  textOf,
  maxLength,
  isRefused,
}: {
  readonly replica: Replica;
  readonly textOf: TextOf;
  readonly maxLength: number;
  readonly isRefused: (change: Change) => boolean;
}): Change[] => {
  const pending = pendingRegisters(replica);
  const ordered = [
    ...pending.filter((register) => plans.includes(register)),
    ...pending.filter((register) => !plans.includes(register)),
  ];
  const batch: Change[] = [];
  let length = 0;
  for (const register of ordered) {
    const change = pendingChange(replica, register, textOf);
    if (change === undefined || isRefused(change)) continue;
    const size = register.length + (change.value?.length ?? 0) + 80;
    if (batch.length > 0 && length + size > maxLength) break;
    batch.push(change);
    length += size;
    if (batch.length === maxChangesPerRequest) break;
  }
  return batch;
};
