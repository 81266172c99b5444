import { type Context, Hono } from "hono";
import { dropOwnerless } from "../database/drop-ownerless.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { Capability, PersonalData } from "../http/capability.ts";
import type { SignedInUser } from "../http/current-user.ts";
import type { RequestLimits } from "../http/request-limits.ts";
import { startLoop, startSweep } from "../jobs/start-loop.ts";
import type { Mailing } from "../mail/mailer.ts";
import { dropOldMail } from "../mail/outbox.ts";
import type { Parts } from "../parts.ts";
import { createAccountMail } from "./account-mail.ts";
import { createAccountStore } from "./account-store.ts";
import { emailRoutes } from "./email/email-routes.ts";
import { createEmailStore } from "./email/email-store.ts";
import { createOtherWays } from "./end-other-ways.ts";
import { exportRoute } from "./export-route.ts";
import type { HostedConfig } from "./hosted/hosted-config.ts";
import { hostedRoutes } from "./hosted/hosted-routes.ts";
import { createHostedStore } from "./hosted/hosted-store.ts";
import { createIdentityProvider } from "./hosted/identity-provider.ts";
import { createOneTimeTokens } from "./one-time-tokens.ts";
import { accountData } from "./own-data.ts";
import { passkeyRoutes } from "./passkeys/passkey-routes.ts";
import { createPasskeyStore } from "./passkeys/passkey-store.ts";
import type { RelyingParty } from "./passkeys/relying-party.ts";
import { createPasswordHasher, type PasswordHasher } from "./password-hasher.ts";
import { createConfirmPassword } from "./proof.ts";
import { createRecoveryStore } from "./recovery/recovery-store.ts";
import { createPasswordReset } from "./reset/password-reset.ts";
import { resetRoutes } from "./reset/reset-routes.ts";
import { createSessions, openSessionsIn } from "./sessions.ts";
import { settingsRoutes } from "./settings-routes.ts";
import { createSignInLimits } from "./sign-in-limits.ts";
import { signInRoutes } from "./sign-in-routes.ts";
import { createWayRemoval } from "./way-removal.ts";
import { waysRoutes } from "./ways-routes.ts";

export interface WaysConfig {
  readonly mailing?: Mailing | undefined;
  readonly relyingParty?: RelyingParty | undefined;
  readonly hosted?: HostedConfig | undefined;
  /** If false, a provider is the only way to sign in. */
  readonly passwords?: boolean;
}

interface AccountsInput extends Parts<"database" | "limiter" | "log"> {
  readonly limits?: RequestLimits | undefined;
  readonly ways?: WaysConfig;
  /** Replaced where mail rounds are run by hand. */
  readonly beginLoop?: typeof startLoop;
  readonly hasher?: PasswordHasher;
  readonly now?: () => number;
}

const maxBodyBytes = 16 * 1024;

export function createAccounts(input: AccountsInput) {
  const { database, limiter, log, ways = {}, beginLoop = startLoop } = input;
  const { hasher = createPasswordHasher(), now = Date.now } = input;
  const store = createAccountStore({ database, now });
  const sessions = createSessions({ database, limits: input.limits, now });
  const limits = createSignInLimits({ limiter });
  const recovery = createRecoveryStore({ database, hasher, now });
  const passkeys = createPasskeyStore({ database, now });
  const tokens = createOneTimeTokens({ database, now });
  const otherWaysOf = createOtherWays({ database, passkeys });

  return {
    currentUser: async (c: Context<AppEnv>): Promise<SignedInUser | null> => {
      const session = await sessions.current(c);
      return session === null ? null : { id: session.account.id, session: session.id };
    },
    openSessions: openSessionsIn(database.db),
    capability: (others: readonly Capability[]): Capability => {
      const personalData: readonly PersonalData[] = [
        accountData,
        ...others.flatMap((other) => other.personalData ?? []),
      ];
      const mail = createAccountMail({
        database,
        tokens,
        mailing: ways.mailing,
        log,
        now,
        beginLoop,
      });
      const waysParts = { database, mail, otherWaysOf };
      const shared = { store, sessions, limits, hasher };
      const confirmPassword = createConfirmPassword(shared);
      const emails = createEmailStore({ database, tokens, mail, now });
      const reset = createPasswordReset({ ...waysParts, tokens, recovery, personalData, now });
      const { relyingParty, hosted: hostedConfig, passwords: passwordsWork = true } = ways;
      const removeWay = createWayRemoval({
        database,
        passwordsWork,
        passkeysWork: relyingParty !== undefined,
        hostedWorks: hostedConfig !== undefined,
      });
      const offered = {
        password: passwordsWork,
        passkeys: relyingParty !== undefined,
        hosted: hostedConfig?.name ?? null,
        mail: mail.isAvailable,
      };
      const provider =
        hostedConfig === undefined
          ? undefined
          : createIdentityProvider({ config: hostedConfig, log });
      const insteadOfPasswords = passwordsWork ? undefined : hostedConfig?.name;
      const providerSignOut = async () => provider?.signOutUrl();
      const routes = new Hono<AppEnv>()
        .route("/", signInRoutes({ ...shared, mail, insteadOfPasswords, providerSignOut }))
        .route("/", resetRoutes({ ...shared, tokens, mail, recovery, reset }))
        .route("/", settingsRoutes({ ...shared, confirmPassword, removeWay, mail, personalData }))
        .route("/", emailRoutes({ sessions, limits, mail, emails }))
        .route("/", waysRoutes({ ...waysParts, sessions, recovery, offered, now }))
        .route("/", exportRoute({ sessions, limiter, database, personalData, now }));
      const more = { ...shared, tokens, removeWay, mail };
      if (relyingParty !== undefined) {
        routes.route("/", passkeyRoutes({ ...more, relyingParty, passkeys }));
      }
      if (hostedConfig !== undefined && provider !== undefined) {
        const hosted = createHostedStore({ database, now });
        routes.route("/", hostedRoutes({ ...more, config: hostedConfig, provider, hosted }));
      }
      const sweep = async () => {
        await sessions.dropExpired();
        await tokens.dropExpired();
        await emails.dropExpired();
        await dropOldMail(database.db, now());
        // PostgreSQL prevents orphans.
        if (database.kind === "sqlite") await dropOwnerless(database);
      };
      const stopSweep = startSweep({ what: "old sessions and links", run: sweep, log });
      return {
        path: "/account",
        routes,
        maxBodyBytes,
        drain: hasher.drain,
        close: async () => {
          stopSweep();
          await mail.close();
        },
      };
    },
  };
}
