import { describe, expect, it } from "vitest";
import { demoUser } from "../platform/demo-identity.ts";
import { redirectFor } from "./guards.ts";

describe("the guards", () => {
  it.each(["/", "/account", "/account/", "/Account"])(
    "send a visitor from %s to the login page",
    (pathname) => {
      expect(redirectFor({ pathname, user: null })).toBe("/login");
    },
  );

  it.each(["/login", "/signup", "/login/", "/LOGIN"])(
    "send a user from %s to the planner",
    (pathname) => {
      expect(redirectFor({ pathname, user: demoUser })).toBe("/");
    },
  );

  it.each(["/login", "/signup", "/contact", "/blog", "/blog/3"])(
    "let a visitor see %s",
    (pathname) => {
      expect(redirectFor({ pathname, user: null })).toBeUndefined();
    },
  );

  it.each(["/", "/account", "/contact", "/blog", "/blog/3"])("let a user see %s", (pathname) => {
    expect(redirectFor({ pathname, user: demoUser })).toBeUndefined();
  });
});
