import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { DeviceSession } from "@smart-planner/contract";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { type Kysely, sql } from "kysely";
import type { OfUser } from "../database/of-user.ts";
import type { Schema } from "../database/schema.ts";
import type { AppEnv } from "../http/app-env.ts";
import { deviceName } from "../http/device-name.ts";
import { errorOf } from "../http/error-of.ts";
import { Refused } from "../http/errors.ts";
import type { RequestLimits } from "../http/request-limits.ts";
import type { Parts } from "../parts.ts";
import type { Account } from "./account-store.ts";
import type { AccountSessionTable } from "./tables.ts";

/** The database stores only this hash: reading it gives no usable token. */
export const hashOfToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

export interface OpenSession {
  readonly id: string;
  readonly account: Account;
  readonly provedAt: number;
  readonly way: AccountSessionTable["way"];
}

/** The credential a session rests on; checked when it is opened. */
export type Proof =
  | { readonly by: "password"; readonly hash: string }
  | { readonly by: "passkey"; readonly id: string }
  | { readonly by: "hosted"; readonly issuer: string; readonly subject: string };

interface SessionsInput extends Parts<"database" | "now"> {
  readonly limits?: RequestLimits | undefined;
}

type Of<Extra = unknown> = { readonly c: Context<AppEnv> } & Extra;

const dayMs = 86_400_000;
const lifetimeMs = 30 * dayMs;
const longestUserAgent = 300;
const mostOwners = 10_000;
/** How long a proof allows sensitive changes. */
const freshMs = 10 * 60_000;
/** Under HTTPS the `__Host-` prefix: no other host or plain connection can set it. */
const named = (name: string) => (secure: boolean) => (secure ? `__Host-${name}` : name);
const cookieName = named("smartplanner_session");
/** No secret: it tells the page that a session may exist. */
const hintName = named("smartplanner_signed_in");

const attributesFor = (c: Context<AppEnv>) =>
  ({ path: "/", sameSite: "Lax", secure: c.get("secure") }) as const;

function sendCookies({ c, token }: Of<{ readonly token: string }>) {
  const attributes = { ...attributesFor(c), maxAge: lifetimeMs / 1_000 };
  setCookie(c, cookieName(c.get("secure")), token, { ...attributes, httpOnly: true });
  setCookie(c, hintName(c.get("secure")), "1", attributes);
}

function removeCookies(c: Context<AppEnv>) {
  for (const nameOf of [cookieName, hintName]) {
    const name = nameOf(c.get("secure"));
    if (getCookie(c, name) !== undefined) deleteCookie(c, name, attributesFor(c));
  }
}

const signedOut = errorOf("signed-out");

export const needsProof = () => new Refused(403, { ...errorOf("needs-proof"), needs: "proof" });

/** The row a session requires. */
function restsOn({ db, userId, proof }: OfUser & { readonly proof: Proof }) {
  switch (proof.by) {
    case "password":
      return db
        .selectFrom("account_password as proof")
        .where("user_id", "=", userId)
        .where("hash", "=", proof.hash);
    case "passkey":
      return db
        .selectFrom("account_passkey as proof")
        .where("user_id", "=", userId)
        .where("id", "=", proof.id);
    case "hosted":
      return db
        .selectFrom("account_hosted as proof")
        .where("user_id", "=", userId)
        .where("issuer", "=", proof.issuer)
        .where("subject", "=", proof.subject);
  }
}

export type Sessions = ReturnType<typeof createSessions>;

