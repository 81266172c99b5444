import { fileURLToPath } from "node:url";
import { relyingPartyOf } from "./accounts/passkeys/relying-party.ts";
import { createApp } from "./app.ts";
import { createCapabilities } from "./capabilities.ts";
import type { Config } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { dropOldRestores } from "./database/restore-sqlite.ts";
import { listen } from "./http/listen.ts";
import { createRequestLimits } from "./http/request-limits.ts";
import { createBackups } from "./jobs/scheduled-backups.ts";
import { startSweep } from "./jobs/start-loop.ts";
import { createRateLimiter } from "./limits/rate-limiter.ts";
import { describeError, type Log } from "./log.ts";
import { metricsCapability } from "./metrics/metrics.ts";
import { createRequestMeter } from "./metrics/request-meter.ts";
import { migrations } from "./migrations.ts";
import { checkSecretKey } from "./secrets/check-secret-key.ts";
import { createSealer } from "./secrets/sealed-text.ts";
import { readSecretKey } from "./secrets/secret-key.ts";
import { readWebBuild } from "./web-build/web-build.ts";
import { withWays } from "./web-build/with-ways.ts";

export interface RunningServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const webFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));
const graceMs = 10_000;

export async function start({ config, log }: { config: Config; log: Log }): Promise<RunningServer> {
  const database = await openDatabase({ config: config.database, migrations, log });
  try {
    const secretKey = readSecretKey({ given: config.secretKey, folder: config.dataDir });
    const sealer = createSealer(secretKey);
    await checkSecretKey({ database, sealer });
    const limiter = createRateLimiter({ database });
    const limits = createRequestLimits();
    const made = createCapabilities({ config, database, sealer, limiter, limits, log });
    const capabilities = [...made];
    const backups =
      config.backups && createBackups({ ...config.backups, folder: config.dataDir, log });
    const meter = config.metricsToken === undefined ? undefined : createRequestMeter();
    if (meter !== undefined && config.metricsToken !== undefined)
      capabilities.push(metricsCapability({ token: config.metricsToken, meter, database }));
    const web = withWays({
      web: readWebBuild(webFolder),
      signIn: config.signIn,
      sendsMail: config.mail !== undefined && config.signIn.passwords,
      hasPasskeys: config.signIn.passkeys && relyingPartyOf(config.publicUrl) !== undefined,
    });
    const app = createApp({ config, log, capabilities, limits, meter, web });
    const { port, stop } = await listen({ app, host: config.host, port: config.port });
    void backups?.begin();
    const sweepRestores = async () => dropOldRestores({ folder: config.dataDir, now: new Date() });
    await sweepRestores().catch((error: unknown) =>
      log.warn("earlier restores not swept", describeError(error)),
    );
    const stopSweep = startSweep({ what: "earlier restores", run: sweepRestores, log });
    return {
      port,
      stop: async () => {
        for (const capability of capabilities) capability.drain?.();
        backups?.stop();
        stopSweep();
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
