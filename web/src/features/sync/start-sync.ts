import { syncResponseSchema } from "@smart-planner/contract";
import { browserBackground } from "../../platform/background.ts";
import { demoUser } from "../../platform/demo-identity.ts";
import type { Platform } from "../../platform/platform.ts";
import { createSyncEngine, type SyncEngine } from "./sync-engine.ts";

export const syncPath = "/api/workspace/sync";

export const startSync = async (platform: Platform, user: string): Promise<SyncEngine> => {
  const { api, log, ownership, page, storage } = platform;
  const workspace = await platform.openWorkspace();
  return createSyncEngine({
    user,
    workspace,
    storage,
    log,
    background: browserBackground,
    send: (body) =>
      api.request({
        method: "POST",
        path: syncPath,
        body,
        compress: true,
        schema: syncResponseSchema,
      }),
    onPlanLost: async (lost) => {
      const { keepLostPlan } = await import("../../planner-service/receipts.ts");
      keepLostPlan(workspace, platform, lost);
    },
    onEmptyAccount: () => ownership.offer(demoUser.uid),
    onOtherUser: page.reload,
  });
};