/** A random token in a cookie; the database stores its hash. */
export function createSessions({ database: { db, kind }, limits, now }: SessionsInput) {
  /** Accounts by token hash, so that a refused request needs no query. */
  const owners = new Map<string, string>();

  const noteOwner = (hash: string, userId: string) => {
    if (owners.size >= mostOwners) owners.clear();
    owners.set(hash, userId);
  };

  const tokenOf = (c: Context<AppEnv>) => getCookie(c, cookieName(c.get("secure")));

  const drop = async (c: Context<AppEnv>) => {
    const token = tokenOf(c);
    if (token === undefined) return;
    await db.deleteFrom("account_session").where("token", "=", hashOfToken(token)).execute();
  };

  /** Extends the session by thirty days, once a day. */
  const current = async (c: Context<AppEnv>): Promise<OpenSession | null> => {
    const token = tokenOf(c);
    if (token === undefined) return null;
    const hash = hashOfToken(token);
    const owner = owners.get(hash);
    if (owner !== undefined) limits?.account(owner);
    const found = await db
      .selectFrom("account_session as session")
      .innerJoin("account_user as user", "user.id", "session.user_id")
      .select(["session.id", "session.seen_at", "session.expires_at"])
      .select(["session.proved_at", "session.way"])
      .select(["user.id as user_id", "user.email", "user.name", "user.joined_at"])
      .where("session.token", "=", hash)
      .where("user.disabled_at", "is", null)
      .executeTakeFirst();
    const time = now();
    if (found === undefined || found.expires_at <= time) {
      owners.delete(hash);
      limits?.unknownSession(c);
      return null;
    }
    if (owner === undefined) {
      noteOwner(hash, found.user_id);
      limits?.account(found.user_id);
    }
    if (time - found.seen_at >= dayMs) {
      await db
        .updateTable("account_session")
        .set({ seen_at: time, expires_at: time + lifetimeMs })
        .where("id", "=", found.id)
        .execute();
      sendCookies({ c, token });
    }
    const { id, user_id, email, name, joined_at, proved_at, way } = found;
    const account = { id: user_id, email, name, joinedAt: joined_at };
    return { id, account, provedAt: proved_at, way };
  };

  /** Requires a session. */
  const required = async (c: Context<AppEnv>): Promise<OpenSession> => {
    const session = await current(c);
    if (session === null) throw new Refused(401, signedOut);
    return session;
  };

  const isFresh = ({ provedAt }: OpenSession) => now() - provedAt < freshMs;

  return {
    current,
    required,
    isFresh,

    /** Requires a session with a recent proof. */
    proved: async (c: Context<AppEnv>): Promise<OpenSession> => {
      const session = await required(c);
      if (!isFresh(session)) throw needsProof();
      return session;
    },

    /**
     * False if the credential no longer holds. It is checked in the inserting statement, so it
     * cannot change in between. Always a new token, against session fixation.
     */
    start: async ({
      c,
      userId,
      proof,
    }: Of<{ readonly userId: string; readonly proof: Proof }>): Promise<boolean> => {
      const token = randomBytes(32).toString("base64url");
      const time = now();
      const opened = await db
        .insertInto("account_session")
        .columns([
          "id",
          "user_id",
          "token",
          "user_agent",
          "created_at",
          "seen_at",
          "expires_at",
          "proved_at",
          "way",
        ])
        .expression(() => {
          const rest = restsOn({ db, userId, proof }).select([
            sql.val(randomUUID()).as("id"),
            "user_id",
            sql.val(hashOfToken(token)).as("token"),
            sql.val((c.req.header("user-agent") ?? "").slice(0, longestUserAgent)).as("user_agent"),
            sql<number>`cast(${time} as bigint)`.as("created_at"),
            sql<number>`cast(${time} as bigint)`.as("seen_at"),
            sql<number>`cast(${time + lifetimeMs} as bigint)`.as("expires_at"),
            sql<number>`cast(${time} as bigint)`.as("proved_at"),
            sql.val(proof.by).as("way"),
          ]);
          // Otherwise PostgreSQL reads the password before a concurrent change.
          return kind === "postgres" ? rest.forShare() : rest;
        })
        .returning("id")
        .executeTakeFirst();
      if (opened === undefined) return false;
      await drop(c);
      sendCookies({ c, token });
      return true;
    },

    /** Only while the session exists. */
    change: <Result>(
      { id }: Pick<OpenSession, "id">,
      make: (tx: Kysely<Schema>) => Promise<Result>,
    ): Promise<Result> =>
      db.transaction().execute(async (tx) => {
        const row = tx.selectFrom("account_session").select("id").where("id", "=", id);
        // Otherwise PostgreSQL shows a session that is being deleted.
        const open = await (kind === "postgres" ? row.forShare() : row).executeTakeFirst();
        if (open === undefined) throw new Refused(401, signedOut);
        return make(tx);
      }),

    /** Records a new proof. */
    prove: async ({ id }: Pick<OpenSession, "id">) => {
      await db
        .updateTable("account_session")
        .set({ proved_at: now() })
        .where("id", "=", id)
        .execute();
    },

    end: async (c: Context<AppEnv>) => {
      await drop(c);
      removeCookies(c);
    },

    forgetCookies: removeCookies,

    /** False if it does not exist or is not theirs. */
    endOne: async ({ account }: OpenSession, id: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom("account_session")
        .where("user_id", "=", account.id)
        .where("id", "=", id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    endOthers: async ({ id, account }: OpenSession) => {
      await db
        .deleteFrom("account_session")
        .where("user_id", "=", account.id)
        .where("id", "!=", id)
        .execute();
    },

    list: async ({ id, account }: OpenSession): Promise<readonly DeviceSession[]> => {
      const all = await db
        .selectFrom("account_session")
        .select(["id", "user_agent", "created_at", "seen_at"])
        .where("user_id", "=", account.id)
        .where("expires_at", ">", now())
        .orderBy("seen_at", "desc")
        .execute();
      return all
        .map((session) => ({
          id: session.id,
          device: deviceName(session.user_agent),
          current: session.id === id,
          signedInAt: new Date(session.created_at).toISOString(),
          lastSeenAt: new Date(session.seen_at).toISOString(),
        }))
        .sort((a, b) => Number(b.current) - Number(a.current));
    },

    dropExpired: async () => {
      await db.deleteFrom("account_session").where("expires_at", "<", now()).execute();
    },
  };
}

/** Which of these sessions still exist. */
export const openSessionsIn =
  (db: Kysely<Schema>) =>
  async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await db
      .selectFrom("account_session")
      .select("id")
      .where("id", "in", [...ids])
      .execute();
    return new Set(rows.map(({ id }) => id));
  };
