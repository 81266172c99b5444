import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import type { Config } from "./config.ts";
import { answerLength } from "./http/answer-length.ts";
import type { AppEnv } from "./http/app-env.ts";
import { createBodyBudget, holdBody } from "./http/body-budget.ts";
import { defaultMaxBodyBytes, limitBody } from "./http/body-limit.ts";
import type { Capability } from "./http/capability.ts";
import { trustProxies } from "./http/client-address.ts";
import { handleError, refuse } from "./http/errors.ts";
import { originCheck } from "./http/origin-check.ts";
import { requestContext } from "./http/request-context.ts";
import { securityHeaders } from "./http/security-headers.ts";
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
  /** How much of all bodies is held at a time. */
  readonly bodyBytes?: number;
  /** Keeps out who sends too many requests. */
  readonly door?: MiddlewareHandler<AppEnv>;
  /** Counts requests, where somebody wants to know. */
  readonly meter?: RequestMeter | undefined;
}

const nothingHere = (c: Context<AppEnv>) =>
  refuse(c, { status: 404, error: "There is nothing at this address." });

export function createApp({
  config,
  log,
  capabilities,
  web,
  bodyBytes,
  door,
  meter,
}: AppInput): Hono<AppEnv> {
  const { publicUrl } = config;
  const proxies = trustProxies(config.trustedProxies);
  const app = new Hono<AppEnv>();
  app.onError(async (error, c) => {
    const answer = await handleError(error, c);
    return unavailablePage({ web, accept: c.req.header("accept"), answer });
  });
  app.use(requestContext({ log, proxies, publicUrl }));
  if (meter !== undefined) app.use(meter.middleware);
  app.use(securityHeaders({ inlineScripts: web.inlineScripts }));
  app.use(compress());
  app.use(answerLength);

  app.use("/api/*", async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  });
  if (door !== undefined) app.use("/api/*", door);
  app.use("/api/*", originCheck({ publicUrl }));
  // No id and no token holds a NUL, and PostgreSQL would fail on one instead of finding nothing.
  app.use("/api/*", async (c, next) => (c.req.path.includes("\u0000") ? nothingHere(c) : next()));
  const budget = createBodyBudget(bodyBytes === undefined ? {} : { bytes: bodyBytes });
  for (const capability of capabilities) {
    const { path, atRoot, routes, maxBodyBytes = defaultMaxBodyBytes, limitsBodies } = capability;
    const place = atRoot === true ? path : `/api${path}`;
    app.use(`${place}/*`, holdBody({ budget, maxBytes: maxBodyBytes }));
    if (limitsBodies !== true) app.use(`${place}/*`, limitBody(maxBodyBytes));
    app.route(place, routes);
  }
  app.all("/api/*", nothingHere);

  app.get("/.well-known/security.txt", securityTxt({ publicUrl }));
  app.get("*", serveWeb({ web, publicUrl }));
  app.notFound(nothingHere);
  return app;
}
