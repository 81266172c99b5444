import { createHash, timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Hono } from "hono";
import type { Database } from "../database/database.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { Capability } from "../http/capability.ts";
import { refuse } from "../http/errors.ts";
import type { RequestMeter } from "./request-meter.ts";

interface MetricsInput {
  readonly token: string;
  readonly meter: RequestMeter;
  readonly database: Pick<Database, "ping">;
}

const hashed = (text: string) => createHash("sha256").update(text).digest();

const gauge = (name: string, help: string, value: number) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  `${name} ${value}`,
];

/** `GET /api/metrics` in the Prometheus text format. */
export function metricsCapability({ token, meter, database }: MetricsInput): Capability {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const expected = hashed(`Bearer ${token}`);
  const isDatabaseUp = () =>
    database.ping().then(
      () => 1,
      () => 0,
    );

  const routes = new Hono<AppEnv>().get("/", async (c) => {
    if (!timingSafeEqual(hashed(c.req.header("authorization") ?? ""), expected))
      return refuse(c, 401, { error: "These figures are for the operator." });
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const lines = [
      ...gauge(
        "smartplanner_database_up",
        "Whether the database answers and can be written to.",
        await isDatabaseUp(),
      ),
      ...gauge(
        "smartplanner_event_loop_delay_p99_seconds",
        "Since the last time this was read.",
        delay.percentile(99) / 1e9,
      ),
      ...gauge("process_resident_memory_bytes", "Memory of the process.", rss),
      ...gauge("nodejs_heap_size_used_bytes", "Of it, the heap in use.", heapUsed),
      ...gauge(
        "process_start_time_seconds",
        "When it started.",
        Date.now() / 1_000 - process.uptime(),
      ),
      "# HELP process_cpu_seconds_total Processor time of the process.",
      "# TYPE process_cpu_seconds_total counter",
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
      ...meter.lines(),
    ];
    delay.reset();
    return c.text(`${lines.join("\n")}\n`, 200, {
      "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
    });
  });

  return { path: "/metrics", routes, close: async () => void delay.disable() };
}
