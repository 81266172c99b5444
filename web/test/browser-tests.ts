import "./unseen-page.ts";
import "../src/styles/app.css";
import "../src/styles/planner.css";
import * as react from "react";
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";
import { page } from "vitest/browser";
import { removeShown } from "./memory-platform.tsx";

/**
 * React notes for each element where in the code it was made, to say it beside a warning: a quarter of
 * the processor's time here, and only for the first 10,000 of each second. Here it has noted them all.
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
  // A test that failed on a phone's screen, or with larger text, would take all that follow with it.
  document.documentElement.removeAttribute("style");
  await page.viewport(1280, 900);
  // An unexpected error in the console fails a test.
  expect(complaints).not.toHaveBeenCalled();
});
