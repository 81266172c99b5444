import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import type { AppEnv } from "../http/app-env.ts";
import { addressGroup } from "../http/client-address.ts";
import { errorOf } from "../http/error-of.ts";
import { refuse } from "../http/errors.ts";
import { jsonPieces } from "../http/json-stream.ts";
import { streamOfPieces } from "../http/stream-of-pieces.ts";
import { createFairQueue } from "../limits/fair-queue.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";
import { takeEach } from "../limits/take-each.ts";
import { describeError } from "../log.ts";
import type { AccountParts } from "./account-parts.ts";
import type { OpenSession } from "./sessions.ts";

interface ExportInput extends AccountParts<"database" | "now" | "sessions" | "personalData"> {
  readonly limiter: RateLimiter;
  /** A client that reads nothing for this long is disconnected. */
  readonly stalledMs?: number;
}

const windowSeconds = 3_600;
const perUser = 10;
/** A school shares one address. */
const perAddress = 60;

export function exportRoute(input: ExportInput) {
  const { sessions, limiter, database, personalData, now, stalledMs = 30_000 } = input;
  const turn = createFairQueue({ places: 1, inLine: 1_000 });

  /** In pieces: one export per account, and a slow reader holds no slot. */
  async function* inTurns(owner: string, pieces: AsyncGenerator<string>) {
    for (;;) {
      const { done, value } = await turn({ owner, work: () => pieces.next() });
      if (done === true) return;
      yield value;
    }
  }

  const admit = (c: Context<AppEnv>, user: string) =>
    takeEach(limiter, [
      { name: "export-user", key: user, limit: perUser, windowSeconds },
      {
        name: "export-address",
        key: addressGroup(c.get("address")),
        limit: perAddress,
        windowSeconds,
      },
    ]);

  async function contentOf(session: OpenSession) {
    const { account } = session;
    const kept: Record<string, unknown> = {};
    for (const { name, export: exported } of personalData)
      kept[name] = await exported({ db: database.db, userId: account.id });
    return {
      exportedAt: new Date(now()).toISOString(),
      account: {
        uid: account.id,
        email: account.email,
        displayName: account.name,
        createdAt: new Date(account.joinedAt).toISOString(),
      },
      sessions: await sessions.list(session),
      ...kept,
    };
  }

  function send(c: Context<AppEnv>, pieces: AsyncGenerator<string>) {
    c.header("Content-Type", "application/json");
    c.header("Content-Disposition", 'attachment; filename="smart-planner-account.json"');
    const log = c.get("log");
    const onEnd = (error?: unknown) => {
      if (error !== undefined) log.error("export failed", describeError(error));
    };
    return c.body(streamOfPieces({ pieces, stalledMs, onEnd, outgoing: c.env?.outgoing }));
  }

  return new Hono<AppEnv>().get("/export", compress(), async (c) => {
    const session = await sessions.required(c);
    const user = session.account.id;
    const admission = await admit(c, user);
    if (!admission.ok) {
      return refuse(
        c,
        429,
        errorOf("many-exports", admission.retryAfterSeconds),
        admission.retryAfterSeconds,
      );
    }
    return send(c, inTurns(user, jsonPieces(await contentOf(session))));
  });
}
