import {
  accountExportSchema,
  deviceSessionsSchema,
  doneSchema,
  sessionAnswerSchema,
} from "@smart-planner/contract";
import type { Account } from "./account.ts";
import type { Api, ApiRequest } from "./api.ts";
import type { Identity, IdentityResult } from "./identity.ts";
import type { Ownership } from "./ownership.ts";

interface ServerAccountDependencies {
  readonly api: Api;
  readonly identity: Pick<Identity, "refresh" | "signOut">;
  readonly ownership: Pick<Ownership, "erase">;
}

/** A password is hashed twice on the way, and others may be in line. */
const passwordTimeoutMs = 30_000;

export const createServerAccount = ({
  api,
  identity,
  ownership,
}: ServerAccountDependencies): Account => {
  const change = async (request: ApiRequest<unknown>): Promise<IdentityResult> => {
    const result = await api.request(request);
    return result.ok ? { ok: true } : { ok: false, message: result.message };
  };

  return {
    async rename(displayName) {
      const result = await change({
        method: "PATCH",
        path: "/api/account/profile",
        body: { displayName },
        schema: sessionAnswerSchema,
      });
      if (result.ok) await identity.refresh();
      return result;
    },
    changePassword: (body) =>
      change({
        method: "POST",
        path: "/api/account/password",
        body,
        schema: doneSchema,
        timeoutMs: passwordTimeoutMs,
      }),
    async sessions() {
      const result = await api.request({
        path: "/api/account/sessions",
        schema: deviceSessionsSchema,
      });
      return result.ok ? { ok: true, value: result.value.sessions } : result;
    },
    signOutOthers: () =>
      change({ method: "DELETE", path: "/api/account/sessions", schema: doneSchema }),
    async exported() {
      const result = await api.request({
        path: "/api/account/export",
        schema: accountExportSchema,
      });
      return result.ok ? { ok: true, value: JSON.stringify(result.value, null, 2) } : result;
    },
    async remove({ uid, password }) {
      const result = await change({
        method: "POST",
        path: "/api/account/delete",
        body: { password },
        schema: doneSchema,
        timeoutMs: passwordTimeoutMs,
      });
      if (!result.ok) return result;
      await identity.signOut();
      // After the logout: while somebody is there, sync goes on writing.
      ownership.erase(uid);
      return result;
    },
  };
};
