import { knownTimeZone } from "@smart-planner/calendar-files";
import type { Context } from "hono";
import type { AppEnv } from "../http/app-env.ts";
import { addressGroup } from "../http/client-address.ts";
import { errorOf, type SaidError } from "../http/error-of.ts";
import { Refused } from "../http/errors.ts";
import { admit } from "../limits/take-each.ts";
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

export const askInZone =
  ({ requiredUser, limiter, limits, tooOften }: AskInput) =>
  async (c: Context<AppEnv>, named: string) => {
    const { id: userId } = await requiredUser(c);
    const timeZone = knownTimeZone(named);
    if (timeZone === undefined) throw new Refused(400, errorOf("unknown-zone"));
    const asked = limits({ userId, address: addressGroup(c.get("address")) });
    await admit(
      limiter,
      asked.map((limit) => ({ ...limit, windowSeconds: 3_600 })),
      () => tooOften,
    );
    return { userId, timeZone };
  };
