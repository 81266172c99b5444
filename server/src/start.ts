import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { createCapabilities } from "./capabilities.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { listen } from "./http/listen.ts";
import { createRateLimiter } from "./limits/rate-limiter.ts";
import type { Log } from "./log.ts";
import { readWebBuild } from "./web-build/web-build.ts";

export interface RunningServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const webFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));
const graceMs = 10_000;

export async function start({ config, log }: { config: Config; log: Log }): Promise<RunningServer> {
  const database = await openDatabase({ config: config.database, log });
  try {
    const limiter = createRateLimiter({ database });
    const capabilities = createCapabilities({ config, database, limiter, log });
    const app = createApp({ config, log, capabilities, web: readWebBuild(webFolder) });
    const { port, stop } = await listen({ app, host: config.host, port: config.port });
    return {
      port,
      stop: async () => {
        for (const capability of capabilities) capability.drain?.();
        await stop({ graceMs });
        await Promise.all(capabilities.map((capability) => capability.close?.()));
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
