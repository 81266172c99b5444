import type { HttpBindings } from "@hono/node-server";
import type { Log } from "../log.ts";

/** What every handler finds on its context. */
export interface AppEnv {
  /** Absent when a test calls the app without a port. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The client's address: the socket's, or what a trusted proxy says. */
    address: string;
    /** Whether the person's browser speaks HTTPS, to us or to a trusted proxy. */
    secure: boolean;
    log: Log;
  };
}
