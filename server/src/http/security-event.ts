import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

interface SecurityEvent {
  readonly event: string;
  readonly outcome: string;
  /** The account's id, if known; never an email address. */
  readonly user?: string | undefined;
}

/** For finding attacks; the only log lines with a client's address. */
export const logSecurity = (c: Context<AppEnv>, { event, outcome, user }: SecurityEvent) =>
  c.get("log").info(event, { outcome, user, address: c.get("address") });
