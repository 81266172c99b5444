import "./unseen-page.ts";
import "../src/styles/app.css";
import "../src/styles/planner.css";
import * as react from "react";
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";
import { page } from "vitest/browser";
import { removeShown } from "./memory-platform.tsx";

/**
 * React records where each element was created, a quarter of the time here. It stops at 10,000 a
 * second: pretend that many.
 */
const inner: unknown = Reflect.get(
  react,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
if (inner instanceof Object)
  Object.defineProperty(inner, "recentlyCreatedOwnerStacks", {
    get: () => 10_000,
    set: () => undefined,
  });

let complaints: MockInstance;
beforeEach(() => {
  complaints = vi.spyOn(console, "error");
});

afterEach(async () => {
  removeShown();
  // Resets leftovers of a failed test.
  for (const name of ["style", "lang", "dir"]) document.documentElement.removeAttribute(name);
  await page.viewport(1280, 900);
  // A console error fails a test.
  expect(complaints).not.toHaveBeenCalled();
});
