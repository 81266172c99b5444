import { Hono } from "hono";
import type { Config } from "./config.ts";
import type { AppEnv } from "./http/app-env.ts";
import { createBodyBudget, defaultMaxBodyBytes, takeBody } from "./http/body-budget.ts";
import type { Capability } from "./http/capability.ts";
import { trustProxies } from "./http/client-address.ts";
import { eachRequest } from "./http/each-request.ts";
import { handleError, nothingHere } from "./http/errors.ts";
import type { RequestLimits } from "./http/request-limits.ts";
import { securityTxt } from "./http/security-txt.ts";
import type { Log } from "./log.ts";
import type { RequestMeter } from "./metrics/request-meter.ts";
import { serveWeb } from "./web-build/serve-web.ts";
import { unavailablePage } from "./web-build/unavailable-page.ts";
import type { WebBuild } from "./web-build/web-build.ts";

export interface AppInput {
  readonly config: Pick<Config, "publicUrl" | "trustedProxies">;
  readonly log: Log;
  readonly capabilities: readonly Capability[];
  readonly web: WebBuild;
  /** Bytes of all bodies held at a time. */
  readonly bodyBytes?: number;
  readonly limits?: RequestLimits | undefined;
  /** Delay of a 429. */
  readonly heldBackMs?: number;
  readonly meter?: RequestMeter | undefined;
}

export function createApp(input: AppInput): Hono<AppEnv> {
  const { config, log, capabilities, web, bodyBytes, limits, heldBackMs, meter } = input;
  const { publicUrl } = config;
  const proxies = trustProxies(config.trustedProxies);
  const app = new Hono<AppEnv>();
  app.onError(async (error, c) => {
    const answer = await handleError(error, c);
    return unavailablePage({ web, accept: c.req.header("accept"), answer });
  });
  const heldBack = heldBackMs === undefined ? {} : { heldBackMs };
  app.use(eachRequest({ log, proxies, publicUrl, limits, meter, ...heldBack }));

  const budget = createBodyBudget(bodyBytes === undefined ? {} : { bytes: bodyBytes });
  for (const capability of capabilities) {
    const { path, atRoot, routes, maxBodyBytes = defaultMaxBodyBytes, limitsBodies } = capability;
    const place = atRoot === true ? path : `/api${path}`;
    const limitsItself = limitsBodies === true;
    app.use(`${place}/*`, takeBody({ budget, maxBytes: maxBodyBytes, limitsItself }));
    app.route(place, routes);
  }
  app.all("/api/*", nothingHere);

  app.get("/.well-known/security.txt", securityTxt({ publicUrl }));
  // The service worker answers it; without one, shared things are not read.
  app.post("/share", (c) => c.redirect("/", 303));
  app.get("*", serveWeb({ web, publicUrl }));
  app.notFound(nothingHere);
  return app;
}
