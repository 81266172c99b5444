import { createHash, randomBytes } from "node:crypto";
import type { DeviceSession } from "@smart-planner/contract";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "../http/app-env.ts";
import type { Account } from "./account-store.ts";
import type { AuthLibrary } from "./auth-library.ts";
import { deviceName } from "./device-name.ts";

export interface OpenSession {
  readonly id: string;
  readonly account: Account;
}

interface SessionsInput {
  readonly library: AuthLibrary;
  readonly now: () => number;
}

type Of<Extra = unknown> = { readonly c: Context<AppEnv> } & Extra;

const secondsPerDay = 86_400;
const lifetimeSeconds = 30 * secondsPerDay;
const longestUserAgent = 300;
/** Under HTTPS a name that no other host and no plain connection can plant. */
const named = (name: string) => (secure: boolean) => (secure ? `__Host-${name}` : name);
const cookieName = named("smartplanner_session");
/** Holds no secret: it tells the page, before it asks, that there is somebody to ask about. */
const hintName = named("smartplanner_signed_in");

const hashed = (token: string) => createHash("sha256").update(token).digest("base64url");

const attributesFor = (c: Context<AppEnv>) =>
  ({ path: "/", sameSite: "Lax", secure: c.get("secure") }) as const;

function sendCookies({ c, token }: Of<{ readonly token: string }>) {
  const attributes = { ...attributesFor(c), maxAge: lifetimeSeconds };
  setCookie(c, cookieName(c.get("secure")), token, { ...attributes, httpOnly: true });
  setCookie(c, hintName(c.get("secure")), "1", attributes);
}

function removeCookies(c: Context<AppEnv>) {
  for (const nameOf of [cookieName, hintName]) {
    const name = nameOf(c.get("secure"));
    if (getCookie(c, name) !== undefined) deleteCookie(c, name, attributesFor(c));
  }
}

export type Sessions = ReturnType<typeof createSessions>;

/** A session is a random token in the person's cookie; the database knows its hash alone. */
export function createSessions({ library: { adapter, internalAdapter }, now }: SessionsInput) {
  const tokenOf = (c: Context<AppEnv>) => getCookie(c, cookieName(c.get("secure")));
  const expiry = () => new Date(now() + lifetimeSeconds * 1_000);

  const drop = async (c: Context<AppEnv>) => {
    const token = tokenOf(c);
    if (token === undefined) return;
    // The library's own way takes a database that is down for a session that is gone.
    const where = [{ field: "token", value: hashed(token) }];
    await adapter.deleteMany({ model: "session", where });
  };

  return {
    /** The session of this request, moved on by another thirty days once a day. */
    current: async (c: Context<AppEnv>): Promise<OpenSession | null> => {
      const token = tokenOf(c);
      if (token === undefined) return null;
      const found = await internalAdapter.findSession(hashed(token));
      if (!found || found.session.expiresAt.getTime() <= now()) return null;
      const seenAt = found.session.updatedAt.getTime();
      if (now() - seenAt >= secondsPerDay * 1_000) {
        const moved = { expiresAt: expiry(), updatedAt: new Date(now()) };
        await internalAdapter.updateSession(hashed(token), moved);
        sendCookies({ c, token });
      }
      return { id: found.session.id, account: found.user };
    },

    /** Always a new token, so that one planted before the sign-in opens nothing. */
    start: async ({ c, userId }: Of<{ readonly userId: string }>) => {
      await drop(c);
      const token = randomBytes(32).toString("base64url");
      const session = {
        token: hashed(token),
        userAgent: (c.req.header("user-agent") ?? "").slice(0, longestUserAgent),
        expiresAt: expiry(),
        createdAt: new Date(now()),
        updatedAt: new Date(now()),
      };
      await internalAdapter.createSession(userId, false, session, true);
      sendCookies({ c, token });
    },

    end: async (c: Context<AppEnv>) => {
      await drop(c);
      removeCookies(c);
    },

    forgetCookies: removeCookies,

    endOthers: async ({ id, account }: OpenSession) => {
      await adapter.deleteMany({
        model: "session",
        where: [
          { field: "userId", value: account.id },
          { field: "id", operator: "ne", value: id },
        ],
      });
    },

    list: async ({ id, account }: OpenSession): Promise<readonly DeviceSession[]> => {
      const all = await internalAdapter.listSessions(account.id);
      return all
        .filter((session) => session.expiresAt.getTime() > now())
        .map((session) => ({
          id: session.id,
          device: deviceName(session.userAgent ?? ""),
          current: session.id === id,
          signedInAt: session.createdAt.toISOString(),
          lastSeenAt: session.updatedAt.toISOString(),
        }))
        .sort(
          (a, b) =>
            Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt),
        );
    },

    dropExpired: async () => {
      await adapter.deleteMany({
        model: "session",
        where: [{ field: "expiresAt", operator: "lt", value: new Date(now()) }],
      });
    },
  };
}
