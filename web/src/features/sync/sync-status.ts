import type { SyncStatus } from "@smart-planner/contract";
import type { Schema } from "../../platform/schema.ts";

const plainKinds = ["saved", "saving", "offline", "signed-out"] as const;

const statusOf = (input: unknown): SyncStatus | undefined => {
  if (typeof input !== "object" || input === null || !("kind" in input)) return undefined;
  const kind = plainKinds.find((each) => each === input.kind);
  if (kind !== undefined) return { kind };
  const isStuck = input.kind === "stuck" && "message" in input;
  return isStuck && typeof input.message === "string"
    ? { kind: "stuck", message: input.message }
    : undefined;
};

export const syncStatusSchema: Schema<SyncStatus> = {
  safeParse(input) {
    const status = statusOf(input);
    return status === undefined ? { success: false } : { success: true, data: status };
  },
};
