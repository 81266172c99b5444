import {
  accountExportSchema,
  deviceSessionsSchema,
  doneSchema,
  hostedStartSchema,
  recoveryCodesSchema,
  sessionAnswerSchema,
  waysToSignInSchema,
} from "@smart-planner/contract";
import type { Account } from "./account.ts";
import type { Api, ApiRequest } from "./api.ts";
import type { Identity, IdentityResult } from "./identity.ts";
import type { Ownership } from "./ownership.ts";
import { addPasskey, proveByPasskey } from "./passkeys.ts";
import { createLostPassword } from "./server-lost-password.ts";

interface ServerAccountDependencies {
  readonly api: Api;
  readonly identity: Pick<Identity, "refresh" | "signOut">;
  readonly ownership: Pick<Ownership, "erase">;
  readonly leaveFor: (address: string) => Promise<void>;
}

/** Two slow hashes, perhaps queued. */
const passwordTimeoutMs = 30_000;

export const createServerAccount = ({
  api,
  identity,
  ownership,
  leaveFor,
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
    signOutDevice: (id) =>
      change({
        method: "DELETE",
        path: `/api/account/sessions/${encodeURIComponent(id)}`,
        schema: doneSchema,
      }),
    removePassword: () =>
      api.request({ method: "DELETE", path: "/api/account/password", schema: doneSchema }),
    async exported() {
      const result = await api.request({
        path: "/api/account/export",
        schema: accountExportSchema,
      });
      return result.ok ? { ok: true, value: JSON.stringify(result.value, null, 2) } : result;
    },
    ways: () => api.request({ path: "/api/account/ways", schema: waysToSignInSchema }),
    async newRecoveryCodes() {
      const result = await api.request({
        method: "POST",
        path: "/api/account/recovery-codes",
        schema: recoveryCodesSchema,
        timeoutMs: passwordTimeoutMs,
      });
      return result.ok ? { ok: true, value: result.value.codes } : result;
    },
    prove: (password) =>
      change({
        method: "POST",
        path: "/api/account/prove",
        body: { password },
        schema: doneSchema,
        timeoutMs: passwordTimeoutMs,
      }),
    proveByPasskey: () => proveByPasskey(api),
    addPasskey: (name) => addPasskey(api, name),
    renamePasskey: ({ id, name }) =>
      api.request({
        method: "PATCH",
        path: `/api/account/passkeys/${encodeURIComponent(id)}`,
        body: { name },
        schema: doneSchema,
      }),
    removePasskey: (id) =>
      api.request({
        method: "DELETE",
        path: `/api/account/passkeys/${encodeURIComponent(id)}`,
        schema: doneSchema,
      }),
    async goToProvider(purpose) {
      const result = await api.request({
        method: "POST",
        path: "/api/account/hosted/start",
        body: { for: purpose },
        schema: hostedStartSchema,
      });
      if (result.ok) await leaveFor(result.value.url);
      return result;
    },
    disconnectProvider: () =>
      api.request({ method: "DELETE", path: "/api/account/hosted", schema: doneSchema }),
    changeEmail: (email) =>
      api.request({
        method: "POST",
        path: "/api/account/email",
        body: { email },
        schema: doneSchema,
      }),
    confirmEmail: () =>
      api.request({ method: "POST", path: "/api/account/email/confirm", schema: doneSchema }),
    lost: createLostPassword({ api, identity }),
    async remove({ uid, password }) {
      const result = await api.request({
        method: "POST",
        path: "/api/account/delete",
        body: { password },
        schema: doneSchema,
        timeoutMs: passwordTimeoutMs,
      });
      if (!result.ok) return result;
      await identity.signOut();
      // After the logout: a signed-in page still syncs.
      ownership.erase(uid);
      return result;
    },
  };
};
