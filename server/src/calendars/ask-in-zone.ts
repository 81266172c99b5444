import { knownTimeZone } from "@smart-planner/calendar-files";
import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { addressGroup } from "../http/client-address.ts";
import { errorOf, type SaidError } from "../http/error-of.ts";
import { refuse } from "../http/errors.ts";
import { takeEach } from "../limits/take-each.ts";
import type { Parts } from "../parts.ts";

interface AskInput extends Parts<"requiredUser" | "limiter"> {
  /** Per hour. */
  readonly limits: (from: { readonly userId: string; readonly address: string }) => readonly {
    readonly name: string;
    readonly key: string;
    readonly limit: number;
  }[];
  /** Shown when the limit is reached. */
  readonly tooOften: SaidError;
}

export type AskedInZone =
  | { readonly ok: true; readonly userId: string; readonly timeZone: string }
  | { readonly ok: false; readonly refusal: Response };

export const askInZone =
  ({ requiredUser, limiter, limits, tooOften }: AskInput) =>
  async (c: Context<AppEnv>, named: string): Promise<AskedInZone> => {
    const { id: userId } = await requiredUser(c);
    const timeZone = knownTimeZone(named);
    if (timeZone === undefined)
      return { ok: false, refusal: refuse(c, 400, errorOf("unknown-zone")) };
    const asked = limits({ userId, address: addressGroup(c.get("address")) });
    const admission = await takeEach(
      limiter,
      asked.map((limit) => ({ ...limit, windowSeconds: 3_600 })),
    );
    if (!admission.ok)
      return { ok: false, refusal: refuse(c, 429, tooOften, admission.retryAfterSeconds) };
    return { ok: true, userId, timeZone };
  };
