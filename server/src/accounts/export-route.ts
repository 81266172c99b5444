import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import type { AppEnv } from "../http/app-env.ts";
import { addressGroup } from "../http/client-address.ts";
import { errorOf } from "../http/error-of.ts";
import { jsonPieces } from "../http/json-stream.ts";
import { streamOfPieces } from "../http/stream-of-pieces.ts";
import { createFairQueue } from "../limits/fair-queue.ts";
import type { RateLimiter } from "../limits/rate-limiter.ts";
import { admit } from "../limits/take-each.ts";
import { describeError } from "../log.ts";
import type { AccountParts } from "./account-parts.ts";
import type { OpenSession } from "./sessions.ts";

interface ExportInput extends AccountParts<"database" | "now" | "sessions" | "personalData"> {
  readonly limiter: RateLimiter;
}

const windowSeconds = 3_600;
const perUser = 10;
/** A school shares one address. */
const perAddress = 60;
/** A client that reads nothing for this long is disconnected. */
const stalledMs = 30_000;

export function exportRoute(input: ExportInput) {
  const { sessions, limiter, database, personalData, now } = input;
  const turn = createFairQueue({ places: 1, inLine: 1_000 });

  /** In pieces: one export per account, and a slow reader holds no slot. */
  async function* inTurns(owner: string, pieces: AsyncGenerator<string>) {
    for (;;) {
      const { done, value } = await turn({ owner, work: () => pieces.next() });
      if (done === true) return;
      yield value;
    }
  }

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
    const address = addressGroup(c.get("address"));
    const ofUser = { name: "export-user", key: user, limit: perUser, windowSeconds };
    const ofAddress = { name: "export-address", key: address, limit: perAddress, windowSeconds };
    await admit(limiter, [ofUser, ofAddress], (seconds) => errorOf("many-exports", seconds));
    return send(c, inTurns(user, jsonPieces(await contentOf(session))));
  });
}
