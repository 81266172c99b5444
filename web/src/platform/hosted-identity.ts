import { hostedStartSchema } from "@smart-planner/contract";
import type { Api } from "./api.ts";
import type { Credentials, Identity, IdentityResult, User } from "./identity.ts";

interface HostedIdentityDependencies {
  readonly api: Api;
  /** Who is there, once they are: the session is our own server's. */
  readonly session: Identity;
  /** Takes the browser to another page, and this one to its end. */
  readonly leaveFor: (address: string) => Promise<void>;
}

const refused: IdentityResult = {
  ok: false,
  message: "Signing in there did not work. Please try again.",
};

/**
 * People whom a provider elsewhere knows: whoever wants to come in goes there, and the page they come
 * back to finds them signed in. No password ever comes here.
 */
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
    // In a browser the page ends here, and the one after it asks who is there.
    await leaveFor(start.value.url);
    await session.refresh();
    return user !== null && !user.demo ? { ok: true } : refused;
  };

  return { ...session, signIn: go, signUp: go };
};
