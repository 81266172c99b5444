import { hostedStartSchema } from "@smart-planner/contract";
import type { Api } from "./api.ts";
import type { Credentials, Identity, IdentityResult, User } from "./identity.ts";

interface HostedIdentityDependencies {
  readonly api: Api;
  /** The session is our own server's. */
  readonly session: Identity;
  /** Navigates away; the promise never resolves. */
  readonly leaveFor: (address: string) => Promise<void>;
}

const refused: IdentityResult = {
  ok: false,
  message: "Signing in there did not work. Please try again.",
};

/** Users of an OpenID Connect provider: sign-in goes there, and the page they return to finds them signed in. */
export const createHostedIdentity = ({
  api,
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
    return user !== null && !user.demo ? { ok: true } : refused;
  };

  return { ...session, signIn: go, signUp: go };
};
