import { randomBytes } from "node:crypto";
import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { betterAuth } from "better-auth/minimal";
import type { Database } from "../database/database.ts";

const columnsOfTimes = { createdAt: "created_at", updatedAt: "updated_at" };

/**
 * The library's model of people, credentials and sessions over our own database. Its endpoints stay
 * unmounted: they answer with session tokens and take a database that is down for a signed-out user.
 */
export function openAuthLibrary({ db, kind }: Pick<Database, "db" | "kind">) {
  const auth = betterAuth({
    baseURL: "http://localhost",
    // Nothing is signed with it: a session is known by a random token.
    secret: randomBytes(32).toString("base64"),
    database: kyselyAdapter(db, { type: kind, transaction: true }),
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: true },
    user: {
      modelName: "account_user",
      fields: { emailVerified: "email_verified", ...columnsOfTimes },
    },
    session: {
      modelName: "account_session",
      fields: {
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        ...columnsOfTimes,
      },
    },
    account: {
      modelName: "account_credential",
      fields: {
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        ...columnsOfTimes,
      },
    },
  });
  return auth.$context;
}

export type AuthLibrary = Awaited<ReturnType<typeof openAuthLibrary>>;
