import { createApp } from "../src/app.ts";
import type { Config } from "../src/config.ts";
import type { Capability } from "../src/http/capability.ts";
import type { createDoor } from "../src/http/door.ts";
import type { Log } from "../src/log.ts";
import type { RequestMeter } from "../src/metrics/request-meter.ts";
import { emptyWebBuild, type WebBuild } from "../src/web-build/web-build.ts";
import { silentLog } from "./silent-log.ts";

interface MakeAppInput {
  readonly capabilities?: readonly Capability[];
  readonly web?: WebBuild;
  readonly log?: Log;
  readonly bodyBytes?: number;
  readonly meter?: RequestMeter;
  readonly door?: ReturnType<typeof createDoor>;
  readonly config?: Partial<Pick<Config, "publicUrl" | "trustedProxies">>;
}

/** The whole app without a port: call it with `app.request(path, init)`. */
export const makeApp = ({
  capabilities = [],
  web,
  log,
  config,
  bodyBytes,
  door,
  meter,
}: MakeAppInput = {}) =>
  createApp({
    config: { publicUrl: undefined, trustedProxies: [], ...config },
    log: log ?? silentLog,
    capabilities,
    web: web ?? emptyWebBuild,
    ...(bodyBytes === undefined ? {} : { bodyBytes }),
    ...(door === undefined ? {} : { door }),
    meter,
  });
