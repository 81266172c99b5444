import {
  doneSchema,
  passkeyChallengeSchema,
  passkeyOfferSchema,
  sessionAnswerSchema,
} from "@smart-planner/contract";
import { waysWords } from "@smart-planner/words/en/ways";
import type { Api, ApiResult } from "./api.ts";
import type { Identity, IdentityResult } from "./identity.ts";
import type { Language } from "./language.ts";

interface PasskeyDeps {
  readonly api: Api;
  readonly language: Pick<Language, "current">;
}

interface SignInDeps extends PasskeyDeps {
  readonly identity: Pick<Identity, "refresh">;
}

const refused = ({ language }: PasskeyDeps, why: "noPasskey" | "passkeyKnown" = "noPasskey") =>
  ({ ok: false, status: 0, message: language.current().words(waysWords)[why] }) as const;

/** Challenges expire on the server after ten minutes. */
const suggestionMs = 9 * 60_000;

/** Browsers without the JSON functions are not offered passkeys. */
export const passkeysWork = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential;

const post = <Value>(
  api: Api,
  path: string,
  body: unknown,
  schema: { safeParse(input: unknown): { success: true; data: Value } | { success: false } },
) => api.request({ method: "POST", path: `/api/account/passkeys${path}`, body, schema });

const asked = (api: Api) => post(api, "/challenge", {}, passkeyChallengeSchema);

const answerOf = async (
  options: PublicKeyCredentialRequestOptionsJSON,
  extra: { readonly mediation?: "conditional"; readonly signal?: AbortSignal },
): Promise<unknown> => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey, ...extra });
  return credential instanceof PublicKeyCredential ? credential.toJSON() : null;
};

const entered = async ({ api, identity }: SignInDeps, errand: string, response: unknown) => {
  const result = await post(api, "/sign-in", { errand, response }, sessionAnswerSchema);
  if (result.ok) await identity.refresh();
  return result;
};

export const signInByPasskey = async (deps: SignInDeps): Promise<IdentityResult> => {
  const challenge = await asked(deps.api);
  if (!challenge.ok) return challenge;
  const { errand, options } = challenge.value;
  const response = await answerOf(options, {}).catch(() => null);
  return response === null ? refused(deps) : entered(deps, errand, response);
};

/** Autofill of passkeys in the email field, until the page is left. */
export const suggestPasskeys = async ({
  signal,
  ...deps
}: SignInDeps & { readonly signal: AbortSignal }): Promise<void> => {
  if (!passkeysWork()) return;
  const isOffered = await PublicKeyCredential.isConditionalMediationAvailable?.();
  const field = document.querySelector('input[autocomplete="username"]');
  if (isOffered !== true || field === null || signal.aborted) return;
  field.setAttribute("autocomplete", "username webauthn");
  while (!signal.aborted) {
    const challenge = await asked(deps.api);
    if (!challenge.ok || signal.aborted) return;
    const over = AbortSignal.timeout(suggestionMs);
    const { errand, options } = challenge.value;
    const either = AbortSignal.any([signal, over]);
    const response = await answerOf(options, { mediation: "conditional", signal: either }).catch(
      () => null,
    );
    if (response === null) {
      if (over.aborted) continue;
      return;
    }
    await entered(deps, errand, response);
    return;
  }
};

export const proveByPasskey = async (deps: PasskeyDeps): Promise<ApiResult<unknown>> => {
  const { api } = deps;
  const challenge = await asked(api);
  if (!challenge.ok) return challenge;
  const { errand, options } = challenge.value;
  const response = await answerOf(options, {}).catch(() => null);
  return response === null ? refused(deps) : post(api, "/prove", { errand, response }, doneSchema);
};

export const addPasskey = async (deps: PasskeyDeps, name: string): Promise<ApiResult<unknown>> => {
  const { api } = deps;
  const offer = await post(api, "/offer", {}, passkeyOfferSchema);
  if (!offer.ok) return offer;
  const { errand, options } = offer.value;
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = await navigator.credentials.create({ publicKey });
    if (!(credential instanceof PublicKeyCredential)) return refused(deps);
    return await post(api, "", { errand, name, response: credential.toJSON() }, doneSchema);
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === "InvalidStateError";
    return refused(deps, isKnown ? "passkeyKnown" : "noPasskey");
  }
};
