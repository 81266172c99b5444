import { describe, expect, it } from "vitest";
import { makeApp } from "../../test/make-app.ts";
import { healthCapability } from "../health/health.ts";
import { metricsCapability } from "./metrics.ts";
import { createRequestMeter } from "./request-meter.ts";

const token = "a secret of the operator";

const open = (ping: () => Promise<void> = async () => undefined) => {
  const meter = createRequestMeter();
  const database = { ping };
  const capabilities = [
    healthCapability({ database }),
    metricsCapability({ token, meter, database }),
  ];
  const app = makeApp({ capabilities, meter });
  const read = (authorization?: string) =>
    app.request("/api/metrics", { headers: authorization === undefined ? {} : { authorization } });
  return { app, read };
};

describe("the figures for the operator", () => {
  it("are shown only with the secret", async () => {
    const { read } = open();
    for (const said of [undefined, "", "Bearer", "Bearer a secret", token])
      expect((await read(said)).status).toBe(401);
    expect((await read(`Bearer ${token}`)).status).toBe(200);
  });

  it("count requests by capability and kind of answer, and name no path", async () => {
    const { app, read } = open();
    await app.request("/api/health");
    await app.request("/api/health");
    await app.request("/api/nothing/secret-token-of-somebody");
    const response = await read(`Bearer ${token}`);
    expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    const text = await response.text();
    expect(text).toContain('smartplanner_request_seconds_count{area="health",status="2xx"} 2');
    expect(text).toContain(
      'smartplanner_request_seconds_bucket{area="nothing",status="4xx",le="+Inf"} 1',
    );
    expect(text).not.toContain("secret-token");
    expect(text).toMatch(/^smartplanner_database_up 1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    for (const line of text.trim().split("\n"))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]+\})? [\d.e+-]+)$/);
  });

  it("say when the database is away", async () => {
    const { read } = open(async () => {
      throw new Error("away");
    });
    expect(await (await read(`Bearer ${token}`)).text()).toMatch(/^smartplanner_database_up 0$/m);
  });
});

it("a security.txt says where to report a vulnerability", async () => {
  const app = makeApp({ config: { publicUrl: new URL("https://planner.example.org") } });
  const response = await app.request("/.well-known/security.txt");
  expect(response.headers.get("content-type")).toMatch(/^text\/plain;\s*charset=utf-8$/i);
  const text = await response.text();
  expect(text).toContain("Contact: https://planner.example.org/contact\n");
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  const daysLeft = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(300);
  expect(daysLeft).toBeLessThan(366);
});
