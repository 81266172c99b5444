import {
  accountExportSchema,
  deviceSessionsSchema,
  doneSchema,
  hostedStartSchema,
  type KeptWays,
  recoveryCodesSchema,
  resetLookAnswerSchema,
  sessionAnswerSchema,
  waysToSignInSchema,
} from "@smart-planner/contract";
import type { Api, ApiRequest, ApiResult } from "./api.ts";
import type { Identity } from "./identity.ts";
import type { Language } from "./language.ts";
import type { Ownership } from "./ownership.ts";
import { addPasskey, proveByPasskey } from "./passkeys.ts";
import type { Schema } from "./schema.ts";

interface ServerAccountDependencies {
  readonly api: Api;
  readonly language: Pick<Language, "current">;
  readonly identity: Pick<Identity, "refresh" | "signOut">;
  readonly ownership: Pick<Ownership, "erase">;
  readonly leaveFor: (address: string) => Promise<void>;
}

/** Two slow hashes, perhaps queued. */
const timeoutMs = 30_000;

/** The student's account on the server. */
export const createServerAccount = ({
  api,
  language,
  identity,
  ownership,
  leaveFor,
}: ServerAccountDependencies) => {
  const ask = <Value>(path: string, schema: Schema<Value>) =>
    api.request({ path: `/api/account${path}`, schema });
  const send = (
    method: NonNullable<ApiRequest<unknown>["method"]>,
    path: string,
    body?: unknown,
  ): Promise<ApiResult<unknown>> =>
    api.request({ method, path: `/api/account${path}`, body, schema: doneSchema, timeoutMs });
  const post = <Value>(path: string, body: unknown, schema: Schema<Value>) =>
    api.request({ method: "POST", path: `/api/account${path}`, body, schema, timeoutMs });
  /** Changes who is signed in, or as whom. */
  const refreshed = async (answer: Promise<ApiResult<unknown>>): Promise<ApiResult<unknown>> => {
    const result = await answer;
    if (result.ok) await identity.refresh();
    return result;
  };
  const mapped = async <Value, Given>(
    answer: Promise<ApiResult<Value>>,
    map: (value: Value) => Given,
  ): Promise<ApiResult<Given>> => {
    const result = await answer;
    return result.ok ? { ok: true, value: map(result.value) } : result;
  };

  return {
    rename: (displayName: string) =>
      refreshed(
        api.request({
          method: "PATCH",
          path: "/api/account/profile",
          body: { displayName },
          schema: sessionAnswerSchema,
        }),
      ),
    /** Also ends every other session, the recovery codes, and ways that are not kept. */
    changePassword: (change: {
      readonly currentPassword: string;
      readonly newPassword: string;
      readonly keep: KeptWays;
    }) => send("POST", "/password", change),
    sessions: () => mapped(ask("/sessions", deviceSessionsSchema), ({ sessions }) => sessions),
    signOutOthers: () => send("DELETE", "/sessions"),
    signOutDevice: (id: string) => send("DELETE", `/sessions/${encodeURIComponent(id)}`),
    removePassword: () => send("DELETE", "/password"),
    exported: () =>
      mapped(ask("/export", accountExportSchema), (value) => JSON.stringify(value, null, 2)),
    ways: () => ask("/ways", waysToSignInSchema),
    /** Ten codes, shown once; older ones stop working. */
    newRecoveryCodes: () =>
      mapped(post("/recovery-codes", undefined, recoveryCodesSchema), ({ codes }) => codes),
    /** Proves again who it is, for sensitive changes. */
    prove: (password: string) => send("POST", "/prove", { password }),
    proveByPasskey: () => proveByPasskey({ api, language }),
    addPasskey: (name: string) => addPasskey({ api, language }, name),
    renamePasskey: ({ id, name }: { readonly id: string; readonly name: string }) =>
      send("PATCH", `/passkeys/${encodeURIComponent(id)}`, { name }),
    removePasskey: (id: string) => send("DELETE", `/passkeys/${encodeURIComponent(id)}`),
    /** Leaves for the provider's page, which returns to the account page. */
    goToProvider: async (purpose: "connect" | "prove"): Promise<ApiResult<unknown>> => {
      const result = await post("/hosted/start", { for: purpose }, hostedStartSchema);
      if (result.ok) await leaveFor(result.value.url);
      return result;
    },
    disconnectProvider: () => send("DELETE", "/hosted"),
    /** Takes effect when both addresses have confirmed. */
    changeEmail: (email: string) => send("POST", "/email", { email }),
    confirmEmail: () => send("POST", "/email/confirm"),
    /** Removes the account and its data in this browser, and signs out. */
    remove: async ({
      uid,
      password,
    }: {
      readonly uid: string;
      /** Empty if the account has none. */
      readonly password: string;
    }): Promise<ApiResult<unknown>> => {
      const result = await send("POST", "/delete", { password });
      if (!result.ok) return result;
      await identity.signOut();
      // After the logout: a signed-in page still syncs.
      ownership.erase(uid);
      return result;
    },
    lost: {
      /** The same answer with or without an account. */
      askForLink: (email: string) => send("POST", "/reset/ask", { email }),
      look: (token: string) => post("/reset/look", { token }, resetLookAnswerSchema),
      byLink: (reset: {
        readonly token: string;
        readonly newPassword: string;
        readonly keep: KeptWays;
      }) => refreshed(post("/reset", reset, sessionAnswerSchema)),
      byCode: (reset: {
        readonly email: string;
        readonly code: string;
        readonly newPassword: string;
      }) => refreshed(post("/recover", reset, sessionAnswerSchema)),
    },
  };
};

export type Account = ReturnType<typeof createServerAccount>;
