import type { Context } from "hono";
import type { AppEnv } from "./app-env.ts";

interface SecurityEvent {
  /** What was tried. */
  readonly event: string;
  readonly outcome: string;
  /** The account's id, where it is known who it was. Never an e-mail address. */
  readonly user?: string | undefined;
}

/** One line for whoever looks for an attack; the only ones that name a client's address. */
export const logSecurity = (c: Context<AppEnv>, { event, outcome, user }: SecurityEvent) =>
  c.get("log").info(event, { outcome, user, address: c.get("address") });
