import { createApp } from "../src/app.ts";
import type { Config } from "../src/config.ts";
import type { Capability } from "../src/http/capability.ts";
import type { RequestLimits } from "../src/http/request-limits.ts";
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
  readonly limits?: RequestLimits | undefined;
  readonly config?: Partial<Pick<Config, "publicUrl" | "trustedProxies">>;
}

/** The whole app without a port: call it with `app.request(path, init)`. */
export const makeApp = ({
  capabilities = [],
  web,
  log,
  config,
  bodyBytes,
  limits,
  meter,
}: MakeAppInput = {}) =>
  createApp({
    config: { publicUrl: undefined, trustedProxies: [], ...config },
    log: log ?? silentLog,
    capabilities,
    web: web ?? emptyWebBuild,
    ...(bodyBytes === undefined ? {} : { bodyBytes }),
    limits,
    heldBackMs: 0,
    meter,
  });
