import { randomUUID } from "node:crypto";
import { type AccountUser, sessionAnswerSchema } from "@smart-planner/contract";
import { Hono } from "hono";
import { createAccounts, type WaysConfig } from "../src/accounts/accounts.ts";
import { createPasswordHasher, type PasswordHasher } from "../src/accounts/password-hasher.ts";
import type { Config } from "../src/config.ts";
import type { Database } from "../src/database/database.ts";
import { healthCapability } from "../src/health/health.ts";
import type { AppEnv } from "../src/http/app-env.ts";
import type { Capability, PersonalData } from "../src/http/capability.ts";
import { createRateLimiter } from "../src/limits/rate-limiter.ts";
import type { Log } from "../src/log.ts";
import type { MailMessage } from "../src/mail/mailer.ts";
import { createLocalFeed } from "../src/workspace/change-feed.ts";
import { workspaceCapability } from "../src/workspace/workspace.ts";
import { makeApp } from "./make-app.ts";
import { silentLog } from "./silent-log.ts";

/** Two words: zxcvbn judges it five times faster than four. */
export const password = "quiet lamp";
export const newEmail = () => `${randomUUID()}@example.org`;

/** As the real one, at a cost that tests can afford. */
export const cheapHasher = createPasswordHasher({ cost: { memory: 64, passes: 1 } });

interface MakeInput {
  readonly database: Database;
  readonly config?: Partial<Pick<Config, "publicUrl" | "trustedProxies">>;
  readonly hasher?: PasswordHasher;
  readonly log?: Log;
  readonly now?: () => number;
  readonly ways?: Omit<WaysConfig, "mailing">;
  /** Data of other capabilities, beside the workspace. */
  readonly keeps?: readonly PersonalData[];
  /** Mails are kept instead of sent; `deliver` runs a round. */
  readonly sendsMail?: boolean;
}

export async function makeAccounts(input: MakeInput) {
  const { database, config = {}, hasher = cheapHasher, log = silentLog, now = Date.now } = input;
  const limiter = createRateLimiter({ database, now });
  const mails: MailMessage[] = [];
  const keep = async (message: MailMessage) => {
    mails.push(message);
    return "sent" as const;
  };
  let deliver: () => Promise<void> = async () => undefined;
  const mailing = { mailer: { send: keep }, publicUrl: new URL("http://localhost:3000") };
  const accounts = createAccounts({
    database,
    limiter,
    log,
    hasher,
    now,
    ways: { ...input.ways, ...(input.sendsMail === true ? { mailing } : {}) },
    beginLoop: ({ run }) => {
      deliver = run;
      return { wake: () => undefined, stop: async () => undefined };
    },
  });
  const { currentUser, openSessions } = accounts;
  const others = [
    healthCapability({ database }),
    workspaceCapability({
      database,
      currentUser,
      feed: createLocalFeed(),
      openSessions,
      log,
      lookForSignedOutMs: 50,
    }),
    ...(input.keeps ?? []).map((personalData): Capability => {
      return { path: `/${personalData.name}`, routes: new Hono<AppEnv>(), personalData };
    }),
  ];
  const capability = accounts.capability(others);
  const app = makeApp({ capabilities: [...others, capability], config, log });
  const browser = (address?: string) => openBrowser({ app, address });
  return {
    app,
    mails,
    deliver: () => deliver(),
    drain: capability.drain,
    browser,
    /** A new account in its own browser. */
    signedUp: async (address?: string) => {
      const own = browser(address);
      const email = newEmail();
      await own.signUp(email);
      return { browser: own, email, uid: (await own.whoAmI())?.uid ?? "" };
    },
  };
}

type TestApp = ReturnType<typeof makeApp>;
interface Ask {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

let lastAddress = 0;
const anAddress = () => {
  lastAddress += 1;
  return `198.18.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
};

/** Keeps cookies and one address, like one browser. */
export function openBrowser({
  app,
  address = anAddress(),
}: {
  app: TestApp;
  address?: string | undefined;
}) {
  const cookies = new Map<string, string>();

  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };

  const ask = async (path: string, { method = "GET", body, headers = {} }: Ask = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await app.request(
      path,
      {
        method,
        headers: {
          ...(method === "GET" ? {} : { "sec-fetch-site": "same-origin" }),
          ...(cookie === "" ? {} : { cookie }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
    keep(response);
    return response;
  };

  const post = (path: string, body: unknown, headers?: Ask["headers"]) =>
    ask(`/api/account${path}`, { method: "POST", body, ...(headers ? { headers } : {}) });

  return {
    cookies,
    ask,
    post,
    signUp: (email: string, secret = password) => post("/sign-up", { email, password: secret }),
    signIn: (email: string, secret = password) => post("/sign-in", { email, password: secret }),
    whoAmI: async (): Promise<AccountUser | null> =>
      sessionAnswerSchema.parse(await (await ask("/api/account/session")).json()).user,
  };
}
