import { createHash } from "node:crypto";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { SyncRefusal } from "@smart-planner/contract";
import { createMiddleware } from "hono/factory";
import { createBudget } from "../limits/budget.ts";
import type { AppEnv } from "./app-env.ts";
import { addressGroup } from "./client-address.ts";

/** A page at work needs a few a second, a device that fills itself some dozens at once. */
const perVisitor = { most: 200, perSecond: 10 };
/** So many of them at once; the others are let in one after the other, with somebody else's between. */
const pace = { most: 4, perSecond: 20 };
/** Of those at one address who show no cookie: a class that opens the page at the same moment. */
const strangersPace = { most: 4, perSecond: 100 };
/** A school shares one address. */
const perAddress = { most: 2_000, perSecond: 400 };

/** What is sent takes time to take in: as much as so many requests, from those who come after it. */
const bytesOfOne = 64 * 1024;
const mostForBody = 20;

const weightOf = (length: string | undefined) =>
  Math.min(mostForBody, Math.floor((Number(length) || 0) / bytesOfOne));

/** A turn of the loop that took less had nothing to do for anybody. */
const idleMs = 1;
/** Where there is always something to do, nobody waits longer than this for a moment without. */
const mostTurns = 50;

/** Those who had to wait come in one at a time, each when the thread has nothing to do for others. */
function createTurns() {
  let last: Promise<void> = Promise.resolve();
  const untilIdle = async () => {
    for (let turns = 0; turns < mostTurns; turns += 1) {
      const began = performance.now();
      await nextTurn();
      if (performance.now() - began < idleMs) return;
    }
  };
  return async (ms: number) => {
    await wait(ms);
    last = last.then(untilIdle);
    await last;
  };
}

/** What is sent may be long and is secret: only its print is kept. */
const printOf = (text: string) => createHash("sha256").update(text).digest("base64url");

/** In the words of sync, which then goes on by itself. */
const tooMany = {
  code: "too-many",
  error: "That was too much at once. Try again in a moment.",
} as const;

interface DoorInput {
  readonly elapsed?: () => number;
  readonly untilTurn?: ((ms: number) => Promise<unknown>) | undefined;
  /** A refusal is held back for so long at least: who asks again at once is slowed down and costs less. */
  readonly heldBackMs?: number;
  /** So many at a time; the others are refused at once, since who waits takes room. */
  readonly mostHeldBack?: number;
}

/**
 * How many requests anybody may send, whatever they are for. It is counted in memory and before
 * anything is looked up, so that somebody who goes on after a refusal costs next to nothing.
 */
export function createDoor({
  elapsed,
  untilTurn = createTurns(),
  heldBackMs = 1_000,
  mostHeldBack = 500,
}: DoorInput = {}) {
  const clock = elapsed === undefined ? {} : { elapsed };
  const visitors = createBudget({ ...perVisitor, ...clock });
  const paces = createBudget({ ...pace, ...clock });
  const strangersPaces = createBudget({ ...strangersPace, ...clock });
  const addresses = createBudget({ ...perAddress, ...clock });

  let heldBack = 0;

  /** Each for another while: who sends a hundred at once is not to be answered a hundred at once. */
  const holdBack = async () => {
    if (heldBack >= mostHeldBack) return;
    heldBack += 1;
    await wait(heldBackMs * (1 + Math.random()));
    heldBack -= 1;
  };

  return createMiddleware<AppEnv>(async (c, next) => {
    // Whoever watches the server must not be kept out by somebody at the same address.
    if (c.req.path === "/api/health") return next();
    const address = addressGroup(c.get("address"));
    const cookie = c.req.header("cookie");
    // A made-up cookie is one visitor more at the same address.
    const visitor = cookie === undefined ? undefined : printOf(`${address} ${cookie}`);
    const waitMs = Math.max(
      addresses.spend(address, 1),
      visitor === undefined ? 0 : visitors.spend(visitor, 1),
    );
    if (waitMs <= 0) {
      const [ofWhom, who] = visitor === undefined ? [strangersPaces, address] : [paces, visitor];
      const turnMs = ofWhom.charge(who, 1);
      ofWhom.charge(who, weightOf(c.req.header("content-length")));
      if (turnMs > 0) await untilTurn(turnMs);
      await next();
      // Whatever refused it: who asks again and again is slowed down.
      if (c.res.status === 429) await holdBack();
      return;
    }
    await holdBack();
    c.header("Retry-After", String(Math.max(1, Math.ceil(waitMs / 1_000))));
    return c.json({ ...tooMany, waitMs } satisfies SyncRefusal, 429);
  });
}
