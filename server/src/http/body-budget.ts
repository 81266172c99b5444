import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";
import { addressGroup } from "./client-address.ts";
import { refuse } from "./errors.ts";

interface Body {
  readonly address: string;
  readonly bytes: number;
  /** Ends a request whose body is still on its way. */
  readonly cut: () => void;
  isArriving: boolean;
}

const inAllBytes = 96 * 1024 * 1024;

/**
 * One budget for all bodies that are held at a time, on their way or being worked on. When it is used
 * up, the oldest that is still on its way gives way, of the address that holds the most; where that
 * is the newcomer's own address, the newcomer is refused.
 */
export function createBodyBudget({ bytes: budget = inAllBytes } = {}) {
  const held = new Set<Body>();
  const heldBy = new Map<string, number>();
  let used = 0;

  const count = ({ address, bytes }: Body, sign: 1 | -1) => {
    used += sign * bytes;
    const left = (heldBy.get(address) ?? 0) + sign * bytes;
    if (left > 0) heldBy.set(address, left);
    else heldBy.delete(address);
  };

  const release = (body: Body) => {
    if (held.delete(body)) count(body, -1);
  };

  const greediestBut = (newcomer: Body) => {
    let found: Body | undefined;
    for (const body of held) {
      if (!body.isArriving || body.address === newcomer.address) continue;
      if (found === undefined || of(body) > of(found)) found = body;
    }
    const own = of(newcomer) + newcomer.bytes;
    return found !== undefined && of(found) >= own ? found : undefined;
  };
  const of = ({ address }: Body) => heldBy.get(address) ?? 0;

  return {
    /** Gives the way to let go of it, or nothing when there is no room. */
    hold: (body: Body): (() => void) | undefined => {
      while (used + body.bytes > budget) {
        const victim = greediestBut(body);
        if (victim === undefined) return undefined;
        release(victim);
        victim.cut();
      }
      held.add(body);
      count(body, 1);
      return () => release(body);
    },
    used: () => used,
  };
}

type Budget = ReturnType<typeof createBodyBudget>;

/** What says nothing of its length may come to the most that is taken here. */
const lengthOf = (declared: string | undefined, isChunked: boolean, maxBytes: number) => {
  if (isChunked) return maxBytes;
  return Math.min(Number(declared ?? 0) || 0, maxBytes);
};

export const holdBody = ({ budget, maxBytes }: { budget: Budget; maxBytes: number }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const isChunked = c.req.header("transfer-encoding") !== undefined;
    const bytes = lengthOf(c.req.header("content-length"), isChunked, maxBytes);
    if (bytes === 0) return next();
    const incoming = c.env?.incoming;
    const body: Body = {
      address: addressGroup(c.get("address")),
      bytes,
      isArriving: incoming?.complete === false,
      cut: () => incoming?.destroy?.(),
    };
    const letGo = budget.hold(body);
    if (letGo === undefined) {
      c.get("log").warn("server busy", { reason: "bodies" });
      return refuse(c, {
        status: 503,
        error: "The server is receiving very much right now. Try again in a few seconds.",
        retryAfter: 5,
      });
    }
    incoming?.once?.("end", () => {
      body.isArriving = false;
    });
    try {
      return await next();
    } finally {
      letGo();
    }
  });
