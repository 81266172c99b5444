import { explainedPlanType, plannedByHeader } from "@smart-planner/contract";
import { Hono } from "hono";
import { accepts } from "hono/accepts";
import { compress } from "hono/compress";
import type { AppEnv } from "../http/app-env.ts";
import type { Capability } from "../http/capability.ts";
import { addressGroup } from "../http/client-address.ts";
import { refuseWith } from "../http/errors.ts";
import type { Parts } from "../parts.ts";
import { languageModels } from "./language-model.ts";
import type { ModelConfig } from "./model-config.ts";
import { type AskModel, modelReader } from "./model-reader.ts";
import type { Planning } from "./planning.ts";
import { readRequest } from "./read-request.ts";
import { requestLimits } from "./request-limits.ts";
import { createSmartPlanner, serverMoment } from "./smart-planner.ts";

interface TimetableInput extends Parts<"limiter" | "currentUser" | "log"> {
  readonly model: ModelConfig;
  readonly modelTimeoutMs?: Readonly<Record<"flash" | "pro", number>>;
  readonly planning: Planning;
  readonly now?: () => Date;
}

const askModelOf = ({ model, modelTimeoutMs, log }: TimetableInput): AskModel | undefined =>
  model.kind === "none"
    ? undefined
    : modelReader({
        models: languageModels(model),
        log,
        ...(modelTimeoutMs && { timeoutMs: modelTimeoutMs }),
      });

/** A timetable from subjects, hours and the student's own words. */
export function timetableCapability(input: TimetableInput): Capability {
  const { limiter, currentUser, log, now = () => new Date() } = input;
  const planSmart = createSmartPlanner({
    askModel: askModelOf(input),
    planning: input.planning,
    log,
  });
  const admitRequest = requestLimits(limiter);
  const routes = new Hono<AppEnv>().use(compress());

  routes.post("/generate-smart", async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const reading = readRequest(body);
    if (!reading.ok) return refuseWith(c, reading);
    const user = await currentUser(c);
    await admitRequest(c, user);
    const { request } = reading;
    const { signal } = c.req.raw;
    const owner = user?.id ?? addressGroup(c.get("address"));
    const moment = serverMoment(now());
    const answer = await planSmart({ request, moment, signal, owner });
    if (!answer.ok) return refuseWith(c, answer);
    const { explained } = answer;
    const { plannedBy } = explained;
    c.header(plannedByHeader, plannedBy.kind === "model" ? plannedBy.model : plannedBy.kind);
    c.header("Vary", "Accept", { append: true });
    const type = accepts(c, {
      header: "Accept",
      supports: ["application/json", explainedPlanType],
      default: "application/json",
    });
    if (type !== explainedPlanType) return c.json(explained.plan);
    return c.body(JSON.stringify(explained), 200, { "Content-Type": explainedPlanType });
  });

  return { path: "/timetable", routes };
}
