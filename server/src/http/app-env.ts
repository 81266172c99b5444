import type { HttpBindings } from "@hono/node-server";
import type { Log } from "../log.ts";

export interface AppEnv {
  /** Missing if a test calls the app without a port. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The socket's address, or the one from a trusted proxy. */
    address: string;
    /** Whether the browser uses HTTPS, to us or to a trusted proxy. */
    secure: boolean;
    log: Log;
  };
}
