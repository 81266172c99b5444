import type { Schema } from "../../platform/schema.ts";

/** What the student is told of the sync, from a good day to a bad one. */
export type SyncStatus =
  | { readonly kind: "saved" }
  | { readonly kind: "saving" }
  | { readonly kind: "offline" }
  | { readonly kind: "signed-out" }
  /** Nothing more is sent until something changes; the message says what to do. */
  | { readonly kind: "stuck"; readonly message: string };

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
