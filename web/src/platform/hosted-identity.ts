import { hostedStartSchema } from "@smart-planner/contract";
import { waysWords } from "@smart-planner/words/en/ways";
import type { Api } from "./api.ts";
import type { Credentials, Identity, IdentityResult, User } from "./identity.ts";
import type { Language } from "./language.ts";

interface HostedIdentityDependencies {
  readonly api: Api;
  readonly language: Pick<Language, "current">;
  /** The session is our own server's. */
  readonly session: Identity;
  /** Navigates away; the promise never resolves. */
  readonly leaveFor: (address: string) => Promise<void>;
}

/** Users of an OpenID Connect provider: sign-in goes there, and the page they return to finds them signed in. */
export const createHostedIdentity = ({
  api,
  language,
  session,
  leaveFor,
}: HostedIdentityDependencies): Identity => {
  let user: User | null = null;
  session.observe((next) => {
    user = next;
  });

  const go = async ({ email }: Credentials): Promise<IdentityResult> => {
    const hint = email.includes("@") ? `?hint=${encodeURIComponent(email)}` : "";
    const start = await api.request({
      method: "POST",
      path: `/api/account/hosted/start${hint}`,
      body: { for: "enter" },
      schema: hostedStartSchema,
    });
    if (!start.ok) return { ok: false, message: start.message };
    // The page ends here.
    await leaveFor(start.value.url);
    await session.refresh();
    if (user !== null && !user.demo) return { ok: true };
    return { ok: false, message: language.current().words(waysWords).notSignedIn };
  };

  return { ...session, signIn: go, signUp: go };
};
