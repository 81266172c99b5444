import { Hono } from "hono";
import type { Database } from "../database/database.ts";
import { dropOwnerless } from "../database/drop-ownerless.ts";
import { startSweep } from "../database/start-sweep.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { Capability } from "../http/capability.ts";
import type { CurrentUser } from "../http/current-user.ts";
import type { PersonalData } from "../http/personal-data.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";
import type { Log } from "../log.ts";
import { createAccountStore } from "./account-store.ts";
import { exportRoute } from "./export-route.ts";
import { openSessionsIn } from "./open-sessions.ts";
import { createPasswordHasher, type PasswordHasher } from "./password-hasher.ts";
import { createSessions } from "./sessions.ts";
import { settingsRoutes } from "./settings-routes.ts";
import { createSignInLimits } from "./sign-in-limits.ts";
import { signInRoutes } from "./sign-in-routes.ts";

interface AccountsInput {
  readonly database: Database;
  readonly limiter: RateLimiter;
  readonly log: Log;
  readonly hasher?: PasswordHasher;
  readonly now?: () => number;
}

export interface Accounts {
  readonly currentUser: CurrentUser;
  readonly openSessions: ReturnType<typeof openSessionsIn>;
  /** Exports and deletes what the other capabilities keep of a person, too. */
  readonly capability: (others: readonly Capability[]) => Capability;
}

const maxBodyBytes = 16 * 1024;

/** Who people are: sign-up, sign-in, sessions and the settings of an account. */
export function createAccounts(input: AccountsInput): Accounts {
  const { database, limiter, log, hasher = createPasswordHasher(), now = Date.now } = input;
  const store = createAccountStore({ database, now });
  const sessions = createSessions({ database, now });
  const limits = createSignInLimits({ limiter });

  return {
    currentUser: async (c) => {
      const session = await sessions.current(c);
      return session === null ? null : { id: session.account.id, session: session.id };
    },
    openSessions: openSessionsIn(database.db),
    capability: (others) => {
      const personalData: readonly PersonalData[] = others.flatMap(
        (other) => other.personalData ?? [],
      );
      const shared = { store, sessions, limits, hasher };
      const routes = new Hono<AppEnv>()
        .route("/", signInRoutes(shared))
        .route("/", settingsRoutes({ ...shared, personalData }))
        .route("/", exportRoute({ sessions, limiter, db: database.db, personalData, now }));
      const stopSweep = startSweep({
        what: "old sessions",
        run: async () => {
          await sessions.dropExpired();
          // PostgreSQL lets nobody leave such rows.
          if (database.kind === "sqlite") await dropOwnerless(database);
        },
        log,
      });
      return {
        path: "/account",
        routes,
        maxBodyBytes,
        drain: hasher.drain,
        close: async () => stopSweep(),
      };
    },
  };
}
