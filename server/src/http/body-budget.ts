import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";
import { addressGroup } from "./client-address.ts";
import { errorOf } from "./error-of.ts";
import { refuse } from "./errors.ts";

interface Body {
  readonly address: string;
  readonly bytes: number;
  /** Ends a request whose body is still arriving. */
  readonly cut: () => void;
  isArriving: boolean;
}

export const defaultMaxBodyBytes = 256 * 1024;
const inAllBytes = 96 * 1024 * 1024;

/**
 * One budget for all bodies held at a time. If it is used up, the oldest that is still arriving
 * from the address that holds the most is cut; if that is the newcomer's own address, the newcomer
 * is refused.
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
    /** Returns how to release it, or nothing if there is no room. */
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

interface TakeBodyInput {
  readonly budget: Budget;
  readonly maxBytes: number;
  /** The capability reads bodies in pieces and stops by itself. */
  readonly limitsItself: boolean;
}

/** A body without a length is read up to the limit first. */
const readLimited = (maxBytes: number) =>
  bodyLimit({ maxSize: maxBytes, onError: (c) => tooLarge(c, maxBytes) });

const tooLarge = (c: Context<AppEnv>, maxBytes: number) =>
  refuse(c, 413, errorOf("body-too-large", Math.floor(maxBytes / 1024)));

/** 0 without a body: over a connection a body has a length or comes in chunks. */
const statedLength = (c: Context<AppEnv>): number | undefined => {
  if (c.req.method === "GET") return 0;
  if (c.req.header("transfer-encoding") !== undefined) return undefined;
  const declared = c.req.header("content-length");
  if (declared !== undefined) return Number(declared) || 0;
  return c.env?.incoming?.headers === undefined ? undefined : 0;
};

/** Limits each body, and counts it in the budget until it is answered. */
export function takeBody({ budget, maxBytes, limitsItself }: TakeBodyInput) {
  const limited = readLimited(maxBytes);
  return createMiddleware<AppEnv>(async (c, next) => {
    const incoming = c.env?.incoming;
    const stated = statedLength(c);
    if ((stated ?? 0) > maxBytes && !limitsItself) return tooLarge(c, maxBytes);
    // Without a length it may take the maximum.
    const bytes = Math.min(stated ?? maxBytes, maxBytes);
    if (bytes === 0) return next();
    const body: Body = {
      address: addressGroup(c.get("address")),
      bytes,
      isArriving: incoming?.complete === false,
      cut: () => incoming?.destroy?.(),
    };
    const letGo = budget.hold(body);
    if (letGo === undefined) {
      c.get("log").warn("server busy", { reason: "bodies" });
      return refuse(c, 503, errorOf("receiving"), 5);
    }
    incoming?.once?.("end", () => {
      body.isArriving = false;
    });
    try {
      return await (stated !== undefined || limitsItself ? next() : limited(c, next));
    } finally {
      letGo();
    }
  });
}
