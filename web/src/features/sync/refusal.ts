import { type Refusal, type SyncRefusal, syncRefusalSchema } from "@smart-planner/contract";
import type { ApiFailure } from "../../platform/api.ts";

const detailOf = (failure: ApiFailure): SyncRefusal | undefined => {
  const parsed = syncRefusalSchema.safeParse(failure.body);
  return parsed.success ? parsed.data : undefined;
};

export const refusalOf = (failure: ApiFailure): Refusal => {
  const { status, message } = failure;
  const detail = detailOf(failure);
  if (status === 401) return { kind: "signed-out" };
  if (detail?.code === "other-user") return { kind: "other-user" };
  if (detail?.code === "clock" && detail.now !== undefined)
    return { kind: "clock", serverNow: detail.now, latest: detail.latest, message };
  if (detail?.code === "too-many") return { kind: "wait", ms: detail.waitMs ?? 1_000 };
  if (detail?.code === "quota" || detail?.code === "protocol") return { kind: "stuck", message };
  if (status === 413) return { kind: "too-large", message };
  if (status === 400 || status === 403) return { kind: "stuck", message };
  return { kind: "unreachable" };
};
