import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { makeApp } from "../../test/make-app.ts";
import type { AppEnv } from "./app-env.ts";

const routes = new Hono<AppEnv>()
  .get("/", (c) => c.body("raw"))
  .get("/bug", () => {
    throw new Error("bug");
  });
const capabilities = [{ path: "/thing", routes }] as const;
const app = makeApp({ capabilities });

const directives = (policy: string | null) =>
  new Map(
    (policy ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources] as const;
    }),
  );

describe.each(["/api/thing", "/api/thing/bug", "/api/nothing", "/", "/assets/none.js"])(
  "%s",
  (path) => {
    it("has a policy without anything inline", async () => {
      const { headers } = await app.request(path);
      const policy = directives(headers.get("content-security-policy"));
      expect(policy.get("default-src")).toEqual(["'none'"]);
      expect(policy.get("script-src")).toEqual(["'self'"]);
      expect(policy.get("style-src")).toEqual(["'self'"]);
      expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
      expect(policy.get("base-uri")).toEqual(["'none'"]);
      expect(policy.get("form-action")).toEqual(["'self'"]);
      expect(headers.get("content-security-policy")).not.toMatch(/unsafe|\*|https?:/);
    });

    it("has the other headers that an observer grades", async () => {
      const { headers } = await app.request(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
      expect(headers.get("access-control-allow-origin")).toBeNull();
      expect(headers.get("x-powered-by")).toBeNull();
    });
  },
);

describe("strict transport security", () => {
  const hsts = async (config: Parameters<typeof makeApp>[0], forwarded?: string) => {
    const response = await makeApp({ capabilities, ...config }).request(
      "/api/thing",
      { headers: forwarded === undefined ? {} : { "x-forwarded-proto": forwarded } },
      { incoming: { socket: { remoteAddress: "127.0.0.1" } } },
    );
    return response.headers.get("strict-transport-security");
  };

  it("is asked for over HTTPS, for at least a year and for every host below", async () => {
    const value = await hsts({ config: { publicUrl: new URL("https://planner.example.org") } });
    expect(Number(/max-age=(\d+)/.exec(value ?? "")?.[1])).toBeGreaterThanOrEqual(31_536_000);
    expect(value).toContain("includeSubDomains");
    expect(await hsts({ config: { trustedProxies: ["loopback"] } }, "https")).not.toBeNull();
  });

  it("is not asked for over plain HTTP, nor because a client says so", async () => {
    expect(await hsts({})).toBeNull();
    expect(await hsts({}, "https")).toBeNull();
    expect(await hsts({ config: { trustedProxies: ["loopback"] } }, "http")).toBeNull();
  });
});
